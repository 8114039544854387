/** A first game of Passage, on one small board. */

import { translator } from "../../lib/i18n.svelte";
import type { Step } from "../ui";

const en = {
  move:
    "You are the hats at the bottom. Bring one of them to the chequered edge at the top and you win. The dice pay " +
    "for it: a piece may step onto a colour that you have rolled. Touch a hat with a ring, then a square with a " +
    "ring.",
  "move.nudge": "Touch one of your hats, then a square that lights up.",
  "move.well":
    "The die of that colour is spent. Pieces go ahead, back and diagonally, but never straight to the left or right.",
  plan:
    "Two of your dice are alike. The largest group says how many moves you have: two. Touch hat 2 on e2: squares " +
    "with a 1 are one step away, those with a 2 are two steps. Touch e4, and play the plan.",
  "plan.nudge": "Hat 2 goes straight ahead from e2: touch e4, the square with a 2, then play the two steps.",
  "plan.well":
    "One die for each step: yellow for e3, magenta for e4. Any colours will do, and different pieces may share " +
    "the moves.",
  star:
    "The dotted line marks the star row. A piece that begins its turn before that row may go no further than the " +
    "row itself. Step onto it with hat 2.",
  "star.nudge": "Hat 2 stands on d4, just before the star row: step ahead onto rank 5.",
  "star.well": "That is as far as it goes this turn. It could still step back.",
  slow:
    "Three moves this time! But past the star row everybody slows down: a piece that begins on it makes a single " +
    "step beyond. Make it with hat 2.",
  "slow.nudge": "Step ahead past the dotted line with hat 2 on d5.",
  "slow.well":
    "From now on this hat makes one step a turn. The other moves are for your other pieces; moves that you do " +
    "not use are lost.",
  capture: "A ship has come down to e4, next to hat 2. Move onto it to capture it.",
  "capture.nudge": "Hat 2 on d3 can step diagonally onto e4.",
  "capture.well":
    "It leaves the board, and its owner rolls a die less. Ships that still stand at home, with a crossed token, " +
    "are safe: they have not moved.",
  back:
    "Hat 4 was captured too: it lies beside the board. With two dice alike you may bring a piece back to its start " +
    "square, instead of moving. Touch hat 4, then h1.",
  "back.nudge": "Touch hat 4 beside the board, then its start square h1.",
  "back.well": "That was the whole turn. With three dice alike it could have come back to any of your start squares.",
  win: "Hat 2 is one step from the far edge, and your dice show red and yellow. Step across!",
  "win.nudge": "Hat 2 stands on d8: any lit square on rank 9 will do.",
  "win.well": "You are across, and you have won. If your opponent had lost every piece, that would have won as well.",
};

type Key = keyof typeof en;

const nl: Record<Key, string> = {
  move:
    "Jij hebt de hoeden onderaan. Breng er één naar de geblokte rand bovenaan en je wint. De dobbelstenen betalen: " +
    "een stuk mag naar een kleur stappen die je hebt gegooid. Raak een hoed met een ring aan, dan een veld met een " +
    "ring.",
  "move.nudge": "Raak een van je hoeden aan, dan een veld dat oplicht.",
  "move.well":
    "De dobbelsteen van die kleur is op. Stukken gaan vooruit, achteruit en schuin, maar nooit recht naar links " +
    "of rechts.",
  plan:
    "Twee van je dobbelstenen zijn gelijk. De grootste groep zegt hoeveel zetten je hebt: twee. Raak hoed 2 op e2 " +
    "aan: velden met een 1 zijn één stap ver, die met een 2 twee stappen. Raak e4 aan en speel het plan.",
  "plan.nudge": "Hoed 2 gaat vanaf e2 recht vooruit: raak e4 aan, het veld met een 2, en speel de twee stappen.",
  "plan.well":
    "Eén dobbelsteen per stap: geel voor e3, magenta voor e4. Alle kleuren mogen, en verschillende stukken mogen " +
    "de zetten delen.",
  star:
    "De stippellijn hoort bij de sterrij. Een stuk dat zijn beurt vóór die rij begint, mag niet verder dan de rij " +
    "zelf. Stap erop met hoed 2.",
  "star.nudge": "Hoed 2 staat op d4, vlak voor de sterrij: stap vooruit naar rij 5.",
  "star.well": "Verder gaat het deze beurt niet. Terug zou nog wel kunnen.",
  slow:
    "Drie zetten ditmaal! Maar voorbij de sterrij wordt iedereen langzaam: een stuk dat erop begint, doet één " +
    "enkele stap verder. Doe die met hoed 2.",
  "slow.nudge": "Stap met hoed 2 op d5 vooruit over de stippellijn.",
  "slow.well":
    "Vanaf nu doet deze hoed één stap per beurt. De andere zetten zijn voor je andere stukken; wat je niet " +
    "gebruikt, vervalt.",
  capture: "Een schip is tot e4 gekomen, naast hoed 2. Ga erop staan om het te slaan.",
  "capture.nudge": "Hoed 2 op d3 kan schuin naar e4 stappen.",
  "capture.well":
    "Het gaat van het bord, en de eigenaar gooit een dobbelsteen minder. Schepen die nog thuis staan, met een " +
    "gekruist fiche, zijn veilig: zij zijn nog niet verzet.",
  back:
    "Ook hoed 4 is geslagen: hij ligt naast het bord. Met twee gelijke dobbelstenen mag je, in plaats van te " +
    "zetten, een stuk terugbrengen op zijn startveld. Raak hoed 4 aan, dan h1.",
  "back.nudge": "Raak hoed 4 naast het bord aan, dan zijn startveld h1.",
  "back.well": "Dat was de hele beurt. Met drie gelijke had hij op elk van je startvelden terug gemogen.",
  win: "Hoed 2 is één stap van de overkant, en je dobbelstenen tonen rood en geel. Stap over!",
  "win.nudge": "Hoed 2 staat op d8: elk verlicht veld op rij 9 is goed.",
  "win.well": "Je bent over en hebt gewonnen. Had je tegenstander geen stuk meer gehad, dan had je ook gewonnen.",
};

const de: Record<Key, string> = {
  move:
    "Du hast die Hüte unten. Bring einen davon an den karierten Rand oben, und du gewinnst. Die Würfel bezahlen: " +
    "Eine Figur darf auf eine Farbe gehen, die du gewürfelt hast. Berühre einen Hut mit Ring, dann ein Feld mit " +
    "Ring.",
  "move.nudge": "Berühre einen deiner Hüte, dann ein Feld, das aufleuchtet.",
  "move.well":
    "Der Würfel dieser Farbe ist verbraucht. Figuren gehen vor, zurück und schräg, aber nie gerade nach links " +
    "oder rechts.",
  plan:
    "Zwei deiner Würfel sind gleich. Die größte Gruppe sagt, wie viele Schritte du hast: zwei. Berühre Hut 2 auf " +
    "e2: Felder mit einer 1 sind einen Schritt weit weg, die mit einer 2 zwei Schritte. Berühre e4 und spiele den " +
    "Plan.",
  "plan.nudge": "Hut 2 geht von e2 geradeaus: Berühre e4, das Feld mit der 2, und spiele die zwei Schritte.",
  "plan.well":
    "Ein Würfel für jeden Schritt: Gelb für e3, Magenta für e4. Alle Farben sind recht, und mehrere Figuren " +
    "dürfen sich die Schritte teilen.",
  star:
    "Die gepunktete Linie gehört zur Sternreihe. Eine Figur, die ihren Zug vor dieser Reihe beginnt, darf nicht " +
    "weiter als bis auf die Reihe selbst. Betritt sie mit Hut 2.",
  "star.nudge": "Hut 2 steht auf d4, gleich vor der Sternreihe: Geh vor auf Reihe 5.",
  "star.well": "Weiter geht es in diesem Zug nicht. Zurück ginge noch.",
  slow:
    "Diesmal drei Schritte! Aber hinter der Sternreihe werden alle langsam: Wer auf ihr beginnt, macht nur einen " +
    "einzigen Schritt darüber hinaus. Mach ihn mit Hut 2.",
  "slow.nudge": "Geh mit Hut 2 auf d5 über die gepunktete Linie.",
  "slow.well":
    "Von nun an macht dieser Hut einen Schritt pro Zug. Die anderen Schritte sind für deine anderen Figuren; was " +
    "du nicht nutzt, verfällt.",
  capture: "Ein Schiff ist bis e4 gekommen, neben Hut 2. Zieh darauf, um es zu schlagen.",
  "capture.nudge": "Hut 2 auf d3 kann schräg nach e4 gehen.",
  "capture.well":
    "Es verlässt das Brett, und sein Besitzer wirft einen Würfel weniger. Schiffe, die noch zu Hause stehen, mit " +
    "gekreuzter Marke, sind sicher: Sie haben noch nicht gezogen.",
  back:
    "Auch Hut 4 wurde geschlagen: Er liegt neben dem Brett. Mit zwei gleichen Würfeln darfst du, statt zu ziehen, " +
    "eine Figur auf ihr Startfeld zurückbringen. Berühre Hut 4, dann h1.",
  "back.nudge": "Berühre Hut 4 neben dem Brett, dann sein Startfeld h1.",
  "back.well": "Das war der ganze Zug. Mit drei gleichen hätte er auf jedes deiner Startfelder gedurft.",
  win: "Hut 2 ist einen Schritt vor dem Ziel, und deine Würfel zeigen Rot und Gelb. Geh hinüber!",
  "win.nudge": "Hut 2 steht auf d8: Jedes leuchtende Feld auf Reihe 9 ist recht.",
  "win.well": "Du bist drüben und hast gewonnen. Hätte die Gegenseite keine Figur mehr gehabt, wäre das auch ein Sieg.",
};

const ja: Record<Key, string> = {
  move: "下の帽子があなたの駒です。1個でも上の市松模様の端まで運べば勝ちです。支払いはサイコロで、出た色のマスへ進めます。枠のついた帽子に触れ、次に枠のついたマスに触れてください。",
  "move.nudge": "自分の帽子に触れ、光ったマスに触れてください。",
  "move.well": "その色のサイコロを使いました。駒は前後と斜めに動けますが、真横には動けません。",
  plan: "サイコロが2個そろいました。いちばん多い色の数だけ動けるので、2歩です。e2の帽子2に触れると、1のマスは1歩、2のマスは2歩で届きます。e4に触れ、計画を進めてください。",
  "plan.nudge": "帽子2をe2からまっすぐ前へ。2と書かれたe4に触れ、2歩進めてください。",
  "plan.well":
    "1歩につきサイコロ1個。e3に黄、e4に桃色を使いました。色は自由に組み合わせられ、別々の駒で分けてもかまいません。",
  star: "点線が星の列の印です。星の列の手前から手番を始めた駒は、その列までしか進めません。帽子2で星の列に乗ってください。",
  "star.nudge": "帽子2は星の列のすぐ手前、d4にいます。5の段へ進んでください。",
  "star.well": "この手番はここまでです。後ろへ戻ることはできます。",
  slow: "今度は3歩です！ でも星の列を越えるとみな遅くなります。星の列から始めた駒は、先へは1歩だけ。帽子2で進んでください。",
  "slow.nudge": "d5の帽子2で点線の先へ進んでください。",
  "slow.well": "この帽子はこれから1手番に1歩です。残りの歩数はほかの駒に使えます。使わなかった分はなくなります。",
  capture: "船が帽子2の隣のe4まで来ました。その上に進んで取りましょう。",
  "capture.nudge": "d3の帽子2は斜めにe4へ進めます。",
  "capture.well": "船は盤から外れ、持ち主のサイコロが1個減ります。×の札の前にいる船はまだ動いていないので取れません。",
  back: "帽子4も取られて、盤の横にいます。サイコロが2個そろえば、動く代わりに駒を出発マスへ戻せます。帽子4に触れ、h1に触れてください。",
  "back.nudge": "盤の横の帽子4に触れ、出発マスのh1に触れてください。",
  "back.well": "これで手番は終わりです。3個そろえば、自分のどの出発マスにも戻せます。",
  win: "帽子2はあと1歩で向こう岸。サイコロには赤と黄があります。渡りましょう！",
  "win.nudge": "帽子2はd8にいます。9の段の光ったマスならどこでもかまいません。",
  "win.well": "渡りきって、あなたの勝ちです。相手の駒をすべて取っても勝ちになります。",
};

const say = translator<Key>({ en, nl, de, ja });

const BOARD =
  "board=9x9:hsVchvavdsvcvVhdvVvasHscdad:" +
  "YMCGRRYRBMCRRGYCBYRCCYYYMGYCBCMMMBYGBCCYCCRRBMGBRRCCRBGMCCMRBCYRCCMMRBGBYYRYYRBCM";

type Part = "move" | "plan" | "star" | "slow" | "capture" | "back" | "win";

function step(part: Part, position: string, wants: string[], then: string[] = []): Step {
  return {
    say: say(part),
    position: `turn=0 ${position} ${BOARD}`,
    wants,
    nudge: say(`${part}.nudge`),
    well: say(`${part}.well`),
    then,
  };
}

export function lesson(): Step[] {
  return [
    step("move", "round=1 pieces=b1!,d1!,f1!,h1!/h9!,f9!,d9!,b9! dice=RYGBM", [
      "d1-e2",
      "d1-d2",
      "d1-c2",
      "b1-a2",
      "b1-c2",
      "f1-f2",
      "f1-e2",
      "h1-h2",
      "h1-i2",
    ]),
    step("plan", "round=4 pieces=b1!,e2,f1!,h1!/h9!,f9!,d8,b9! dice=RYBMM", ["e2-e3"], ["e3-e4"]),
    step("star", "round=7 pieces=b1!,d4,f1!,h1!/h9!,f9!,d8,b9! dice=RRYCM", ["d4-d5", "d4-c5", "d4-e5"]),
    step("slow", "round=10 pieces=b1!,d5,f1!,h1!/h9!,f9!,d8,b9! dice=RRRGB", ["d5-d6", "d5-c6", "d5-e6"]),
    step("capture", "round=13 pieces=c2,d3,f1!,h1!/h9!,f9!,e4,b9! dice=RCMMB", ["d3-e4"]),
    step("back", "round=16 pieces=c2,e4,f1!,-/h9!,f9!,-,b8 dice=RCBB", ["4@h1"], ["end"]),
    step("win", "round=22 pieces=c2,d8,f1!,-/h9!,f9!,-,b7 dice=RYGG", ["d8-c9", "d8-d9", "d8-e9"]),
  ];
}
