## Rainbow Road

road-about = カードを輪に並べて、妖精を走らせます。虹を上るか下るかは天気しだいです。

### Pieces

road-fairy-sunny = 晴れの妖精
road-fairy-rain = 雨の妖精
road-weather-sun = 晴れ
road-weather-rain = 雨
road-prank-exchange = 交換
road-prank-jump = ジャンプ
road-prank-skip = スキップ
road-prank-trash = ゴミ箱
road-prank-teleport = テレポート
road-prank-recycle = リサイクル
road-way-clockwise = 時計回り
road-way-anticlockwise = 反時計回り

### House rules

road-option-free_jump = 晴れの妖精は、雨の妖精のいるカードの数が何であっても飛び越えられます。
road-option-clockwise = 妖精は2人とも時計回りにしか走りません。
road-option-recycle_any = 「リサイクル」は、妖精のいないカードならどれとでも取り替えられます。
road-option-opener_ties = 同じ数のときは、ゲームを始めた人が晴れの妖精を動かします。
road-option-step_first = 「ジャンプ」と「スキップ」は、雨の妖精が1歩進んだあとに使います。
road-option-first = 先手：くじで決めるか、席を指定します。
road-option-first-random = くじで決める
road-option-first-0 = 最初の席
road-option-first-1 = 2番目の席

### How it ends

road-ending-points = 得点の高いほうの勝ちです。
road-ending-last-round = 同点なので、最終ラウンドの得点で決まります。
road-ending-last-sunny = 得点も最終ラウンドも同点なので、最後に晴れの妖精を動かした人の勝ちです。

### What happens

road-card-dealt = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}に{ $card-is ->
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
road-prank-dealt = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}に{ $prank-is ->
    [none] いたずらが1枚
   *[some] いたずら「{ $prank }」が
}配られました。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }に{ $prank-is ->
        [none] いたずらが{ $times }枚
        [several] いたずらの{ $prank }が
       *[other] いたずら「{ $prank }」が{ $times }枚
    }配られました。
road-laid-out = { $spot }に{ $card }が置かれました。
road-fairy-arrives = { $fairy }が{ $spot }に立ちました。
road-placed = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $over-is ->
    [none] { $spot }に{ $card }を置きました。
   *[some] { $spot }の{ $over }の上に{ $card }を置きました。
}
    .do = { $card }を{ $spot }{ $over-is ->
        [none] に
       *[some] の{ $over }の上に
    }置く。
road-ran = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $fairy }{ $leaps-is ->
    [yes] に雨の妖精を飛び越えさせて、
   *[no] を
}{ $spot }（{ $card }）へ進めました。
    .do = { $fairy }{ $leaps-is ->
        [yes] に雨の妖精を飛び越えさせて、
       *[no] を
    }{ $spot }の{ $card }へ進める。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }は{ $fairy }を{ $spot }（{ $card }）へ進めました。
road-bounded = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「{ $prank }」を使いました。雨の妖精は{ $prank-is ->
    [jump] { $spot }（{ $card }）へ跳びます。
   *[skip] カードを1枚とばして{ $spot }（{ $card }）に降ります。
}
    .do = 「{ $prank }」を使って、雨の妖精を{ $spot }の{ $card }へ進める。
road-lapped = これで1周し、{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $points }点を得ました。
road-stopped = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $fairy }を{ $spot }で止めました。{ $points ->
    [0] 得点はありません。
   *[other] { $points }点です。
}
    .do = { $fairy }を{ $spot }で止める。
road-teleported = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「テレポート」を使いました。雨の妖精が{ $spot }（{ $card }）に現れます。
    .do = 「テレポート」を使って、雨の妖精を{ $spot }の{ $card }に移す。
road-trashed = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「ゴミ箱」を使いました。{ $spot }の{ $card }が捨てられます。
    .do = 「ゴミ箱」を使って、{ $spot }の{ $card }を捨てる。
road-recycled = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「リサイクル」を使いました。捨て札の{ $card }が戻り、{ $spot }の{ $over }と入れ替わります。
    .do = 「リサイクル」を使って、{ $spot }の{ $over }を捨て札の{ $card }と取り替える。
road-exchanged = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「交換」を使いました。{ $spot }の{ $card }と{ $other }の{ $other_card }が入れ替わります。
    .do = 「交換」を使って、{ $spot }の{ $card }と{ $other }の{ $other_card }を入れ替える。
road-round-begins = 第{ $round }ラウンドが始まります。天気は{ $weather }です。

### What speaks for a move

road-why-moves-fairy = { $cards ->
    [all] どのカードを置いても、このラウンドで動かすのは{ $fairy }です。このカードのあとは
   *[some] これでこのラウンドは{ $fairy }を動かせます。今の並びなら
}{ $points ->
    [0] 点にはなりません。
   *[other] { $points }点まで走れます。
}
    .nudge = { $cards ->
        [all] どのカードを置いても、動かすのは{ $fairy }です。どこに置けば走りが伸びるでしょう。
       *[some] このラウンドで動かしたいのはどちらの妖精でしょう。そのためにはどのカードがよいでしょう。
    }
road-why-cuts = 相手が動かす{ $fairy }の走りが、{ $was }点から{ $now }点に減ります。
    .nudge = { $fairy }が今どこまで走れるか、どのカードが道をふさぐかを見てみましょう。
road-why-unbeaten = { $keeps ->
    [0] { $card }では、ほぼ確実に晴れの妖精を相手に奪われます。雨の妖精の走りを考えましょう。
    [100] { $card }なら、相手のどのカードにも晴れの妖精を奪われません。
   *[other] { $card }なら、考えられる配られ方100通りのうち{ $keeps }通りで、晴れの妖精を相手に奪われません。
}
    .nudge = 先に出すのはあなたです。どのカードなら晴れの妖精を相手に奪われないでしょう。奪われたら、動かすのはどちらの妖精でしょう。
road-why-stretches = 置いたあとの並びなら、{ $fairy }の走りが{ $was }点から{ $now }点に伸びます。
    .nudge = { $fairy }の道が長くなる場所を探してみましょう。
road-why-keeps = { $one ->
    [one] { $high }をあとのラウンドに残せます。
   *[two] { $low }と{ $high }をあとのラウンドに残せます。小さい数は雨、大きい数は晴れのときに役立ちます。
}
    .nudge = この先のラウンドを考えましょう。どのカードが必要になるでしょう。
road-why-last-card = 手札の最後のカードです。
    .nudge = 残りは1枚です。選べるのは置く場所だけです。
road-why-prank-pays = 「{ $prank }」を使うと、雨の妖精の走りが{ $was }点から{ $now }点に伸びます。
    .nudge = いたずらを見てみましょう。走りが伸びるものがあります。
road-why-runs-on = { $ways ->
    [both] この向きなら
   *[one] このまま進めば
}、{ $fairy }の走りは{ $points }点になります。
    .nudge = { $ways ->
        [both] 両方の向きで、{ $fairy }の点を数えてみましょう。
       *[one] { $fairy }があと何点取れるか数えてみましょう。
    }
road-why-blocks = ここで止まれば、雨の妖精の走りは{ $now }点までです。晴れの妖精が行けるところまで走ると、雨の妖精は{ $otherwise }点になります。
    .nudge = 先へ走る前に、雨の妖精に何が残るか見てみましょう。
road-why-at-the-end = { $fairy }はこれ以上進めません。{ $points ->
    [0] 得点はありません。
   *[other] { $points }点が入ります。
}
    .nudge = 進む先の次のカードを見てみましょう。
road-why-stays = { $points ->
    [0] { $fairy }は次のラウンドのためにこの場所に残ります。
   *[other] { $points }点が入り、{ $fairy }は次のラウンドのためにこの場所に残ります。
}
    .nudge = 天気が変わったとき、{ $fairy }はどこにいるとよいでしょう。
road-why-changes-ring = { $prank-is ->
    [teleport] 「テレポート」は、この先のラウンドのために雨の妖精の場所を変えます。
   *[other] 「{ $prank }」はこの先のラウンドのために並びを変えます。
}雨の妖精は{ $points ->
    [0] このラウンドでは点を取れません。
   *[other] それでも{ $points }点走れます。
}
    .nudge = いたずらを見てみましょう。今が使いどきのものがあります。

### Why not

# What there is to choose from, in the question for the rest of a move.
road-one-spot = { $letter }
road-one-prank = 「{ $prank }」

road-now = { $place-is ->
    [yes] カードは{ $spots }に置いてください。
   *[no] { $spots-is ->
        [none] { $pranks-is ->
            [none] できるのは止めることだけです。
           *[some] { $pranks }を使うか、妖精を止めてください。
        }
       *[some] { $pranks-is ->
            [none] 妖精を{ $spots }へ進めるか、止めてください。
           *[some] 妖精を{ $spots }へ進めるか、{ $pranks }を使うか、妖精を止めてください。
        }
    }
}
road-prank-now = 「{ $prank }」で選べるのは{ $spots }です。
road-no-no-such-spot = マス{ $letter }はありません。輪のマスは{ $first }から{ $last }までです。
road-no-no-such-card = { $card }のカードはありません。カードは1から{ $numbers }までです。
road-no-cards-placed = このラウンドのカードは2枚とも置かれたので、もう{ $card-is ->
    [none] {""}
   *[some] { $card }は
}置けません。今は{ $fairy }が走る番です。
road-no-place-first = { $prank-is ->
    [none] { $spot-is ->
        [none] {""}
       *[some] { $spot }へはまだ走れません。
    }
   *[some] 「{ $prank }」はまだ使えません。
}まず2人ともカードを置きます。妖精が走るのはそのあとです。
road-no-not-in-hand = 手札に{ $card }はありません。あるのは{ $cards }です。
road-no-not-your-field = マス{ $letter }は、あなたの陣地（{ $first }から{ $last }）ではありません。
road-no-trashed-first = { $tried }には置けません。次のカードは、「ゴミ箱」で空いた{ $spot }に置かなければなりません。
road-no-empty-first = { $spot }にはもうカードがあります。空いたマスが残っているので、そちらを先に埋めます。
road-no-fairy-here = { $prank-is ->
    [none] { $spot }には{ $fairy }がいるので、そのカードは置き換えられません。
   *[some] { $spot }には{ $fairy }がいるので、「{ $prank }」では選べません。
}
road-no-already-there = { $fairy }はもう{ $spot }にいます。
road-no-empty-spot = { $spot }にはカードがありません。{ $runs-is ->
    [yes] 妖精は空いたマスを通り過ぎます。
   *[no] {""}
}
road-no-no-turning = マス{ $letter }は後ろにあります。走り出した妖精は向きを変えられません。
road-no-wrong-way = マス{ $letter }は反対の向きです。このテーブルでは、妖精は時計回りにしか走りません。
road-no-blocked = { $prank-is ->
    [none] { $spot }に晴れの妖精がいて、道をふさいでいます。
   *[some] 「{ $prank }」の行き先は{ $spot }ですが、そこには晴れの妖精がいます。
}
road-no-wrong-order = { $leaps-is ->
    [yes] 雨の妖精を飛び越えられるのは、そのカードへ進める数字のときだけです。
   *[no] {""}
}{ $from }から{ $spot }の{ $to }へは数字が{ $order ->
    [up] 下がりますが、{ $fairy }は今、上りです。
   *[down] 上がりますが、{ $fairy }は今、下りです。
}
road-no-jump-over = { $spot }には雨の妖精がいます。飛び越えて{ $landing }へ進んでください。
road-no-not-next = マス{ $letter }は次のカードではありません。妖精はカードを1枚ずつ進みます。
road-no-no-prank-now = 「{ $prank }」のようないたずらは雨の妖精のものです。今は晴れの妖精が走る番です。
road-no-no-such-prank = あなたは「{ $prank }」を持っていません。
road-no-prank-played = いたずらは1ラウンドに1回だけで、もう使いました。「{ $prank }」はこのラウンドには使えません。
road-no-step-first = このテーブルでは、「{ $prank }」は1歩進んだあとに使います。
road-no-set-off = 「{ $prank }」は走る前に使います。雨の妖精はもう走り出しました。
road-no-not-there = 「{ $prank }」で行けるのは{ $spots }です。{ $spot }には行けません。
road-no-nothing-discarded = 捨て札はまだないので、リサイクルできるものがありません。
road-no-not-discarded = 捨て札に{ $card }はありません。あるのは{ $cards }です。
road-no-same-spot = 「交換」には別々のマスが2つ必要です。{ $spot }を2回は選べません。
road-no-needs-a-spot = { $prank-is ->
    [exchange] 「交換」には別々のマスが2つ必要です。そこのカードが入れ替わります。
    [jump] 「ジャンプ」には、数字に関係なく、次のカードのマスが必要です。
    [skip] 「スキップ」には、次の次のカードのマスが必要です。
    [recycle] 「リサイクル」には、捨て札1枚と、取り替えるカードのマスが必要です。
    [teleport] 「テレポート」には、雨の妖精が現れるカードのマスが必要です。
   *[trash] 「ゴミ箱」には、捨てるカードのマスが必要です。
}
road-no-not-played-now = 「リサイクル」で取り替えられるのは、このラウンドに出た2枚のどちらかです。

### Why not: positions

road-no-field-ring = 「{ $name }」は、-35-1/62-7- のように、5マスの陣地2つを斜線で区切って書いてください。
road-no-line-cards = { $thing }のカードは{ $count }枚しかありません。
road-no-line-pranks = 「{ $thing }」は1枚しかありません。
road-no-line-prank-hand = 手元のいたずらは{ $most }枚までです。
road-no-line-fairies = 妖精はそれぞれ別のカードの上にいます。
road-no-line-on-cards = マーカーはカードの上にあり、妖精はカードから走り出します。
road-no-line-two-markers = 1枚のカードに2つのマーカーは置けません。
road-no-line-own-field = 席{ $seat }がカードを出すのは自分の陣地です。
road-no-line-ring = この時点で、輪には少なくとも{ $fewest }枚のカードがあります。
road-no-line-hand = 第{ $round }ラウンドのこの段階で、席{ $seat }の手札は{ $count }枚です。
road-no-line-over = ゲームは第{ $rounds }ラウンドのあとに終わります。それまでは誰かの手番です。
road-no-line-order = ラウンドの先手の席がカードを置き、次にもう一方の席が置きます。
road-no-line-no-run = 妖精が走るのはカードが置かれたあとで、ゲームの終わりより前です。
road-no-line-opener = ゲームを始めた席を書くのは、同じ数のときにそれが関わるテーブルだけです。
road-no-line-gained = 席{ $seat }がこのラウンドでそれだけの点を取ることは、まだできません。
road-no-line-score = 第{ $round }ラウンドで席{ $seat }がその得点になることはありません。
road-no-line-sunny = 晴れの妖精が走るときは、ラウンドのカードが2枚とも置かれ、いたずらはまだ使われていません。
road-no-line-set-off = 走り出した妖精には点と向きと走り始めたマスがあり、まだの妖精にはどれもありません。
road-no-line-clockwise = このテーブルでは、妖精は時計回りに走ります。
road-no-line-points = 妖精の点は、走り始めたマスから今いる所までのカードの数を超えません。

### The table as text

road-after = 全{ $rounds }ラウンド終了：{ $scores }。
road-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）、{ $weather ->
    [sun] 晴れ：大きいカードが晴れの妖精を動かす
   *[rain] 雨：大きいカードが雨の妖精を動かす
}。{ $scores }。
road-has-run = { $fairy }（{ $at }）は走り終えて、{ $points ->
    [0] 得点なし
   *[other] { $points }点
}。
road-could-run = { $fairy }（{ $at }{ $mover-is ->
    [they] 、{ $mover }さん
   *[you] {""}
    [none] {""}
}）は{ $order ->
    [up] 上り
   *[down] 下り
}：{ $ways }。
road-run = { $way }は{ $stops-is ->
    [none] 進めない
   *[some] {" "}{ $stops } で{ $points }点
}
road-run-stop = { $leaps-is ->
    [yes] 飛び越えて{ $spot }
   *[no] { $spot }
}
road-upper-field = { $owner-is ->
    [you] あなたの陣地。
   *[they] { $owner }さんの陣地。
}{ $holds }
road-lower-field = { $owner-is ->
    [you] あなたの陣地。
   *[they] { $owner }さんの陣地。
}{ $left }は{ $left_other }の隣、{ $right }は{ $right_other }の隣。{ $played-is ->
    [yes] *はこのラウンドのカード。
   *[no] {""}
}{ $holds }
road-cell-empty = 空き
road-cell-trashed = ゴミ箱
road-cell-sunny = 晴れ
road-cell-rain = 雨
road-discards = 捨て札：{ $cards }。
road-spent = 使ったいたずら：{ $pranks }。
road-holds = { $seat }さんは手札{ $cards }枚、いたずら{ $pranks }枚。
road-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards-is ->
    [none] なし
   *[some] { $cards }
}
road-prank = { $owner-is ->
    [you] あなたのいたずら「{ $prank }」：
   *[they] { $owner }さんのいたずら「{ $prank }」：
}{ $does }
road-prank-does-exchange = 走る前に、妖精のいないカード2枚を入れ替える
road-prank-does-jump = 1歩の代わりに、数字に関係なく次のカードへ進む
road-prank-does-skip = 1歩の代わりに、1枚とばしてその次に降りる
road-prank-does-trash = 走る前に、妖精のいないカードを1枚捨てる
road-prank-does-teleport = 走る前に、雨の妖精を晴れの妖精がいない好きなカードへ移す
road-prank-does-recycle = 走る前に、捨て札をこのラウンドのカードと取り替える
road-prank-does-recycle_any = 走る前に、捨て札を妖精のいないカードと取り替える
road-lays = { $seat }さんがカードを置く番です。
road-moves = { $seat }さんが{ $fairy }を動かす番です。
road-place = { $where ->
    [trashed] 「ゴミ箱」で空いた{ $spots }に、手札から1枚置いてください。
    [over] { $spots }のカードの上に、手札から1枚置いてください。
   *[empty] 空いている{ $spots }に、手札から1枚置いてください。
}
road-stakes = { $card-is ->
    [none] { $other }さんのカード
   *[some] { $card }
}より大きければ{ $weather ->
    [sun] 晴れの妖精、小さければ雨の妖精を動かします
   *[rain] 雨の妖精、小さければ晴れの妖精を動かします
}。同じなら{ $equal-is ->
    [sunny] 晴れの妖精です（{ $opener-is ->
        [yes] ゲームの先手はあなた
       *[no] 先手はあなた
    }）。
   *[rain] 雨の妖精です（{ $opener-is ->
        [yes] ゲームの先手は{ $other }さん
       *[no] 先手は{ $other }さん
    }）。
}
road-moving = { $points ->
    [0] { $fairy }を動かします。カードを1枚ずつ進み、好きなところで止められます。
   *[other] { $fairy }は{ $way }に進んで{ $points }点です。
}
road-prank-open = いたずらを1枚使えます。
road-prank-gone = このラウンドのいたずらはもう使いました。

### The table told aloud

road-heard-spot = マス{ $spot }
road-heard-other = マス{ $other }
road-heard-spots = マス{ $spots }
road-heard-landing = マス{ $landing }
road-heard-tried = マス{ $tried }
road-heard-letter = { $letter }
road-heard-first = { $first }
road-heard-last = { $last }
road-aloud-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）、{ $weather ->
    [sun] 晴れ：大きいカードが晴れの妖精を動かします
   *[rain] 雨：大きいカードが雨の妖精を動かします
}。
road-aloud-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards-is ->
    [none] なし
   *[some] { $cards }
}。
road-aloud-prank = { $owner-is ->
    [you] あなたのいたずら「{ $prank }」：
   *[they] { $owner }さんのいたずら「{ $prank }」：
}{ $does }。
road-aloud-field = { $owner-is ->
    [you] あなたの陣地：
   *[they] { $owner }さんの陣地：
}{ $spots }。
road-aloud-spot = { $letter }は{ $card-is ->
    [none] { $trashed-is ->
        [yes] ゴミ箱で空いた場所
       *[no] 空き
    }
   *[some] { $card }
}{ $played-is ->
    [yes] （置いたばかり）
   *[no] {""}
}{ $fairy-is ->
    [none] {""}
   *[some] と{ $fairy }
}
road-aloud-fairy = { $fairy }は{ $spot }の{ $card }にいて、{ $order ->
    [up] 上り
   *[down] 下り
}です：{ $one }、{ $other }。
road-aloud-has-run = { $fairy }は{ $spot }の{ $card }にいて、走り終えました：{ $points ->
    [0] 得点なし
   *[other] { $points }点
}。
road-aloud-ring = 輪をひと回り：{ $places }。

### On the page

road-page-sunny = 晴れの妖精
road-page-rain = 雨の妖精
road-page-weather-sun = 晴れ
road-page-weather-rain = 雨
road-page-status = 第{ $n }ラウンド（全{ $all }ラウンド）、{ $weather }
road-page-status-run = { $fairy }：{ $who }
road-page-you = あなた
road-page-sign-red = 炎
road-page-sign-orange = オレンジの輪切り
road-page-sign-yellow = 太陽
road-page-sign-green = 葉
road-page-sign-blue = 波
road-page-sign-purple = ぶどう
road-page-sign-pink = 花
road-page-card = { $n }、{ $hue }、{ $sign }
road-page-hand = あなたの手札
road-page-hand-of = { $name }さんの手札
road-page-hand-card = { $card }、あなたの手札
road-page-hand-brings = 出すと{ $fairy }を動かせます
road-page-hand-empty = 手札はすべて出しました。
road-page-hidden-cards = { $name }さんの伏せた手札：{ $n }枚
road-page-hidden-pranks = 伏せたいたずら：{ $n }枚
road-page-spot = マス{ $letter }
road-page-spot-mine = あなたの陣地
road-page-spot-theirs = { $name }さんの陣地
road-page-spot-empty = 空き
road-page-spot-hole = 「ゴミ箱」で空いたマス
road-page-spot-played = このラウンドに{ $name }さんが出したカード
road-page-spot-played-you = このラウンドにあなたが出したカード
road-page-spot-stop = ここまで走る：{ $steps }、{ $points }
road-page-pick-hand = { $n }（{ $hue }）
road-page-pick-slot = マス{ $letter }
road-page-pick-slot-card = { $letter }の{ $n }
road-page-pick-discard = 捨て札の{ $n }
road-page-pick-stop = ここで止まる：{ $points }
road-page-pick-stay = 動かない：0点
road-page-rounds = 8ラウンドの天気
road-page-rounds-one = 第{ $n }ラウンド：{ $weather }
road-page-rounds-now = 今
road-page-last-round = 最終ラウンド！
road-page-long-run = みごとな走り！ +{ $n }
road-page-takes-lead = +{ $n }、リード！
road-page-plate-round = 第{ $n }ラウンド（全{ $all }ラウンド）：{ $weather }
road-page-plate-over = 全{ $all }ラウンド終了
road-page-plate-up = 上り
road-page-plate-down = 下り
road-page-plate-higher = 大きいカードの人が動かす
road-page-plate-lower = 小さいカードの人が動かす
road-page-plate-moves = { $name }さんが動かす
road-page-plate-moves-you = あなたが動かす
road-page-plate-equal = 同じ数なら{ $name }さんが晴れの妖精を動かします。
road-page-plate-equal-you = 同じ数ならあなたが晴れの妖精を動かします。
road-page-plate-last = 最終ラウンド：{ $weather }
road-page-plate-level = 同点です。
road-page-plate-you-lead = あなたが{ $points }リードしています。
road-page-plate-you-trail = あなたは{ $points }負けています。
road-page-plate-leads = { $name }さんが{ $points }リードしています。
road-page-point = 1点
road-page-points = { $n }点
road-page-step = 1歩
road-page-steps = { $n }歩
road-page-plate-preview = 先読み
road-page-ask-card = 手札から1枚選んでください。
road-page-ask-spot = 置くマスを選んでください。
road-page-ask-run = 足あとを選んでください。近くでも遠くでもかまいません。
road-page-ask-stop = { $n }まで走る：{ $points }
road-page-ask-prank = いたずらも使えます。
road-page-ask-stuck = ここから進めるカードはありません。
road-page-ask-last = 最後の手札を選んでください。
road-page-wait-place = { $name }さんがカードを出します。
road-page-wait-run = { $name }さんが{ $fairy }を走らせます。
road-page-pranks = あなたのいたずら
road-page-pranks-of = { $name }さんのいたずら
road-page-pranks-spent = 使ったいたずら
road-page-pranks-none = いたずらは残っていません
road-page-prank = いたずら「{ $name }」：{ $does }
road-page-exchange = 交換
road-page-jump = ジャンプ
road-page-skip = スキップ
road-page-trash = ゴミ箱
road-page-teleport = テレポート
road-page-recycle = リサイクル
road-page-exchange-does = 走る前に、妖精のいないカード2枚を入れ替えます
road-page-jump-does = 1歩の代わりに、数字に関係なく次のカードへ進みます
road-page-skip-does = 1歩の代わりに、カードを1枚とばしてその次に降ります
road-page-trash-does = 走る前に、妖精のいないカードを1枚捨てます
road-page-teleport-does = 走る前に、雨の妖精を晴れの妖精がいない好きなカードへ移します
road-page-recycle-does = 走る前に、捨て札1枚をこのラウンドのカードと取り替えます
road-page-recycle-any = 走る前に、捨て札1枚を妖精のいないカードと取り替えます
road-page-discards = 捨て札
road-page-discards-none = まだありません
road-page-discards-card = { $card }、捨て札に{ $n }枚
road-page-box = 箱の中（非公開）：カード1枚といたずら2枚。

### The first game

road-lesson-goal = 8ラウンドのあと得点の高いほうが勝ちで、妖精が乗ったカード1枚につき1点です。最後のひと走りで、あなたは2点負けています。3点の足あとを選びましょう。
road-lesson-goal-well = 20対19であなたの勝ちです！では、最初から始めましょう。
road-lesson-place = 道の下半分があなたの陣地で、晴れの日は大きいカードを出した人が晴れの妖精を動かします。ロビンさんのカードは3です。それより大きいカードを選び、空いたマスに置きましょう。
road-lesson-place-well = あなたのほうが大きいので、晴れの妖精を動かします。先に走るのはいつも晴れの妖精です。
road-lesson-run = 晴れの日の晴れの妖精は、数字が上がるほうへ走ります（同じ数でもかまいません）。カード1枚が1点です。4点の足あとを選びましょう。
road-lesson-run-well = 2、4、4、6で4点です。3は小さすぎました。もっと手前で止まるのは自由です。
road-lesson-over = 雨の妖精が道をふさいでいても、晴れの妖精は飛び越えて、次のカードに数字に関係なく降りられます。これで2点です。行けるところまで走りましょう。
road-lesson-over-well = 飛び越えて2点、さらに3と4です。雨の妖精の下のカードは、走って乗れる数字でなければなりません。
road-lesson-rain = 1ラウンドおきに雨が降って逆になり、小さいカードを出した人が晴れの妖精を動かし、晴れの妖精は数字を下ります。5より小さいカードを出しましょう。陣地はいっぱいなので、自分のカード1枚と置き換えます。
road-lesson-rain-well = 元のカードは捨て札になります。道のそばに8ラウンド分の天気が並んでいます。
road-lesson-down = また晴れですが、あなたのカードのほうが小さかったので、雨の妖精で数字を下ります。晴れの妖精のいるカードは通れないので、反対側の3点の足あとを選びましょう。
road-lesson-down-well = 5、2、1。3点です。
road-lesson-skip = 動けませんが、雨の妖精は1ラウンドに1回いたずらができます。「スキップ」を選ぶと、晴れの妖精のカードでも飛ばして、その先の6に降りられます。
road-lesson-skip-well = 「スキップ」なら数字は関係ありません。6からさらに走って4点です。いたずらは、1枚につき1ゲームに1回だけ使えます。
road-lesson-jump = また動けません。隣の6は大きすぎます。「ジャンプ」なら数字に関係なく次のカードへ行けます。「ジャンプ」を選び、6を選びましょう。
road-lesson-jump-well = 降りて1点、さらに5、3、1です。「ジャンプ」と「スキップ」は走っている途中でも使えます。
road-lesson-exchange = 走る前に「交換」を使うと、妖精のいないカード2枚が入れ替わります。「交換」を選び、隣の1と、5を選びましょう。長い下り道ができます。
road-lesson-exchange-well = 5、4、3、2で4点です。いたずらをしても、このラウンドに誰がどの妖精を動かすかは変わりません。
road-lesson-trash = 7がじゃまです。走る前に「ゴミ箱」を使うと、カードを1枚捨てられます。「ゴミ箱」を選び、7を選びましょう。
road-lesson-trash-well = 空いたマスは通り過ぎて、5、4、2です。その陣地の持ち主は、次のカードを必ずそこに置きます。
road-lesson-teleport = 雨なので雨の妖精は数字を上りますが、7からでは上れません。「テレポート」なら、晴れの妖精のいないどのカードにも移れます。「テレポート」を選び、1を選びましょう。
road-lesson-teleport-well = 移っても点になりませんが、1から上って5点です。
road-lesson-recycle = 「リサイクル」は、このラウンドに出たカードを捨て札の1枚と取り替えます（晴れの妖精がいるカードは除きます）。「リサイクル」、捨て札の5、ロビンさんの出した7を選びましょう。
road-lesson-recycle-well = 7は捨て札になり、5、4、3、1と下り道ができました。
road-lesson-last = 最後のラウンドです。残ったいたずらは点にならず、同点ならこのラウンドの得点で決まります。3へ「ジャンプ」して、さらに上りましょう。
road-lesson-last-well = 21対21ですが、このラウンドは3点対2点であなたの勝ちです！それも同じなら、晴れの妖精を動かした人が勝ちます。
road-coach-sun = カードを選び、陣地のマスを選びましょう。晴れの日は、大きいカードを出すと晴れの妖精を動かせます。
road-coach-rain = 雨です。小さいカードを出すと晴れの妖精を動かせます。晴れの妖精は数字を下ります。
road-coach-sunny = 晴れの妖精を動かします。足あとを選ぶと、そこまで走ります。
road-coach-rainy = 雨の妖精を動かします。数字の向きは晴れの妖精と逆です。
road-coach-prank = このラウンドにいたずらを1回使えます。そのまま走ってもかまいません。
road-coach-on = ここで止まっても、さらに走ってもかまいません。

### What somebody may type for a kind of move

road-typed-stop = 止まる
    .also = 止める, ストップ
road-typed-place = 置く
    .also = 出す
road-typed-play = 使う
    .also = 使って
road-typed-trash = 捨てる
    .also = 捨てる
road-typed-recycle = 取り替える
    .also = 取り替える
road-typed-exchange = 入れ替える
    .also = 入れ替える
road-typed-teleport = テレポート
    .also = 移す
road-typed-step = 進む
    .also = 進める
