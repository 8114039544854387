## 終わったゲームの振り返り

review-heading = { $game }：{ $players }。{ $count }回の決定を、そのとき知りえたことだけで判断しました。
review-unit = 運、腕前、損はどれも100回のうちの回数です。1つの決定の損には{ $noise }ほどの誤差があります。
review-account = { $seat }：終わりは100回中{ $share }、配る前は{ $start }。差のうち運が{ $luck }、腕前が{ $skill }、どちらともいえない分が{ $rest }。
review-told = { $seat-is ->
    [you] あなた
   *[they] { $seat }
}は、{ $fortune ->
    [better] 運が公平より100回中{ $luck }回分よく
    [worse] 運が公平より100回中{ $luck }回分悪く
   *[even] 運はほぼ公平で
}、{ $others-is ->
    [you] あなた
   *[they] { $others }
}{ $hand ->
    [better] より100回中{ $skill }回分上手に打ちました。
    [worse] より100回中{ $skill }回分下手に打ちました。
   *[even] とほぼ同じ腕前でした。
}
review-others = ほかのプレイヤー
review-marks = { $seat-is ->
    [you] あなた
   *[they] { $seat }
}の決定：{ $count }回。最善{ $best }、良い手{ $fine }、ゆるい手{ $slip }、大きなミス{ $blunder }。1回あたりの損は平均で100回中{ $cost }回です。
review-turning = 流れが変わったところ
review-turned-chance = { $ply }手目：運が{ $seat-is ->
    [you] あなた
   *[they] { $seat }
}に100回中{ $amount }回分を与えました。
review-turned-choice = { $ply }手目：{ $seat-is ->
    [you] あなた
   *[they] { $seat }
}が100回中{ $amount }回分を手放しました。
review-no-turning = 大きく流れが変わったところはなく、少しずつ勝負がつきました。
review-mistakes = もっとよかった手
review-mistake = { $ply }手目、{ $seat }：100回中{ $cost }回分を失う{ $mark ->
    [blunder] 大きなミス
   *[slip] ゆるい手
}。
review-played = 打った手：{ $move }
review-better = よりよい手：{ $move }
review-exact = これは正確な値です。ほかのプレイヤーが何を持っていても成り立ちます。
review-missed = 見のがした最善手：{ $ply }手目、{ $seat }。
review-no-mistakes = 誤差を超えるミスはありませんでした。
review-more = ここで触れていない小さなミス：{ $count }回。
