import type { Step } from "../dress";

export function lesson(): Step[] {
  return [];
}
