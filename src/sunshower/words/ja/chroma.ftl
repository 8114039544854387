## Chroma Rainbow

chroma-about = 同じ形のカード5枚で5色すべてをそろえましょう。ワイルドカードで、ほかの人の虹をじゃますることもできます。

### Pieces

chroma-colour-blue = 青
chroma-colour-green = 緑
chroma-colour-orange = オレンジ
chroma-colour-red = 赤
chroma-colour-yellow = 黄色
chroma-shape-circle = 丸
    .many = 丸
chroma-shape-cross = 十字
    .many = 十字
chroma-shape-pentagon = 五角形
    .many = 五角形
chroma-shape-square = 四角
    .many = 四角
chroma-shape-star = 星
    .many = 星
# A star in the text of a card is an underscore in its key: B_ is the blue colour card, A_ the all-colours card.
chroma-card-Bc = 青の丸
chroma-card-Bx = 青の十字
chroma-card-Bp = 青の五角形
chroma-card-Bs = 青の四角
chroma-card-Bt = 青の星
chroma-card-B_ = 青の色カード
chroma-card-Gc = 緑の丸
chroma-card-Gx = 緑の十字
chroma-card-Gp = 緑の五角形
chroma-card-Gs = 緑の四角
chroma-card-Gt = 緑の星
chroma-card-G_ = 緑の色カード
chroma-card-Oc = オレンジの丸
chroma-card-Ox = オレンジの十字
chroma-card-Op = オレンジの五角形
chroma-card-Os = オレンジの四角
chroma-card-Ot = オレンジの星
chroma-card-O_ = オレンジの色カード
chroma-card-Rc = 赤の丸
chroma-card-Rx = 赤の十字
chroma-card-Rp = 赤の五角形
chroma-card-Rs = 赤の四角
chroma-card-Rt = 赤の星
chroma-card-R_ = 赤の色カード
chroma-card-Yc = 黄色の丸
chroma-card-Yx = 黄色の十字
chroma-card-Yp = 黄色の五角形
chroma-card-Ys = 黄色の四角
chroma-card-Yt = 黄色の星
chroma-card-Y_ = 黄色の色カード
chroma-card-_c = 丸の形カード
chroma-card-_x = 十字の形カード
chroma-card-_p = 五角形の形カード
chroma-card-_s = 四角の形カード
chroma-card-_t = 星の形カード
chroma-card-A_ = 全色カード
chroma-card-_a = 全形カード

### House rules

chroma-option-no_idle_discard = 捨て札から取ったカードを、すぐに捨て札へ戻すことはできません。
chroma-option-lock_for_victim = 相手に入れ替えられたカードは、持ち主の次の手番が終わるまでロックされます。
chroma-option-turn_limit = 全員がこの回数の手番を終えると引き分けです（1〜1000）。
chroma-option-base_sets = 25枚入りの基本セットの数（1〜6）。
chroma-option-colour_sets = 色セットの数（0〜3）。
chroma-option-shape_sets = 形セットの数（0〜3）。
chroma-option-all_wilds = 色セットごとの全色カードと、形セットごとの全形カードの枚数（0〜3）。
chroma-number-turn_limit = 1人あたりの手番の数
chroma-number-base_sets = 基本セットの数
chroma-number-colour_sets = 色セットの数
chroma-number-shape_sets = 形セットの数
chroma-number-all_wilds = セットごとの全色カードや全形カードの枚数
chroma-no-number = { $number }は{ $low }から{ $high }までです。

### How it ends

chroma-ending-rainbow = 虹が完成しました。その持ち主の勝ちです。
chroma-ending-gift = ほかの人のワイルドカードで虹が完成しました。虹の持ち主の勝ちです。
chroma-ending-turn-limit = 全員がすべての手番を終え、虹は完成しませんでした。引き分けです。

### What happens

chroma-card-dealt = { $seat-is ->
    [you] あなたに
   *[they] { $seat }さんに
}{ $card-is ->
    [none] カードが1枚
   *[some] { $card }が
}配られました。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }に{ $card-is ->
        [none] カードが{ $times }枚
        [several] { $card }が
       *[other] { $card }が{ $times }枚
    }配られました。
chroma-pile-renewed = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}いちばん上を除く捨て札をシャッフルして、新しい山札にしました。
    .do = 山札から引く（いちばん上を除く捨て札が新しい山札になる）。
chroma-draw-chosen = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}山札から引きました。
    .do = 山札から引く。
chroma-card-drawn = { $card-is ->
    [none] { $pile ->
        [0] 山札はなくなりました。
       *[other] 山札は残り{ $pile }枚です。
    }
   *[some] { $seat-is ->
        [you] あなたは
       *[they] { $seat }さんは
    }{ $card }を引きました。
}
    .brief = { $card-is ->
        [none] { $pile ->
            [0] 山札はなくなりました。
            [1] 山札は残り1枚です。
           *[other] {""}
        }
       *[some] { chroma-card-drawn }
    }
chroma-discard-taken = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}捨て札から{ $card }を取りました。
    .do = 捨て札から{ $card }を取る。
chroma-played = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}{ $card }を出しました。
    .do = { $gone-is ->
        [none] {""}
       *[some] { $gone }の代わりに
    }{ $card }を自分の虹に出す。
chroma-laid-over = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}{ $owner-is ->
    [you] あなたの
   *[they] { $owner }さんの
}{ $over }に{ $card }を重ねました。
    .do = { $owner }さんの{ $over }に{ $card }を重ねる。
chroma-cleared = { $card }は捨て札になりました{ $lock ->
    [0] {""}
   *[other] （{ $lock }手番のあいだロック）
}。
chroma-discarded = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}{ $card }を捨てました。
    .do = { $card }を捨てる。
chroma-rainbow-complete = { $owner-is ->
    [you] あなたの
   *[they] { $owner }さんの
}{ $shape-many }の虹が完成しました。
chroma-round-begins = 第{ $round }巡が始まります。
    .brief = {""}
chroma-turns-over = 全員が{ $turns }回の手番を終え、虹は完成しませんでした。

### What speaks for a move

chroma-why-wins = { $how ->
    [take] これを取れば、この手番のうちに{ $shape-many }の虹を完成できます。
   *[lay] { $gone-is ->
        [none] {""}
       *[some] 代わりに{ $gone }を捨てましょう。
    }これで{ $shape-many }の虹が完成し、あなたの勝ちです。
}
    .nudge = あなたの虹はあと1枚で完成です。そのカードはどこにあるでしょう。
chroma-why-stops = { $how ->
    [last] { $owner }さんの虹はあと1枚{ $cards ->
        [0] です。
       *[other] で、あなたに見えない{ $all }枚のうち{ $cards }枚で完成します。
    }この手で、あと{ $now }枚に戻ります。
    [back] { $owner }さんの虹は、あと{ $was }枚からあと{ $now }枚に遠のきます。
   *[fewer] あなたに見えない{ $all }枚のうち、{ $owner }さんの虹に役立つカードが{ $cards }枚から{ $left }枚に減ります。
}{ $locked-is ->
    [none] {""}
   *[some] { $locked }はロックされるので、{ $owner }さんはすぐには取り返せません。
}
    .nudge = { $owner }さんの虹を見てみましょう。あと何枚で、いちばん大事なカードはどれでしょう。
chroma-why-denies = { $how ->
    [take] これで{ $who }さんはこのカードを取れなくなります。
    [cover] これで捨て札の{ $card }は取れなくなります。
   *[keep] 捨てると、{ $who }さんに取られるかもしれません。
}そのカードがあれば、{ $who }さんの虹は{ $left ->
    [0] 完成します
   *[other] あと{ $left }枚になります
}。
    .nudge = 次は{ $who }さんの手番です。{ $who }さんの役に立つのはどのカードでしょう。
chroma-why-nearer = { $gone-is ->
    [none] {""}
   *[some] 代わりに{ $gone }を捨てましょう。
}{ $shape-many }の虹が、あと{ $was }枚からあと{ $now }枚になります。{ $has ->
    [none] {""}
    [all] 残りはもう手札にあります。
   *[some] そのうち{ $held }枚はもう手札にあります。
}
    .nudge = { $gone-is ->
        [none] 虹と手札を合わせて、いちばん多い形はどれでしょう。
       *[some] あなたの虹は満杯です。いちばん役に立っていないカードと、もっと役に立つ手札はどれでしょう。
    }
chroma-why-finds = { $now ->
    [0] これで{ $shape-many }の虹に必要なカードがすべてそろいます。あとは出すだけです。
   *[other] これで{ $shape-many }の虹のためにまだ必要なカードが、{ $was }枚から{ $now }枚に減ります。
}
    .nudge = いちばん上の捨て札は、集めている形に合うでしょうか。
chroma-why-ready = { $shape-many }の虹の{ $left ->
    [1] 最後の1枚
   *[other] 残り{ $left }枚
}は、もう手札にあります。
    .nudge = 虹に足りないカードを数えてみましょう。そのうち手札にあるのはどれでしょう。
chroma-why-second = { $gone-is ->
    [none] {""}
   *[some] 代わりに{ $gone }を捨てましょう。
}これでもう1つの道が開けます。{ $how ->
    [take] { $shape-many }の虹のためにまだ必要なカードは、あと{ $now }枚になります。
   *[lay] { $shape-many }の虹は、あと{ $now }枚になります。
}{ $held ->
    [0] {""}
   *[other] そのうち{ $held }枚はもう手札にあります。
}
    .nudge = 1つの形だけを見ていませんか。同じくらい近い形がほかにあるでしょうか。
chroma-why-wilds = 捨て札のワイルドは誰も取れませんが、山札からはあと{ $cards }枚来るかもしれません。
    .nudge = 山札からしか来ないのは、どんなカードでしょう。
chroma-why-outs = { $top-is ->
    [none] {""}
   *[some] 捨て札の{ $top }では虹に近づきません。
}あなたに見えない{ $all }枚（山札は{ $pile }枚）のうち{ $cards }枚で、{ $shape-is ->
    [none] {""}
   *[some] { $shape-many }の
}{ $last ->
    [yes] 虹が完成します
   *[no] 虹に近づきます
}。
    .nudge = どのカードを待っているのでしょう。それはあと何枚残っているでしょう。
chroma-why-spares = { $gone-is ->
    [none] このカードはなくても困りません。
   *[some] 代わりに{ $gone }を捨てましょう。
}{ $find ->
    [0] { $shape-many }の虹に必要なカードは、すべてそろったままです。
   *[other] { $shape-many }の虹のためにまだ必要なカードは、{ $find }枚のままです。
}
    .nudge = なくても困らないカードはどれでしょう。
chroma-why-harmless = { $who }さんは、{ $card }を取っても虹の完成に近づきません。
    .nudge = 次は{ $who }さんの手番です。取られても困らないカードはどれでしょう。
chroma-why-parks = あなたの虹には空きがあります。捨てると{ $who }さんに取られるかもしれません。
    .nudge = いらないカードは、どこに置けばいちばん害がないでしょう。
chroma-why-keeps-wild = { $cards }を残しておけます。最後の1枚にも、誰かを止めるのにも使えます。
    .nudge = ワイルドは終盤ほど役に立ちます。先に手放せるカードはどれでしょう。
chroma-why-last-turn = { $over ->
    [yes] これが全員を通して最後の手番です。虹は完成せず、引き分けになります。
   *[no] これがあなたの最後の手番です。このあとはほかの人の手番だけです。
}
    .nudge = 手番はあと何回残っているでしょう。

### Why not

# What there is to choose from, in the question for the rest of a move.
chroma-deed = { $kind ->
    [discard] 「捨てる」
    [wild] 「ほかの人のカードに重ねる」
   *[play] 「自分の虹に出す」
}
chroma-the = { $card }

chroma-now = { $now ->
    [draw] 山札からカードを引いてください。
    [take] 山札からカードを引くか、いちばん上の捨て札を取ってください。
    [wild] カードを自分の虹に出すか、捨てるか、ワイルドをほかの人のカードに重ねてください。
   *[act] カードを自分の虹に出すか、捨ててください。
}
chroma-you-hold = 手札は{ $cards }です。
chroma-lies = { $cards-count ->
    [0] そこにはまだ何もありません。
   *[other] そこにあるのは{ $cards }です。
}
chroma-no-no-passing = このゲームではパスできません。
chroma-no-which-card = { $deed ->
    [play] 手札のカードを自分の虹に出します。
    [discard] 手札のカードを捨てます。
   *[wild] 手札のワイルドをほかの人のカードに重ねます。
}
chroma-no-no-such-card = { $said-is ->
    [none] そのようなカードはありません。
   *[some] 「{ $said }」というカードはありません。
}カードには色（青、緑、オレンジ、赤、黄色）と形（丸、十字、五角形、四角、星）があり、ほかにワイルドがあります。
chroma-no-draw-first = { $card-is ->
    [none] {""}
   *[some] { $card }はまだです。
}{ $take-is ->
    [yes] まず山札からカードを引くか、いちばん上の捨て札を取ってください。
   *[no] まず山札からカードを引いてください。
}
chroma-no-already-drawn = この手番のカードはもう引きました。
chroma-no-no-discards = 取れる捨て札がありません。
chroma-no-wild-on-top = 捨て札のいちばん上の{ $card }はワイルドなので、取ることはできません。
chroma-no-locked = { $card }はワイルドと入れ替わったカードなので、{ $more ->
    [0] この手番が終わるまでロックされています。
   *[other] この手番とあと{ $more }手番のあいだロックされています。
}
chroma-no-not-in-hand = 手札に{ $card }はありません。
chroma-no-not-full = { $card-is ->
    [none] あなたの虹にはまだ空きがあります。5枚そろうまで、虹のカードは捨てられません。
   *[some] { $card }はまだ捨てられません。虹に空きがあり、5枚そろうまで虹のカードは捨てられません。
}
chroma-no-needs-a-card = { $covers-is ->
    [yes] ワイルドはカード1枚と入れ替わります。
   *[no] 虹にはもう5枚あるので、6枚のうち1枚を捨てます。
}
chroma-no-not-there = { $own-is ->
    [yes] あなた
   *[no] { $owner }さん
}の虹に{ $card }はありません。
chroma-no-idle = { $card }は取ったばかりなので、すぐには捨てられません。
chroma-no-no-such-seat = 席{ $seat }のプレイヤーはいません。ワイルドを重ねられるのは、{ $others }さんのカードです。
chroma-no-no-colour = 手札に{ $colour }のカードはありません。
chroma-no-elsewhere = { $card }があるのはあなたの虹ではなく、{ $owner }さんの虹です。ワイルドはそこに重ねてください。
chroma-no-nothing-there = { $owner-is ->
    [none] ワイルドを重ねられるカードが、ほかの誰の前にもありません。
   *[some] { $owner }さんの前には、ワイルドを重ねられるカードがありません。
}
chroma-no-no-wild = { $card-is ->
    [none] 手札にワイルドがありません。ほかの人のカードに重ねられるのはワイルドだけです。
   *[some] { $owner }さんの{ $card }に重ねられるのはワイルドだけですが、手札にワイルドがありません。
}
chroma-no-alike = 手札は{ $card }と同じカードだけです。1枚を虹に出して、出したカードそのものを捨ててください。
chroma-no-not-wild = { $card }はワイルドではないので、自分の虹にしか出せません。
chroma-no-needs-a-seat = ワイルドはほかの人のカードに重ねます。
chroma-no-own-rainbow = 自分の虹には、ワイルドもほかのカードと同じように出します。{ $card-is ->
    [none] 空いている場所に出してください。
   *[some] 6枚のうち1枚、たとえば{ $card }を捨ててください。
}

### Why not: decks and positions

chroma-no-small-deck = { $seats }人で遊ぶにはカードが少なくとも{ $fewest }枚必要ですが、このセットは{ $cards }枚です。
chroma-no-field-rainbows = 「{ $name }」は、{ $fewest }〜{ $most }席分の虹を斜線で区切って書いてください。
chroma-no-field-cards = 「{ $name }」は、Bc や R* のようなカードか - にしてください。
chroma-no-field-held = 「{ $name }」は、Bc や R* のようなカードか、見えないカードの ? か、- にしてください。
chroma-no-field-piled = 「{ $name }」は、Bc や R* のようなカードを、いちばん上を最後にして書いてください。ロックされたカードは Bc!1 のように書きます。
chroma-no-field-sure = 「{ $name }」は、この視点から確かなことがわからない席だけを ? にしてください。
chroma-no-field-sure-of = 「{ $name }」には{ $count }個の値を斜線で区切って書いてください。最後は全員が知っていることです。
chroma-no-line-cards = { $thing }は{ $count ->
    [0] ありません。
   *[other] { $count }枚しかありません。
}
chroma-no-line-hand = 席{ $seat }の手札は今{ $count }枚です。
chroma-no-line-shown = 席{ $seat }が捨て札から取ったカードは手札にあり、ワイルドではありません。
chroma-no-line-lock = ロックされるのは普通のカードだけで、ロックは決まった手番で終わります。
chroma-no-line-taken = この手番に取ったカードは、手番の席が見せているカードのどれかです。
chroma-no-line-unsure = 一部のカードだけが見えない局面では、何が確かかを言うことはできません。
chroma-no-line-sure = 確かなカードはほかの席の見えない手札の中にあり、全員が確かに知っていることは各席も知っています。
chroma-no-line-over = ゲームは、虹が1つ完成するか、すべての手番が終わったときに終わります。
chroma-no-line-gift = ほかの人の手番に勝った人は、その人からワイルドをもらっています。

### The table as text

# The two cards that stand for any card, short, after a sign.
chroma-all-colours = 全色
chroma-all-shapes = 全形
chroma-round = { $over-is ->
    [yes] 第{ $round }巡で終了
   *[no] 第{ $round }巡
}（全{ $rounds }巡）。山札：{ $pile }枚。
chroma-discards = 捨て札：{ $top-is ->
    [none] なし
   *[some] いちばん上は{ $top }{ $lock ->
        [0] {""}
       *[other] （あと{ $lock }手番ロック、{ $free-is ->
            [you] あなた
           *[they] { $free }さん
        }の手番から取れる）
    }{ $under-is ->
        [none] {""}
       *[some] 、その下は{ $under }
    }
}。
chroma-rainbow = { $owner-is ->
    [you] あなたの虹：
   *[they] { $owner }さんの虹：
}{ $cards }
chroma-complete = { $shape-many }の虹が完成。
chroma-far = どの形でもあと{ $missing }枚。
chroma-away = あと{ $missing }枚：{ $ways }。
chroma-way = { $shape-many }{ $needs-is ->
    [none] {""}
   *[some] （{ $needs }）
}
chroma-needs-all = { $colours }
chroma-needs-any = { $count ->
    [1] どの色でもよい
   *[other] どの色でも{ $count }色
}
chroma-needs-some = { $colours }のうち{ $count }色
chroma-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards }{ $known-is ->
    [none] {""}
   *[some] （全員が知っている：{ $known }）
}
chroma-holds = { $seat }さんの手札：{ $cards }枚{ $known-is ->
    [none] {""}
   *[some] （{ $seen ->
        [all] すべて
       *[other] うち{ $seen }枚
    }公開：{ $known }）
}。
chroma-waits = { $phase ->
    [draw] { $seat }さんがカードを引く番です。
   *[act] { $seat }さんがカードを出すか捨てる番です。
}
chroma-act = カードを選んでください。{ $full-is ->
    [yes] 自分の虹に出して6枚のうち1枚を捨てる
   *[no] 自分の虹に出す
}か、{ $wild-is ->
    [yes] そのまま捨てるか、ワイルドならほかの人のカードに重ねることができます。
   *[no] そのまま捨てることができます。
}
chroma-draw = { $anew-is ->
    [yes] 山札から引いてください（いちばん上を除く捨て札が新しい山札になります）。
   *[no] 山札から引いてください。
}{ $why }
chroma-draw-or-take = { $anew-is ->
    [yes] 山札（いちばん上を除く捨て札が新しい山札になります）から引くか、
   *[no] 山札から引くか、
}捨て札の{ $card }を取ってください。
chroma-sure = 見えない手札の中に残っているカード：{ $cards }。

### The table told aloud

chroma-aloud-rainbow = { $owner-is ->
    [you] あなたの虹：
   *[they] { $owner }さんの虹：
}{ $cards-is ->
    [none] まだカードなし
   *[some] { $cards }
}。
chroma-aloud-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards }{ $known-is ->
    [none] {""}
   *[some] （全員が見たカード：{ $known }）
}。
chroma-aloud-far = { $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}は{ $missing ->
    [0] もうそろっています
   *[other] あと{ $missing }枚です
}。
chroma-aloud-row = { $owner-is ->
    [you] あなたの虹：
   *[they] { $owner }さんの虹：
}{ $places-is ->
    [none] まだカードなし
   *[some] { $places }
}。

### On the page

chroma-page-red = 赤
chroma-page-orange = オレンジ
chroma-page-yellow = 黄色
chroma-page-green = 緑
chroma-page-blue = 青
chroma-page-circle = 丸
chroma-page-cross = 十字
chroma-page-pentagon = 五角形
chroma-page-square = 四角
chroma-page-star = 星
chroma-page-circle-many = 丸
chroma-page-cross-many = 十字
chroma-page-pentagon-many = 五角形
chroma-page-square-many = 四角
chroma-page-star-many = 星
chroma-page-card-back = 伏せたカード
chroma-page-wild-colour = ワイルド：{ $colour }のどの形にもなる
chroma-page-wild-shape = ワイルド：どの色の{ $shape }にもなる
chroma-page-wild-all = ワイルド：どのカードにもなる
chroma-page-yours = あなたの虹
chroma-page-of = { $name }さんの虹
chroma-page-in-hand = { $card }、あなたの手札
chroma-page-in-hand-of = { $card }、{ $name }さんの手札
chroma-page-in-yours = { $card }、あなたの虹のカード
chroma-page-in-of = { $card }、{ $name }さんの虹のカード
chroma-page-reads = { $card }として数える
chroma-page-reads-not = { $shapes }の虹には数えない
chroma-page-rainbow-label = { $whose }：{ $cards }。{ $distance }
chroma-page-rainbow-empty = まだカードなし
chroma-page-slot = { $whose }、空いている場所
chroma-page-slot-sixth = { $whose }は満杯：6枚目を出し、6枚のうち1枚を捨てる
chroma-page-sixth-goes = { $card }、新しいカード：これをそのまま捨てる
chroma-page-to-go = あと{ $n }枚
chroma-page-complete = 完成！
chroma-page-goal = 同じ形で5色そろえば勝ち。
chroma-page-distance = { $shapes }：あと{ $n }枚
chroma-page-distance-none = どの形でもあと5枚
chroma-page-distance-complete = { $shapes }の虹が完成
chroma-page-helps = 役立つ色：{ $colours }
chroma-page-wants = 待っている色：{ $colours }
chroma-page-helps-any = どの色でもよい
chroma-page-meters = 形ごとの進み具合
chroma-page-then = それであと{ $n }枚
chroma-page-then-complete = それで完成！
chroma-page-pile = 山札
chroma-page-pile-label = 山札、伏せたカード{ $n }枚
chroma-page-pile-empty = 山札は空：いちばん上を除く捨て札が新しい山札になる
chroma-page-discards = 捨て札
chroma-page-discards-none = 捨て札はまだない
chroma-page-discards-label = 捨て札{ $n }枚、いちばん上は{ $card }
chroma-page-discards-here = 捨て札
chroma-page-discards-top = 捨て札のいちばん上
chroma-page-lock-one = あと1手番ロック
chroma-page-lock = あと{ $n }手番ロック
chroma-page-lock-free = { $name }さんの手番から取れる
chroma-page-lock-free-you = あなたの手番から取れる
chroma-page-lock-wild = 上がワイルド：誰も取れない
chroma-page-look = 捨て札を見る（{ $n }枚）
chroma-page-look-order = 上から順に
chroma-page-hand = あなたの手札
chroma-page-hand-of = { $name }さんの手札
chroma-page-hand-count = 手札{ $n }枚
chroma-page-hand-known = 全員が知っている：{ $cards }
chroma-page-tag-new = 新
chroma-page-tag-taken = 取得
chroma-page-tag-known = 公開
chroma-page-tag-helps = 役立つ
chroma-page-tag-wins = 完成！
chroma-page-new = 今引いたカード
chroma-page-taken = 今、捨て札から取ったカード
chroma-page-known = 全員が見たカード
chroma-page-sure = 見えないカードの中に残っているもの：
chroma-page-turn = 手番
chroma-page-status-round = 第{ $n }巡
chroma-page-status-round-of = 第{ $n }巡（全{ $all }巡）
chroma-page-status-draw = カードを引く
chroma-page-status-act = 1枚出すか捨てる
chroma-page-status-deal = カードを配る
chroma-page-do-draw = 山札から引くか、いちばん上の捨て札を取ってください。
chroma-page-do-draw-only = 山札からカードを引いてください。
chroma-page-do-act = 手札からカードを選んでください。
chroma-page-do-where = どこに出しますか？
chroma-page-do-where-wild = どこに出しますか？ほかの人のカードにも重ねられます。
chroma-page-do-sixth = 6枚のうちどれを捨てますか？
chroma-page-do-cover = どのカードと入れ替えますか？

### The first game

chroma-lesson-goal = 同じ形で色がすべて違う5枚が虹で、最初に完成させた人の勝ちです。足りないのは青の星だけです。それに触れてから、あなたの虹の空いている場所に触れましょう。
chroma-lesson-goal-well = 星の虹が完成しました。あなたの勝ちです！では、最初から始めましょう。
chroma-lesson-draw = 手番はカードを1枚引くことから始まります。山札に触れて引きましょう。
chroma-lesson-draw-well = 手札が4枚になりました。ちょうど1枚を、あなたの虹か捨て札に出すか、ワイルドならほかの人のカードに重ねます。
chroma-lesson-play = あなたは星を集めていて、黄色はまだありません。黄色の星に触れてから、あなたの虹の空いている場所に触れましょう。
chroma-lesson-play-well = 弧が光りました。赤、オレンジ、黄色がそろっています。星はあと2枚です！
chroma-lesson-take = 引く代わりに、いちばん上の捨て札を取ることもできます。ロビンさんが緑の星を捨てました。捨て札に触れましょう。
chroma-lesson-take-well = 取ったところは全員が見ています。あなたが持っていることを全員が知っています。
chroma-lesson-sixth = あなたの虹は満杯ですが、2枚は星ではありません。緑の星を6枚目として虹に出し、役に立たないカードを捨てましょう。
chroma-lesson-sixth-well = あと1枚です！作っている間は、虹のカードがそろっていなくてもかまいません。
chroma-lesson-attack = 危険です！ロビンさんは赤の丸があれば完成です。点線の枠のカードはワイルドで、ほかの人のカードに重ねられます。黄色の色カード、ロビンさんの虹、黄色でない丸の順に触れましょう。
chroma-lesson-attack-well = 黄色が2枚では1枚むだになり、ロビンさんはあと2枚必要になりました。入れ替わった丸は、次の手番の間ロックされます。
chroma-lesson-colour = 色カードはその色のどの形にもなるので、青の色カードは青の星になります。あなたの虹に出して、青の四角を捨てましょう。
chroma-lesson-colour-well = あなたの勝ちです！ワイルドと入れ替わった普通のカードは、自分の虹のものでも、次の手番の間ロックされます。
chroma-lesson-shape = 形カードはその形のどの色にもなります。星の形カードを出しましょう。足りない色の代わりになります。
chroma-lesson-shape-well = 星が4枚です。ワイルドが何かを言う必要はなく、虹の持ち主にいちばん得なカードとして数えます。
chroma-lesson-any = 全色カードと全形カードは、どのカードの代わりにもなります。どちらかを出して、虹を完成させましょう。
chroma-lesson-any-well = 普通の星3枚とワイルド2枚で、あなたの勝ちです！
chroma-lesson-gift = 注意しましょう。赤の色カードをロビンさんの赤の十字に重ねると赤の丸になり、ロビンさんの勝ちです。自分の虹に出しましょう。
chroma-lesson-gift-well = 赤の星になりました。誰が最後のカードを置いても、完成した虹の持ち主が勝ちます。
chroma-lesson-lock = あなたの青の星がワイルドと入れ替わりました。このような普通のカードは、錠前が示すように次の手番の間取れません。山札から引きましょう。
chroma-lesson-lock-well = まだいちばん上にあれば、あなたの次の人はこの星を取れます。
chroma-lesson-buried = 捨て札のワイルドは決して取れず、その下のカードにも手が届きません。山札から引きましょう。
chroma-lesson-buried-well = 山札がなくなると、いちばん上を除く捨て札をシャッフルして、新しい山札にします。
chroma-coach-draw = 山札に触れて、カードを1枚引きましょう。
chroma-coach-take = 山札から引くか、役に立つならいちばん上の捨て札を取りましょう。
chroma-coach-act = カードを選び、あなたの虹を選びましょう。捨ててもかまいません。
chroma-coach-wild = ワイルドがあります。自分の虹に取っておくか、もうすぐ勝ちそうな人のカードに重ねましょう。
chroma-coach-sixth = あなたの虹は満杯です。6枚目を出して、6枚のうち1枚を捨てましょう。

### What somebody may type for a kind of move

chroma-drawn-pile = 山札
    .also = 山札
chroma-drawn-discards = 捨て札
    .also = 捨て札
chroma-typed-play = 出す
    .also = 並べる
chroma-typed-wild = ワイルド
    .also = 重ねる
chroma-typed-take = 取る
    .also = 取る
