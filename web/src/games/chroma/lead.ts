/** First where, then which: a touch on any card or free place of a rainbow that can be picked picks the rainbow. */

import type { Attachment } from "svelte/attachments";
import type { Picker } from "../../lib/picker.svelte";

export function lead(picker: Picker, seat: number): Attachment<HTMLElement> {
  const rainbow = `rainbow:${seat}`;
  return (row) => {
    const caught = (event: Event): void => {
      const pick = (event.target as Element).closest<HTMLElement>("[data-pick]")?.dataset["pick"] ?? `${rainbow}:`;
      if (!pick.startsWith(`${rainbow}:`) || picker.light(rainbow) !== "lit") return;
      event.stopPropagation();
      picker.touch(rainbow);
    };
    row.addEventListener("click", caught, true);
    return () => row.removeEventListener("click", caught, true);
  };
}
