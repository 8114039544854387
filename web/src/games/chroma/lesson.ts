/** The first game: seven moments of one, as the person at seat 0 lives them. */

import { translator } from "../../lib/i18n.svelte";
import type { Step } from "../ui";

const en = {
  draw:
    "Five cards of one shape, each in another colour: that is a rainbow, and whoever has one first wins. You have " +
    "two stars. Every turn begins with a card: touch the pile.",
  "draw.well": "Now you hold four cards, and exactly one of them must go: into your rainbow, or to the discards.",
  play: "You hold a yellow star. Touch it, then the free place in your rainbow.",
  "play.nudge": "play the yellow star, it is a new colour of the shape you collect.",
  "play.well":
    "The arch lights up: red, orange and yellow are there. The small rainbows say how far you are in each shape. " +
    "Two more stars!",
  take:
    "Instead of drawing blindly you may take the top discard, and somebody has thrown away a green star. Touch the " +
    "discards.",
  "take.nudge": "the green star on top of the discards is just what you need.",
  "take.well": "Everybody saw you take it, so everybody knows that you hold it.",
  attack:
    "Danger: your neighbour needs only a red circle! Cards with a dashed frame are wild: the yellow colour card " +
    "is any shape in yellow. Lay it over a circle of theirs: touch it, then their rainbow, then the card that it " +
    "replaces. The little numbers tell how far they will be.",
  "attack.nudge":
    "lay the yellow colour card over their blue, green or orange circle. Over the yellow one it would simply be " +
    "a yellow circle again.",
  "attack.well":
    "Two yellow cards are one too many: they need two more cards now. But beware: if your wild completes a " +
    "rainbow of theirs, they win.",
  lock:
    "They paid you back: the green colour card lies where your blue star was. A card that a wild has replaced is " +
    "locked: the padlock counts the turns. Touch the discards if you want to hear why, then draw from the pile.",
  "lock.nudge": "the blue star is locked in this turn; draw from the pile.",
  "lock.well": "When the countdown is over and the card is still on top, anybody may take it.",
  sixth:
    "Your rainbow is full, but two of the cards are no stars. You may play a sixth, and then one of the six " +
    "goes. Touch the green star, then your rainbow, then a card that does not help.",
  "sixth.nudge": "play the green star, and put the green cross or the blue square away.",
  "sixth.well": "One to go! Cards that do not count lie a little smaller.",
  win:
    "All you need is a blue star. The star shape card is a star of any colour, and the blue colour card is blue in " +
    "any shape: both will do. Play one of them for the blue square.",
  "win.nudge": "play the star shape card or the blue colour card, and put the blue square away.",
  "win.well": "A rainbow of stars: you win!",
} as const;

type Line = keyof typeof en;

const nl: Record<Line, string> = {
  draw:
    "Vijf kaarten van één vorm, elk in een andere kleur: dat is een regenboog, en wie er als eerste een heeft, " +
    "wint. Jij hebt twee sterren. Elke beurt begint met een kaart: raak de stapel aan.",
  "draw.well": "Je hebt nu vier kaarten, en precies één daarvan moet weg: in je regenboog of naar de aflegstapel.",
  play: "Je hebt een gele ster. Raak die aan, en dan de vrije plek in je regenboog.",
  "play.nudge": "speel de gele ster, een nieuwe kleur van de vorm die je verzamelt.",
  "play.well":
    "De boog licht op: rood, oranje en geel zijn er. De kleine regenbogen tonen hoe ver je in elke vorm bent. " +
    "Nog twee sterren!",
  take:
    "In plaats van blind te trekken mag je de bovenste afgelegde kaart pakken, en iemand heeft een groene ster " +
    "weggedaan. Raak de aflegstapel aan.",
  "take.nudge": "de groene ster op de aflegstapel is precies wat je nodig hebt.",
  "take.well": "Iedereen zag dat je hem pakte, dus iedereen weet dat je hem hebt.",
  attack:
    "Gevaar: je buur heeft alleen nog een rode cirkel nodig! Kaarten met een streepjesrand zijn jokers: de gele " +
    "kleurkaart is elke vorm in geel. Leg hem over een cirkel van je buur: raak hem aan, dan die regenboog, dan " +
    "de kaart die hij vervangt. De kleine getallen tonen hoeveel er dan nog nodig is.",
  "attack.nudge":
    "leg de gele kleurkaart over de blauwe, groene of oranje cirkel. Over de gele zou hij gewoon weer een gele " +
    "cirkel zijn.",
  "attack.well":
    "Twee gele kaarten is er één te veel: er zijn nu nog twee kaarten nodig. Maar pas op: maakt jouw joker een " +
    "regenboog van een ander compleet, dan wint die ander.",
  lock:
    "Je krijgt het terug: waar je blauwe ster lag, ligt nu de groene kleurkaart. Een kaart die door een joker is " +
    "vervangen, zit op slot: het hangslot telt de beurten. Raak de aflegstapel aan als je wilt horen waarom, en " +
    "trek dan van de stapel.",
  "lock.nudge": "de blauwe ster zit deze beurt op slot; trek van de stapel.",
  "lock.well": "Is het aftellen voorbij en ligt de kaart nog bovenop, dan mag iedereen hem pakken.",
  sixth:
    "Je regenboog is vol, maar twee kaarten zijn geen ster. Je mag een zesde spelen, en dan gaat een van de zes " +
    "weg. Raak de groene ster aan, dan je regenboog, dan een kaart die niet helpt.",
  "sixth.nudge": "speel de groene ster en leg het groene kruis of het blauwe vierkant weg.",
  "sixth.well": "Nog één te gaan! Kaarten die niet meetellen, liggen er wat kleiner bij.",
  win:
    "Je hebt alleen nog een blauwe ster nodig. De vormkaart ster is een ster in elke kleur, en de blauwe " +
    "kleurkaart is blauw in elke vorm: beide zijn goed. Speel er een voor het blauwe vierkant.",
  "win.nudge": "speel de vormkaart ster of de blauwe kleurkaart en leg het blauwe vierkant weg.",
  "win.well": "Een regenboog van sterren: je wint!",
};

const de: Record<Line, string> = {
  draw:
    "Fünf Karten einer Form, jede in einer anderen Farbe: Das ist ein Regenbogen, und wer zuerst einen hat, " +
    "gewinnt. Du hast zwei Sterne. Jeder Zug beginnt mit einer Karte: Tippe auf den Stapel.",
  "draw.well": "Jetzt hast du vier Karten, und genau eine davon muss weg: in deinen Regenbogen oder auf die Ablage.",
  play: "Du hast einen gelben Stern. Tippe ihn an und dann den freien Platz in deinem Regenbogen.",
  "play.nudge": "Spiel den gelben Stern, er ist eine neue Farbe der Form, die du sammelst.",
  "play.well":
    "Der Bogen leuchtet: Rot, Orange und Gelb sind da. Die kleinen Regenbögen zeigen, wie weit du in jeder Form " +
    "bist. Noch zwei Sterne!",
  take:
    "Statt blind zu ziehen, darfst du die oberste abgelegte Karte nehmen, und jemand hat einen grünen Stern " +
    "weggeworfen. Tippe auf die Ablage.",
  "take.nudge": "Der grüne Stern auf der Ablage ist genau das, was du brauchst.",
  "take.well": "Alle haben gesehen, dass du ihn genommen hast, und wissen nun, dass du ihn hast.",
  attack:
    "Gefahr: Nebenan fehlt nur noch ein roter Kreis! Karten mit gestricheltem Rahmen sind Joker: Die gelbe " +
    "Farbkarte ist jede Form in Gelb. Leg sie dort über einen Kreis: Tippe sie an, dann den Regenbogen, dann die " +
    "Karte, die sie ersetzt. Die kleinen Zahlen zeigen, wie viele danach fehlen.",
  "attack.nudge":
    "Leg die gelbe Farbkarte über den blauen, grünen oder orangen Kreis. Über dem gelben wäre sie einfach wieder " +
    "ein gelber Kreis.",
  "attack.well":
    "Zwei gelbe Karten sind eine zu viel: Jetzt fehlen dort zwei. Aber Vorsicht: Macht dein Joker einen fremden " +
    "Regenbogen vollständig, gewinnt der andere.",
  lock:
    "Das war die Rache: Wo dein blauer Stern lag, liegt jetzt die grüne Farbkarte. Eine Karte, die ein Joker " +
    "ersetzt hat, ist gesperrt: Das Schloss zählt die Züge. Tippe auf die Ablage, wenn du hören willst, warum, und " +
    "zieh dann vom Stapel.",
  "lock.nudge": "Der blaue Stern ist in diesem Zug gesperrt; zieh vom Stapel.",
  "lock.well": "Ist der Countdown vorbei und liegt die Karte noch obenauf, darf jeder sie nehmen.",
  sixth:
    "Dein Regenbogen ist voll, aber zwei Karten sind keine Sterne. Du darfst eine sechste spielen, dann geht " +
    "eine der sechs weg. Tippe den grünen Stern an, dann deinen Regenbogen, dann eine Karte, die nicht hilft.",
  "sixth.nudge": "Spiel den grünen Stern und leg das grüne Kreuz oder das blaue Quadrat weg.",
  "sixth.well": "Noch eine! Karten, die nicht zählen, liegen etwas kleiner da.",
  win:
    "Dir fehlt nur ein blauer Stern. Die Formkarte Stern ist ein Stern in jeder Farbe, und die blaue Farbkarte ist " +
    "Blau in jeder Form: Beide passen. Spiel eine davon für das blaue Quadrat.",
  "win.nudge": "Spiel die Formkarte Stern oder die blaue Farbkarte und leg das blaue Quadrat weg.",
  "win.well": "Ein Regenbogen aus Sternen: Du gewinnst!",
};

const ja: Record<Line, string> = {
  draw: "同じ形で色がすべて違う5枚、それが「虹」です。最初に完成させた人の勝ち。あなたには星が2枚あります。手番はカードを1枚引くことから始まります。山札にふれてください。",
  "draw.well": "手札が4枚になりました。そのうちちょうど1枚を、あなたの虹か捨て札に出します。",
  play: "黄の星を持っています。それにふれてから、あなたの虹の空いている場所にふれてください。",
  "play.nudge": "黄の星を出しましょう。集めている形の新しい色です。",
  "play.well": "弧が光りました。赤、橙、黄がそろっています。小さな虹は形ごとの進み具合を示します。星はあと2枚！",
  take: "山札から引くかわりに、いちばん上の捨て札を取ることもできます。誰かが緑の星を捨てました。捨て札にふれてください。",
  "take.nudge": "捨て札の緑の星こそ、いま必要なカードです。",
  "take.well": "取ったところは全員が見ています。あなたが持っていることを皆が知っています。",
  attack:
    "危険です！ 隣の人は赤の丸があれば完成です。点線の枠のカードはワイルドで、黄の色カードは黄のどの形にもなります。相手の丸に重ねましょう。カード、相手の虹、入れ替えるカードの順にふれてください。小さな数字は、" +
    "そのあと相手があと何枚かを示します。",
  "attack.nudge": "黄の色カードを、青か緑か橙の丸に重ねましょう。黄の丸に重ねても、また黄の丸になるだけです。",
  "attack.well":
    "黄が2枚では1枚むだになり、相手はあと2枚必要になりました。ただし、あなたのワイルドで相手の虹が完成すると、相手の勝ちです。",
  lock: "仕返しされました。あなたの青の星があった場所に緑の色カードがあります。ワイルドと入れ替わったカードはロックされ、錠前が残りの手番を数えます。理由を知りたければ捨て札にふれ、それから山札を引いてください。",
  "lock.nudge": "青の星はこの手番ではロック中です。山札から引いてください。",
  "lock.well": "カウントダウンが終わり、まだいちばん上にあれば、誰でも取れます。",
  sixth:
    "あなたの虹は満杯ですが、2枚は星ではありません。6枚目を出して、6枚のうち1枚を捨てることができます。緑の星、あなたの虹、役に立たないカードの順にふれてください。",
  "sixth.nudge": "緑の星を出して、緑の十字か青の四角を捨てましょう。",
  "sixth.well": "あと1枚！ 数えないカードは少し小さく置かれます。",
  win: "必要なのは青の星だけです。星の形カードはどの色の星にも、青の色カードは青のどの形にもなり、どちらでもかまいません。1枚を青の四角と入れ替えましょう。",
  "win.nudge": "星の形カードか青の色カードを出して、青の四角を捨てましょう。",
  "win.well": "星の虹が完成。あなたの勝ちです！",
};

const say = translator<Line>({ en, nl, de, ja });

export const lesson = (): Step[] => [
  {
    say: say("draw"),
    position: "phase=draw turn=0 turns=4 rainbows=OtRt/BcGc hands=BxGpYt/OxRsYs",
    wants: ["draw"],
    well: say("draw.well"),
  },
  {
    say: say("play"),
    position: "phase=act turn=0 turns=4 rainbows=OtRt/BcGc hands=BxGpOsYt/OxRsYs",
    wants: ["play:Yt"],
    nudge: say("play.nudge"),
    then: ["draw", "discard:Rs"],
    well: say("play.well"),
  },
  {
    say: say("take"),
    position: "phase=draw turn=0 turns=6 rainbows=OtRtYt/BcGcOc hands=BxGpOs/OxYcYs discards=RsGt",
    wants: ["take"],
    nudge: say("take.nudge"),
    well: say("take.well"),
  },
  {
    say: say("attack"),
    position: "phase=act turn=0 turns=8 rainbows=GtOtRtYt/BcGcOcYc hands=BxGpOsY*/G*OxYs discards=Rs",
    wants: ["wild:Y*@1-Bc", "wild:Y*@1-Gc", "wild:Y*@1-Oc"],
    nudge: say("attack.nudge"),
    then: ["draw", "discard:Ox"],
    well: say("attack.well"),
  },
  {
    say: say("lock"),
    position: "phase=draw turn=0 turns=10 rainbows=OtRtYtG*/GcOcYcY* hands=BxGpOs/OxRpYs discards=RsBcBt!1",
    wants: ["draw"],
    nudge: say("lock.nudge"),
    well: say("lock.well"),
  },
  {
    say: say("sixth"),
    position: "phase=act turn=0 turns=12 rainbows=BsGxOtRtYt/GcOcYcY* hands=BxGpGtOs/OxRpYs discards=RsBcBtBp",
    wants: ["play:Gt-Gx", "play:Gt-Bs"],
    nudge: say("sixth.nudge"),
    then: ["draw", "discard:Rp"],
    well: say("sixth.well"),
  },
  {
    say: say("win"),
    position: "phase=act turn=0 turns=16 rainbows=BsGtOtRtYt/BcGcOcYcY* hands=B*GpOs*t/OxRpYs discards=RsBcBtBpRp",
    wants: ["play:*t-Bs", "play:B*-Bs"],
    nudge: say("win.nudge"),
    well: say("win.well"),
  },
];
