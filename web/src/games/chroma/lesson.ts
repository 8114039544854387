import type { Step } from "../dress";

export const lesson = (): Step[] => [];
