## ターミナルの全画面。ページと同じ言葉はここにはない

screen-why = なぜできない？
screen-move = 入力
screen-type = 手を入力してください
screen-which-game = どのゲームで遊びますか？
screen-how-many = 何人で遊びますか？
screen-name = あなたの名前（Enterだけなら「{ $guest }」）：
screen-goes-on = { $name }さんの席で続けます。
screen-leave-a-while = しばらく席を外す
screen-leave-a-while-lead = 席はそのままです。同じリンクで戻れます。
screen-leave-for-good = テーブルを離れる
screen-leave-free = あなたの席には、ほかの人が座れるようになります。
screen-no-textual = 全画面には Textual が必要ですが、入っていません：pip install "sunshower[terminal]"。なくても「sunshower play」で1行ずつ遊べます。
screen-no-terminal = 全画面にはターミナルが必要です。パイプでは「sunshower play」で1行ずつ遊べます。
screen-no-link = 「{ $link }」はテーブルのリンクでもコードでもありません。
screen-no-server = { $url } から応答がありません：{ $reason }。
