/** A first game of Rainbow: a few moments of one duel, and at last a rainbow. */

import { translator } from "../../lib/i18n.svelte";
import type { Step } from "../ui";

const en = {
  sides:
    "Every card has two sides. Below is your hand: you see your side, and only the other player sees what is " +
    "behind the turned corner. Above it is just the other way round. Touch your red card and place it front up.",
  "sides.nudge": "touch the red card, then “front up”.",
  "sides.well": "Red lies in the row. Six cards in it make a rainbow, and only one of you will finish it.",
  stop: "One card is enough for a turn, three are the most. Stop here, and let the other player go on.",
  "stop.nudge": "stop; the button is beside these words.",
  "stop.well":
    "The other player placed yellow, and you drew a card from the holder. At your end of it you already see the " +
    "next one.",
  new:
    "All colours of the row must be different. Whoever shows one that lies there already loses the round, and the " +
    "other player gets the row! Only one of your cards is new here: place it front up.",
  "new.nudge": "red and yellow lie there already; blue does not.",
  "new.well": "Four colours, all different.",
  clash:
    "Look at the hand above: red, green and yellow face you, and all of them would clash. The other player does " +
    "not know! Stop, and see what happens.",
  "clash.nudge": "stop, and let the other player fall into it.",
  "clash.well":
    "A card was placed blind and showed red: a clash, so five cards went to your pile. Then the loser began the " +
    "next round with blue.",
  blind:
    "Now you are in trouble: red and yellow lie there, and a shadow loses at once. So place a card blind, with " +
    "the side up that you have not seen. Any of them: touch it, then “blind”.",
  "blind.nudge": "your fronts would lose the round: choose “blind”.",
  "blind.well":
    "That was lucky: a new colour. The other player had seen it all along, so watch what they are afraid of.",
  flip:
    "You may flip a card of the row before your first card. You hold green, but green lies there. You remember " +
    "what is under that card: cyan, for you placed it yourself. Flip it.",
  "flip.nudge": "flip the green card, the third of the row.",
  "flip.well": "Cyan, as you remembered. Nobody helps you with that: remembering is the game.",
  place: "Now green has gone, so yours is welcome. Place it front up.",
  "place.nudge": "place your green card front up.",
  "place.well": "Five different colours, and only one is missing.",
  again:
    "Go for it! Before a second or third card you must flip one. You placed the red card with its blue side " +
    "down. Blue is free: flip it.",
  "again.nudge": "flip the red card, the first of the row: there is blue under it.",
  "again.well": "Blue it is, and all is well.",
  rainbow: "Five colours lie there, and purple is not among them. Finish the rainbow!",
  "rainbow.nudge": "place your purple card front up. A shadow would lose it all.",
  "rainbow.well":
    "A rainbow! All six are yours. The holder is empty, so the game is over: 28 cards to 24, you win. Light, the " +
    "white face, would have fitted too: it stands for any colour.",
};

type Catalogue = Record<keyof typeof en, string>;

const nl: Catalogue = {
  sides:
    "Elke kaart heeft twee kanten. Onderaan ligt jouw hand: jij ziet jouw kant, en alleen de ander ziet wat er " +
    "achter de omgevouwen hoek zit. Bovenaan is het precies andersom. Tik op je rode kaart en leg hem met de " +
    "voorkant boven.",
  "sides.nudge": "tik op de rode kaart en dan op ‘voorkant’.",
  "sides.well": "Rood ligt in de rij. Zes kaarten maken een regenboog, en maar een van jullie maakt hem af.",
  stop: "Eén kaart is genoeg voor een beurt, drie is het meeste. Stop hier en laat de ander verdergaan.",
  "stop.nudge": "stop; de knop staat bij deze tekst.",
  "stop.well": "De ander legde geel en jij trok een kaart uit de houder. Aan jouw kant ervan zie je de volgende al.",
  new:
    "Alle kleuren in de rij moeten verschillen. Wie een kleur toont die er al ligt, verliest de ronde, en de ander " +
    "krijgt de rij! Maar één van je kaarten is hier nieuw: leg die met de voorkant boven.",
  "new.nudge": "rood en geel liggen er al; blauw niet.",
  "new.well": "Vier kleuren, allemaal anders.",
  clash:
    "Kijk naar de hand bovenaan: rood, groen en geel zijn naar jou gekeerd, en ze zouden allemaal botsen. De " +
    "ander weet dat niet! Stop en kijk wat er gebeurt.",
  "clash.nudge": "stop, en laat de ander erin lopen.",
  "clash.well":
    "Er werd een kaart blind gelegd en die toonde rood: een botsing, dus vijf kaarten gingen naar jouw stapel. " +
    "Daarna begon de verliezer de volgende ronde met blauw.",
  blind:
    "Nu zit je in de knel: rood en geel liggen er al, en een schaduw verliest meteen. Leg dus een kaart blind, " +
    "met de kant boven die je niet hebt gezien. Welke je wilt: tik erop en kies ‘blind’.",
  "blind.nudge": "met je voorkanten verlies je de ronde: kies ‘blind’.",
  "blind.well":
    "Geluk gehad: een nieuwe kleur. De ander had die al die tijd gezien, dus let goed op waar die bang voor is.",
  flip:
    "Voor je eerste kaart mag je een kaart van de rij omdraaien. Je hebt groen, maar groen ligt er al. Je weet nog " +
    "wat onder die kaart zit: cyaan, want je hebt hem zelf gelegd. Draai hem om.",
  "flip.nudge": "draai de groene kaart om, de derde van de rij.",
  "flip.well": "Cyaan, precies zoals je nog wist. Niemand helpt je daarbij: onthouden is het spel.",
  place: "Groen is nu weg, dus het jouwe is welkom. Leg het met de voorkant boven.",
  "place.nudge": "leg je groene kaart met de voorkant boven.",
  "place.well": "Vijf verschillende kleuren, en er ontbreekt er nog maar één.",
  again:
    "Ga ervoor! Voor een tweede of derde kaart moet je er een omdraaien. De rode kaart heb je met de blauwe kant " +
    "naar onderen gelegd. Blauw is vrij: draai hem om.",
  "again.nudge": "draai de rode kaart om, de eerste van de rij: er zit blauw onder.",
  "again.well": "Blauw, en alles gaat goed.",
  rainbow: "Er liggen vijf kleuren, en paars is er niet bij. Maak de regenboog af!",
  "rainbow.nudge": "leg je paarse kaart met de voorkant boven. Met een schaduw ben je alles kwijt.",
  "rainbow.well":
    "Een regenboog! Alle zes zijn van jou. De houder is leeg, dus het spel is uit: 28 kaarten tegen 24, jij " +
    "wint. Licht, de witte kant, had ook gepast: dat staat voor elke kleur.",
};

const de: Catalogue = {
  sides:
    "Jede Karte hat zwei Seiten. Unten ist deine Hand: du siehst deine Seite, und was hinter der umgeknickten " +
    "Ecke steckt, sieht nur die andere Person. Oben ist es genau umgekehrt. Tippe deine rote Karte an und lege " +
    "sie offen.",
  "sides.nudge": "tippe die rote Karte an, dann „offen“.",
  "sides.well": "Rot liegt in der Reihe. Sechs Karten ergeben einen Regenbogen, und nur eine Person macht ihn fertig.",
  stop:
    "Eine Karte reicht für einen Zug, drei sind das Höchste. " +
    "Höre hier auf und lass die andere Person weitermachen.",
  "stop.nudge": "höre auf; der Knopf steht bei diesen Worten.",
  "stop.well":
    "Die andere Person hat Gelb gelegt, und du hast eine Karte aus dem Halter gezogen. An deinem Ende siehst du " +
    "schon die nächste.",
  new:
    "Alle Farben der Reihe müssen verschieden sein. Wer eine zeigt, die schon liegt, verliert die Runde, und die " +
    "andere Person bekommt die Reihe! Nur eine deiner Karten ist hier neu: lege sie offen.",
  "new.nudge": "Rot und Gelb liegen schon da, Blau nicht.",
  "new.well": "Vier Farben, alle verschieden.",
  clash:
    "Sieh dir die Hand oben an: Rot, Grün und Gelb sind dir zugewandt, und alle würden sich beißen. Die andere " +
    "Person weiß das nicht! Höre auf und schau, was passiert.",
  "clash.nudge": "höre auf und lass die andere Person hineintappen.",
  "clash.well":
    "Eine Karte wurde blind gelegt und zeigte Rot: das beißt sich, also kamen fünf Karten auf deinen Stapel. Wer " +
    "verloren hat, begann die nächste Runde, mit Blau.",
  blind:
    "Jetzt wird es eng: Rot und Gelb liegen da, und ein Schatten verliert sofort. Lege also eine Karte blind, " +
    "mit der Seite nach oben, die du nicht gesehen hast. Egal welche: tippe sie an, dann „blind“.",
  "blind.nudge": "deine Vorderseiten würden die Runde verlieren: wähle „blind“.",
  "blind.well":
    "Glück gehabt: eine neue Farbe. Die andere Person hat sie die ganze Zeit gesehen. Achte also darauf, wovor " +
    "sie sich fürchtet.",
  flip:
    "Vor deiner ersten Karte darfst du eine Karte der Reihe umdrehen. Du hast Grün, aber Grün liegt schon da. Du " +
    "weißt noch, was unter dieser Karte ist: Cyan, denn du hast sie selbst gelegt. Drehe sie um.",
  "flip.nudge": "drehe die grüne Karte um, die dritte der Reihe.",
  "flip.well": "Cyan, wie du es im Kopf hattest. Dabei hilft dir niemand: das Merken ist das Spiel.",
  place: "Grün ist jetzt weg, also ist deines willkommen. Lege es offen.",
  "place.nudge": "lege deine grüne Karte offen.",
  "place.well": "Fünf verschiedene Farben, und nur eine fehlt noch.",
  again:
    "Trau dich! Vor einer zweiten oder dritten Karte musst du eine umdrehen. Die rote Karte hast du mit der " +
    "blauen Seite nach unten gelegt. Blau ist frei: drehe sie um.",
  "again.nudge": "drehe die rote Karte um, die erste der Reihe: darunter ist Blau.",
  "again.well": "Blau, und alles ist gut.",
  rainbow: "Fünf Farben liegen da, und Lila ist nicht dabei. Mach den Regenbogen fertig!",
  "rainbow.nudge": "lege deine lila Karte offen. Mit einem Schatten wäre alles verloren.",
  "rainbow.well":
    "Ein Regenbogen! Alle sechs gehören dir. Der Halter ist leer, also ist das Spiel aus: 28 zu 24 Karten, du " +
    "gewinnst. Licht, die weiße Seite, hätte auch gepasst: es steht für jede Farbe.",
};

const ja: Catalogue = {
  sides:
    "どのカードにも面が2つあります。下があなたの手札で、見えるのは自分側の面だけ。折れた角の向こうの面は相手にだけ見えています。上の相手の手札はその逆です。赤いカードに触れて、表で置いてみましょう。",
  "sides.nudge": "赤いカードに触れ、次に「表で」を選びます。",
  "sides.well": "赤が列に置かれました。6枚そろうと虹になりますが、完成させられるのはどちらか一人だけです。",
  stop: "1手番に置くのは1枚で十分、最大3枚です。ここでやめて、相手に番を渡しましょう。",
  "stop.nudge": "この文のそばのボタンで、手番を終えます。",
  "stop.well":
    "相手は黄色を置き、あなたはホルダーから1枚引きました。ホルダーのあなた側には、次の札がもう見えています。",
  new: "列の色はすべて違わなければなりません。もうある色を出すとラウンドは負けで、列は相手のものに！手札のうち、ここにない色は1枚だけ。それを表で置きましょう。",
  "new.nudge": "赤と黄色はもうあります。青はまだありません。",
  "new.well": "4色、すべて違います。",
  clash:
    "上の手札を見てください。赤、緑、黄色があなたに向いていて、どれを出しても色がかぶります。相手はそれを知りません！手番を終えて、様子を見ましょう。",
  "clash.nudge": "手番を終えて、相手が引っかかるのを待ちましょう。",
  "clash.well":
    "裏で置かれたカードは赤、色かぶりです。5枚があなたの山に入りました。そして負けた側が、青で次のラウンドを始めました。",
  blind:
    "今度は困りました。赤と黄色はもうあり、影は出した瞬間に負けです。そこで、見ていない面を上にして置きましょう。どれでもかまいません。触れて「裏で」を選びます。",
  "blind.nudge": "表で置くと負けてしまいます。「裏で」を選びましょう。",
  "blind.well":
    "運よく新しい色でした。相手にはずっと見えていた面です。相手が何をこわがっているか、よく見ておきましょう。",
  flip: "最初の1枚を置く前に、列の1枚を裏返してもかまいません。あなたは緑を持っていますが、緑はもうあります。その緑は自分で置いたので、下が水色だと覚えています。裏返しましょう。",
  "flip.nudge": "列の3番目、緑のカードを裏返します。",
  "flip.well": "覚えていたとおり水色です。誰も助けてはくれません。覚えることが、このゲームです。",
  place: "列から緑が消えたので、あなたの緑が置けます。表で置きましょう。",
  "place.nudge": "緑のカードを表で置きます。",
  "place.well": "5色そろいました。あと1枚です。",
  again:
    "勝負です！2枚目、3枚目を置く前には、必ず1枚裏返します。赤いカードは、青い面を下にして自分で置きました。青はまだありません。裏返しましょう。",
  "again.nudge": "列の1番目、赤いカードを裏返します。下は青です。",
  "again.well": "青です。うまくいきました。",
  rainbow: "5色が並び、紫はまだありません。虹を完成させましょう！",
  "rainbow.nudge": "紫のカードを表で置きます。影を出すとすべて失います。",
  "rainbow.well":
    "虹の完成です！6枚すべてあなたのもの。ホルダーが空なのでゲームは終わり、28枚対24枚であなたの勝ちです。白い「光」の面でもよかったのです。光はどの色にもなります。",
};

const say = translator<keyof typeof en>({ en, nl, de, ja });

export function lesson(): Step[] {
  const step = (name: "sides" | "stop" | "new" | "clash" | "blind" | "flip" | "place" | "again" | "rainbow") => ({
    say: say(name),
    nudge: say(`${name}.nudge`),
    well: say(`${name}.well`),
  });
  return [
    { ...step("sides"), position: "round=1 turn=0 hands=RCOPLG/RYGBYO next=BO/GP", wants: ["R1"] },
    {
      ...step("stop"),
      position: "round=1 turn=0 placed=1 row=R under=C seen=1 hands=--OPLG/RYGBYO next=BO/GP",
      wants: ["stop"],
      then: ["Y1", "stop"],
    },
    {
      ...step("new"),
      position: "round=1 turn=0 row=RYG under=CRP seen=101 hands=RPYCBG/ROGBYL next=OB/GP",
      wants: ["B3"],
    },
    {
      ...step("clash"),
      position: "round=1 turn=0 placed=1 row=RYGB under=CRPG seen=1011 hands=RPYC--/ROGBYL next=OB/GP",
      wants: ["stop"],
      then: ["?1", "B2", "stop"],
    },
    {
      ...step("blind"),
      position: "round=3 turn=0 row=RYO under=GCB seen=101 hands=RGYBSC/GPCLPO next=PL/GB scores=5/0",
      wants: ["?1", "?2", "?3"],
    },
    {
      ...step("flip"),
      position: "round=9 turn=0 row=RYGO under=BPCL seen=0101 hands=GRPYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["flip:3"],
    },
    {
      ...step("place"),
      position: "round=9 turn=0 flipped=yes row=RYCO under=BPGL seen=01b1 hands=GRPYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["G1"],
    },
    {
      ...step("again"),
      position: "round=9 turn=0 placed=1 row=RYCOG under=BPGLR seen=01b11 hands=--PYSB/YBRCOC next=CP/CP scores=22/24",
      wants: ["flip:1"],
    },
    {
      ...step("rainbow"),
      position:
        "round=9 turn=0 placed=1 flipped=yes row=BYCOG under=RPGLR seen=b1b11 hands=--PYSB/YBRCOC next=CP/CP " +
        "scores=22/24",
      wants: ["P2"],
    },
  ];
}
