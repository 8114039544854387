## 端末

line-against = {" "}対{" "}
line-greeting = { $game }：{ $players }。'?' で説明、'quit' で保存して終わります。
line-unofficial = 非公式のテーブルです。ゲームの作者は { $designer }、{ $publisher } です。
line-plain = ここでは Sunshower は普通の Python で動いています。ゲームは同じで、少し遅いだけです。
line-which-game = どのゲームにしますか？
line-choose-game = 1から{ $last }までの数字か、ゲームの名前を入れてください：{ $games }。'quit' で終わります。
line-hand-over = { $name }さんに渡してください。{ $name }さんだけが見ているときに Enter を押してください。
line-enter-alone = Enter だけを押すか、'quit' と入れてください。
line-more = Enter で続き、q でやめます：
line-your-moves = あなたの手
line-moves-of = { $name }さんの手
line-after = { $picks } の続き（'back' で全部）
line-only-one = （手は1つだけ、Enter で打てます）
line-question-mark = （'?' で説明）
line-more-moves = ほかに{ $count }個あります：'moves' で全部出ます
line-ways = { $count }通り：{ $samples }, ...
line-taken-back = 取り消しました。
line-why-tells = （'why' でルールを見られます。）
line-now = いま：{ $asked }
line-behind = くわしいルール：'rules' で全部、'rules 言葉' でここにある言葉についてのルールが出ます。
line-help =
    一覧の番号か、手の文字で打ってください。手が1つだけなら Enter で打てます。
    table        テーブルと手をもう一度。'moves' で全部の手、'back' で元の一覧
    why          なぜ打てなかったか。'why 手' でほかの手についても聞けます
    rules        すべてのルール。'rules 言葉' で言葉を探します
    hint         どこを見るか。もう一度で、ボットならどうするか。さらにもう一度で、その理由
    undo         最後の手を取り消します。全員が賛成なら 'undo!'
    log          これまでの流れ。'log all' で最初から
    position     局面を1行で（--position 用）
    save { "[" }FILE]  保存します。FILE を付けるとそこに写しを作ります
    quit         保存して終わります
line-last-lines = { $all }行のうち最後の{ $shown }行です。'log all' で全部出ます。
line-times = （{ $count }回）
line-no-mention = ルールに{ $word }は出てきません。
line-allowed = それは今できます。
line-nothing-refused = 断られた手はありません。'why 手' で手について聞けます。
line-not-saved = { $folder } に保存できません：{ $reason }。
line-keep = 'save FILE' で棋譜を保存、'log all' で全体の流れ、'quit' で終わります。
line-over = ゲームは終わりました：log、rules、save FILE、undo、quit が使えます。
line-not-over = ゲームはまだ終わっていません。
line-started = 始めた局面：{ $position }
line-options = ハウスルール：{ $options }
line-seed = シード：{ $seed }
line-moved = 別の端末が { $file } を変えました。このゲームはこれから { $other } に保存します。
line-saved = { $open-is ->
    [yes] 保存しました。このファイルには全員の手札があります。読むには：
   *[no] 保存しました。読むには：
}
line-kept = ゲームを保存しました。続けるには：
line-lost = { $folder } に保存できませんでした：{ $reason }。
line-stands = 今の局面（--position 用）：
line-no-copy = 写しを作る場所もありませんでした。SUNSHOWER_DATA にゲーム用のフォルダーを指定してください。
line-copy = 一時ファイルに写しがあります。いつまでも残るとは限りません。続けるには：
line-game = { $name }：{ $game }、{ $seats }人、{ $minutes }分。作者 { $by }。非公式です。
line-hint-again = もう一度「hint」と入力すると続きが出ます。
