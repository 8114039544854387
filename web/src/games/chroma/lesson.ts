/** The first game: seven moments of one, as the person at seat 0 lives them. */

import { translator } from "../../lib/words.svelte";
import type { Step } from "../ui";

const say = translator("chroma-lesson");

export const lesson = (): Step[] => [
  {
    say: say("draw"),
    position: "phase=draw turn=0 turns=4 rainbows=OtRt/BcGc hands=BxGpYt/OxRsYs",
    wants: ["draw"],
    well: say("draw-well"),
  },
  {
    say: say("play"),
    position: "phase=act turn=0 turns=4 rainbows=OtRt/BcGc hands=BxGpOsYt/OxRsYs",
    wants: ["play:Yt"],
    nudge: say("play-nudge"),
    then: ["draw", "discard:Rs"],
    well: say("play-well"),
  },
  {
    say: say("take"),
    position: "phase=draw turn=0 turns=6 rainbows=OtRtYt/BcGcOc hands=BxGpOs/OxYcYs discards=RsGt",
    wants: ["take"],
    nudge: say("take-nudge"),
    well: say("take-well"),
  },
  {
    say: say("attack"),
    position: "phase=act turn=0 turns=8 rainbows=GtOtRtYt/BcGcOcYc hands=BxGpOsY*/G*OxYs discards=Rs",
    wants: ["wild:Y*@1-Bc", "wild:Y*@1-Gc", "wild:Y*@1-Oc"],
    nudge: say("attack-nudge"),
    then: ["draw", "discard:Ox"],
    well: say("attack-well"),
  },
  {
    say: say("lock"),
    position: "phase=draw turn=0 turns=10 rainbows=OtRtYtG*/GcOcYcY* hands=BxGpOs/OxRpYs discards=RsBcBt!1",
    wants: ["draw"],
    nudge: say("lock-nudge"),
    well: say("lock-well"),
  },
  {
    say: say("sixth"),
    position: "phase=act turn=0 turns=12 rainbows=BsGxOtRtYt/GcOcYcY* hands=BxGpGtOs/OxRpYs discards=RsBcBtBp",
    wants: ["play:Gt-Gx", "play:Gt-Bs"],
    nudge: say("sixth-nudge"),
    then: ["draw", "discard:Rp"],
    well: say("sixth-well"),
  },
  {
    say: say("win"),
    position: "phase=act turn=0 turns=16 rainbows=BsGtOtRtYt/BcGcOcYcY* hands=B*GpOs*t/OxRpYs discards=RsBcBtBpRp",
    wants: ["play:*t-Bs", "play:B*-Bs"],
    nudge: say("win-nudge"),
    well: say("win-well"),
  },
];
