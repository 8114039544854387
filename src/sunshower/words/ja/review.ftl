## 終わったゲームの振り返り

review-heading = { $game }：{ $players }。{ $count }回の決定を、そのとき知りえたことだけで判断しました。
review-unit = 運、腕前、損はどれも1ゲームに対する割合（%）で、合わせて1ゲーム分を超えることもあります。1つの決定の損には{ $noise }ほどの誤差があります。
review-account = { $seat }：終わりは{ $share } %、配る前は{ $start } %。差のうち運が{ $luck }、腕前が{ $skill }、どちらともいえない分が{ $rest }。
review-told = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は、{ $fortune ->
    [better] 運が公平より1ゲームの{ $luck } %分よく
    [worse] 運が公平より1ゲームの{ $luck } %分悪く
   *[even] 運はほぼ公平で
}、{ $others-is ->
    [you] あなた
    [they] { $others }さん
   *[some] { $others }
}{ $hand ->
    [better] より1ゲームの{ $skill } %分上手に打ちました。
    [worse] より1ゲームの{ $skill } %分下手に打ちました。
   *[even] とほぼ同じ腕前でした。
}
review-others = ほかのプレイヤー
review-marks = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}の決定：{ $count }回。最善{ $best }、良い手{ $fine }、ゆるい手{ $slip }、大きなミス{ $blunder }。1回あたりの損は平均で1ゲームの{ $cost } %です。
review-turning = 流れが変わったところ
review-turned-chance = { $ply }手目：運が{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}に1ゲームの{ $amount } %分を与えました。
review-turned-choice = { $ply }手目：{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}が1ゲームの{ $amount } %分を手放しました。
review-no-turning = 大きく流れが変わったところはなく、少しずつ勝負がつきました。
review-mistakes = もっとよかった手
review-mistake = { $ply }手目、{ $seat }：1ゲームの{ $cost } %分を失う{ $mark ->
    [blunder] 大きなミス
   *[slip] ゆるい手
}。
review-played = 打った手：{ $move }
review-better = よりよい手：{ $move }
review-hinted = よりよい手（{ $seat }さんへのヒント）：{ $hint }
review-exact = これは正確な値です。ほかのプレイヤーが何を持っていても成り立ちます。
review-missed = 見のがした最善手：{ $ply }手目、{ $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}。
review-no-mistakes = 誤差を超えるミスはありませんでした。
review-more = ここで触れていない小さなミス：{ $count }回。
