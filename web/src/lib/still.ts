/** A board that only shows: nothing can be played on it. */

import { Face } from "./face.svelte";

export function stillFace(): Face {
  return new Face({
    play: async () => undefined,
    why: async () => ({ sentence: "" }),
    ahead: () => Promise.reject(new Error("nothing can be played here")),
    draft: async () => [],
    hurts: () => false,
    tell: () => undefined,
  });
}
