## Rainbow Passage

passage-about = 色とりどりの盤を駒で渡る競争です。どの色のマスに何歩進めるかは、サイコロが決めます。

### Pieces

passage-colour-R = 赤
passage-colour-Y = 黄色
passage-colour-G = 緑
passage-colour-C = 水色
passage-colour-B = 青
passage-colour-M = ピンク

# Dice of one colour, a letter for each.

passage-group-R = 赤1個
passage-group-RR = 赤2個
passage-group-RRR = 赤3個
passage-group-RRRR = 赤4個
passage-group-RRRRR = 赤5個
passage-group-Y = 黄色1個
passage-group-YY = 黄色2個
passage-group-YYY = 黄色3個
passage-group-YYYY = 黄色4個
passage-group-YYYYY = 黄色5個
passage-group-G = 緑1個
passage-group-GG = 緑2個
passage-group-GGG = 緑3個
passage-group-GGGG = 緑4個
passage-group-GGGGG = 緑5個
passage-group-C = 水色1個
passage-group-CC = 水色2個
passage-group-CCC = 水色3個
passage-group-CCCC = 水色4個
passage-group-CCCCC = 水色5個
passage-group-B = 青1個
passage-group-BB = 青2個
passage-group-BBB = 青3個
passage-group-BBBB = 青4個
passage-group-BBBBB = 青5個
passage-group-M = ピンク1個
passage-group-MM = ピンク2個
passage-group-MMM = ピンク3個
passage-group-MMMM = ピンク4個
passage-group-MMMMM = ピンク5個

passage-side-south = 南
passage-side-west = 西
passage-side-north = 北
passage-side-east = 東
passage-section-short = 短い
passage-section-long = 長い
passage-section-angled = かぎ形の
passage-section-square = 正方形の

### House rules

passage-option-extra_piece = 全員が5個目の駒を持ち、いちばん手前の段の中央に置きます。
passage-option-no_returns = 取られた駒は盤に戻りません。
passage-option-teams = 味方どうしは向かい合わせか、隣り合わせに座ります（4人）。
passage-option-teams-none = チームなし
passage-option-teams-opposite = 味方は向かい
passage-option-teams-neighbours = 味方は隣
passage-option-board = ランダムな盤の大きさ（横が先）。前に使った盤をもう一度使うなら、そのシードか文字列。
    .page = 盤の大きさ。
passage-option-board-11x11 = 11×11マス
passage-option-board-9x9 = 9×9マス
passage-option-board-9x13 = 横9マス、縦13マス
passage-option-board-9x9-00c0ffee = 9×9マス、いつも同じ盤
passage-option-balanced = ランダムな盤で、どの色も同じ数だけ現れます。
passage-option-turn_limit = 残っている全員の手番がこの回数に達したら引き分けです。
passage-option-honour_dice = 振るサイコロの数を自分で言い、間違えたら代償を払います。
passage-option-quiet_turns = 進展のない手番がこの回数続いたら引き分けです。
passage-option-sides = 各席の辺を手番の順に：s（南）、w（西）、n（北）、e（東）。
    .page = 各プレイヤーが始める辺（手番の順）。
passage-option-sides-usual = いつもどおり
passage-option-sides-wnes = 西、北、東、南（4人）
passage-option-starts = 自由な出発マス。席ごとに並べます。
    .page = 駒の出発マス。
passage-option-starts-usual = いつもどおり
passage-option-starts-b1-d1-e1-j1-c11-f11-g11-h11 = 広く離す（2人、11×11マス）
passage-option-crossings = 渡らせる駒の数：全員に1つの数か、席ごとの数。
    .page = 渡らせる駒の数。
passage-option-crossings-1 = 1個
passage-option-crossings-2 = 2個
passage-option-crossings-1-2-1-2 = 1個と2個を交互に（4人）

# What an option cannot be.

passage-no-crossings = 渡らせる駒は1個から{ $most }個までです。全員に1つの数か、席ごとの数をコンマで区切って書きます。
passage-no-sides = 席ごとに別の辺を、手番の順（時計回り）に s（南）、w（西）、n（北）、e（東）の文字で書きます。いつもどおりなら「usual」です。
passage-no-starts = 席ごとに出発マスをコンマで区切って並べ、席の間に斜線を入れます。いつもどおりなら「usual」です。
passage-no-turns = 手番の上限は1から{ $most }までの数です。
passage-no-board-size = 盤は11x11のような大きさ（縦横とも奇数、9x9から13x13、11x15、9x17まで）か、盤の文字列です。
passage-no-board-seed = 盤のシードは大きさのあとに書き、0から9とaからfの{ $digits }文字です。
passage-no-board-text = ここには盤全体の文字列が必要です。
passage-no-board-sections = 盤の板は{ $letters }の文字で表します。
passage-no-board-box = 箱にある{ $kind }板は{ $box }枚で、{ $count }枚はありません。
passage-no-board-gap = この盤では、板が枠を埋めきっていません。
passage-no-board-misfit = この盤では、{ $number }枚目の板「{ $letter }」が{ $square }に収まりません。
passage-no-board-rest = この盤では、枠に入る数より板が多くなっています。
passage-no-board-colours = { $size }の盤の色は、{ $letters }の文字を{ $squares }個並べたものです。

### How it ends

passage-ending-crossed = 必要な数の駒が渡りきりました。渡らせた側の勝ちです。
passage-ending-last = 盤上に駒が残っているのは1つの側だけです。その側の勝ちです。
passage-ending-quiet = 進展のない手番が続きすぎたので、引き分けです。
passage-ending-turn-limit = 全員が手番を使いきったので、引き分けです。

### What happens

passage-byte-drawn = 盤をくじで決めています。
    .sum = 盤をくじで決めています。
passage-board-laid = 盤ができました：{ $board }。
passage-rolled-for-start = 先手決めで、{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $reds ->
    [0] 赤が出ませんでした
   *[other] 赤を{ $reds }個出しました
}。
passage-roll-again = 同数です。{ $rivals }がもう一度振ります。
passage-round-begins = 第{ $round }ラウンドが始まります。
    .brief = {""}
passage-turn-begins = {""}
passage-dice-taken = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}はサイコロを{ $dice }個取りました。
    .do = サイコロを{ $dice }個振る。
passage-dice-rolled = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $groups }を出しました。{ $moves ->
    [1] 1歩動かせます。
   *[other] { $moves }歩まで動かせます。
}
passage-stepped = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $source }の駒を{ $square }（{ $colour }）へ動かしました。
    .do = { $source }の駒を{ $square }（{ $colour }）へ動かす。
passage-captured = { $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}の駒が1個取られました。
passage-crossed = 駒が渡りきり{ $leaves-is ->
    [yes] 、盤から外れました
   *[no] ました
}。
passage-out = それが最後の駒で、{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $done-is ->
    [yes] もう手番がありません
   *[no] 脱落です
}。
passage-returned = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は駒{ $piece }を{ $square }に戻しました。
    .do = 駒{ $piece }を{ $square }に戻す。
passage-turn-ended = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $passed-is ->
    [yes] パスしました
   *[no] 手番を終えました
}。
    .do = { $passed-is ->
        [yes] パスする。
       *[no] 手番を終える。
    }
passage-penalised = 振るべきサイコロは{ $due }個で、{ $rolled }個ではありませんでした。
passage-pushed-back = { $source }の駒は{ $square }へ下がりました。
passage-game-over = ゲーム終了です。{ $winners-is ->
    [none] 引き分けです。
    [you] あなたの勝ちです。
    [they] { $winners }さんの勝ちです。
   *[several] { $winners }の勝ちです。
}

### What speaks for a move

passage-why-ends-game = { $how ->
    [crossed] 駒が渡りきって、あなたの勝ちになります。
    [last] 相手の最後の駒を取って、あなたの勝ちになります。
   *[draw] これでゲームは引き分けになります。
}
    .nudge = { $how ->
        [draw] 手番を数えてみましょう。ゲームはもうすぐ終わりです。
       *[other] 今すぐ勝てます。どうすればよいでしょう。
    }
passage-why-wins-at-once = サイコロ{ $dice }個なら、100回中{ $chance }回はすぐに勝てる色が出ます。{ $more ->
    [yes] 決まりどおりの{ $due }個なら{ $otherwise }回です。勝てば代償はありません。
   *[no] {""}
}
    .nudge = あと1歩で渡りきる駒があります。サイコロで何ができるでしょう。
passage-why-crosses = 駒が1個渡りきります。{ $left ->
    [0] 渡らせる数はこれで足ります。
   *[other] 渡らせる駒はあと{ $left }個です。
}
    .nudge = 向こう側を見てみましょう。もうすぐ渡りきる駒があります。
passage-why-captures = あと{ $rows }段まで来ていた{ $owner }さんの駒を取れます。{ $then ->
    [none] { $owner }さんの駒は盤上からなくなります。
    [fewer] { $owner }さんのサイコロは{ $was }個から{ $dice }個に減ります。
   *[same] {""}
}
    .nudge = 自分の駒の隣にいる、ほかの人の駒を見てみましょう。
passage-why-can-capture = そこから続けて、この手番のうちに{ $square }にいる{ $owner }さんの駒を取れます。
    .nudge = 2歩以上動けます。続けて動けば、駒を取れないでしょうか。
passage-why-escapes = { $moves ->
    [1] 今のマスでは、{ $owner }さんに1歩で取られるおそれがあります。その色は、サイコロ{ $dice }個で100回中{ $chance }回出ます。
   *[other] 今のマスには{ $owner }さんが{ $moves }歩で取りに来られますが、動いた先では次の手番まで誰にも取られません。
}
    .nudge = { $moves ->
        [1] 1歩で取られそうな駒はどれでしょう。
       *[other] 次の手番までにほかの人が届きそうな駒はどれでしょう。
    }
passage-why-chases = { $owner }さんの{ $square }の駒（あと{ $rows }段）に、{ $steps }歩のところまで近づけます。
    .nudge = { $owner }さんが向こう側に近づいています。止められる駒はどれでしょう。
passage-why-star-row = 星の列に着くので、次の手番は星の列を越える1歩から始められます。
    .nudge = 星の列を見てみましょう。この手番で着ける駒はどれでしょう。
passage-why-colours-ahead = そこから先へは{ $colours }色のどれかで進めます。サイコロ{ $dice }個なら、100回中{ $chance }回はそのどれかが出ます。
    .nudge = それぞれのマスの先にある色を比べてみましょう。色が多いほど先へ進みやすくなります。
passage-why-races = 先頭の駒はあと{ $rows }段になります。{ $owner }さんの先頭はあと{ $theirs }段です。
    .nudge = 段を数えてみましょう。向こう側にいちばん近いのは誰でしょう。
passage-why-follows = 2番目の駒もあと{ $rows }段になり、先頭の駒が取られたときの備えになります。
    .nudge = 先頭の駒が取られたら、代わりになるのはどの駒でしょう。
passage-why-returns = 盤上の駒が{ $pieces }個に{ $more ->
    [yes] なり、サイコロは{ $was }個から{ $dice }個に増えます。
   *[no] なります。
}戻った駒は、動くまでは安全です。
    .nudge = 盤の横も見てみましょう。サイコロがそろえば、動かすほかにもできることがあります。
passage-why-holds-back = { $which ->
    [none] 残っているのは後ろへの歩だけです。
    [all] 前へ進めば、どのマスでも、次の手番までに駒を取りに来られる相手が近くにいます。
   *[some] 前へ進む{ $ahead }通りのうち{ $risky }通りでは、次の手番までに駒を取りに来られる相手が近くにいます。
}
    .nudge = 残っている歩を見てみましょう。動かした駒はどこに立つでしょう。
passage-why-moves-away = { $owner }さんが{ $what ->
    [any] あなたの駒を
   *[it] そこでこの駒を
}取るには{ $moves }歩必要です。サイコロ{ $dice }個でそれだけ動けるのは、100回中{ $chance }回だけです。
    .nudge = ほかの人があなたの駒に届くには、何歩必要でしょう。
passage-why-out-of-reach = { $what ->
    [any] 今のままなら、次の手番までどの駒も取られません。
    [near] そこから2歩のところに{ $owner }さんの駒がいますが、次の手番まで誰にも取られません。
   *[it] そこなら、次の手番まで誰にも取られません。
}
    .nudge = 星はほかの人の足も遅くします。次の手番まで誰も来られないのはどこでしょう。
passage-why-sets-out = 新しい駒が出発し、動き出した駒は{ $pieces }個になります。
    .nudge = まだ出発していない駒はどれでしょう。
passage-why-takes-dice = { $right ->
    [yes] 盤上の駒が{ $pieces }個なので、振るサイコロは{ $dice }個です。ほかの数では駒が1マスずつ下がります。
   *[no] { $chance ->
        [0] サイコロ1個で動けるのは1歩です。
       *[other] サイコロ{ $dice }個なら、100回中{ $chance }回は2歩以上動けます。
    }ただし、決まりは{ $due }個なので、駒が1マスずつ下がります。
}
    .nudge = { $right ->
        [yes] 盤上の自分の駒を数えてみましょう。
       *[no] その数のサイコロで同じ色が2個そろうのは、どれくらいの割合でしょう。
    }
passage-why-keeps = まだ動いていない{ $safe }個の駒は安全なままです。取られることも、そのマスに入られることもありません。
    .nudge = まだ動いていないので安全な駒はどれでしょう。
passage-why-moves-left = { $moves ->
    [0] この手番で動かせる最後の1歩です。使わない歩数はなくなります。
   *[other] この手番は、このあとまだ{ $moves }歩動かせます。
}
    .nudge = 使わない歩数はなくなります。どう使うのがいちばんよいでしょう。

### Why not

# What there is to choose from, in the question for the rest of a move.
passage-deed = { $kind ->
    [step] 「駒をそこへ動かす」
   *[return] 「取られた駒をそこへ戻す」
}

passage-now = { $dice-is ->
    [yes] サイコロを何個振るか決めてください。
   *[no] { $squares-is ->
        [none] { $pieces-is ->
            [none] できるのは手番を終えることだけです。
           *[some] 駒{ $pieces }を戻すか、手番を終えてください。
        }
       *[some] { $pieces-is ->
            [none] { $squares }の駒を動かすか、手番を終えてください。
           *[some] { $squares }の駒を動かすか、駒{ $pieces }を戻すか、手番を終えてください。
        }
    }
}
passage-goes = { $source }の駒は{ $squares }へ動けます。
passage-comes-back = 駒{ $piece }は{ $squares }に戻せます。
passage-no-no-such-square = { $square }というマスはありません。マスはa1から{ $last }までです。
passage-no-wrong-dice = サイコロは{ $most }個です。1個から{ $most }個まで振れます。
passage-no-dice-first = { $square-is ->
    [none] まず
   *[some] { $square }から動かす前に、
}サイコロを何個振るか決めてください。盤上の自分の駒より1個多く、最大{ $most }個です。
passage-no-dice-rolled = この手番のサイコロはもう振りました。
passage-no-empty-square = { $square }には駒がいません。
passage-no-not-your-piece = { $square }の駒はあなたのものではありません。
passage-no-no-moves-left = サイコロの分はすべて動かしたので、{ $square }の駒は動かせません。手番を終えてください。
passage-no-one-step = 星の列の先から始めた駒や星の列を越えた駒は、1手番に1歩だけです。この駒はもう動きました。
passage-no-stuck = { $square }の駒は今は動けません。{ $dice-count ->
    [0] {""}
   *[other] { $dice }に使えるサイコロがありません。
}{ $pieces-count ->
    [0] {""}
   *[other] { $pieces }は駒がふさいでいます。
}{ $star-count ->
    [0] {""}
   *[other] 星があるため、この手番は{ $star }へ進めません。
}{ $crossing-count ->
    [0] {""}
   *[other] この手番はもう駒が1個渡りきったので、{ $crossing }へは進めません。
}
passage-no-already-there = あなたの駒はもう{ $square }にいます。
passage-no-sideways = 駒は、自分の側から見て真横には動けません。
passage-no-not-adjacent = 1歩で進めるのは1マスです。{ $square }は{ $source }の隣ではありません。
passage-no-own-piece = { $square }にはあなたの駒がいます。
passage-no-partner-here = { $square }には味方の駒がいます。
passage-no-safe = { $square }の駒はまだ動いていないので取れません。
passage-no-one-forward = 星の列の上から始めた駒が前に進めるのは、1手番に1歩だけです。
passage-no-star-row = 星の列の手前から始めた駒は、この手番は星の列までしか進めません。
passage-no-no-die = { $square }は{ $colour }のマスですが、{ $colour }のサイコロはもうありません。
passage-no-one-crossing = 1手番に渡りきって盤から外れる駒は1個だけです。
passage-no-no-such-piece = 駒{ $piece }はありません。あなたの駒は1から{ $pieces }までです。
passage-no-across = 駒{ $piece }は渡りきったので、もう戻りません。
passage-no-not-captured = 駒{ $piece }は盤上にいます。
passage-no-none-captured = あなたの駒はどれも取られていません。
passage-no-no-returns = このテーブルでは、取られた駒は戻りません。
passage-no-moved-already = 駒を戻せるのは動かす代わりだけで、あなたはもう動かしました。
passage-no-no-pair = 駒を戻せるのは、同じ色のサイコロが2個そろったときだけです。
passage-no-no-start-square = { $square }はあなたの出発マスではありません。
passage-no-own-start = 2個そろいでは、駒はその駒の出発マスにしか戻せません。
passage-no-occupied = { $square-is ->
    [none] 戻せる出発マスはすべてふさがっています。
   *[some] { $square }はふさがっています。
}

### Why not: tables and positions

passage-no-needs-four = チームは4人用です。
passage-no-wrong-sides = ハウスルール「sides」には、{ $seats }人分の{ $seats }辺を { $sides } のように書いてください。
passage-no-wrong-crossings = ハウスルール「crossings」は、1つの数か、{ $seats }人分の{ $seats }個の数です。
passage-no-too-many-crossings = 渡りきれる駒は{ $pieces }個までです。
passage-no-wrong-starts = ハウスルール「starts」には、{ $seats }人それぞれに{ $squares }個のマスを書いてください。
passage-no-start-nowhere = 席{ $seat }の出発マス{ $square }は、{ $board }の盤にありません。
passage-no-start-twice = 席{ $seat }の出発マス{ $square }が2回書かれています。
passage-no-start-rule-one = 席{ $seat }の出発マス{ $square }は、{ $side }側のいちばん手前の段にありません（第1の決まり）。
passage-no-start-rule-two = 席{ $seat }の出発マス{ $square }は、盤の左端か右端にあります（第2の決まり）。
passage-no-start-rule-three = 席{ $seat }の出発マス{ $square }は、隣の人の端の隣の列にあります（第3の決まり）。
passage-no-start-of-extra = 席{ $seat }の最後の出発マス{ $square }は5個目の駒のものなので、段の真ん中にしてください。
passage-no-field-seats = 「{ $name }」は、2〜4席分の駒を斜線で区切って書いてください。
passage-no-field-pieces = 「{ $name }」は、席ごとに c1 のようなマスを{ $count }個書いてください。まだ動いていない駒は c1!、取られた駒は -、渡りきった駒は + です。
passage-no-field-tokens = 「{ $name }」は、席ごとに c1 のようなマスを{ $count }個書いてください。
passage-no-field-dice = 「{ $name }」は、{ $letters } の文字を{ $most }個までか、- にしてください。
passage-no-field-leashes = 「{ $name }」は { $letters } の文字で書いてください。
passage-no-field-leash-each = 「{ $name }」は、手番の席の駒1個ごとに1文字、{ $count }文字にしてください。
passage-no-line-turn = ゲームが終わるまでは誰かの手番で、終わったら誰の手番でもありません。
passage-no-line-square = 1つのマスに立てる駒は1個だけです。
passage-no-line-tokens = 席{ $seat }の札は、自分の出発マス { $squares } の後ろにあります。
passage-no-line-unmoved = まだ動いていない駒は、札のある所に立っています。
passage-no-line-far-row = 駒がいちばん遠い段に立つのは、勝った直後だけです。
passage-no-line-off = 席{ $seat }がそれだけの駒を盤から外すことはできません。
passage-no-line-limits = 手番の上限で、ゲームはもう終わっているはずです。
passage-no-line-quiet = 手番の数がそこまでないので、進展のない手番がそれだけ続くことはありません。
passage-no-line-reds = 先手決めの結果は、手番で最初に振ると片づけられます。
passage-no-line-starter = 先手は、ほかの誰かより多く赤を出しています。
passage-no-line-ending = 終わり方と勝者が、駒や手番の数と合いません。
passage-no-line-over = 盤上に1つの側しか残っていないか、渡りきった駒が足りていれば、ゲームは終わっているはずです。
passage-no-line-goes-on = 続いているゲームには、終わり方も勝者もありません。
passage-no-line-mover = 盤上に駒のない人に手番はありません。
passage-no-line-honour = サイコロを何個振るか聞くのは「honour_dice」のときだけです。
passage-no-line-dice = 使ったものを合わせると、席{ $seat }はサイコロを{ $dice }個振っています。
passage-no-line-moves = 歩数は、いちばん多い色のサイコロの数から、動いた歩数を引いたものです。
passage-no-line-gone = 盤から外れているのは、この手番で渡りきった駒だけです。
passage-no-line-leash = 「leashes」の文字が、駒のいる段と合いません。
passage-no-line-leashes = 「leashes」の文字と駒が、この手番に動いた歩数と合いません。

### The table as text

passage-drawing = 盤をくじで決めています。
passage-rolls-first = 先手決めで、{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}が振る番です。赤がいちばん多い人から始めます。
passage-won = { $winner-is ->
    [you] あなたの勝ちです。
    [none] { $winners }の勝ちです。
   *[they] { $winner }さんの勝ちです。
}
passage-round = 第{ $round }ラウンド（最大{ $limit }ラウンド）：{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}の手番です。
passage-partners = チーム：{ $first }、{ $second }。
passage-goals = 渡りきった駒：{ $goals }。
passage-goal = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
} { $needed }個中{ $across }個
passage-quiet = 進展のない手番（この手番を含む）：{ $turns }回。{ $most }回で引き分けです。
passage-legend = 数字は席、{ $safe }はまだ動いていない安全な駒、{ $reached }は1個の駒だけを動かせば届くマス、{ $star }は星を通る線です。
passage-goes-up = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は上へ進みます。星の列を越えた駒は1手番に1歩です。
passage-set = { $number } { $seat }（{ $side }{ $near-is ->
    [yes] 、手前
   *[no] {""}
}{ $state ->
    [out] 、脱落
    [done] 、もう手番なし
   *[in] {""}
}）：{ $pieces }。
passage-set-piece = { $piece } { $square }
passage-set-captured = { $piece } 取られた（出発{ $start }）
passage-set-across = { $piece } 渡りきった
passage-take-dice = サイコロを何個振るか決めてください。盤上の自分の駒より1個多く、最大5個です。数を間違えると、手番の終わりに自分の駒がすべて1マス下がります。
passage-takes-dice = { $seat }さんがサイコロを取る番です。
passage-dice = { $colour }{ $count }個 { $sign }
passage-has-dice = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}のサイコロ：{ $dice-is ->
    [none] なし
   *[some] { $dice }
}。{ $moves ->
    [0] もう動かせません
   *[other] あと{ $moves }歩
}。
passage-steps = { $square }から：{ $steps }。{ $reach ->
    [none] {""}
    [many] この駒だけを動かせば{ $count }マスに届きます。
   *[some] この駒だけを動かせば届くマス：{ $squares }。
}
passage-step = { $square } { $sign }{ $loser-is ->
    [none] {""}
   *[they] （{ $loser }さんの駒を取る）
}
passage-returns = 代わりに駒{ $piece }を{ $squares }に戻せます。
passage-may-end = { $moved-is ->
    [yes] 手番を終えることができます。
   *[no] パスできます。
}

### The table told aloud

passage-aloud-pieces = { $owner-is ->
    [you] あなたの駒
   *[they] { $owner }さんの駒
}（{ $side }から{ $state ->
    [out] 、脱落
    [done] 、もう手番なし
   *[in] {""}
}）：{ $pieces }。
passage-aloud-piece = { $piece }は{ $square }（{ $colour }{ $safe-is ->
    [yes] 、安全
   *[no] {""}
}）
passage-aloud-captured = { $piece }は取られた（{ $start }から再開）
passage-aloud-across = { $piece }は渡りきった
passage-aloud-dice = { $colour }{ $count }個
passage-aloud-steps = { $square }から：{ $steps }。
passage-aloud-step = { $square }（{ $colour }）{ $loser-is ->
    [none] {""}
   *[they] で{ $loser }さんの駒を取る
}
passage-aloud-row = { $places }。
passage-aloud-place = { $square }は{ $colour }{ $owner-is ->
    [none] {""}
    [you] 、あなたの駒{ $piece }
   *[they] 、{ $owner }さんの駒{ $piece }
}{ $safe-is ->
    [yes] （安全）
   *[no] {""}
}

### On the page

passage-page-red = 赤
passage-page-yellow = 黄色
passage-page-green = 緑
passage-page-cyan = 水色
passage-page-blue = 青
passage-page-magenta = ピンク
passage-page-pawn-0 = 帽子
passage-page-pawn-1 = 船
passage-page-pawn-2 = 鐘
passage-page-pawn-3 = 猫
passage-page-your-piece = あなたの{ $pawn }{ $n }
passage-page-their-piece = { $name }さんの{ $pawn }{ $n }
passage-page-unmoved = まだ動いていない
passage-page-star = 星
passage-page-leash-f = この手番は星の列まで
passage-page-leash-s = 星の列の上：前へ1歩か、後ろへ
passage-page-leash-b = 星の列から下がった：前へもう1歩か、後ろへ
passage-page-leash-u = この手番は後ろへだけ
passage-page-leash-o = この手番は1歩だけ
passage-page-leash-n = この手番はもう動けない
passage-page-pays = { $colours }のサイコロを使う
passage-page-steps-some = { $n }歩
passage-page-far = { $steps }、{ $colours }のサイコロを使う
passage-page-planned = 計画の{ $n }歩目
passage-page-dice = サイコロ
passage-page-dice-left = 残りは{ $dice }
passage-page-dice-spent = 使用済みは{ $dice }
passage-page-dice-planned = 計画中は{ $dice }
passage-page-dice-none = なし
passage-page-dice-unknown = { $n }個使用済み
passage-page-moves-none = もう動かせません
passage-page-moves-one = あと1歩
passage-page-moves-some = あと{ $n }歩
passage-page-roll-theirs = { $name }さんのサイコロ
passage-page-roll-coming = サイコロを振っています…
passage-page-roll-ask = サイコロを何個振りますか？
passage-page-roll-asked = { $name }さんが振る数を決めます。
passage-page-throw-ask = あなたの番です。サイコロを振ってください。
passage-page-stuck = 動かせる駒がありません
passage-page-plan = 先読み
passage-page-plan-about = まず盤の上で何歩か試せます。確定するまで動きません
passage-page-plan-when = 何歩も動かせる手番で使えます
passage-page-plan-all = 計画で全部の歩数を使います
passage-page-plan-done = 計画で全部の歩数を使います。進めるか、1歩戻すか、やめてください。
passage-page-plan-empty = 駒を選び、マスを順に選んでください。まだ何も動きません。
passage-page-plan-steps = 計画：{ $way }
passage-page-plan-told = 計画：{ $squares }。
passage-page-plan-play-one = この1歩を進める
passage-page-plan-play-some = { $n }歩進める
passage-page-plan-end = 進めて手番を終える
passage-page-plan-back = 1歩戻す
passage-page-plan-drop = やめる
passage-page-zoom = マスを大きく
passage-page-zoom-out = 盤全体
passage-page-choose-piece = 駒を動かす
passage-page-choose-square = { $square }の{ $piece }の行き先
passage-page-choose-return = 戻す場所
passage-page-captured = 取られた
passage-page-across = 渡りきった
passage-page-across-of = { $needed }個中{ $n }個が渡った
passage-page-out = 盤上に駒なし
passage-page-on-board-one = 盤上に1個
passage-page-on-board-some = 盤上に{ $n }個
passage-page-to-go-one = あと1列
passage-page-to-go-some = あと{ $n }列
passage-page-return-yours = あなたの{ $pawn }{ $n }、取られている
passage-page-partner = 味方
passage-page-board-coming = 盤を並べています…
passage-page-first = 赤がいちばん多い人から始めます。
passage-page-first-reds = { $name }：赤{ $n }個
passage-page-name-square = { $square }（{ $colour }）
passage-page-name-piece = 駒{ $n }を戻す
passage-page-name-end = 手番を終える
passage-page-name-dice-one = サイコロを1個振る
passage-page-name-dice-some = サイコロを{ $n }個振る
passage-page-status-round = 第{ $n }ラウンド
passage-page-status-quiet = 進展のない手番が{ $n }回
passage-page-token-unmoved = 出発の札、×の面が上

### The first game

passage-lesson-goal = 最初に駒を1個、向こう側の端まで運んだ人の勝ちです。帽子の1個がその手前にいます。それに触れ、虹の下のマスに触れましょう。
passage-lesson-goal-well = 渡りきって、あなたの勝ちです！では、最初から始めましょう。
passage-lesson-move = 駒は、出た色のマスに入れます。前後と斜めに動け、真横には動けません。帽子の1個に触れ、光ったマスに触れましょう。
passage-lesson-move-well = その色のサイコロを使いました。
passage-lesson-plan = いちばん多い色のサイコロの数だけ動けます。ピンクが2個なので2歩です。いちばん前の帽子、2歩まっすぐ先のマスの順に触れ、計画どおりに進めましょう。
passage-lesson-plan-well = 1歩につきサイコロ1個です。黄色、ピンクの順に使いました。出た色なら、どれを使ってもかまいません。
passage-lesson-star = 点線が星の列の印で、その手前から手番を始めた駒は、その列までしか進めません。いちばん前の帽子を星の列に乗せましょう。
passage-lesson-star-well = この手番で進めるのはここまでです。後ろへ戻ることはできます。
passage-lesson-slow = 赤が3個で3歩ですが、星の列を越えるとどの駒も遅くなり、星の列から始めた駒は先へ1歩しか進めません。その1歩を進めましょう。
passage-lesson-slow-well = この帽子はこれから1手番に1歩です。
passage-lesson-capture = 船がいちばん前の帽子のそばに来ました。その上に進んで取りましょう。
passage-lesson-capture-well = 船は盤から外れ、ロビンさんのサイコロが1個減ります。
passage-lesson-back = 帽子の1個が取られて、盤の横にいます。サイコロが2個そろえば、動く代わりに戻せます。それに触れ、出発マスに触れましょう。
passage-lesson-back-well = これで手番は終わりです。動くまでは取られません。
passage-lesson-anywhere = サイコロが3個そろえば、取られた駒を自分の空いている出発マスのどこへでも戻せます。盤の横の帽子に触れ、出発マスに触れましょう。
passage-lesson-anywhere-well = 駒が多いほどサイコロも増えます。盤の上の駒より1個多く、最大5個です。
passage-lesson-share = 帽子の1個は星の列を越えて1歩進みましたが、まだ2歩残っています。別の帽子を1歩動かしましょう。
passage-lesson-share-well = 歩数は複数の駒で分けられます。使わなかった分はなくなり、手番はいつでも終えられます。
passage-lesson-retreat = 船が近くにいます。星の列の駒は、サイコロの許すかぎり後ろへ戻れます。1歩戻りましょう。
passage-lesson-retreat-well = この手番では、前へはあと1歩だけ進めます。
passage-lesson-safe = 正面の船はまだ動いていないので取れず、そのマスには入れません。斜めに渡りましょう。
passage-lesson-safe-well = 渡りきって勝ちです！×の札は、まだ動いていない駒の印です。
passage-lesson-last = 最後まで盤に駒が残った人も勝ちです。ロビンさんの最後の船を取りましょう。
passage-lesson-last-well = ロビンさんの駒はもうありません。あなたの勝ちです！
passage-coach-move = 自分の駒に触れ、光ったマスに触れましょう。1歩ごとに、その色のサイコロを1個使います。
passage-coach-more = 何歩か動けます。1個の駒で全部使っても、分けてもかまいません。
passage-coach-back = サイコロが2個そろいました。動く代わりに、取られた駒を戻せます。
passage-coach-end = もうできることはありません。手番を終えましょう。
passage-coach-on = さらに動いても、手番を終えてもかまいません。

### What somebody may type for a kind of move

passage-typed-step = 動かす
    .also = 進める, 駒 動かす, 駒, コマ
passage-typed-return = 戻す
    .also = 駒 戻す
passage-typed-end = 終える
    .also = 終わる, 終わり
