## Rainbow

rainbow-about = ふたりで1本の虹を作ります。カードには面が2つ、見えるのは片方だけ。虹を完成させるのはどちらでしょう。

### Pieces

rainbow-face-R = 赤
rainbow-face-O = オレンジ
rainbow-face-Y = 黄
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
rainbow-option-pairs = 2色のカードをそれぞれ何枚入れるか（0～3枚）。
rainbow-option-light = 色と光のカードをそれぞれ何枚入れるか（0～4枚）。
rainbow-option-shadow = 色と影のカードをそれぞれ何枚入れるか（0～4枚）。
rainbow-option-light_shadow = 光と影のカードを何枚入れるか（0～4枚）。

### How it ends

rainbow-ending-cards = 手札を補充できなくなりました。取ったカードの多いほうの勝ちです。
rainbow-ending-draw = 手札を補充できなくなり、取ったカードは同じ枚数です。引き分けなので、もう一度遊びましょう！

### What happens

rainbow-next-card = { $behind-is ->
    [yes] { $front-is ->
        [none] {""}
       *[some] 次の札は{ $last-is ->
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
    }ホルダーの自分側の札を見ました{ $front-is ->
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
}{ $face }を表で置きました（手札{ $hand }）。
rainbow-placed-blind = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}手札の{ $hand }番を裏で置きました。
rainbow-flipped = { $seat-is ->
    [you] あなたは
   *[they] { $seat }さんは
}列の{ $spot }番（これまで{ $face }）を裏返しました。
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
rainbow-round-begins = 第{ $round }ラウンドが始まります。

### Why not

rainbow-no-not-understood = このゲームにその手はありません。{ $now ->
    [place-flip] 手札から1枚を表か裏で置くか、先に列の1枚を裏返してください。
    [place-stop] 手札から1枚を表か裏で置くか、やめてください。
    [flip-stop] やめるか、列の1枚を裏返してからもう1枚置いてください。
   *[place] 手札から1枚を表か裏で置いてください。
}
rainbow-no-stop-or-shadow = 「S」だけでは、やめるのか影を置くのかわかりません。「stop」と言うか、手札の何番かを言ってください。
rainbow-no-place-first = 手番では少なくとも1枚置きます。置く前にやめることはできません。
rainbow-no-flip-commits = このテーブルでは、カードを裏返したら続けて1枚置かなければなりません。
rainbow-no-nothing-lies = 列にはまだカードがないので、裏返すものがありません。
rainbow-no-no-such-spot = 列の場所は1番から{ $spots }番までです。
rainbow-no-no-card-there = 列にはまだ{ $filled }枚しかありません。
rainbow-no-flipped-already = カードを裏返したところです。次は1枚置{ $now ->
    [place-stop] くか、やめて
   *[place] いて
}ください。
rainbow-no-no-such-card = 手札は1番から{ $cards }番までです。
rainbow-no-placed-already = 手札の{ $hand }番はもう置きました。
rainbow-no-other-face = 手札の{ $hand }番は{ $shows }で、{ $face }ではありません。
rainbow-no-not-in-hand = 手札に、{ $face }が見えているカードはありません。
rainbow-no-flip-first = もう1枚置く前に、列の1枚を裏返さなければなりません。
rainbow-no-so-many-copies = { $cards ->
    [pairs] 2色のカードは、それぞれ0～{ $most }枚にできます。
   *[any] このカードは、それぞれ0～{ $most }枚にできます。
}

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
}次の札{ $last-is ->
    [yes] （最後の1枚）
   *[no] {""}
}：{ $card }
rainbow-row-empty = 列は空です。{ $cards }枚で虹になります。
rainbow-row = 列（虹まであと{ $missing }枚）：
rainbow-under = 列の下の面：
rainbow-collected = 取られた札（上になっていた面、下の面の順）：
rainbow-to-move = { $seat }さんの手番です。この手番で置いたカード：{ $placed }枚。
rainbow-ask-after-flip = カードを裏返しました。表か裏で1枚置{ $may_stop-is ->
    [yes] くか、やめて
   *[no] いて
}ください。
rainbow-ask-more = やめるか、列の1枚を裏返してもう1枚置いてください。
rainbow-ask-at-most = { $cards ->
    [1] 置けるのはあと1枚までです。
   *[other] 置けるのはあと{ $cards }枚まで、その前に毎回1枚裏返します。
}
rainbow-ask-flip = 先に列の1枚を裏返すこともできます。
rainbow-ask-place = カードを1枚置いてください。表で（見えている面を上に）、または裏で。
