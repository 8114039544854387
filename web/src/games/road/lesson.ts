/** A first Rainbow Road: eight positions, and what there is to see in each. */

import { translator } from "../../lib/words.svelte";
import type { Step } from "../ui";

const POSITIONS: Omit<Step, "say" | "nudge" | "well">[] = [
  {
    position:
      "round=1 phase=place turn=0 first=1 ring=-4-2-/36-5- sunny=d rain=g played=-/f hands=13455677/??????? " +
      "pranks=js/??",
    wants: ["4", "5", "6", "7"].flatMap((card) => [..."ace"].map((spot) => `${card}@${spot}`)),
  },
  {
    position:
      "round=3 phase=sunny turn=0 first=1 ring=71244/63526 sunny=b rain=h played=e/i scores=3/4 " +
      "hands=13557/????? pranks=js/??",
    wants: [">c"],
    then: [">d", ">e", ">f"],
  },
  {
    position:
      "round=3 phase=sunny turn=0 first=0 ring=67251/34265 sunny=c rain=d played=a/h scores=5/4 " +
      "hands=13467/????? pranks=js/??",
    wants: [">e"],
    then: [">f", ">g"],
  },
  {
    position:
      "round=4 phase=place turn=0 first=1 ring=46731/25647 sunny=c rain=h played=-/g scores=8/7 hands=23467/???? " +
      "discards=5 pranks=js/??",
    wants: ["2", "3", "4"].flatMap((card) => [..."abde"].map((spot) => `${card}@${spot}`)),
  },
  {
    position:
      "round=5 phase=rain turn=0 first=1 ring=34675/21364 sunny=b rain=d played=a/i scores=9/13 gained=0/3 " +
      "hands=257/??? discards=1247 pranks=r/??",
    wants: [">e"],
    then: [">f", ">g"],
  },
  {
    position:
      "round=5 phase=rain turn=0 first=1 ring=46756/27513 sunny=c rain=d played=a/g scores=10/11 gained=0/2 " +
      "hands=124/??? discards=1235 pranks=sr/??",
    wants: ["skip:b"],
    then: [">a", ">j", ">i"],
  },
  {
    position:
      "round=6 phase=rain turn=0 first=1 ring=63527/12456 sunny=c rain=e played=e/h scores=14/16 gained=0/2 " +
      "hands=13/?? discards=123457 pranks=p/??",
    wants: ["teleport:f"],
    then: [">g", ">h", ">i", ">j", ">a"],
  },
  {
    position:
      "round=8 phase=rain turn=0 first=1 ring=12463/57541 sunny=h rain=d played=d/f start=a way=anticlockwise " +
      "points=3 scores=17/19 gained=0/2 hands=-/- discards=1233456677 pranks=-/?",
    wants: ["stop"],
  },
];

const say = translator("road-lesson");
type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export function lesson(): Step[] {
  return POSITIONS.map((step, index) => {
    const place = (index + 1) as Place;
    return { ...step, say: say(`${place}`), nudge: say(`${place}-nudge`), well: say(`${place}-well`) };
  });
}
