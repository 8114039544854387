/** A first Rainbow Road: eight positions, and what there is to see in each. */

import type { Language } from "../../lib/languages";
import { settings } from "../../lib/settings.svelte";
import type { Step } from "../ui";

/** What is said before, when something else is played, and after. */
type Said = readonly [say: string, nudge: string, well: string];

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

const SAID: Record<Language, readonly Said[]> = {
  en: [
    [
      "Your field is the lower half of the road. The sun shines, so whoever lays the higher card runs with the " +
        "Sunny Fairy. The other card is a 3: pick a higher one, then one of your empty spots.",
      "lay a card above 3. The little fairy on each card shows whom it brings you.",
      "Yours is higher: you run with the Sunny Fairy. She always runs first.",
    ],
    [
      "Two rounds later. In the sun she looks for rising numbers; equal ones are fine. Every card she runs onto " +
        "is a point, and the footprints show how far each way goes. Pick the one that is worth 4.",
      "the long run goes from the 1 to the 2 and on.",
      "2, 4, 4, 6: four cards, four points. The 3 was too low, so she stops there.",
    ],
    [
      "Now the Rain Fairy stands in the way. The Sunny Fairy jumps over her onto whatever comes next, and that " +
        "is worth 2. Run as far as you can.",
      "jump over the Rain Fairy, onto the 1.",
      "Two points for the jump, then the 3 and the 4: four in all.",
    ],
    [
      "It rains every other round, and everything turns over: now the higher card brings the Rain Fairy, and the " +
        "Sunny Fairy runs down. Lay a card below 5 to get her. Your field is full, so it takes the place of one of " +
        "your cards.",
      "pick a card below 5, then a card of yours without a fairy.",
      "The old card goes to the discards, and the Sunny Fairy is yours. Beside the road you see the weather of " +
        "all eight rounds.",
    ],
    [
      "The sun again, but your card was lower: you run with the Rain Fairy, downwards. She cannot pass the Sunny " +
        "Fairy, so look which way is worth more.",
      "on that side the Sunny Fairy is in the way. Try the other one.",
      "5, 2, 1: three points.",
    ],
    [
      "She is stuck: the 6 is too high, and on the other side is the Sunny Fairy. But the Rain Fairy knows " +
        "pranks, one a round. Pick Skip, and land on the 6 behind the Sunny Fairy.",
      "pick Skip, then the 6 on b.",
      "Skip does not care about numbers. From the 6 she ran on, to the 4, the 3 and the 1: four points.",
    ],
    [
      "Rain, so the Rain Fairy climbs, but a 7 is no place to begin. Some pranks come before the run. Pick " +
        "Teleport, and put her where a long climb begins.",
      "look for the lowest card, the 1 on f.",
      "From the 1 up to the second 6: five points. Each prank card works once in a game.",
    ],
    [
      "The last run. She has earned 3 points, and the next card is lower: this is the end of it. You may stop " +
        "whenever you like. Stop here and see who wins.",
      "press the button to stop.",
      "20 to 19: you win! Whoever has more points after eight rounds has won.",
    ],
  ],
  nl: [
    [
      "Jouw veld is de onderste helft van de weg. De zon schijnt, dus wie de hogere kaart legt, loopt met de " +
        "Zonnefee. De andere kaart is een 3: kies een hogere, en dan een van je lege plekken.",
      "leg een kaart boven de 3. Het feetje op elke kaart laat zien wie je ermee krijgt.",
      "De jouwe is hoger: jij loopt met de Zonnefee. Zij loopt altijd als eerste.",
    ],
    [
      "Twee ronden later. In de zon zoekt ze oplopende getallen; gelijke mogen ook. Elke kaart waar ze op komt " +
        "is een punt, en de voetstappen tonen hoe ver het gaat aan beide kanten. Kies de voetstap die 4 waard is.",
      "de lange weg gaat van de 1 naar de 2 en verder.",
      "2, 4, 4, 6: vier kaarten, vier punten. De 3 was te laag, dus daar houdt ze op.",
    ],
    [
      "Nu staat de Regenfee in de weg. De Zonnefee springt over haar heen op wat er ook volgt, en dat is 2 " +
        "punten waard. Loop zo ver als je kunt.",
      "spring over de Regenfee, op de 1.",
      "Twee punten voor de sprong, dan de 3 en de 4: vier in totaal.",
    ],
    [
      "Om de ronde regent het, en dan is alles omgekeerd: nu levert de hogere kaart de Regenfee op, en de " +
        "Zonnefee loopt omlaag. Leg een kaart onder de 5 om haar te krijgen. Je veld is vol, dus ze komt in de " +
        "plaats van een van je kaarten.",
      "kies een kaart onder de 5, en dan een eigen kaart zonder fee.",
      "De oude kaart gaat naar de aflegstapel en de Zonnefee is van jou. Naast de weg zie je het weer van alle " +
        "acht ronden.",
    ],
    [
      "Weer zon, maar jouw kaart was lager: je loopt met de Regenfee, omlaag. Ze kan niet langs de Zonnefee, dus " +
        "kijk welke kant meer oplevert.",
      "aan die kant staat de Zonnefee in de weg. Probeer de andere.",
      "5, 2, 1: drie punten.",
    ],
    [
      "Ze zit vast: de 6 is te hoog, en aan de andere kant staat de Zonnefee. Maar de Regenfee kent streken, één " +
        "per ronde. Kies Overslaan en land op de 6 achter de Zonnefee.",
      "kies Overslaan, en dan de 6 op b.",
      "Overslaan let niet op getallen. Vanaf de 6 liep ze door naar de 4, de 3 en de 1: vier punten.",
    ],
    [
      "Regen, dus de Regenfee klimt, maar een 7 is geen goed begin. Sommige streken komen voor het lopen. Kies " +
        "Teleport en zet haar waar een lange klim begint.",
      "zoek de laagste kaart, de 1 op f.",
      "Van de 1 tot de tweede 6: vijf punten. Elke streek werkt één keer per spel.",
    ],
    [
      "De laatste loop. Ze heeft 3 punten verdiend en de volgende kaart is lager: verder gaat het niet. Stoppen " +
        "mag altijd. Stop hier en kijk wie er wint.",
      "druk op de knop om te stoppen.",
      "20 tegen 19: je wint! Wie na acht ronden de meeste punten heeft, heeft gewonnen.",
    ],
  ],
  de: [
    [
      "Dein Feld ist die untere Hälfte der Straße. Die Sonne scheint: Wer die höhere Karte legt, läuft mit der " +
        "Sonnenfee. Die andere Karte ist eine 3. Wähle eine höhere und dann einen deiner leeren Plätze.",
      "Leg eine Karte über 3. Die kleine Fee auf jeder Karte zeigt, wen sie dir bringt.",
      "Deine ist höher: Du läufst mit der Sonnenfee. Sie läuft immer zuerst.",
    ],
    [
      "Zwei Runden später. Bei Sonne sucht sie steigende Zahlen; gleiche sind auch erlaubt. Jede Karte, auf die " +
        "sie läuft, ist ein Punkt, und die Fußspuren zeigen, wie weit es auf beiden Seiten geht. Wähle die, die 4 " +
        "bringt.",
      "Der lange Weg führt von der 1 zur 2 und weiter.",
      "2, 4, 4, 6: vier Karten, vier Punkte. Die 3 war zu niedrig, da ist Schluss.",
    ],
    [
      "Jetzt steht die Regenfee im Weg. Die Sonnenfee springt über sie hinweg auf das, was folgt, und das zählt " +
        "2. Lauf so weit du kannst.",
      "Spring über die Regenfee, auf die 1.",
      "Zwei Punkte für den Sprung, dann die 3 und die 4: zusammen vier.",
    ],
    [
      "In jeder zweiten Runde regnet es, und alles kehrt sich um: Nun bringt die höhere Karte die Regenfee, und " +
        "die Sonnenfee läuft abwärts. Leg eine Karte unter 5, um sie zu bekommen. Dein Feld ist voll, also ersetzt " +
        "sie eine deiner Karten.",
      "Wähle eine Karte unter 5, dann eine eigene Karte ohne Fee.",
      "Die alte Karte kommt in die Ablage, und die Sonnenfee ist dein. Neben der Straße siehst du das Wetter " +
        "aller acht Runden.",
    ],
    [
      "Wieder Sonne, aber deine Karte war niedriger: Du läufst mit der Regenfee, abwärts. An der Sonnenfee kommt " +
        "sie nicht vorbei. Schau, welche Seite mehr bringt.",
      "Auf dieser Seite steht die Sonnenfee im Weg. Versuch die andere.",
      "5, 2, 1: drei Punkte.",
    ],
    [
      "Sie steckt fest: Die 6 ist zu hoch, und auf der anderen Seite steht die Sonnenfee. Aber die Regenfee " +
        "kennt Streiche, einen je Runde. Wähle Auslassen und lande auf der 6 hinter der Sonnenfee.",
      "Wähle Auslassen, dann die 6 auf b.",
      "Auslassen fragt nicht nach Zahlen. Von der 6 lief sie weiter zur 4, zur 3 und zur 1: vier Punkte.",
    ],
    [
      "Regen, also steigt die Regenfee, aber eine 7 ist kein guter Anfang. Manche Streiche kommen vor dem Lauf. " +
        "Wähle Teleport und setz sie dorthin, wo ein langer Anstieg beginnt.",
      "Such die niedrigste Karte, die 1 auf f.",
      "Von der 1 bis zur zweiten 6: fünf Punkte. Jeder Streich wirkt nur einmal im Spiel.",
    ],
    [
      "Der letzte Lauf. Sie hat 3 Punkte verdient, und die nächste Karte ist niedriger: Weiter geht es nicht. " +
        "Anhalten darfst du immer. Halt hier an und sieh, wer gewinnt.",
      "Drück auf den Knopf zum Anhalten.",
      "20 zu 19: Du gewinnst! Wer nach acht Runden mehr Punkte hat, hat gewonnen.",
    ],
  ],
  ja: [
    [
      "道の下半分があなたの陣地です。いまは晴れなので、大きいカードを出した人が晴れの妖精を動かします。相手のカードは3です。それより大きいカードを選び、空いたマスに置きましょう。",
      "3より大きいカードを出しましょう。カードの上の小さな妖精が、どちらを動かせるかを示しています。",
      "あなたのほうが大きいので、晴れの妖精を動かします。先に走るのはいつも晴れの妖精です。",
    ],
    [
      "2ラウンド後です。晴れの日の晴れの妖精は、数字が上がるほうへ走ります。同じ数でもかまいません。乗ったカード1枚につき1点で、足あとを見ればどこまで行けるかわかります。4点の足あとを選びましょう。",
      "1から2へ進むほうが長い道です。",
      "2、4、4、6。4枚で4点です。次の3は小さいので、ここまでです。",
    ],
    [
      "雨の妖精が道をふさいでいます。晴れの妖精は雨の妖精を飛び越えて、その次のカードに数字に関係なく降りられます。これで2点です。行けるところまで走りましょう。",
      "雨の妖精を飛び越えて、1へ降りましょう。",
      "飛び越えて2点、さらに3と4で、合わせて4点です。",
    ],
    [
      "1ラウンドおきに雨が降り、すべてが逆になります。大きいカードが雨の妖精を動かし、晴れの妖精は数字を下ります。5より小さいカードを出して、晴れの妖精を動かしましょう。陣地はいっぱいなので、自分のカード1枚と置き換えます。",
      "5より小さいカードを選び、妖精のいない自分のカードに重ねましょう。",
      "元のカードは捨て札になり、晴れの妖精はあなたのものです。道のそばに8ラウンド分の天気が並んでいます。",
    ],
    [
      "また晴れですが、あなたのカードのほうが小さかったので、雨の妖精で数字を下ります。晴れの妖精のいるカードは通れません。点の多いほうを選びましょう。",
      "そちらは晴れの妖精がふさいでいます。反対側へどうぞ。",
      "5、2、1。3点です。",
    ],
    [
      "動けません。6は大きすぎ、反対側には晴れの妖精がいます。でも雨の妖精は、1ラウンドに1回いたずらができます。スキップを選び、晴れの妖精の向こうの6に降りましょう。",
      "スキップを選び、次にbの6を選びましょう。",
      "スキップは数字に関係ありません。6から4、3、1と走って4点です。",
    ],
    [
      "雨なので雨の妖精は数字を上りますが、7からでは上れません。走る前に使ういたずらもあります。テレポートを選び、長く上れるカードへ移しましょう。",
      "いちばん小さいカード、fの1を探しましょう。",
      "1から2枚目の6まで、5点です。いたずらは1枚につき1回だけ使えます。",
    ],
    [
      "最後のひと走りです。もう3点取りましたが、次のカードは小さいので先へは進めません。止まるのはいつでも自由です。ここで止まって、勝敗を見ましょう。",
      "止まるボタンを押しましょう。",
      "20対19であなたの勝ちです！8ラウンドの後、点の多い人が勝ちます。",
    ],
  ],
};

export function lesson(): Step[] {
  return POSITIONS.map((step, place) => {
    const [say, nudge, well] = SAID[settings.language][place]!;
    return { ...step, say, nudge, well };
  });
}
