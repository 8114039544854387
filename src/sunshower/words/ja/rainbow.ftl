## Rainbow

rainbow-about = 2人で1本の虹を作ります。カードには面が2つ、見えるのは片方だけ。虹を完成させるのはどちらでしょう。

### Pieces

rainbow-face-R = 赤
rainbow-face-O = オレンジ
rainbow-face-Y = 黄色
rainbow-face-G = 緑
rainbow-face-C = 水色
rainbow-face-B = 青
rainbow-face-P = 紫
rainbow-face-L = 光
rainbow-face-S = 影

### House rules

rainbow-option-flip_commits = カードを裏返したら、続けて必ず1枚置きます。
rainbow-option-memory_aid = それぞれがこれまでに見た面を、テーブルに表示しておきます。
rainbow-option-first = 先手：くじで決めるか、席を指定します。
rainbow-option-first-random = くじで決める
rainbow-option-first-0 = 最初の席
rainbow-option-first-1 = 2番目の席
rainbow-option-pairs = 2色のカードをそれぞれ何枚入れるか（0〜3枚）。
rainbow-option-light = 色と光のカードをそれぞれ何枚入れるか（0〜4枚）。
rainbow-option-shadow = 色と影のカードをそれぞれ何枚入れるか（0〜4枚）。
rainbow-option-light_shadow = 光と影のカードを何枚入れるか（0〜4枚）。

### How it ends

rainbow-ending-cards = 手札を補充できなくなりました。取ったカードの多いほうの勝ちです。
rainbow-ending-draw = 手札を補充できなくなり、取ったカードは同じ枚数です。引き分けです。もう一度遊びましょう！

### What happens

rainbow-next-card = { $behind-is ->
    [yes] { $front-is ->
        [none] {""}
       *[some] 次のカードは{ $last-is ->
            [yes] 最後の1枚で、
           *[no] {""}
        }{ $front }{ $back-is ->
            [none] {""}
           *[some] （裏は{ $back }）
        }です。
    }
   *[no] { $seat-is ->
        [you] あなたは
       *[they] { $seat }さんは
    }ホルダーの自分側のカードを見ました{ $front-is ->
        [none] {""}
       *[some] 。{ $front }{ $back-is ->
            [none] {""}
           *[some] （裏は{ $back }）
        }です
    }。
}
rainbow-drawn = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}{ $front-is ->
    [none] カードを1枚
   *[some] { $front }のカードを
}引きました{ $back-is ->
    [none] {""}
   *[some] （裏は{ $back }）
}。
rainbow-placed = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}手札の{ $hand }番（{ $face }）を表で置きました。
    .do = 手札の{ $hand }番（{ $face }）を表で置く。
rainbow-placed-blind = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}手札の{ $hand }番を裏で置きました。
    .do = 手札の{ $hand }番を裏で置く。
rainbow-flipped = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}列の{ $spot }番（{ $face }）を裏返しました。
    .do = 列の{ $spot }番（{ $face }）を裏返す。
rainbow-shown = { $face }が出ました。
rainbow-clashed = 列の{ $other }番と色かぶりです。
rainbow-shadow-fell = {""}
rainbow-rainbow-completed = 虹の完成です。
rainbow-row-taken = { $seat-is ->
    [you] あなたが
   *[they] { $seat }さんが
}{ $points }枚を取りました。
rainbow-stopped = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}ここでやめました。
    .do = ここでやめる。
rainbow-round-begins = 第{ $round }ラウンドが始まります。

### What speaks for a move

rainbow-why-wins = { $how ->
    [draw] これでゲームが終わり、{ $mine }対{ $theirs }の引き分けになります。
   *[win] これでゲームが終わり、{ $mine }対{ $theirs }であなたの勝ちです。
}
    .nudge = ホルダーはもうほとんど空です。今ゲームが終わったら、山の枚数はどうでしょう。
rainbow-why-completes = { $way ->
    [place] これで虹が完成し、{ $cards }枚すべてがあなたのものになります。
   *[other] { $done ->
        [0] 考えられる配られ方100通りのうち、{ $way ->
            [blind] 裏の面で虹が完成するものは
           *[flip] 無事に裏返せて、そのあと手札の表で虹を完成できるものは
        }ありません。
       *[other] 考えられる配られ方100通りの{ $done ->
            [100] すべてで、
           *[other] うち{ $done }通りで、
        }{ $way ->
            [blind] 裏の面で虹が完成します。
           *[flip] 無事に裏返せて、そのあと手札の表で虹を完成できます。
        }
    }
}
    .nudge = 虹まであと1枚です。どうすれば自分のものにできるでしょう。
rainbow-why-makes-room = { $open ->
    [none] 今はどの表も列に合いません。列から{ $face }がなくなれば、手札の{ $face }が合います。
   *[some] 列から{ $face }がなくなり、手札の{ $face }が置けるようになります。
}
    .nudge = 手札の色がもう列にあります。どうすれば場所を空けられるでしょう。
rainbow-why-none-fits = { $cards ->
    [1] 最後の1枚の表は列に合いません。
   *[other] 手札{ $cards }枚の表は、どれも列に合いません。
}
    .nudge = まず手札の表を見ましょう。列に合うものはあるでしょうか。
rainbow-why-gives-up = 列の{ $cards }枚を相手に渡しますが、次のラウンドはあなたから始まります。
    .nudge = この列は争う価値があるでしょうか。今負けると何枚失うか、考えてみましょう。
rainbow-why-out-of-reach = { $by ->
    [flip] これでもう1枚置けます。
   *[card] {""}
}列が{ $lies }枚なら、相手は次の手番で虹を完成できません。{ $then ->
    [mine] それでも相手は1枚置かなければならず、そうなれば虹はあなたの手の届くところに来ます。
   *[other] あと{ $missing }枚必要ですが、1手番に置けるのは3枚までです。
}
    .nudge = 相手が1手番に置けるのは何枚で、虹まであと何枚になるでしょう。
rainbow-why-leaves = { $lose ->
    [0] 相手は次に、この{ $lies }枚の列に1枚置かなければなりません。
    [3] 相手の手札は3枚とも、裏で置けばラウンドの負けになります。
   *[other] 相手の手札のうち{ $lose }枚は、裏で置けばラウンドの負けになります。
}{ $stuck ->
    [0] {""}
    [100] 考えられる配られ方100通りのすべてで、相手の表はどれも列に合いません。
   *[other] 考えられる配られ方100通りのうち{ $stuck }通りで、相手の表はどれも列に合いません。
}
    .nudge = 相手の手札の裏を見てみましょう。この列に出たらどうなるでしょう。
rainbow-why-flip-risk = { $under-is ->
    [none] { $can ->
        [shadow] 列にほかの色はないので、負けるのは影だけです。
       *[clash] {""}
    }{ $well ->
        [0] 考えられる配られ方100通りのどれでも、無事には裏返せません。
       *[other] 考えられる配られ方100通りの{ $well ->
            [100] すべてで
           *[other] うち{ $well }通りで
        }無事に裏返せ{ $then ->
            [surely] 、そのあと手札の表が列に合います。
            [maybe] 、そのうち{ $opens }通りではそのあと手札の表が列に合います。
           *[no] ます。
        }
    }
   *[some] 下の面はもう見ました。{ $under }なので列に合{ $then ->
        [surely] い、そのあと手札の表も合います。
       *[no] います。
    }
}
    .nudge = { $under-is ->
        [none] { $can ->
            [shadow] 列の下にあっていちばん困るのはどの面で、それはどのくらいありそうでしょう。
           *[clash] 列の下の面を考えてみましょう。裏返しても大丈夫そうなのはどれでしょう。
        }
       *[some] もう見たことのある下の面を思い出しましょう。
    }
rainbow-why-blind-risk = { $because ->
    [nothing] 列に色はなく、表が影なので裏は影ではありません。
    [empty] 列に色はないので、負けるのは影だけです。
    [shadow] 表が影なので、裏は影ではありません。
    [clash] 表が{ $face }なので、裏が列の{ $face }とかぶることはありません。
   *[some] {""}
}{ $well ->
    [0] 考えられる配られ方100通りのどれでも、裏で置けば負けです。
    [100] 考えられる配られ方100通りのすべてで、裏で置いても無事です。
   *[other] 考えられる配られ方100通りのうち{ $well }通りで、裏で置いても無事です。
}
    .nudge = 両面が同じカードはありません。表を見ると、裏について何がわかるでしょう。
rainbow-why-hides = { $trap ->
    [shadow] 下に隠れる影を見たのはあなただけです。そのカードをあとで裏返した人は、ラウンドに負けます。
    [clash] 下に隠れる{ $face }を見たのはあなただけです。列に{ $face }があるかぎり、そのカードを裏返した人はラウンドに負けます。
   *[free] 下に隠れる{ $face }を見たのはあなただけです。今の列なら、安心して裏返せます。
}
    .nudge = 裏で置くと、表は下に隠れます。列の下に何を隠したいでしょうか。
rainbow-why-needs-flip = { $colours ->
    [0] もう1枚置くには、
    [1] もう1枚置くには、
   *[other] もう1枚置くには、{ $colours }色が並ぶこの列で、
}先に1枚裏返さなければなりません。
    .nudge = もう1枚置く前に、何をしなければならないでしょう。
rainbow-why-spoils = 相手の手札の裏にも{ $face }が{ $backs }枚あります。裏で置けば色かぶりになります。
    .nudge = 相手の手札の裏を見てみましょう。どの色を出すとかぶるでしょう。
rainbow-why-fits-in = { $kind ->
    [only] 手札の表で列に合うのは{ $face }だけです。
    [light] 列に合い、いつでも合う光も手札に残ります。
    [some] 列に合い、そのあとも手札の表がまだ{ $others }枚合います。
   *[none] { $face-is ->
        [L] 光はどんな列にも合います。
       *[other] 見えている面を置くので、{ $face }なら危険はありません。
    }
}
    .nudge = 今、列に合う表はどれでしょう。あとでも合うのはどれでしょう。
rainbow-why-within-reach = 虹まであと{ $missing }枚で、この手番ではあと{ $may }枚置けます。
    .nudge = 虹まであと何枚か、この手番であと何枚置けるかを数えてみましょう。

### Why not

# What there is to choose from, in the question for the rest of a move.
rainbow-deed = { $kind ->
    [place] 「表で置く」
   *[blind] 「裏で置く」
}
rainbow-in-hand = { $hand }番（{ $face }）

rainbow-now = { $now ->
    [place-flip] 手札から1枚を表か裏で置くか、先に列の1枚を裏返してください。
    [place-stop] 手札から1枚を表か裏で置くか、やめてください。
    [flip-stop] やめるか、列の1枚を裏返してからもう1枚置いてください。
   *[place] 手札から1枚を表か裏で置いてください。
}
rainbow-you-hold = 手札は{ $cards }です。
rainbow-no-say-stop = 手番を終えるには「stop」と入力してください。
rainbow-no-stop-or-shadow = 「S」だけでは、やめるのか影を置くのかわかりません。{ $stop-is ->
    [yes] 「stop」と入力するか、
   *[no] 今はやめられないので、
}手札の番号で指定してください。
rainbow-no-place-first = 手番では少なくとも1枚置きます。置く前にやめることはできません。
rainbow-no-flip-commits = このテーブルでは、カードを裏返したら続けて1枚置かなければなりません。
rainbow-no-nothing-lies = 列にはまだカードがないので、裏返すものがありません。
rainbow-no-no-such-spot = 列に{ $spot }番はありません。場所は1番から{ $spots }番までです。
rainbow-no-no-card-there = 列の{ $spot }番にカードはありません。あるのは{ $filled ->
    [1] 1番だけです。
    [2] 1番と2番です。
   *[other] 1番から{ $filled }番までです。
}
rainbow-no-flipped-already = カードを裏返したところ{ $spot-is ->
    [none] です。
   *[some] なので、列の{ $spot }番は裏返せません。
}次は1枚置{ $now ->
    [place-stop] くか、やめて
   *[place] いて
}ください。
rainbow-no-no-such-card = 手札に{ $hand }番はありません。手札は1番から{ $cards }番までです。
rainbow-no-placed-already = 手札の{ $hand }番はもう置きました。
rainbow-no-other-face = 手札の{ $hand }番は{ $shows }で、{ $face }ではありません。
rainbow-no-not-in-hand = 手札に、{ $face }が見えているカードはありません。
rainbow-no-flip-first = { $card-is ->
    [none] もう1枚
   *[some] 手札の{ $card }を
}置く前に、列の1枚を裏返すか、やめなければなりません。
rainbow-no-so-many-copies = { $cards ->
    [pairs] 2色のカードは、それぞれ0〜{ $most }枚にできます。
   *[any] このカードは、それぞれ0〜{ $most }枚にできます。
}

### Why not: decks and positions

rainbow-no-too-few-cards = ゲームにはカードが{ $fewest }枚必要です。このデッキは{ $cards }枚です。
rainbow-no-too-many-cards = ホルダーに入るのは{ $most }枚までです。このデッキは{ $cards }枚です。
rainbow-no-such-faces = この面を持つカードが足りません。
rainbow-no-field-deck = 「{ $name }」は、{ $usual } のように4つの数を斜線で区切って書いてください。
rainbow-no-field-card = 「{ $name }」は、2文字のカードか - にしてください。
rainbow-no-field-hand = 「{ $name }」は、席ごとに2文字のカードを{ $cards }枚書き、空いた場所は -- にしてください。
rainbow-no-field-memory = 「under」「seen」「gone」には斜線を使えません。
rainbow-no-field-under = 「under」と「seen」は、列のカード1枚ごとに文字と印を1つずつ書いてください。
rainbow-no-field-seen = 「{ $name }」は、それぞれの下の面を見た席の印（-、0、1、b）で書いてください。
rainbow-no-field-gone = 「{ $name }」は、取ったカード1枚ごとに2文字と印（-、0、1、b、x）で書いてください。
rainbow-no-field-collected = 「{ $name }」は、取った枚数と同じ{ $cards }枚にしてください。
rainbow-no-line-memory = 見た面を書けるのは、すべてが見える局面か、記憶の補助があるテーブルだけです。
rainbow-no-line-cards = カードは{ $cards }枚しかありません。
rainbow-no-line-rounds = 終わったラウンドでは、それぞれ1〜{ $most }枚が取られています。
rainbow-no-line-row = ラウンドが終わるまで、列は{ $most }枚までで、光のほかはすべて違う色で、影はありません。
rainbow-no-line-in-row = この手番で置いたカードや裏返したカードは列にあります。
rainbow-no-line-over = ホルダーが空で手札を補充できなくなると、ゲームは終わります。それまではどちらかの席の手番です。
rainbow-no-line-hand = 手札は、この手番で置いた分を除いて{ $cards }枚です。
rainbow-no-line-next = ホルダーにカードがある間は、どちらの席にも次のカードがあります。
rainbow-no-line-last = ホルダーの最後の1枚は、両方の席の次のカードです。

### The table as text

rainbow-after = 全{ $rounds }ラウンド終了。取ったカード：{ $piles }。
rainbow-round = 第{ $round }ラウンド。取ったカード：{ $piles }。ホルダー：残り{ $cards }枚。
rainbow-hand = { $owner-is ->
    [you] あなたの手札
   *[they] { $owner }さんの手札
}{ $turned ->
    [fronts] （表）
    [backs] （あなたに見える裏）
   *[unsaid] {""}
}：
rainbow-next-in-holder = ホルダーにある{ $owner-is ->
    [you] あなたの
   *[they] { $owner }さんの
}次のカード{ $last-is ->
    [yes] （最後の1枚）
   *[no] {""}
}：{ $card }
rainbow-row-empty = 列は空です。{ $cards }枚で虹になります。
rainbow-row = 列（虹まであと{ $missing }枚）：
rainbow-under = 列の下の面：
rainbow-collected = 取られたカード（上になっていた面、下の面の順）：
rainbow-to-move = { $seat }さんの手番です。この手番で置いたカード：{ $placed }枚。
rainbow-ask-after-flip = カードを裏返しました。表か裏で1枚置{ $may_stop-is ->
    [yes] くか、やめて
   *[no] いて
}ください。
rainbow-ask-more = やめるか、列の1枚を裏返してからもう1枚置いてください。
rainbow-ask-at-most = { $cards ->
    [1] 置けるのはあと1枚までです。
   *[other] 置けるのはあと{ $cards }枚までで、その前に毎回1枚裏返します。
}
rainbow-ask-flip = 先に列の1枚を裏返すこともできます。
rainbow-ask-place = カードを1枚、表で（見えている面を上に）か、裏で置いてください。

### The table told aloud

rainbow-aloud-pile = { $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}の集めたカード：{ $cards ->
    [0] まだありません
   *[other] { $cards }枚
}。
rainbow-aloud-piles = 集めたカード：{ $seats }。
rainbow-aloud-card = { $there-is ->
    [no] もう置いた
   *[yes] { $face-is ->
        [none] 見えない
       *[some] { $face }{ $other-is ->
            [none] {""}
           *[some] と{ $other }
        }
    }
}
rainbow-aloud-place = { $place }は{ $card }
rainbow-aloud-hand = { $owner-is ->
    [you] あなたの手札
   *[they] { $owner }さんの手札
}{ $turned ->
    [fronts] （表）
    [backs] （あなたに見える裏）
   *[unsaid] {""}
}：{ $cards }。
rainbow-aloud-next = { $owner-is ->
    [you] ホルダーにあるあなたの次のカード
   *[they] ホルダーにある{ $owner }さんの次のカード
}{ $last-is ->
    [yes] （最後の1枚）
   *[no] {""}
}：{ $card }。
rainbow-aloud-row = 列：{ $faces }。虹まであと{ $missing }枚。
rainbow-aloud-under = 列の裏：{ $cards }。
rainbow-aloud-left = 第{ $round }ラウンド。ホルダーは残り{ $cards }枚。

### On the page

rainbow-page-name-hand = { $face }（手札の{ $n }番）
rainbow-page-name-row = { $face }（列の{ $n }番）
rainbow-page-normal = 表で
rainbow-page-blind = 裏で
rainbow-page-stop = やめる：手番を終える
rainbow-page-status = 第{ $n }ラウンド・ホルダー：残り{ $cards }枚
rainbow-page-status-over = 全{ $n }ラウンド終了
rainbow-page-face-unseen = 見えない面
rainbow-page-hand-yours = あなたの手札
rainbow-page-hand-of = { $name }さんの手札
rainbow-page-hand-yours-more = 裏が見えるのは{ $name }さんだけです
rainbow-page-hand-of-more = この面が見えるのはあなただけです
rainbow-page-card-yours = { $face }、手札の{ $n }番。裏は見えません
rainbow-page-card-of = { $name }さんの手札の{ $n }番。あなたに見えるのは{ $face }、{ $name }さんには反対の面が見えています
rainbow-page-card-open = { $name }さんの手札の{ $n }番。表は{ $face }、裏は{ $back }
rainbow-page-card-closed = { $name }さんの手札の{ $n }番、伏せたカード
rainbow-page-card-none = { $name }さんの手札の{ $n }番は空き
rainbow-page-card-none-yours = 手札の{ $n }番は空き
rainbow-page-choose = { $face }：どちらの面で置きますか？
rainbow-page-normal-label = 表で置く：{ $face }
rainbow-page-blind-label = 裏で置く（あなたが見ていない面）
rainbow-page-row = 列
rainbow-page-row-left = { $lies ->
    [0] あと{ $n }枚
   *[other] { $lies }枚がかかっています。あと{ $n }枚
}
rainbow-page-row-left-one = { $lies }枚がかかっています。あと1枚！
rainbow-page-row-card = { $face }、列の{ $n }番
rainbow-page-row-under = 下の面は{ $face }
rainbow-page-row-under-unseen = 下の面は見ていません
rainbow-page-row-under-nobody = 下の面は誰も見ていません
rainbow-page-row-under-other = { $name }さんは下の面を見ました
rainbow-page-row-empty = 列の{ $n }番は空き
rainbow-page-row-goal = 列の{ $n }番は空き。ここをうまく埋めれば虹の完成
rainbow-page-loses = 出すと負け
rainbow-page-loses-label = 次の面が出るとラウンドに負けます：{ $faces }
rainbow-page-card-loses = 出すとラウンドに負けます
rainbow-page-holder = ホルダー
rainbow-page-holder-count = ホルダーに{ $n }枚
rainbow-page-holder-one = ホルダー最後の1枚
rainbow-page-holder-none = ホルダーは空
rainbow-page-next-yours = 次のカード
rainbow-page-next-yours-label = ホルダーにあるあなたの次のカード：{ $face }
rainbow-page-next-of-label = ホルダーにある{ $name }さんの次のカード：{ $face }
rainbow-page-pile-yours = あなたの山
rainbow-page-pile-of = { $name }さんの山
rainbow-page-pile-label = { $whose }：{ $n }枚
rainbow-page-ask-place = カードを1枚置いてください。
rainbow-page-ask-flip-place = カードを1枚置いてください。先に列の1枚を裏返すこともできます。
rainbow-page-ask-place-stop = カードを1枚置くか、やめてください。
rainbow-page-ask-flip-stop = やめるか、列の1枚を裏返してからもう1枚置いてください。
rainbow-page-ask-choose = 表で置きますか？裏で置きますか？
rainbow-page-placed = この手番で3枚中{ $n }枚を置きました
rainbow-page-placed-short = 置いた
rainbow-page-end-rainbow-yours = 虹の完成です！{ $n }枚すべてがあなたのものです。
rainbow-page-end-rainbow-of = 虹の完成です！{ $n }枚すべてが{ $name }さんのものです。
rainbow-page-end-clash-yours = { $face }が2枚、色かぶりです！{ $n }枚はあなたのものです。
rainbow-page-end-clash-of = { $face }が2枚、色かぶりです！{ $n }枚は{ $name }さんのものです。
rainbow-page-end-shadow-yours = 影が出ました！{ $n }枚はあなたのものです。
rainbow-page-end-shadow-of = 影が出ました！{ $n }枚は{ $name }さんのものです。
rainbow-page-pop-clash = 色かぶり！
rainbow-page-pop-shadow = 影！
rainbow-page-pop-rainbow = 虹！
rainbow-page-pop-lucky = セーフ！
rainbow-page-pop-stop = やめます
rainbow-page-taken = 取られたカード：{ $cards }
rainbow-page-memory-eye = { $name }さんはこの下の面を見ました
rainbow-page-memory-gone = 取られたカードのうち、あなたが見たもの（{ $n }枚）
rainbow-page-memory-gone-all = 取られたカード（{ $n }枚）
rainbow-page-memory-gone-more = 上になっていた面、下の面の順。
rainbow-page-memory-gone-card = 上は{ $face }、下は{ $back }

### The first game

rainbow-lesson-goal = 色がすべて違う列に6枚目を置いた人が6枚とも取り、最後に多く取った人が勝ちます。足りないのは紫です。紫のカードに触れて、表で置きましょう。
rainbow-lesson-goal-well = 虹の完成です！6枚取って、28枚対24枚であなたの勝ちです。では、最初から始めましょう。
rainbow-lesson-sides = どのカードにも面が2つあり、自分の手札は片方だけが見え、もう片方はロビンさんにだけ見えます。赤いカードに触れて、表で置きましょう。
rainbow-lesson-sides-well = 列は赤から始まりました。ロビンさんのカードの裏は、あなたに見えています。
rainbow-lesson-stop = 1手番に置くのは1枚で十分、多くても3枚です。ここでやめて、ロビンさんに手番を渡しましょう。
rainbow-lesson-stop-well = ロビンさんは黄色を置き、あなたはホルダーから1枚引きました。
rainbow-lesson-new = 列の色はすべて違わなければならず、もうある色を出すと列は相手のものになります。ここにない色は青だけです。表で置きましょう。
rainbow-lesson-new-well = 4色、すべて違います。
rainbow-lesson-clash = ロビンさんの手札を見ましょう。赤、緑、黄色があなたに向いていて、どれを出しても色かぶりになります。ロビンさんは知りません。手番を終えて、様子を見ましょう。
rainbow-lesson-clash-well = ロビンさんが裏で置いたカードは赤、色かぶりです。5枚があなたのものになりました。カードをもらえなかった人が、次のラウンドを始めます。
rainbow-lesson-blind = 赤と黄色はもうあり、影は出した瞬間に負けです。見ていない面を上にして、どれか1枚を裏で置きましょう。
rainbow-lesson-blind-well = 運よく新しい色でした。ロビンさんにはずっと見えていた面です。ロビンさんが何をこわがるか、よく見ておきましょう。
rainbow-lesson-flip = 最初の1枚を置く前に、列の1枚を裏返してもかまいません。緑は自分で置いたので、下は水色です。裏返せば、手札の緑が置けます。
rainbow-lesson-flip-well = 覚えていたとおり水色です。ただし、裏返して同じ色や影が出ても、ラウンドは負けです。
rainbow-lesson-again = 2枚目、3枚目を置く前には、必ず1枚裏返します。赤いカードは、青い面を下にして自分で置きました。裏返しましょう。
rainbow-lesson-again-well = 青はまだなかったので、問題なしです。もう1枚置いても、ここでやめてもかまいません。
rainbow-lesson-light = 白い「光」の面はどの色の代わりにもなり、列に何枚あってもかまいません。6枚目に光を表で置きましょう。
rainbow-lesson-light-well = 光2枚を含む虹です。6枚ともあなたのものです。
rainbow-lesson-shadow = ロビンさんのカードの1枚は、影の面があなたに向いています。影を出すと、その瞬間にラウンドは負けです。手番を終えて、裏で置くかどうか見ましょう。
rainbow-lesson-shadow-well = 影が出ました。5枚があなたのものです。
rainbow-lesson-end = ホルダーは空です。手札を補充できなくなると、ゲームは終わります。あなたは27枚、ロビンさんは23枚です。手番を終えましょう。
rainbow-lesson-end-well = あなたの勝ちです！列と手札は誰の分にもならず、同じ枚数なら引き分けです。
rainbow-coach-first = 手札のカードに触れて、表で置くか裏で置くかを選びましょう。
rainbow-coach-flip = カードを置くか、先に列の1枚を裏返しましょう。もうある色を出すと、ラウンドは負けです。
rainbow-coach-on = ここでやめてもかまいません。もう1枚置くなら、先に列の1枚を裏返します。
rainbow-coach-after = もう1枚置くか、ここでやめましょう。

### What somebody may type for a kind of move

rainbow-typed-stop = やめる
    .also = ストップ
rainbow-typed-place = 表
    .also = 表で, 表で置く, 置く, 出す
rainbow-typed-blind = 裏
    .also = 裏で, 裏で置く
