## What is said at every table, whatever its game.

# What the language calls itself, and the numbers that have a form of their own beside the one of all others.
language-name = 日本語
language-plurals = other

# How things and sentences are put in a row: "a、b、c", "a、bかc". と would join nouns alone, and "aは空き" is a clause.
list-comma = 、
list = { $first }、{ $last }
list-or = { $first }か{ $last }
list-pair = { $name }：{ $text }
decimal-point = {"."}
# What there is to choose from, for the ear: its names may have commas of their own.
list-apart = ／
between-sentences = {""}

table-begins = { $seat-is ->
    [you] あなたから始めます。
   *[they] { $seat }さんから始めます。
}

### The colours, each with a character of its own

# What may stand before the name of a card when it is typed.
articles = {""}
# What may stand between the parts of a move when it is typed.
between = を に へ と の から で は
# What is done, when it is typed: by each word of the notation, here for every game. Where a word means something else in a
# game, or there are more, the game says so: see chroma-typed-play. Others may stand between the parts of one that has several.
typed-pass = パス
    .also = パスする
typed-end = 終わり
    .also = 終える, 終わる
typed-stop = やめる
    .also = 止まる, 止める, ストップ
typed-done = 完了
    .also = 完了
typed-skip = スキップ
    .also = とばす
typed-draw = 引く
    .also = 引く
typed-take = 取る
    .also = 取る
typed-discard = 捨てる
    .also = 捨てる
typed-play = 出す
    .also = 使う, 使って
typed-place = 置く
    .also = 置く
typed-blind = 裏
    .also = 裏で, 裏で置く
typed-lay = 並べる
    .also = 並べる
typed-add = 加える
    .also = 加える
typed-block = 防ぐ
    .also = ブロック
typed-flip = 裏返す
    .also = めくる
typed-roll = 振る
    .also = サイコロ, ダイス
typed-return = 戻す
    .also = 戻す
typed-step = 動かす
    .also = 進める, 進む
typed-give = 渡す
    .also = 渡す
typed-nothing = 渡さない
    .also = 何もない
typed-fetch = 拾う
    .also = 拾う
typed-name = 要求する
    .also = 要求
typed-top = 上に戻す
    .also = 上に戻す
typed-lift = 手札に戻す
    .also = 手札に戻す
typed-wild = ワイルド
    .also = ワイルド
# A colour may be typed by what follows .also too: other forms, and other names.
hue-red = 赤
    .letter = 赤
    .also = 赤い, 赤色
hue-orange = オレンジ
    .letter = 橙
    .also = オレンジ色, 橙色
hue-yellow = 黄色
    .letter = 黄
    .also = 黄色い
hue-green = 緑
    .letter = 緑
    .also = 緑色
hue-cyan = 水色
    .letter = 水
    .also = シアン, ターコイズ
hue-blue = 青
    .letter = 青
    .also = 青い, 青色
hue-purple = 紫
    .letter = 紫
    .also = 紫色
hue-pink = ピンク
    .letter = 桃
hue-light = 光
    .letter = 光
hue-shadow = 影
    .letter = 影

### Beside the game

table-sits-down = { $name-is ->
    [you] あなたが席に着きました。
   *[they] { $name }さんが席に着きました。
}
table-leaves = { $name }さんがテーブルを離れました。
table-bot-plays-for = { $name-is ->
    [you] あなたの代わりにボットが遊びます。
   *[they] { $name }さんの代わりにボットが遊びます。
}
table-bot-plays-on = { $name-is ->
    [you] { $because ->
        [left] あなたがテーブルを離れました。続きはボットが引き受けます。
        [away] あなたは離席中です。続きはボットが引き受けます。
       *[time] あなたの持ち時間がなくなりました。続きはボットが引き受けます。
    }
   *[they] { $because ->
        [left] { $name }さんがテーブルを離れました。続きはボットが引き受けます。
        [away] { $name }さんは離席中です。続きはボットが引き受けます。
       *[time] { $name }さんの持ち時間がなくなりました。続きはボットが引き受けます。
    }
}
table-is-back = { $name-is ->
    [you] あなたが戻りました。
   *[they] { $name }さんが戻りました。
}
table-asks-for-undo = { $name-is ->
    [you] あなたが手の取り消しを希望しています。
   *[they] { $name }さんが手の取り消しを希望しています。
}
table-takes-back = { $name-is ->
    [you] あなたが手を取り消しました。
   *[they] { $name }さんが手を取り消しました。
}
table-lets-stand = { $name-is ->
    [you] あなたは手をそのままにしました。
   *[they] { $name }さんは手をそのままにしました。
}
table-withheld = { $name-is ->
    [you] あなたの値がシャッフルに間に合わなかったので、その値なしで配ります。
   *[they] { $name }さんの値がシャッフルに間に合わなかったので、その値なしで配ります。
}
table-mended = このテーブルの最後の手の一部が、サーバーのディスクとともに失われました。ここから続きます。
table-says = { $name }：{ $phrase }
table-won = ゲーム終了です。{ $winners-is ->
    [you] あなたの勝ちです。
    [they] { $winners }さんの勝ちです。
   *[several] { $winners }が同率1位です。
}
table-drawn = ゲーム終了です。引き分けです。

phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice-move = いい手ですね！
phrase-oops = しまった！
phrase-thinking = 少し考えます…
phrase-sorry = ごめんなさい！
phrase-thank-you = ありがとうございます！
phrase-good-game = いい勝負でした！

### Bots

level-random = 打てる手からランダムに選ぶ
    .name = ランダム
level-novice = よりよい手をよく見落とす初心者
    .name = 入門
level-casual = もう少し手堅い初心者
    .name = カジュアル
level-greedy = いつも、ひと目でいちばんよさそうな手を選ぶ
    .name = 欲張り
level-club = 先を読むが、長くは考えない
    .name = 上級
level-expert = 全力で先を読む
    .name = 達人
level-search = 考える量を自由に決められる探索
    .name = 探索
level-brought = ほかのパッケージのボット

# What a bot is called at a table: a proper name.
character-random = フィズ
character-novice = ダブ
character-casual = メル
character-greedy = ガスト
character-club = ボルト
character-expert = アイリス

table-seat = 席{ $number }
table-no-rules = { $game }のルールはここには書かれていません。
table-rules-apart = 「{ $words }」のすべてが一か所にそろう所はありません。いちばん多くそろう所：
table-hint-chances = { $wins-is ->
    [none] {""}
   *[some] { $wins ->
        [0] このような局面から勝つのは難しそうです。
        [100] このような局面なら、まず勝てそうです。
       *[other] このような局面なら、100回中{ $wins }回ほど勝てそうです。
    }
}{ $sure }
table-hint-other = 別の手：{ $move }{ $cost-is ->
    [none] {""}
   *[some] { $cost ->
        [0] 勝てる回数はほとんど変わりません。
       *[other] 100回中{ $cost }回ほど勝ちが減ります。
    }
}
table-sure-only = ほかにできることはありません。
table-sure-clear = ほかの手よりはっきりよい手です。
table-sure-likely = ほかの手より少しよい手です。
table-sure-close = ほかの手とほとんど差はありません。
table-sure-open = 私ならこうします。
table-nudge = { $sure-is ->
    [only] できることは1つだけです。
    [close] 同じくらいよい手がいくつかあります。この先の選択肢がいちばん多く残るのはどれでしょう。
   *[other] ほかよりよい手が1つあります。それぞれの手の先を比べてみましょう。
}
table-why-best = { $moves }通りの手のうち、頭の中で続きを試していちばん多く勝てた手です。

### The table told aloud

table-has = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}{ $count }
table-points = 得点：{ $seats }。

### Why not: moves

table-no-not-understood = 手は短い文字で入力してください。
table-no-such-move = このゲームにその手はありません。
table-which = { $part ->
    [card] どのカードですか？
    [gone] どのカードと入れ替えますか？
    [spot] どこですか？
    [row] 列の何番ですか？
    [other] もう1つはどこですか？
    [seat] どのプレイヤーですか？
    [square] どのマスですか？
    [source] どこからですか？
    [piece] どの駒ですか？
    [group] どの組ですか？
    [dice] サイコロはいくつですか？
    [as] ワイルドは何の代わりですか？
    [prank] どのいたずらですか？
    [way] それをどうしますか？
   *[one] 何と組み合わせますか？
}{ $choices-is ->
    [none] {""}
   *[some] （{ $choices }）
}
table-only = { $part ->
    [piece] それに合うのは駒{ $choice }だけです。
    [spot] それに合うのはマス{ $choice }だけです。
    [other] それに合うのはマス{ $choice }だけです。
    [row] それに合うのは列の{ $choice }番だけです。
    [square] それに合うのはマス{ $choice }だけです。
   *[one] それに続けられるのは{ $choice }だけです。
}
table-both = { $first }{ between-sentences }{ $second }
table-no-game-over = ゲームは終了しています。
table-no-not-your-turn = あなたの手番ではありません。今は{ $player }さんの手番です。
table-no-not-foreseeable = どうなるかは、運か、あなたに見えないものしだいです。
table-no-nothing-to-undo = あなたはまだ手を打っていません。
table-no-others-moved = そのあとほかのプレイヤーが手を打ったので、取り消せません。
table-no-seen = その手で隠れていたものが見えたので、取り消せません。
table-no-no-such-ply = この対戦の場面は0から{ $last }までです。
table-no-no-such-seat = このテーブルの席は0から{ $last }までです。

### Why not: tables

table-no-no-such-game = 「{ $name }」というゲームはここにありません。あるのは { $games } です。
table-no-wrong-seats = { $game } は{ $most-is ->
    [none] { $fewest }
   *[some] { $fewest }〜{ $most }
}人用です。
table-no-wrong-seed = シードは1〜{ $longest }文字の1行です。
table-no-wrong-players = このテーブルには名前が{ $seats }人分必要です。
table-no-wrong-name = 名前は、目に見える1〜{ $longest }文字の1行です。
table-no-same-name = このテーブルには、もうその名前か、よく似た名前の人がいます。
table-no-wrong-options = ハウスルールは、名前と値を組にして指定します。
table-no-no-such-option = { $game } に「{ $name }」というハウスルールはありません。{ $names-is ->
    [none] このゲームにハウスルールはありません。
   *[other] あるのは { $names } です。
}
table-no-wrong-option = 「{ $name }」に使えるのは { $values } { $free-is ->
    [yes] などです。
   *[no] です。
}
table-no-whole-number = 「{ $name }」は{ $low }から{ $high }までの整数です。
table-no-no-such-bot = 「{ $level }」というボットはいません。いるのは { $levels } です。
table-no-broken-bot = ボット「{ $level }」を読み込めません：{ $reason }。
table-no-no-lens = { $game } には数値で見るためのレンズがありません。
table-no-research = これには追加が必要です：pip install 'sunshower[research]'。
table-no-wrong-batch = バッチのゲーム数は1以上の整数です。記憶の長さと最長の手数も整数で、プロセスの数はゲームの数を超えられません。
table-no-wrong-decisions = バッチには { $games } ゲームあります。それぞれに整数を1つずつ指定してください。
table-no-no-such-number = 数 { $number } は、ゲーム { $index } で今できる手ではありません。
table-no-wrong-budget = 1手の秒数は0より大きい数です。
table-no-wrong-work = 1手の計算量は0より大きい整数です。
table-no-not-a-view = これは { $game } のビューではありません。
table-no-other-view = これは手番の席のビューではありません。
table-no-nobody-there = 少なくとも1席は人が座る席にしてください。
table-no-wrong-clock = 持ち時間は30秒〜600分、1手ごとに加わるのは0〜600秒です。
table-no-other-rules = これは { $game } のルールの第{ $rules }版によるもので、ここではもう遊べません。今は第{ $version }版です。

### Why not: positions

table-no-not-a-line = 局面は{ $longest }文字以内の1行で書きます。
table-no-line-word = 「{ $word }」は 名前=値 の形になっていません。
table-no-unknown-field = このゲームに「{ $name }」という項目はありません。あるのは { $names } です。
table-no-twice = 「{ $name }」が1行に2回書かれています。
table-no-line-together = 「{ $name }」がほかの項目と合いません。
table-no-line-so-many = 全部で{ $count }しかありません。
table-no-field-number = 「{ $name }」は{ $low }から{ $high }までの数にしてください。
table-no-field-word = 「{ $name }」は次のどれかにしてください：{ $words }。
table-no-field-option = 「{ $name }」では、{ $option } を1回だけ書いてください。
table-no-field-open = 「{ $name }」は全員に見えるので、? は使えません。
table-no-field-row = 「{ $name }」は - か、次の文字で書いてください：{ $letters }{ $hidden-is ->
    [yes] 、見えないものは ?
   *[no] {""}
}。
table-no-field-values = 「{ $name }」には{ $count }個の値を、斜線で区切って書いてください。

### Why not: records

table-no-not-a-record = これは対戦の記録ではありません。
table-no-record-json = これは完全な記録ではありません。JSONとして読めません。
table-no-record-format = Sunshowerの形式{ $format }の記録ではありません。
table-no-broken-record = 記録の「{ $name }」がないか、種類が違います。
table-no-record-parts = 記録に、あるはずのない部分があります。
table-no-record-steps = 記録は{ $most }手までで、1手は短い文字列です。
table-no-record-version = 記録にルールの版が書かれていません。
table-no-record-data = 記録に、単純なデータでないものが含まれています。
table-no-record-rules = この記録は { $game } のルール第{ $rules }版のものです。このプログラムは第{ $version }版です。
table-no-record-table = 記録のテーブルを用意できません。{ $why }
table-no-other-chance = 記録の乱数の作り方が { $chance } ではありません。
table-no-other-options = 記録のハウスルールが、最初の局面のものと違います。
table-no-other-result = 記録の結果が、手を進めた結果と違います。
table-no-changed = 記録がチェックサムと合いません。書き換えられたか、壊れています。
table-no-too-long = ゲームは{ $step }手目の前に終わっていました。
table-no-broken-step = { $step }手目の「{ $move }」はそこでは打てません：{ $why }
table-no-cut-off = 記録が{ $step }手目の途中で終わっています。
table-no-chance-differs = { $step }手目は「{ $given }」ですが、シードからは「{ $drawn }」になります。
table-no-not-fair = この記録には運の決まり方が書かれていないので、確かめられません。
table-no-record-chance = 運の決まり方について、この記録の説明が足りません。
table-no-wrong-commitment = 秘密の値が、配る前に約束されたものと違います。
table-no-record-seed = 対戦のシードが、秘密の値と各席の値から作られたものではありません。
table-no-wrong-pledge = { $name }さんの値が、配る前に約束されたものと違います。
table-no-other-history = 記録にある手と取り消しをたどっても、このゲームになりません。
table-no-wrong-signature = 記録の署名が、そこに書かれた鍵のものではありません。書き換えられたか、偽物です。
table-no-no-cryptography = 署名を確かめるには、cryptography パッケージが必要です。
table-no-not-a-receipt = これはテーブルの控えではありません。
table-no-receipt-changed = 控えが書き換えられたか、壊れているか、空です。
table-no-receipt-unsigned = 控えの署名が、そこに書かれた鍵のものではありません。
table-no-other-table = 控えは別のテーブルのものです。
table-no-other-promise = 記録にあるサーバーの約束が、あなたの受け取ったものと違います。
table-no-other-key = 記録の署名の鍵が、あなたの控えの鍵と違います。
table-no-other-pledges = 記録にある約束の値が、配る前にサーバーが署名したものと違います。
table-no-other-moves = 記録の手が、サーバーがあなたに署名した { $moves } 手と違います。
table-no-nonce-left-out = あなたの値がありません。{ $name }さんの値なしで配られています。
table-no-nonce-changed = あなたの値が変えられています。記録では{ $name }さんの値が別のものです。
table-no-set-position = 記録は誰かが置いた局面から始まっているので、カードについては何も証明されません。
table-no-no-heads = 控えには、配ったあとにサーバーが署名したものがないので、{ $moves }手のどれも証明しません。その前に席を離れたか、サーバーが何も送らなかったかです。
table-no-other-views = 見せられたものが、この記録から導かれるものと違います。見たものとは別のゲームか、サーバーのSunshowerの版が違ったかです。
table-no-mended = 控えには、記録にない手があります。記録によれば、それらはサーバーのディスクとともに失われ、テーブルはそれらなしで続きました。

### Why not: at the server

table-no-table-full = このテーブルは満席です。観戦はできます。
table-no-seat-taken = その席は空いていません。
table-no-no-seat = このテーブルにあなたの席はありません。
table-no-no-code = これ以上テーブルを立てられません。
table-no-left-since = あなたはそのあと、その席を離れました。もう一度席に着いてください。
table-no-told-once = その要求にはもう答えました。席の鍵は一度しか伝えません。もう一度席に着いてください。
table-no-other-number = サーバーの答えたシャッフルの値があなたのものと違うか、署名がないので、ここには座りません。
table-no-no-pledge = 席に着くときは、値を約束するか、値そのものを伝えるか、どちらか1つにしてください。
table-no-not-to-be-told = 今は値を伝えるときではありません。全員がそろってから、一度だけ伝えてください。
table-no-dealt-already = カードはもう配られました。
table-no-not-pledged = それは、あなたが約束した値ではありません。
table-no-dealing = 今ちょうど配っているところです。少し待つと離れられます。
table-no-used-id = その番号では、前に別のことが行われました。
table-no-no-hello = 接続して最初に送るメッセージは hello です。
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
table-no-no-hints = ヒントを見られるのは、人間のプレイヤーがあなただけのテーブルです。
table-no-hint-before-turn = ヒントは自分の手番に見られます。
table-no-one-hint = ヒントは一度に1つです。
table-no-bot-failed = 今はボットにもいい手が思い浮かばないようです。
table-no-no-such-table = 「{ $table }」というテーブルはここにありません。
table-no-no-such-record = 「{ $record }」という記録はここにありません。
table-no-too-much = 一度に多すぎます。少し待ってください。
table-no-too-many-sockets = あなたのアドレスからの接続が多すぎます。
table-no-request = そのリクエストは理解できません。
table-no-too-deep = そのリクエストは理解できません。入れ子が深すぎます。
table-no-not-text = そのリクエストはUTF-8の文字ではありません。
table-no-too-long-a-request = このサーバーが一度に受け取れる量を超えています。
table-no-other-page = これはサーバー自身のページではありません。
table-no-nowhere = このアドレスには何もありません。
table-no-wrong-host = このサーバーはその名前ではありません。その名前で使うには --name を付けて起動してください。
table-no-worn-out = このテーブルではもう多くのことが起きたので、今は手だけを受け付けます。
table-no-unreadable-record = その記録は読むのに時間がかかりすぎます。
table-no-no-network = { $text }はアドレスでもネットワークでもありません。192.0.2.1 や 192.0.2.0/24 のように書きます。
table-no-no-host-and-port = { $text }はポートの付いたアドレスではありません。127.0.0.1:9100 のように書きます。
table-no-unexpected = こちらで問題が起きました。あなたのせいではありません。何も変わっていません。
table-no-no-address = サーバーを { $host } のポート{ $port }に置けません：{ $reason }。

### Why not: the store

table-no-doubled = それはもう保存されています。
table-no-store-full = サーバーのディスクがいっぱいなので、できませんでした。あとでもう一度試してください。
table-no-store-read-only = サーバーがディスクに書き込めないので、できませんでした。
table-no-store-failed = サーバーが保存できなかったので、できませんでした。
table-no-store-broken = サーバーのディスクが故障しました。サーバーを再起動する必要があります。
table-no-store-changed = テーブル { $table } の履歴が書かれたあとに変えられたため、このテーブルは閉じられています。何が残せるかは、サーバーの管理者が調べられます。
table-no-store-shorter = サーバーのディスクにテーブル { $table } の最後の手がないため、このテーブルは閉じられています。何が残せるかは、サーバーの管理者が調べられます。
table-no-store-unsure = テーブル { $table } がどこまで進んでいたか確かでないため、閉じられています。何が残せるかは、サーバーの管理者が調べられます。
table-no-store-unreadable-table = テーブル { $table } をサーバーのディスクから読めないため、閉じられています。何が残せるかは、サーバーの管理者が調べられます。
table-no-store-other-key = { $folder } の保存データは、そこにあるファイル「{ $file }」とは別の鍵で封印されています。正しい鍵を戻すか、「sunshower repair」で封印し直してください。
table-no-store-no-key = { $folder } のファイル「{ $file }」は鍵ではありません。正しい鍵を戻してください。失くした場合は、このファイルを取り除き、「sunshower repair --save」で封印し直してください。
table-no-store-unsealed = { $folder } の保存データには、鍵があるのに封印がありません。古い形に戻されています。正しいファイルを戻すか、「sunshower repair --save」で今のまま封印してください。
table-no-store-none = { $folder } に保存データはありません。
table-no-store-in-use = 別のサーバーが { $folder } を使っています。
table-no-store-folder = { $folder } を使えません：{ $reason }。
table-no-store-unreadable = { $folder } の { $file } を読めません：{ $reason }。
table-no-store-damaged = { $folder } の { $file } が壊れています：{ $reason }。
table-no-store-newer = このデータは別の版のSunshowerで書かれています：{ $reason }。
table-no-store-copy = { $folder } のデータをコピーできませんでした：{ $reason }。

### Why not: at the terminal

table-no-several-moves = 手は番号か文字で入力してください。「?」で説明が出ます。
table-no-not-listed = 一覧は1から{ $last }までです。
table-no-two-meanings = 一覧の{ $number }は「{ $listed }」です。ただし「{ $typed }」（{ $other }）のことかもしれません。そちらならそう入力し、一覧のほうならもう一度「{ $number }」と入力してください。
table-no-no-curtain = 2人で遊ぶにはターミナルが必要です。ファイルやパイプでは、一方が見たものを消せません。
table-no-file-exists = ファイル { $file } はもうあります。別の名前にしてください。
table-no-no-such-folder = フォルダー { $folder } はないので、そこには保存していません。
table-no-not-saved = { $file-is ->
    [none] ゲームを保存できません：{ $reason }。「save ファイル」で、別の場所に写しを保存できます。
   *[some] { $file } を保存できません：{ $reason }。
}
table-no-no-folder = { $named-is ->
    [none] ホームフォルダーがありません。
   *[some] SUNSHOWER_DATA は { $named } ですが、そのユーザーはいません。
}SUNSHOWER_DATA にゲーム用のフォルダーを指定してください。
table-no-nothing-saved = { $folder } に、保存された{ $game-is ->
    [none] ゲーム
   *[some] {" "}{ $game }{" "}
}はありません。
table-no-no-such-file = { $file } を読めません：{ $reason }。
table-no-too-large = { $file } は記録にしては大きすぎます。
table-no-no-such-language = 「{ $name }」という言語はここにはありません。あるのは { $languages } です。
table-no-in-file = { $file }：{ $why }
table-because-absent = そのファイルやフォルダーはありません
table-because-is-folder = それはフォルダーです
table-because-no-folder = フォルダーがあるはずの場所にファイルがあります
table-because-rights = その権限がありません
table-because-full = ディスクがいっぱいです
table-because-no-file = ファイルがないか、開けません
table-because-no-store = サーバーのテーブルを保存したファイルではありません
table-because-name = ファイル名ではありません
table-because-taken = ほかのプログラムが使っています
table-because-no-address = このコンピューターにそのアドレスはありません
table-because-no-host = そのホストはありません
table-because-system = システムの報告は「{ $text }」です
