## ターミナル

line-you = あなた
line-against = { $first } 対 { $second }
line-greeting = { $game }：{ $players }。{ $aloud-is ->
    [yes] 疑問符で説明、「quit」で保存して終了します。
   *[no] 「?」で説明、「quit」で保存して終了します。
}
line-unofficial = 非公式のテーブルです。ゲームの作者と出版元：{ $by }。
line-plain = Sunshower は今、普通の Python で動いています。遊べるゲームは同じで、動きが遅いだけです。
line-which-game = どのゲームにしますか？
line-choose-game = 1から{ $last }までの番号か、ゲームの名前を入力してください：{ $games }。「quit」で終了します。
line-hand-over = { $name }さんと交代してください。見ているのが{ $name }さんだけになったら Enter を押してください。
line-enter-alone = Enter だけを押すか、「quit」と入力してください。
line-more = Enter で続き、q でやめます：
line-your-moves = あなたの手
line-moves-of = { $name }さんの手
line-after = {" "}{ $picks } の続き（「back」で全部）
line-back = （「back」で全部）
line-only-one = （手は1つだけ。Enter で打てます）
line-question-mark = { $aloud-is ->
    [yes] （疑問符で説明）
   *[no] （「?」で説明）
}
line-list-of-moves = { $whose }{ $after }{ $helps }：
line-more-moves = ほかに{ $count }通りあります。「moves」で全部出ます
line-thing = { $kind ->
    [hand] カード{ $thing }
    [discard] 捨て札の{ $thing }
    [slot] マス{ $thing }
    [row] 列のカード{ $thing }
    [square] { $thing }の駒
    [piece] 駒{ $thing }
   *[other] { $thing }
}
line-thing-ways = { line-thing }：{ $count }通り。
line-thing-choices = { line-thing }：{ $choices }
line-taken-back = 取り消しました。
line-why-tells = （「why」でルールを見られます。）
line-now = 今：
line-behind = くわしいルール：「rules」で全部、「rules 言葉」でここにある言葉についてのルールが出ます。
line-help =
    手は一覧の番号か、手の文字で入力してください。手が1つだけなら Enter で打てます。
    table            テーブルと手をもう一度見る。「moves」で全部の手、「back」で戻る
    say              場を部分ごとに言葉で聞く。「say」だけで聞けるものの一覧
    why              打てなかった理由を見る。「why 手」でほかの手の理由も見られる
    rules            ルールを全部見る。「rules 言葉」で言葉を探す
    hint             手がかりを見る。もう一度でボットの手、さらにもう一度で理由
    undo             最後の手を取り消す。全員が賛成なら「undo!」
    log              これまでの流れを見る。「log all」で最初から
    position         局面を1行で見る（--position 用）
    save { "[" }ファイル]  保存する。ファイルを指定すると、そこに写しを作る
    quit             保存して終了する
line-last-lines = { $all }行のうち最後の{ $shown }行です。「log all」で全部出ます。
line-times = （{ $count }回）
line-deal = 準備（{ $count }手順）。
line-no-mention = ルールに「{ $word }」は出てきません。
line-allowed = それは今できます。
line-nothing-refused = 打てなかった手はありません。「why 手」で手について聞けます。
line-not-saved = ゲームを { $folder } に保存できません：{ $reason }。
line-keep = 「save ファイル」で記録を保存、「log all」で全体の流れ、「quit」で終了します。
line-over = ゲームは終わりました。「log」「rules」「save ファイル」「undo」「quit」が使えます。
line-not-over = ゲームはまだ終わっていません。
line-started = 始めた局面：{ $position }
line-options = ハウスルール：{ $options }
line-seed = シード：{ $seed }
line-moved = 別の画面での対戦が { $file } を書き換えました。このゲームはこれから { $other } に保存します。
line-saved = { $open-is ->
    [yes] 保存しました。このファイルには全員の手札があります。読むには：
   *[no] 保存しました。読むには：
}
line-kept = ゲームを保存しました。続けるには：
line-lost = ゲームを { $folder } に保存できませんでした：{ $reason }。
line-stands = 今の局面（--position 用）：
line-no-copy = 写しを作る場所もありませんでした。SUNSHOWER_DATA にゲーム用のフォルダーを指定してください。
line-copy = 一時ファイルの中に写しがあります。いつまでも残るとは限りません。続けるには：
line-game = { $name }：{ $game }、{ $seats }人用、{ $minutes }分。作者と出版元：{ $by }。非公式です。
line-hint-again = もう一度「hint」と入力すると続きが出ます。

### 場を言葉で：聞けるもの（言葉は一つ以上）

line-topic-hand = 手札
line-topic-board = 盤
line-topic-mine = 自分
line-topic-theirs = 相手
line-topic-table = 場, 天気, 枚数
line-topic-score = 得点, 点
line-topic-places = マス
line-topic-moves = 手, 今
line-topic-last = 直前, 出来事
line-say-hand = 自分の手札
line-say-board = 場にあるものすべて
line-say-mine = 自分の前にあるもの
line-say-theirs = 相手の前にあるもの
line-say-table = 天気や残りの枚数（ゲームにあれば）
line-say-score = 全員の得点
line-say-places = 盤の場所を1列ずつ
line-say-moves = 今できること
line-say-last = 直前に起きたこと
line-no-such-topic = その名前で話せることはありません。話せるのは{ $topics }です。
line-nothing-there = それについて話すことはありません。
line-nothing-yet = まだ何も起きていません。

### コマンドライン：ヘルプの見出し

line-heading-usage = 使い方：{ $usage }
line-heading-arguments = 引数：
line-heading-options = オプション：
line-heading-commands = コマンド：
line-limit = （{ $limit }）
line-default = 既定値：{ $value }
line-span = { $most-is ->
    [none] { $least }以上
   *[some] { $least }から{ $most }まで
}

# そこに入れるもの
line-value-address = アドレス
line-value-args = 引数
line-value-bot = ボット
line-value-command = コマンド
line-value-file = ファイル
line-value-folder = フォルダー
line-value-game = ゲーム
line-value-language = 言語
line-value-line = 行
line-value-link = リンク
line-value-name = 名前
line-value-number = 数
line-value-options = オプション
line-value-seconds = 秒
line-value-days = 日数
line-value-gigabytes = ギガバイト
line-value-share = 割合
line-value-study = 調査
line-value-text = 文字列
line-value-value = 値
line-value-word = 言葉

### コマンドライン：コマンドと引数とオプションの説明。共通のものは "any"

line-help-any-game = どのゲームか。
line-help-any-option = ゲームのハウスルール。「sunshower games」で一覧が出ます。
line-help-any-plain = 色を付けません。
line-help-any-lang = 言語：{ $languages }。省略するとシステムの言語になります。
line-help-any-help = このヘルプを表示します。
line-help-sunshower = 5つの虹のゲームのためのテーブル（非公式）。
line-help-sunshower-version = バージョンを表示します。
line-help-play = ターミナルでゲームをします。
line-help-play-game = どのゲームか。--resume のときは、どのファイルかでもかまいません。
line-help-play-seed = 1行の文字列。同じシードなら同じゲームが配られます。
line-help-play-players = 誰がどの席か：「Ann,Bea」は2人、「Ann,expert」は Ann さんとボット。
line-help-play-position = 1行で書かれた局面から始めます。
line-help-play-resume = 最後のゲームか、ファイルにあるゲームを続けます。
line-help-play-screen = 全画面で、色つきの盤を見ながら遊びます。
line-help-play-aloud = 耳で遊ぶ人のために：場を描かず、部分ごとに言葉で伝えます。
line-help-join = リンクでサーバーのテーブルに着き、全画面で遊びます。
line-help-join-link = テーブルのリンク。サーバーがこのコンピューターで動いていれば、コードだけでもかまいません。
line-help-join-name = テーブルでの名前。
line-help-join-watch = 席に着かずに観戦だけします。
line-help-games = ゲームとハウスルールの一覧を出します。
line-help-rules = ゲームのルールか、ある言葉についてのルールだけを表示します。
line-help-rules-word = これらの言葉がすべて出てくるルールだけ。順序は問いません。ルールの番号でも探せます。
line-help-rules-numbers = ルールの番号も表示します。
line-help-replay = 記録されたゲームを1手ずつたどります。
line-help-replay-file = 「play」で保存したゲームの記録。
line-help-replay-seat = この席から見えたものだけ（席は0から）。
line-help-replay-open = ゲームが終わっていなくても、伏せたカードを見せます。
line-help-review = 終わったゲームを振り返ります。運、腕前、もっとよかった手。
line-help-review-file = 「play」で保存したゲームの記録。
line-help-review-deep = 10倍深く読む。時間も10倍かかる。
line-help-review-jobs = 判断するプロセスの数。振り返りの結果は変わりません。
line-help-review-json = 振り返りをデータとして出力する。
line-help-serve = リンクを知っている人なら誰でも入れるテーブルを開きます。
line-help-serve-host = 待ち受けるアドレス。0.0.0.0 なら同じネットワークの全員が入れます。
line-help-serve-port = ポート。0 なら空いているポート。省略して 8000 が使えないときも同じ。
line-help-serve-data = テーブルのフォルダー。省略するとあなたのフォルダーになります。
line-help-serve-pace = ボットが答えるまでの秒数。
line-help-serve-away = 離席してから、ボットが代わりに打てるようになるまでの秒数。
line-help-serve-workers = 同時に考えるボットの最大数。最低でも2つです。
line-help-serve-origin = ここで遊べるページの、ほかのオリジン。
line-help-serve-name = このサーバーを見つけるための名前。
line-help-serve-proxy = 誰の代わりに尋ねているかを伝えてよいプロキシ：アドレスかネットワーク。
line-help-serve-metrics = Prometheus 用の計測値を出す場所：たとえば 127.0.0.1:9100。何も指定しなければ、どこにも出しません。
line-help-serve-keep = 何も起こらないテーブルを残しておく日数。
line-help-serve-disk = テーブルがディスクに占めてよいギガバイト数。
line-help-serve-limits = 1つのアドレスからの要求を制限する（通常）か、しないか。
line-help-serve-open = ブラウザーでページを開きます。
line-help-backup = サーバーのテーブルをファイルに写します。動作中でもかまいません。
line-help-backup-file = まだないファイルの名前。
line-help-backup-data = サーバーのフォルダー。省略するとあなたのフォルダーになります。
line-help-verify = 記録されたゲームの運が配る前に決まっていたことを、全部配り直して確かめます。
line-help-verify-file = サーバーで終わったゲームの記録。
line-help-verify-receipt = プレイヤーが手元に残した控え。記録をこれと照らし合わせます。
line-help-repair = 壊れたあとに、サーバーのテーブルの何が残せるかを調べて、残します。
line-help-repair-data = サーバーのフォルダー。
line-help-repair-save = 残せるものすべてで新しい保存データを作り、古いものはよけておきます。
line-help-arena = 同じ配り方で席を替えながらボットどうしを対戦させ、強さを測ります。
line-help-arena-bots = ボットを2つ、リーグならもっと。search@work=200 のように考える量を付けられます。
line-help-arena-games = ゲームの数（リーグでは組み合わせごと）。ブロック単位に切り上げます。
line-help-arena-seats = 席の数。席が多ければ、1つ目のボットが1席、2つ目が残りの席です。
line-help-arena-seconds = 各ボットが1手に考えてよい時間。
line-help-arena-work = 各ボットが1手に考えてよい量。どのコンピューターでも同じ結果になります。
line-help-arena-until = 1つ目のボットの勝つ割合がどちらなのか、はっきりしたらやめます。
line-help-arena-corrected = 運を差し引いた割合も示す。
line-help-arena-seed = 1行の文字列。同じシードなら同じゲームが配られます。
line-help-arena-jobs = 対戦させるプロセスの数。省略するとコアごとに1つ。
line-help-arena-out = すべてのゲームの結果を新しいファイルに残します。
line-help-arena-resume = ファイルの結果の続きから始めます。
line-help-arena-read = ファイルの結果をもう一度表示するだけです。
line-help-arena-markdown = Markdown のページ用の表を出します。
line-help-lab = ゲームについて質問します。ボットどうしのたくさんのゲームが答え、どれくらい確かかも示します。
line-help-lab-study = balance、length、skill、luck、rules、pairs、decks、kinds のどれかか、名前が .toml で終わるファイル。
line-help-lab-games = 各テーブルのゲームの数。配り方の単位に切り上げます。
line-help-lab-seed = 1行の文字列。同じシードなら、プロセスの数が変わっても同じ答えになります。
line-help-lab-bot = どのボットが打つか。例：random、greedy、search@work=100。
line-help-lab-seats = この席の数だけ。
line-help-lab-jobs = ゲームをさせるプロセスの数。省略するとコアごとに1つ。
line-help-lab-precision = どの勝率もこの精度で分かったらやめます。例：0.01。
line-help-lab-sequential = はっきりしたらやめます。区間はいつ見ても成り立ちます。
line-help-lab-luck = 結果のうち運で決まる割合も調べます。時間がかかります。
line-help-lab-budget = この秒数でやめます。
line-help-lab-out = 結果をフォルダーに残し、そこにあるものの続きから始めます。
line-help-lab-rows = 1ゲームにつき1行の Parquet ファイルも残します。--out が必要です。
line-help-lab-decisions = 1回の決定につき1行の Parquet ファイルも残します。--out が必要です。
line-help-lab-json = 答えをデータとして出します。
line-help-lab-markdown = Markdown のページ用の表を出します。
line-help-lab-html = ブラウザー用の1ページを、図つきで書き出します。
line-help-lab-pictures = 図を SVG と PNG でフォルダーに書き出します。
line-help-lab-ray = このアドレスの Ray のクラスターにゲームをさせます。

### コマンドライン：できない理由

line-no-unknown-command = 「{ $name }」というコマンドはありません。あるのは { $commands } です。
line-no-unknown-option = 「{ $command }」に { $name } というオプションはありません。{ $near-is ->
    [none] 「{ $command } --help」で一覧が出ます。
   *[some] { $near } のことですか？
}
line-no-wrong-use = { $takes-is ->
    [yes] { $name } のあとには値が必要です。
   *[no] { $name } のあとに値は付けられません。
}
line-no-missing = 「{ $command }」には{ $name }も必要です。「{ $command } --help」に説明があります。
line-no-wrong-number = { $name } には{ $whole-is ->
    [yes] 整数
   *[no] 数
}{ $span-is ->
    [none] を指定してください。
   *[some] （{ $span }）を指定してください。
}
line-no-too-many-words = 「{ $command }」に「{ $rest }」は使えません。「{ $command } --help」に説明があります。
line-no-misunderstood = 理解できません：{ $said }
line-no-unreadable = 「{ $text }」には読めない文字があります。ここの文字コードは { $encoding } です。
line-no-position-has-options = 局面にはハウスルールも含まれているので、別に指定することはできません。
line-no-save-has-options = 保存したゲームにはシードも名前もハウスルールも含まれているので、別に指定することはできません。
line-no-which-game-options = ゲームの名前も指定してください。シード、プレイヤー、オプション、局面はゲームごとのものです。
line-no-hands-hidden = ゲームはまだ終わっていません。手札は --open を付けたときだけ見られます。
line-no-results-have-bots = 結果のファイルにはゲームもボットも含まれているので、別に指定することはできません。
line-no-which-bots = ゲームとボットを指定してください。例：sunshower arena road search greedy
line-no-corrected = 運を差し引けるのは2つのボットの対戦で、--corrected を付けて打ったゲームだけです。
line-deaf = 出力が閉じているので、何も表示できません。
line-broken = 読み込みか表示ができないものがありました：{ $reason }。

### コマンドライン：そのほか

line-version = sunshower { $version }（{ $compiled-is ->
    [yes] コンパイル版
   *[no] 普通の Python
}）
line-copied = { $tables }個のテーブルを { $file } に写しました。
line-verified = この { $game } のカードとサイコロは、すべて配る前の約束どおりです。
line-verified-key = 鍵 { $key } で署名されています。サーバーが公開している鍵と比べてください。
line-verified-receipt = あなたの控えのとおりのゲームで、シャッフルにはあなたの値が入っています。
line-verified-part = あなたの控えのとおりのゲームで、シャッフルにはあなたの値が入っています。ただし控えが及ぶのは{ $moves }手のうち{ $covered }手までで、残りについては何も証明しません。
line-verified-withheld = { $names }さんの値は間に合わず、その値なしで配られました。
line-verified-alone = 控えがないと、サーバーが全員の値を使ったことや、実際に遊ばれたゲームであることまでは確かめられません。
line-repair-looked = テーブルを { $tables } 台調べました。{ $wrong ->
    [0] すべて無事です。
   *[other] { $wrong } 台が壊れています。
}
line-repair-other-key = 保存データは別の鍵で封印されているので、何が変えられたかは誰にも分かりません。
line-repair-heads-changed = テーブルの進み具合の控えが変えられています。テーブルがまるごと、あるいは一部のテーブルの終わりが、取り去られたかもしれません。
line-repair-heads-missing = テーブルがどこまで進んでいたかを示すファイルがありません。テーブルの終わりが欠けているかどうかは、誰にも分かりません。
line-repair-heads-damaged = テーブルがどこまで進んでいたかを示すファイルが壊れています。いくつかのテーブルは、終わりが欠けているかどうか分かりません。
line-repair-shorter = { $table }：書かれた出来事 { $known } 件のうち、{ $kept } 件が残っています。
line-repair-changed = { $table }：出来事 { $known } 件のうち、最初の { $kept } 件が書かれたままです。
line-repair-unsure = { $table }：出来事が{ $kept }件残っていますが、もっとあったかどうかは分かりません。
line-repair-how = 「sunshower repair --save」で、無事なものから新しい保存データを作り、古いものはよけておきます。
line-repair-saved = 残せるものはすべて新しい保存データに入りました。古いものは { $file } です。
line-served = Sunshower は { $url } で動いています（Ctrl-C で終了します）。
line-served-friends = 同じネットワークの友だちはこちらから：{ $url }

### アリーナ

line-arena-progress = { $all }ゲーム中{ $played }ゲーム、残り{ $left }
line-arena-corrected = 運を差し引くと、{ $bot }は{ $share }（{ $low }から{ $high }まで）。1回の配り方のばらつきは{ $raw }から{ $left }になり、1回で{ $worth }回分のことが分かります。
line-review-progress = { $all }回中{ $done }回の決定を判断
line-arena-clock = { $amount }{ $unit ->
    [seconds] 秒
    [minutes] 分
   *[hours] 時間
}
line-arena-heading = { $game }、{ $seats }席{ $options }：{ $who ->
    [league] ボット{ $bots }体のリーグ
    [crowd] { $first } が1席、{ $second } が残りの席
   *[pair] { $first } 対 { $second }
}。{ $blocks }ブロックで{ $games }ゲーム。1ブロックは、同じ配り方で席を替えながら対戦したものです。
line-arena-stopped = { $games }ゲームを終える前に止まりました。
line-arena-bot = ボット
line-arena-wins = 席ごとの勝ち
line-arena-interval = 95 % 区間
line-arena-points = 得点
line-arena-decisions = 決定
line-between = { $low }〜{ $high }
line-percent = { $figure } %
line-arena-fair = 1席あたりの公平な割合は { $share } で、{ $bot } は{ $side ->
    [above] それを上回っています
    [below] それを下回っています
   *[open] それを上回るとも下回るともはっきり言えません
}。これらのブロックの情報量は、独立した{ $worth }ゲーム分です。
line-arena-rough = ブロックが{ $fewest }より少ないので、区間は大まかな目安です。
line-arena-test = 逐次検定、{ $bot } の勝ちが { $low } か { $high } か：{ $verdict ->
    [open] まだ決まりません
    [high] 判定は { $high } で、{ $low } ではありません
   *[low] 判定は { $low } で、{ $high } ではありません
}。対数尤度比は { $ratio } で、±{ $bound } になると決まります。誤りはどちらの側にも 5 % です。
line-arena-bold = 判定が出たところで止めるので、上の区間は実際より少し狭めです。
line-arena-payoff = { $pairs-is ->
    [yes] 各行が各列に対して得た勝ちの割合（%）：
   *[no] 各行が各列より上の順位になった割合（%）：
}
line-arena-ratings = Bradley-Terry の強さを Elo で表し、{ $anchor } を 0 とします。区間はブロックを引き直して求めています。
line-arena-circle = { $first } は { $second } に勝ち、{ $second } は { $third } に勝ち、{ $third } は { $first } に勝ちます{ $sure-is ->
    [yes] {""}
   *[no] （ばらつきの範囲内）
}
line-arena-circles = { $circles-is ->
    [none] 三すくみはありません。勝ち負けは強さの順どおりです。
   *[some] 三すくみ：{ $circles }。
}
line-arena-habits = 席とゲームごとの値と、1回の決定にかかったミリ秒：
line-arena-made = { $steady-is ->
    [yes] 考える量が決まっているので、時間のほかはどのコンピューターでも同じ結果です。
   *[no] 考える時間に限りがあるので、ほかのコンピューターでは違う結果になることがあります。
}Sunshower { $version }（{ $compiled-is ->
    [yes] コンパイル版
   *[no] 普通の Python
}）、{ $machine }。
line-arena-machine = { $model }、{ $cores }コア、{ $system }
line-ladder-stopped = 止まりました。次はここから続きます。

### アリーナ：できない理由

line-no-few-bots = アリーナには少なくとも2つのボットが必要です。例：sunshower arena road search greedy
line-no-few-games = 少なくとも1ゲームは必要です。
line-no-two-budgets = 考える量は、秒数か仕事量のどちらか一方で指定します。
line-no-league-test = 逐次検定は2つのボットの間で行います。リーグではすべてのゲームをします。
line-no-shares = 逐次検定は2つの勝ちの割合のどちらかを決めます。小さいほうを先に書きます。例：--until 0.5:0.65
line-no-budget = 「{ $text }」は考える量の付いたボットではありません。例：{ $level }@work=200、{ $level }@seconds=0.05
line-no-bot-failed = ボット { $bot } が { $game } の席{ $seat }で失敗しました（シード { $seed }、{ $ply }手目）：{ $reason }
line-no-block-lost = ブロック{ $block }でプロセスが{ $times }回終わってしまいました（終了コード { $code }）。
line-no-results = { $file } にアリーナの結果はありません。
line-no-other-bots = { $file } には、記されているのとは別のボットのゲームがあります。
line-no-disorder = { $file } のブロックが順番に並んでいません。
line-no-older-rules = これらの { $game } のゲームは、今とは違うルールで行われました。
line-no-results-there = { $file } はもうあります。--read で中身を見られ、--resume で続けられます。
line-no-not-written = { $file } に書けません：{ $reason }。

### 実験室

line-lab-heading = { $game }、{ $study }：{ $bots }が{ $arms }卓で{ $games }ゲーム、シード { $seed }。
line-lab-study-balance = バランス
line-lab-study-length = 長さ
line-lab-study-skill = 腕前
line-lab-study-luck = 運
line-lab-study-rules = ハウスルール
line-lab-study-pairs = ハウスルールの組
line-lab-study-decks = デッキ
line-lab-study-kinds = 手の種類
line-lab-work = { $bot }（考える量{ $amount }）
line-lab-seconds = { $bot }（{ $amount }秒）
line-lab-stopped = すべてのゲームを終える前に止まりました。
line-lab-progress = { $all }ゲーム中{ $played }ゲーム、毎秒{ $rate }ゲーム、残り{ $left }
line-lab-balance = 手番の順番ごとの勝率。1番が最初に決めます。
line-lab-table = テーブル
line-lab-place = 順番
line-lab-usual = 通常
line-lab-seats = { $seats }席
line-lab-wins = 勝率
line-lab-interval = 95 % 区間
line-lab-due = 公平な割合
line-lab-side = { $side ->
    [above] 上回る
    [below] 下回る
   *[open] はっきりしない
}
line-lab-skill = 先に名前のあるボットの勝率、違いが分かるまでのゲームの数（誤りはどちらの側にも 5 %）、誰が座っても同じ席が勝った配り方、どの席でも同じボットが勝った配り方。
line-lab-better = 強いほうの勝率
line-lab-tell = 必要なゲームの数
line-lab-luck = 配り方で決まる
line-lab-mastery = 腕で決まる
line-lab-depth = 深さ：{ $low }から{ $high }まで{ $steps }段（{ $interval }）。1段でオッズが3倍になり、2人なら強いほうが4ゲーム中3ゲームに勝ちます。
line-lab-chance = 結果のうち運で決まる割合（カードがすべて見えるとして予測できる分）。席が得た勝ちと、その席に来た運とがどれだけ結びつくかで測ります。予測できない運は含まないので、区間の幅を別にすれば、運は少なくともこれだけを決めます。
line-lab-decided = 運で決まる分
line-lab-draws = 運の出る回数
line-lab-length = 選択とは、2通り以上ある決定のことです。時間は1回の選択を { $pace } 秒として数えます。箱には{ $low }〜{ $high }分とあります。
line-lab-decisions = 決定
line-lab-choices = 選択
line-lab-most = 10ゲーム中8ゲーム
line-lab-turns = 手番
line-lab-minutes = 分
line-lab-drama = 各手番のあとの首位：入れ替わった回数、勝った人が負けていたことのあるゲーム、勝った人が首位を守り始めた時点、最後の点差。選べない手番には選択がありません。選択肢は1回の選択あたりの数です。
line-lab-leads = 首位交代
line-lab-comeback = 逆転
line-lab-settled = 決着の時点
line-lab-margin = 点差
line-lab-dead = 選べない手番
line-lab-ways = 選択肢
line-lab-endings = 終わり方
line-lab-rules = 同じ配り方で、通常のルールと比べて変わること（95 % 区間）。割合の差はパーセントポイントです。星印は主張できるもので、そこに誤りのある調査は20回に多くて1回です。
line-lab-change = 変更
line-lab-changed = 違いの出た配り方
line-lab-first = 1番の勝率
line-lab-kinds = 手の種類ごとに、1ゲームに出る回数と、それを打った席の勝率。両方がいっしょに起きても、どちらが原因かは分かりません。
line-lab-kind = 手
line-lab-often = 1ゲームあたり
line-lab-never = どのゲームにも現れなかったもの：{ $what }。
line-lab-method = { $sequential-is ->
    [yes] 95 % の区間はいつ見ても成り立ちます（ロビンズの混合）。
   *[no] 区間はすべて 95 % 区間です。1つの配り方は、席替えをすべて含めて1回と数えます。
}{ $paired-is ->
    [yes] どのテーブルにも同じ配り方を使い、差は配り方ごとに取ります。
   *[no] {""}
}
line-lab-clock = 時計で考えるボットがいるので、同じ数値はもう出ません。search@work=100 のように、考える量を指定してください。
line-lab-against = { $what }：最初のテーブルとの差
line-lab-beyond = 公平な割合を超える勝率（ポイント）
line-lab-decides = 運で決まる分（予測できた分、%）
line-lab-lasting = 所要時間（分）、10ゲーム中8ゲーム。破線は箱の表示（{ $low }分と{ $high }分）
line-lab-written = 書き出しました：{ $file }

### 実験室：できない理由

line-no-lab-which = 何をどのゲームに聞くかを書いてください。例：sunshower lab balance road
line-no-lab-study = 「{ $name }」という調査はありません。あるのは { $names } と、名前が .toml で終わるファイルです。
line-no-lab-nothing = { $game } には、調査「{ $study }」で変えられるものがありません。
line-no-lab-arms = 調査には少なくとも1つのテーブルが必要です。
line-no-lab-paired = 最初のテーブルと比べるのは、どのテーブルも席の数が同じときだけです。
line-no-lab-precision = 精度は勝率の幅で書きます。例：0.01。
line-no-lab-pace = 速さは、人が1回の選択にかける秒数です。0 より大きく、1時間までです。
line-no-lab-toml = { $file } の{ $line }行目：TOML ではありません。
line-no-lab-lacks = { $file } の{ $line }行目：調査に「{ $key }」がありません。
line-no-lab-word = { $file } の{ $line }行目：「{ $word }」はここでは使えません。使えるのは { $words } です。
line-no-lab-kind = { $file } の{ $line }行目：「{ $word }」の値の種類が違います。
line-no-lab-bots = { $file } の{ $line }行目：席の数は{ $seats }ですが、ボットの数が違います。
line-no-lab-says = { $file } の{ $line }行目：{ $says }
line-no-lab-other = { $file } には別の調査があります。別のフォルダーを指定してください。
line-no-lab-ray = クラスターには Ray が必要です：pip install 'sunshower[cluster]'
line-no-lab-cluster = { $address } で Ray のクラスターが応答しません：{ $reason }
line-no-lab-extra = 図と Parquet ファイルには、ほかにも必要なものがあります：pip install 'sunshower[lab]'。表と --json はそのまま使えます。
line-no-lab-rows = 行はフォルダーに残します。--out で指定し、--ray は外してください。
