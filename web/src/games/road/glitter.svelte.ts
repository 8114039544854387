/** Where a fairy has run: the road sparkles there until her run has been counted. */

import type { HappeningOf } from "../ui";

/** How long the whole run is seen once it is over, in milliseconds. */
const LASTS = 1400;

class Glitter {
  private spots = $state.raw<ReadonlySet<string>>(new Set());
  private over: ReturnType<typeof setTimeout> | undefined;

  on(spot: string): boolean {
    return this.spots.has(spot);
  }

  hear(happening: HappeningOf<"road">): void {
    switch (happening.what) {
      case "road.ran":
      case "road.bounded":
        if (this.over !== undefined) this.clear();
        this.spots = new Set([...this.spots, happening.source, happening.spot]);
        break;
      case "road.stopped":
      case "road.lapped":
        clearTimeout(this.over);
        this.over = setTimeout(() => this.clear(), LASTS);
    }
  }

  private clear(): void {
    clearTimeout(this.over);
    this.over = undefined;
    this.spots = new Set();
  }
}

export const glitter = new Glitter();
