/** The first game of Rainbow Pirates: one story in ten positions. */

import type { Language } from "../../lib/languages";
import { settings } from "../../lib/settings.svelte";
import type { Step } from "../ui";

/** What is said before a step, after it, and to whoever plays something else. */
type Said = [say: string, well: string, nudge?: string];

const STEPS: Omit<Step, "say">[] = [
  { position: "turn=0 islands=-/666 hands=3457t/125ck pair=2w", wants: ["lay:345"] },
  { position: "turn=0 islands=345/666 hands=67tr/125ck pair=2w", wants: ["6>345"] },
  { position: "turn=0 laid=yes islands=34567/666 hands=tr/125ck pair=2w", wants: ["lay:r"] },
  {
    position: "turn=0 laid=yes islands=34567,r/666 hands=t/125ck pair=2w",
    wants: ["draw:pair", "draw:pile"],
    then: ["draw:pile"],
  },
  { position: "turn=0 laid=yes islands=234567,r/666 hands=5tw/125ck pair=15", wants: ["w1>234567"] },
  {
    position: "turn=0 islands=w1234567,3456,r/666 hands=33tc/125ck pair=15",
    wants: ["3<3456"],
    then: ["lay:333"],
  },
  { position: "turn=0 islands=w1234567,456,r/666,7777 hands=1tc/125ck pair=15", wants: ["thief@1"], then: ["pass"] },
  {
    position: "phase=act turn=0 black=thief target=1 islands=w1234567,456,r/666,7777 hands=1c/125ck pair=15 discards=t",
    wants: ["6<666"],
  },
  {
    position:
      "phase=block turn=0 player=1 black=cannon target=0 islands=w1234567,456,r/777 hands=125/125k pair=15 discards=c",
    wants: ["block"],
    then: ["draw:pile"],
  },
  { position: "turn=0 islands=w1234567,123456,r/777,333 hands=7/125ck pair=15", wants: ["7>123456"] },
];

const SAID: Record<Language, Said[]> = {
  en: [
    [
      "This island is yours, and it is empty. Treasure lies in groups: colours in the order of the rainbow, or " +
        "one colour three times. You hold 3, 4 and 5. Pick all three.",
      "A run of three! Every card on your island is a point.",
      "Pick the yellow 3, the green 4 and the blue 5, in any order.",
    ],
    [
      "A turn later. A flag marks cards that fit somewhere: those must be placed before you may draw. Pick the " +
        "purple 6, then your run.",
      "The run grows at its ends. The pink 7 fits now too.",
      "Pick the 6, then the run 3 4 5.",
    ],
    [
      "That leaves the best card of all: a Rainbow Pirate. It is worth five points, and lies alone. Pick it.",
      "Five points at one stroke.",
    ],
    [
      "Nothing must be placed any more. A turn ends by drawing two cards: both face-up cards, or the top two of " +
        "the pile. As you like!",
      "And the other player has had a turn as well.",
      "Pick the draw pile or the face-up cards.",
    ],
    [
      "A WILD stands for any colour. Your run lacks a red 1 to be a full rainbow: pick the WILD, then the run, " +
        "then what it stands for.",
      "A full rainbow! You need two of them to go out.",
      "Pick the WILD, then the long run, then the 1.",
    ],
    [
      "You may rearrange your island in your turn. You hold two yellow 3s, and a third lies at the end of 3 4 5 " +
        "6. Pick that run, then its 3.",
      "Three 3s make a set. At a real table, “Rearrange freely” lets you try out everything before anything counts.",
      "Pick the run 3 4 5 6, then the 3 in it.",
    ],
    [
      "Black cards are pirates. Send your Thief: pick it, play it, and say against whom.",
      "Nobody blocked it: only a red 1 would have stopped the Thief.",
      "Pick the mask, play it against the other seat.",
    ],
    [
      "Now choose what is stolen. Two cards are no group: take a 6, and the other two have to leave the island " +
        "as well.",
      "One 6 for you, and two go back to their owner's hand.",
      "Pick the three 6s, then one of them.",
    ],
    [
      "Revenge: a Cannon aims at your rainbow! An orange 2 from your hand bribes it. Everybody is asked, even " +
        "those who could not block.",
      "The Cannon is silent. Keeping a card back can save an island.",
      "Block it: the rainbow is worth more than the 2.",
    ],
    [
      "The last card. With two full rainbows and an empty hand you go out, and get five points more. Finish it!",
      "That is how pirates win. The most treasure counts, whoever went out.",
      "Pick the 7, then the run that lacks it.",
    ],
  ],
  nl: [
    [
      "Dit eiland is van jou, en het is leeg. Een schat ligt in groepen: kleuren in de volgorde van de " +
        "regenboog, of drie keer dezelfde kleur. Je hebt 3, 4 en 5. Kies ze alle drie.",
      "Een reeks van drie! Elke kaart op je eiland is een punt.",
      "Kies de gele 3, de groene 4 en de blauwe 5, in willekeurige volgorde.",
    ],
    [
      "Een beurt later. Een vlag staat bij kaarten die ergens passen: die moeten gelegd zijn voordat je mag " +
        "trekken. Kies de paarse 6, dan je reeks.",
      "De reeks groeit aan de uiteinden. Nu past ook de roze 7.",
      "Kies de 6, dan de reeks 3 4 5.",
    ],
    [
      "Nu de beste kaart van allemaal: een Regenboogpiraat. Hij is vijf punten waard en ligt alleen. Kies hem.",
      "Vijf punten in één klap.",
    ],
    [
      "Er hoeft niets meer gelegd te worden. Een beurt eindigt met twee kaarten trekken: de twee open kaarten, " +
        "of de bovenste twee van de stapel. Wat je wilt!",
      "En de ander is ook aan de beurt geweest.",
      "Kies de trekstapel of de open kaarten.",
    ],
    [
      "Een JOKER staat voor elke kleur. Je reeks mist een rode 1 om een hele regenboog te zijn: kies de JOKER, " +
        "dan de reeks, dan waar hij voor staat.",
      "Een hele regenboog! Je hebt er twee nodig om uit te gaan.",
      "Kies de JOKER, dan de lange reeks, dan de 1.",
    ],
    [
      "In je beurt mag je je eiland herschikken. Je hebt twee gele 3'en, en een derde ligt aan het eind van 3 4 " +
        "5 6. Kies die reeks, dan de 3 daarin.",
      "Drie 3'en zijn een set. Aan een echte tafel kun je met ‘Vrij herschikken’ alles uitproberen voordat iets telt.",
      "Kies de reeks 3 4 5 6, dan de 3 daarin.",
    ],
    [
      "Zwarte kaarten zijn piraten. Stuur je Dief eropuit: kies hem, speel hem en zeg tegen wie.",
      "Niemand blokkeerde: alleen een rode 1 had de Dief tegengehouden.",
      "Kies het masker en speel het tegen de andere speler.",
    ],
    [
      "Kies nu wat er gestolen wordt. Twee kaarten zijn geen groep: neem een 6, en de andere twee moeten ook van " +
        "het eiland af.",
      "Een 6 voor jou, en twee gaan terug naar de hand van hun eigenaar.",
      "Kies de drie 6'en, dan een ervan.",
    ],
    [
      "Wraak: een Kanon richt op je regenboog! Een oranje 2 uit je hand koopt het om. Het wordt iedereen " +
        "gevraagd, ook wie niet kan blokkeren.",
      "Het Kanon zwijgt. Een kaart achterhouden kan een eiland redden.",
      "Blokkeer: de regenboog is meer waard dan de 2.",
    ],
    [
      "De laatste kaart. Met twee hele regenbogen en een lege hand ga je uit, en dat geeft vijf punten extra. " +
        "Maak het af!",
      "Zo winnen piraten. De grootste schat telt, wie er ook uitging.",
      "Kies de 7, dan de reeks die hem mist.",
    ],
  ],
  de: [
    [
      "Diese Insel gehört dir, und sie ist leer. Ein Schatz liegt in Gruppen: Farben in der Folge des " +
        "Regenbogens oder dreimal dieselbe Farbe. Du hast 3, 4 und 5. Wähle alle drei.",
      "Eine Reihe aus dreien! Jede Karte auf deiner Insel ist ein Punkt.",
      "Wähle die gelbe 3, die grüne 4 und die blaue 5, egal in welcher Folge.",
    ],
    [
      "Einen Zug später. Ein Fähnchen steht an Karten, die irgendwo passen: Sie müssen liegen, bevor du ziehen " +
        "darfst. Wähle die lila 6, dann deine Reihe.",
      "Die Reihe wächst an ihren Enden. Jetzt passt auch die rosa 7.",
      "Wähle die 6, dann die Reihe 3 4 5.",
    ],
    [
      "Bleibt die beste Karte von allen: ein Regenbogenpirat. Er ist fünf Punkte wert und liegt allein. Wähle ihn.",
      "Fünf Punkte auf einen Streich.",
    ],
    [
      "Nun muss nichts mehr gelegt werden. Ein Zug endet damit, dass du zwei Karten ziehst: beide offenen oder " +
        "die obersten zwei vom Stapel. Wie du magst!",
      "Und die andere Seite war auch schon am Zug.",
      "Wähle den Nachziehstapel oder die offenen Karten.",
    ],
    [
      "Ein JOKER steht für jede Farbe. Deiner Reihe fehlt eine rote 1 zum ganzen Regenbogen: Wähle den JOKER, " +
        "dann die Reihe, dann wofür er steht.",
      "Ein ganzer Regenbogen! Zwei davon brauchst du, um auszugehen.",
      "Wähle den JOKER, dann die lange Reihe, dann die 1.",
    ],
    [
      "In deinem Zug darfst du deine Insel umbauen. Du hast zwei gelbe 3en, und eine dritte liegt am Ende von 3 " +
        "4 5 6. Wähle diese Reihe, dann ihre 3.",
      "Drei 3en sind ein Satz. Am richtigen Tisch kannst du mit „Frei umbauen“ alles ausprobieren, bevor etwas zählt.",
      "Wähle die Reihe 3 4 5 6, dann die 3 darin.",
    ],
    [
      "Schwarze Karten sind Piraten. Schick deinen Dieb los: wählen, ausspielen und sagen, gegen wen.",
      "Niemand hat abgewehrt: Nur eine rote 1 hätte den Dieb aufgehalten.",
      "Wähle die Maske und spiele sie gegen die andere Seite.",
    ],
    [
      "Jetzt wähle die Beute. Zwei Karten sind keine Gruppe: Nimm eine 6, und die anderen beiden müssen auch von " +
        "der Insel.",
      "Eine 6 für dich, und zwei gehen zurück auf die Hand.",
      "Wähle die drei 6en, dann eine davon.",
    ],
    [
      "Die Rache: Eine Kanone zielt auf deinen Regenbogen! Eine orange 2 von deiner Hand besticht sie. Alle " +
        "werden gefragt, auch wer nicht abwehren könnte.",
      "Die Kanone schweigt. Eine Karte zurückzuhalten kann eine Insel retten.",
      "Wehre ab: Der Regenbogen ist mehr wert als die 2.",
    ],
    [
      "Die letzte Karte. Mit zwei ganzen Regenbogen und leerer Hand gehst du aus und bekommst fünf Punkte mehr. " +
        "Mach es fertig!",
      "So gewinnen Piraten. Der größte Schatz zählt, ganz gleich, wer ausging.",
      "Wähle die 7, dann die Reihe, der sie fehlt.",
    ],
  ],
  ja: [
    [
      "この島はあなたのもの。まだ何もない。お宝は組で置く。虹の順に並ぶ色か、同じ色3枚だ。手札に3、4、5がある。3枚とも選ぼう。",
      "3枚の並びができた！島のカードは1枚1点。",
      "黄色の3、緑の4、青の5を選ぼう。順番は自由。",
    ],
    [
      "次の手番。旗は置ける場所のあるカードの印で、引く前に必ず置く。紫の6を選び、次に並びを選ぼう。",
      "並びは両端に伸びる。これでピンクの7も置ける。",
      "6を選び、次に3・4・5の並びを選ぼう。",
    ],
    ["残るは最高のカード、虹の海賊。1枚で5点、ひとりで置ける。選ぼう。", "一気に5点！"],
    [
      "もう置くべきカードはない。手番の最後に2枚引く。表向きの2枚か、山札の上から2枚。好きなほうを！",
      "相手の手番も終わった。",
      "山札か表向きのカードを選ぼう。",
    ],
    [
      "ワイルドはどの色の代わりにもなる。赤の1があれば完全な虹だ。ワイルド、並び、代わりになる数の順に選ぼう。",
      "完全な虹！上がるには2つ必要だ。",
      "ワイルド、長い並び、1の順に選ぼう。",
    ],
    [
      "自分の手番では島を組みかえられる。黄色の3が手札に2枚、もう1枚は3・4・5・6の端にある。その並びを選び、次に3を選ぼう。",
      "3が3枚でひと組。本番では「自由に組みかえる」で、決める前に何でも試せる。",
      "3・4・5・6の並びを選び、その中の3を選ぼう。",
    ],
    [
      "黒いカードは海賊だ。どろぼうを送ろう。選んで、使って、相手を決める。",
      "だれも防がなかった。どろぼうを防げるのは赤の1だけ。",
      "仮面のカードを選び、相手に使おう。",
    ],
    [
      "何を盗むか選ぼう。2枚では組にならない。6を1枚取れば、残りの2枚も島を去る。",
      "6を1枚手に入れ、2枚は持ち主の手札に戻った。",
      "6の3枚組を選び、そのうちの1枚を選ぼう。",
    ],
    [
      "仕返しだ。大砲が虹をねらっている！手札のオレンジの2で買収できる。防げない人も含めて、全員に聞かれる。",
      "大砲は黙った。カードを残しておくと島を守れる。",
      "防ごう。虹は2よりずっと大事だ。",
    ],
    [
      "最後の1枚。完全な虹が2つあって手札がなくなれば上がり、さらに5点。決めよう！",
      "これが海賊の勝ち方。だれが上がっても、お宝の多い人の勝ち。",
      "7を選び、7のない並びを選ぼう。",
    ],
  ],
};

export function lesson(): Step[] {
  return STEPS.map((step, at) => {
    const [say, well, nudge] = SAID[settings.language][at]!;
    return { ...step, say, well, ...(nudge ? { nudge } : {}) };
  });
}
