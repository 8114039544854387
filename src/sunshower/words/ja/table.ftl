## What is said at every table, whatever its game.

# How things and sentences are put in a row: "a、bとc".
list-comma = 、
list = { $first }と{ $last }
list-or = { $first }または{ $last }
between-sentences = {""}

table-begins = { $seat-is ->
    [you] あなたから始めます。
   *[they] { $seat }さんから始めます。
}

### The colours, each with a character of its own

hue-red = 赤
    .letter = 赤
hue-orange = オレンジ
    .letter = 橙
hue-yellow = 黄
    .letter = 黄
hue-green = 緑
    .letter = 緑
hue-cyan = 水色
    .letter = 水
hue-blue = 青
    .letter = 青
hue-purple = 紫
    .letter = 紫
hue-pink = ピンク
    .letter = 桃
hue-light = 光
    .letter = 光
hue-shadow = 影
    .letter = 影

### Beside the game

table-sits-down = { $name }さんが席に着きました。
table-leaves = { $name }さんがテーブルを離れました。
table-bot-plays-for = { $name }さんの代わりにボットが遊びます。
table-bot-plays-on = { $because ->
    [left] { $name }さんがテーブルを離れました。続きはボットが引き受けます。
    [away] { $name }さんは離席中です。続きはボットが引き受けます。
   *[time] { $name }さんの持ち時間がなくなりました。続きはボットが引き受けます。
}
table-is-back = { $name }さんが戻りました。
table-asks-for-undo = { $name }さんが手の取り消しを希望しています。
table-takes-back = { $name }さんが手を取り消しました。
table-lets-stand = { $name }さんは手をそのままにしました。
table-says = { $name }：{ $phrase }
table-won = ゲーム終了です。{ $winners-is ->
    [you] あなたの勝ちです。
    [they] { $winners }さんの勝ちです。
   *[several] { $winners }が同率1位です。
}

phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice-move = いい手ですね！
phrase-oops = しまった！
phrase-thinking = 少し考えます…
phrase-sorry = ごめんなさい！
phrase-thank-you = ありがとうございます！
phrase-good-game = いい勝負でした！

### Bots

level-random = 打てる手からでたらめに選ぶ
    .name = でたらめ
level-novice = よりよい手をよく見落とす初心者
    .name = 入門
level-casual = もう少し手堅い初心者
    .name = 気軽
level-greedy = いつも、ひと目でいちばんよさそうな手を選ぶ
    .name = 欲張り
level-club = 先を読むが、長くは考えない
    .name = クラブ
level-expert = 全力で先を読む
    .name = 達人
level-search = 考える量を自由に決められる探索
    .name = 探索
level-brought = ほかのパッケージのボット

table-seat = 席{ $number }
table-no-rules = { $game }のルールはここには書かれていません。
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] このような局面なら100回中{ $wins }回は勝てそうです。
}{ $sure }
table-hint-other = 別の手：{ $move }{ $cost-is ->
    [none] {""}
   *[some] { $cost ->
        [0] （ほとんど差はありません）
       *[other] （100回中{ $cost }回ほど勝ちが減ります）
    }
}
table-sure-only = ほかにできることはありません。
table-sure-clear = ほかの手よりはっきりよい手です。
table-sure-likely = ほかの手より少しよい手です。
table-sure-close = ほかの手とほとんど差はありません。
table-sure-open = 私ならこうします。
table-nudge = { $sure-is ->
    [only] できることは1つだけです。
    [close] 同じくらいよい手がいくつかあります。選べる道がいちばん多く残るのはどれでしょう。
   *[other] ほかよりよい手が1つあります。それぞれの手の先を比べてみましょう。
}
table-why-best = { $sure-is ->
    [only] 打てる手はこれだけです。
   *[other] { $moves }通りの手のうち、頭の中で続きを試していちばん多く勝てた手です。
}

### Why not: moves

table-no-not-understood = 手は短い文字で伝えてください。
table-no-half-a-move = それは手の一部です。残りも伝えてください。
table-no-game-over = ゲームは終了しています。
table-no-not-your-turn = あなたの手番ではありません。今は{ $player }さんの手番です。
table-no-not-foreseeable = その結果は、運か、あなたに見えないものしだいです。
table-no-nothing-to-undo = あなたはまだ手を打っていません。
table-no-others-moved = その後ほかのプレイヤーが手を打ったので、取り消せません。
table-no-seen = その手で隠れていたものが見えたので、取り消せません。
table-no-no-such-ply = この対戦の場面は0から{ $last }までです。
table-no-no-such-seat = このテーブルの席は0から{ $last }までです。

### Why not: tables

table-no-no-such-game = 「{ $name }」というゲームはここにありません。あるのは{ $games }です。
table-no-wrong-seats = { $game } は{ $most-is ->
    [none] { $fewest }
   *[some] { $fewest }〜{ $most }
}人用です。
table-no-wrong-seed = シードは1〜{ $longest }文字の1行です。
table-no-wrong-players = このテーブルには名前が{ $seats }人分必要です。
table-no-wrong-name = 名前は、目に見える1〜{ $longest }文字の1行です。
table-no-same-name = このテーブルには、もうその名前の人がいます。
table-no-wrong-options = ハウスルールは、名前と値を組にして指定します。
table-no-no-such-option = { $game } に「{ $name }」というハウスルールはありません。あるのは{ $names }です。
table-no-wrong-option = 「{ $name }」に使えるのは{ $values }{ $free-is ->
    [yes] などです。
   *[no] です。
}
table-no-no-such-bot = 「{ $level }」というボットはいません。いるのは{ $levels }です。
table-no-wrong-budget = 1手の秒数は0より大きい数です。
table-no-wrong-work = 1手の計算量は0より大きい整数です。
table-no-not-a-view = これは { $game } のテーブルの眺めではありません。
table-no-other-view = これは手番の席からの眺めではありません。
table-no-nobody-there = 少なくとも1席は人が座る席にしてください。
table-no-wrong-clock = 持ち時間は30秒〜600分、1手ごとに加わるのは0〜600秒です。
table-no-other-rules = このテーブルのルールは第{ $rules }版で、第{ $version }版ではありません。

### Why not: at the server

table-no-table-full = このテーブルは満席です。観戦はできます。
table-no-seat-taken = その席は空いていません。
table-no-no-seat = このテーブルにあなたの席はありません。
table-no-no-code = これ以上テーブルを立てられません。
table-no-nothing-kept = あなたのために取ってある席はありません。もう一度席に着いてください。
table-no-left-since = あなたはその後、その席を離れました。もう一度席に着いてください。
table-no-no-hello = 接続の最初のメッセージはあいさつです。
table-no-stale = その間にテーブルの様子が変わりました。もう一度見てください。
table-no-still-there = それができるのは、その人の離席が{ $seconds }秒続いてからです。
table-no-kept = その席は{ $seconds }秒間、ほかの人のために取ってあります。
table-no-no-such-phrase = そのひとことは用意されていません。
table-no-yours-already = あなたはもうその席で遊んでいます。
table-no-no-time-left = 持ち時間がなくなったので、最後までボットが引き受けます。
table-no-such-command = それはテーブルでできることではありません。
table-no-not-dealt = ゲームは全員がそろうと始まります。
table-no-bot-plays = 今はボットが代わりに遊んでいます。先に自分の席に戻ってください。
table-no-bot-plays-there = その席ではもうボットが遊んでいます。
table-no-nobody-to-ask = ボットが代わっている人には聞けないので、取り消せません。
table-no-asked-already = 取り消しはもうお願いしてあります。
table-no-nothing-asked = あなたに取り消しをお願いしている人はいません。
table-no-not-over = それはゲームが終わると見られます。
table-no-rematch-yet = もう一戦できるのは、ゲームが終わってからです。
table-no-forgotten = 記憶力のゲームでは、終わるまで直前の手番しか見直せません。
table-no-no-hints = ヒントがあるのは、人があなた1人だけのテーブルです。
table-no-hint-before-turn = ヒントは自分の手番に見られます。
table-no-one-hint = ヒントは一度に1つです。
table-no-bot-failed = 今はボットにもいい手が思い浮かばないようです。

### Why not: at the terminal

table-no-several-moves = 手は番号か文字で伝えてください。「?」で説明が出ます。
table-no-not-listed = 一覧は1から{ $last }までです。
table-no-two-meanings = { $number }は、一覧でその番号の { $listed } とも、{ $other } とも読めます。どちらかを伝えるか、一覧のほうならもう一度{ $number }と入力してください。
table-no-no-curtain = 2人で遊ぶには端末画面が必要です。ファイルやパイプでは、一方が見たものを消せません。
table-no-file-exists = ファイル { $file } はもうあります。別の名前にしてください。
table-no-not-saved = { $file-is ->
    [none] ゲームを保存できません：{ $reason }。「save」とファイル名で、別の場所に写しを保存できます。
   *[some] { $file } を保存できません：{ $reason }。
}
table-no-no-folder = { $named-is ->
    [none] ホームフォルダーがありません。
   *[some] SUNSHOWER_DATA は { $named } ですが、そのユーザーはいません。
}SUNSHOWER_DATA にゲーム用のフォルダーを指定してください。
table-no-nothing-saved = { $folder } に保存された{ $game-is ->
    [none] ゲーム
   *[some] {" "}{ $game }{" "}
}はありません。
table-no-no-such-file = { $file } を読めません：{ $reason-is ->
    [none] ファイル名ではありません
   *[some] { $reason }
}。
table-no-too-large = { $file } は記録にしては大きすぎます。
table-no-no-such-language = 「{ $name }」という言語はここにはありません。あるのは { $languages } です。
