## Rainbow Pirates

pirates-about = 自分の島に虹を作り、相手の島を襲い、こちらへ来る海賊にはわいろを渡しましょう。

### カードなど

# 島の組には名前があります：色から色への並び、1色の組、その他。
pirates-card-1 = 赤1
pirates-card-2 = オレンジ2
pirates-card-3 = 黄色3
pirates-card-4 = 緑4
pirates-card-5 = 青5
pirates-card-6 = 紫6
pirates-card-7 = ピンク7
pirates-card-w = ワイルド
pirates-card-t = どろぼう
pirates-card-c = 大砲
pirates-card-s = 引き揚げ屋
pirates-card-k = 船長
pirates-card-n = くさい魚
pirates-card-h = 上陸休暇
pirates-card-e = ゆすり屋
pirates-card-l = 見張り番
pirates-card-r = 虹の海賊
pirates-card-w1 = ワイルド（{ pirates-card-1 }の代わり）
pirates-card-w2 = ワイルド（{ pirates-card-2 }の代わり）
pirates-card-w3 = ワイルド（{ pirates-card-3 }の代わり）
pirates-card-w4 = ワイルド（{ pirates-card-4 }の代わり）
pirates-card-w5 = ワイルド（{ pirates-card-5 }の代わり）
pirates-card-w6 = ワイルド（{ pirates-card-6 }の代わり）
pirates-card-w7 = ワイルド（{ pirates-card-7 }の代わり）
pirates-group-13 = 1から3の並び
pirates-group-14 = 1から4の並び
pirates-group-15 = 1から5の並び
pirates-group-16 = 1から6の並び
pirates-group-rainbow = 完全な虹
pirates-group-24 = 2から4の並び
pirates-group-25 = 2から5の並び
pirates-group-26 = 2から6の並び
pirates-group-27 = 2から7の並び
pirates-group-35 = 3から5の並び
pirates-group-36 = 3から6の並び
pirates-group-37 = 3から7の並び
pirates-group-46 = 4から6の並び
pirates-group-47 = 4から7の並び
pirates-group-57 = 5から7の並び
pirates-group-1 = 赤の組
pirates-group-2 = オレンジの組
pirates-group-3 = 黄色の組
pirates-group-4 = 緑の組
pirates-group-5 = 青の組
pirates-group-6 = 紫の組
pirates-group-7 = ピンクの組
pirates-group-black = 黒いカードの組
pirates-group-pirate = 虹の海賊
pirates-group-pirates = 虹の海賊の組

# 新しい組のカード：虹の海賊でなければ3枚です。
pirates-laid = { $alike-is ->
    [none] { $cards }
   *[some] { $alike }を3枚{ $wilds ->
        [0] {""}
        [1] （うち1枚はワイルド）
        [2] （うち2枚はワイルド）
       *[other] （すべてワイルド）
    }
}
pirates-cards = { $cards }

### ハウスルール

pirates-option-natural_card = 同じ色の組にも並びにも、ワイルドでないカードが必ず1枚必要です。
pirates-option-target_blocks = 1人への攻撃は、その人だけが防げます。
pirates-option-lookout_blockable = 「見張り番」は黄色3で防げます。
pirates-option-end_with_pile = 山札がなくなったらすぐにゲームが終わります。

### 終わり方

pirates-ending-out = 誰かが上がりました。お宝がいちばん多い人の勝ちです。
pirates-ending-run-out = もう引くカードがありません。お宝がいちばん多い人の勝ちです。

### 出来事

pirates-card-dealt = { $seat-is ->
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
pirates-card-turned-up = { $card }が表向きになりました。
    .sum = { $card-is ->
        [several] { $card }
       *[other] { $card }{ $times }枚
    }が表向きになりました。
pirates-draw-chosen = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は山札から引きます。
    .do = 山札から引く。
pirates-card-drawn = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ pirates-some-card }引きました。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }は{ $card-is ->
        [several] { $card }を
        [none] カードを{ $times }枚
       *[other] { $card }を{ $times }枚
    }引きました。
pirates-pair-taken = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は表向きの{ $cards }を取りました。
    .do = 表向きの{ $cards }を取る。
pirates-group-laid = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $alike-is ->
    [none] { pirates-laid }を置きました。
   *[some] { pirates-laid }置きました。
}
    .do = { $alike-is ->
        [none] { pirates-laid }を置く。
       *[some] { pirates-laid }置く。
    }
# 同じ名前の組が2つあるとき、どちらの組かをカードで示します。
pirates-apart = { $apart-count ->
    [0] {""}
   *[other] （{ $apart }）
}
pirates-card-added = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $shape }に{ $card }を加えました。
    .do = { $shape }{ pirates-apart }に{ $card }を加える。
    .sum = { $seat-is ->
        [you] あなたは自分の島に{ $card }を加えました。
       *[they] { $seat }さんは島に{ $card }を加えました。
    }
pirates-rainbow-completed = これで完全な虹です。
pirates-group-lifted = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $shape }を手札に戻しました。
    .do = { $shape }{ pirates-apart }を手札に戻す。
pirates-card-lifted = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $shape-is ->
    [pirates] { $card }を1枚
   *[other] { $shape }から{ $card }を
}手札に戻しました。
    .do = { $shape-is ->
        [pirates] { $card }を1枚
       *[other] { $shape }{ pirates-apart }から{ $card }を
    }手札に戻す。
pirates-black-played = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $target-is ->
    [none] {""}
    [you] あなたに
   *[they] { $target }さんに
}「{ $card }」を使いました。
    .do = { $target-is ->
        [none] {""}
       *[they] { $target }さんに
    }「{ $card }」を使う。
pirates-asked-to-block = {""}
pirates-let-through = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は「{ $black }」を通しました。
    .do = 「{ $black }」を通す。
pirates-blocked = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $card }で防ぎました。
    .do = 「{ $black }」を{ $card }で防ぐ。
pirates-came-to-nothing = 「{ $black }」は不発に終わりました。
pirates-card-stolen = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ pirates-raided-place }{ $card }を盗みました。{ pirates-raided-rest }
    .do = { pirates-raided-place }{ $card }を盗む。
pirates-card-blown-up = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ pirates-raided-place }{ $card }を吹き飛ばしました。{ pirates-raided-rest }
    .do = { pirates-raided-place }{ $card }を吹き飛ばす。
# カードが盗まれたり吹き飛ばされたりした場所と、組の残りのゆくえ。
pirates-raided-place = { $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}の{ $shape-is ->
    [pirate] 島の
    [pirates] 島の
   *[other] { $shape }{ pirates-apart }の
}
pirates-raided-rest = { $loose-count ->
    [0] {""}
   *[other] { $left-count ->
        [0] 残りのカード
       *[other] { $loose }
    }は{ $owner-is ->
        [you] あなた
       *[they] { $owner }さん
    }の手札に戻りました。
}
pirates-card-fetched = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は捨て札から{ $card }を拾いました。
    .do = 捨て札から{ $card }を拾う。
pirates-card-given = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $taker-is ->
    [you] あなた
   *[they] { $taker }さん
}に{ $card-is ->
    [none] 黒いカードを1枚
   *[some] { $card }を
}渡しました。
    .do = { $taker }さんに{ $card-is ->
        [none] 黒いカードを1枚
       *[some] { $card }を
    }渡す。
pirates-nothing-given = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は渡せる黒いカードを持っていません。
    .do = 渡せる黒いカードがないことを知らせる。
pirates-card-grabbed = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}の手札から{ pirates-some-card }奪いました。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }は{ $owner-is ->
        [you] あなた
       *[they] { $owner }さん
    }の手札から{ $card-is ->
        [none] カードを{ $times }枚
        [several] { $card }を
       *[other] { $card }を{ $times }枚
    }奪いました。
pirates-card-demanded = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $owner-is ->
    [you] あなた
   *[they] { $owner }さん
}に{ $card }を要求しました。
    .do = { $owner }さんに{ $card }を要求する。
pirates-card-handed-over = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $taker-is ->
    [you] あなた
   *[they] { $taker }さん
}に{ $card }を渡しました。
pirates-card-denied = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は{ $card }を持っていません。
pirates-card-looked-at = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}は山札の{ pirates-place }{ $card-is ->
    [none] のカードを見ました。
   *[some] を見ました。{ $card }です。
}
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }は山札の上から{ $times }枚を見ました。{ $card-is ->
        [none] {""}
       *[other] { $card }です。
    }
pirates-card-put-back = { $seat-is ->
    [none] 最後の{ $card-is ->
        [none] カード
       *[some] { $card }
    }はその下に戻りました。
    [you] あなたは{ pirates-some-card }山札の{ pirates-place }に戻しました。
   *[they] { $seat }さんは{ pirates-some-card }山札の{ pirates-place }に戻しました。
}
    .do = { pirates-some-card }山札の{ pirates-place }に戻す。
    .sum = { $seat-is ->
        [you] あなた
       *[they] { $seat }さん
    }は山札に{ $times }枚戻しました。
pirates-place = { $place ->
    [1] いちばん上
   *[other] 上から{ $place }枚目
}
pirates-some-card = { $card-is ->
    [none] カードを1枚
   *[some] { $card }を
}
pirates-turn-begins = {""}
pirates-last-placement = もう引くカードがありません。これから全員が最後のカードを置きます。
pirates-done-placing = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}はカードを置き終えました。
    .do = 置き終えたことを知らせる。
pirates-went-out = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}が上がり、これでゲームが終わりました。

### できること

pirates-now = できるのは{ $deeds }です。
pirates-can = { $deed ->
    [lay] 「手札から置く」
    [rearrange] 「島を組みかえる」
    [draw] 「カードを引く」
    [done] 「置き終えたことを知らせる」
   *[play] 「黒いカードを使う」
}
pirates-now-block = { $card-is ->
    [none] できるのは通すことだけです。
   *[some] { $card }で防ぐか、通してください。
}
pirates-you-hold = { $cards-count ->
    [0] 手札はありません。
   *[other] 手札は{ $cards }です。
}
pirates-step-lay = { $run-is ->
    [none] { $alike-is ->
        [none] 「{ pirates-laid }を置く」
       *[some] 「{ pirates-laid }置く」
    }
   *[some] 「{ $run }を置く」
}
pirates-step-add = 「{ $group }に{ $card }を加える」
pirates-step-lift = 「{ $group }を手札に戻す」
pirates-step-take = 「{ $group }から{ $card }を手札に戻す」

### What speaks for a move

# 手札の色と、それで防げる黒いカード。
pirates-against = 「{ $black }」を防ぐ{ $card }
pirates-why-goes-out = { $out ->
    [now] これで{ $points }点で上がれます。ほかの人は多くても{ $best }点です。
   *[soon] これで、手札を残さず完全な虹が2つある島を作れます。{ $points }点で上がれます。
}
    .nudge = 完全な虹2つと空の手札。上がりまであとどれくらいでしょう。
pirates-why-rainbow = { $lacks-count ->
    [0] { $rainbows ->
        [1] 1つ目の完全な虹ができます。上がるには2つ必要です。
        [2] 2つ目の完全な虹ができます。手札がなくなれば上がれます。
       *[other] これで完全な虹が{ $rainbows }つになります。
    }
   *[other] この並びは、あと{ $lacks }だけで完全な虹になります。
}
    .nudge = 並びを見てみましょう。完全な虹に育つのはどれでしょう。
pirates-why-raids = { $owner }さんの島は{ $points }点{ $rainbow ->
    [broken] と完全な虹1つ
   *[none] {""}
}を失います。{ $loose ->
    [0] {""}
   *[other] さらに{ $loose }枚が手札に戻ります。
}
    .nudge = { $owner }さんがいちばん困るのはどのカードでしょう。1枚なくなるとくずれる組もあります。
pirates-why-loot = { $black-is ->
    [t] { $pirates ->
        [0] { $target }さんの島の点を最大{ $number }点減らせて、盗んだカードはあなたのものになります。
       *[other] { $target }さんの島に虹の海賊がいます。盗めば5点が{ $target }さんからあなたに移ります。
    }
    [c] { $pirates ->
        [0] { $target }さんの島の点を最大{ $number }点減らせます。
       *[other] { $target }さんの島に虹の海賊がいます。吹き飛ばせば{ $target }さんは5点を失います。
    }
    [s] { $wanted-count ->
        [0] 捨て札の{ $number }枚から選べます。
       *[other] 捨て札に役立つカードがあります：{ $wanted }。
    }
    [k] 黒いカードを持っている相手は、全員あなたに1枚渡すことになります。
    [n] { $target }さんの手札から{ $number }枚奪えます。あなたは{ $number }枚増え、相手は{ $number }枚減ります。
    [h] この手番にカードが{ $number }枚増えます。
    [e] { $wanted-count ->
        [0] { $target }さんの手札は{ $number }枚です。その中のカードを名指しすれば、あなたのものになります。
       *[other] { $target }さんは役立つカードを持っています：{ $wanted }。
    }
   *[l] { $number ->
        [1] 引く前に、山札のいちばん上のカードを見られます。
       *[other] 山札の上の{ $number }枚を見て、このあと引くカードを上に置けます。
    }
}
    .nudge = 使える黒いカードを見てみましょう。今、何をもたらしてくれるでしょう。
pirates-up-to = 最大{ $number }点
pirates-why-luck = { $asks ->
    [known] { $who }さんが{ $card }を持っていることがわかっています。
    [name] { $works ->
        [0] { $who }さんが{ $card }を持っていることは、まずなさそうです。
        [100] { $who }さんは、ほぼ確実に{ $card }を持っています。
       *[other] 考えられる配られ方100通りのうち{ $works }通りで、{ $who }さんは{ $card }を持っています。
    }
   *[block] { $black-is ->
        [l] { $card-is ->
            [none] 「見張り番」は誰にも防げません。
           *[some] { pirates-unblocked }
        }
        [k] { $works ->
            [0] ほぼ確実に、誰かに防がれるか、誰も黒いカードを持っていません。
            [100] ほぼ確実に、誰にも防がれず、黒いカードを渡す人がいます。
           *[other] 考えられる配られ方100通りのうち{ $works }通りで、誰にも防がれず、黒いカードを渡す人がいます。
        }
       *[other] { pirates-unblocked }
    }
}
    .nudge = { $asks ->
        [known] { $who }さんの手札について、何がわかっているでしょう。
        [name] 役立つカードのうち、{ $who }さんが持っていそうなのはどれでしょう。
       *[block] 黒いカードを防ぐ色を考えましょう。ほかの人がまだ持っていそうなのはどれでしょう。
    }
pirates-unblocked = { $works ->
    [0] ほぼ確実に、誰かが{ $card }を持っていて防げます。
    [100] ほぼ確実に、誰も防げません。防ぐには{ $card }が必要です。
   *[other] 考えられる配られ方100通りのうち{ $works }通りで、誰も{ $card }で防げません。
}
pirates-why-saves = 誰も防がなければ、{ $black-is ->
    [t] { $target-is ->
        [you] あなたの島は{ pirates-up-to }を失うおそれがあります
       *[they] { $player }さんが{ $target }さんの島からカードを1枚盗みます
    }
    [c] { $target-is ->
        [you] あなた
       *[they] { $target }さん
    }の島は{ pirates-up-to }を失うおそれがあります
    [s] { $player }さんが捨て札から1枚拾います
    [k] { $number ->
        [0] { $player }さんは黒いカードを持つ人から1枚ずつもらいます
       *[other] あなたは{ $player }さんに黒いカードを1枚渡すことになります
    }
    [n] { $player }さんが{ $target-is ->
        [you] あなた
       *[they] { $target }さん
    }の手札から{ $number }枚奪います
    [h] { $player }さんがさらに{ $number }枚引きます
    [e] { $player }さんは{ $target-is ->
        [you] あなた
       *[they] { $target }さん
    }の手札のどのカードでも要求できます
   *[l] { $player }さんが山札の次のカードを並べかえます
}。{ $spare ->
    [spare] そのカードがなくても、同じ大きさの島を作れます。
   *[needed] {""}
}
    .nudge = 誰も「{ $black }」を止めなければ、どうなるでしょう。
pirates-why-helpless = 「{ $black }」を防げるのは{ $card }だけですが、あなたの手札にはありません。
    .nudge = 「{ $black }」を防げるのはどのカードでしょう。それは手札にあるでしょうか。
pirates-why-builds = { $how ->
    [asks] 手に入れば、{ $was }点ではなく{ $now }点の島を作れます。
    [draws] それを引けば、{ $was }点ではなく{ $now }点の島を作れます。
    [keeps] { $card }があれば{ $now }点の島を作れますが、なければ{ $was }点です。
   *[gets] これで{ $was }点ではなく{ $now }点の島を作れます。
}
    .nudge = { $how ->
        [keeps] 防ぐのに使うカードには、どれだけの値打ちがあるでしょう。
       *[gets] 今あるカードに合うものを探してみましょう。
    }
pirates-why-nears = { $how ->
    [keeps] { $card }があれば、完全な虹2つに足りないのは{ $now }枚ですが、なければ{ $was }枚です。
   *[gets] { $how ->
        [asks] 手に入れば、
        [draws] それを引けば、
       *[gets] これで、
    }{ $now ->
        [0] 完全な虹2つに必要なカードがそろいます。
       *[other] 完全な虹2つに足りないカードが{ $was }枚から{ $now }枚になります。
    }
}
    .nudge = { $how ->
        [keeps] 防ぐのに使うカードには、どれだけの値打ちがあるでしょう。
       *[gets] 上がるには完全な虹が2つ必要です。足りないのはどの色でしょう。
    }
pirates-why-plays = { $turn ->
    [now] { $cards }は、この手番のうちに手札から使えます。
   *[next] { $cards }は次の手番から使えます。
}
    .nudge = 黒いカードは手札から使います。手札にほしいのはどれでしょう。
pirates-why-draws = { $what ->
    [back] { $place ->
        [1] この手番に山札から引けば、1枚目に手に入ります。
        [2] この手番に山札から引けば、2枚目に手に入ります。
       *[other] この手番の終わりに引ける2枚は、このカードより上にあります。
    }
    [tops] 山札の上に何があるかわかっています：{ $tops }。
    [pair-fit] 表向きのカードは{ $face_up ->
        [1] 1枚が
       *[other] 2枚とも
    }あなたのカードに合います。まだ見ていない{ $all }枚の中では{ $hidden }枚です。
    [pair-rare] 表向きのカードは{ $face_up ->
        [1] 1枚が
       *[other] 2枚とも
    }色のカードより特別です。まだ見ていない{ $all }枚の中で、ワイルド、虹の海賊、黒いカードは{ $hidden }枚です。
    [pile-fit] まだ見ていない{ $all }枚のうち{ $hidden }枚があなたのカードに合います。表向きのカードでは{ $face_up ->
        [0] 1枚も合いません
       *[other] 1枚だけです
    }。
    [pile-rare] まだ見ていない{ $all }枚のうち{ $hidden }枚はワイルド、虹の海賊、黒いカードです。表向きのカードには{ $face_up ->
        [0] 1枚もありません
       *[other] 1枚しかありません
    }。
   *[unseen] 山札から引くカードは誰にも見られません。表向きのカードなら全員に知られます。
}
    .nudge = { $what ->
        [back] この手番のうちに、山札の上の2枚を引けます。どれがほしいでしょう。
        [tops] 山札について何がわかっているでしょう。
       *[unseen] 表向きのカードと山札、それぞれ何が得られるか比べてみましょう。
    }
pirates-why-grows = { $was ->
    [0] 島の最初の{ $now }点になります。
   *[other] あなたの島は{ $was }点から{ $now }点になります。
}{ $rival-is ->
    [none] {""}
   *[they] { $rival }さんを抜いて首位に立ちます。
}{ $then ->
    [draw] これで置かなければならないカードはなくなり、引けるようになります。
    [most] 今のカードではこれが最大です。
    [more] 今のカードで{ $end }点まで作れます。
   *[nothing] {""}
}
    .nudge = { $then ->
        [draw] 引く前に置かなければならないのはどのカードでしょう。
       *[nothing] 島に置いて点になるのはどのカードでしょう。
    }
pirates-why-keeps = { $how ->
    [other] 狙われているのは{ $what }さんで、あなたではありません。
    [own] { $what }を手元に残せます。
    [black] { $what }を手元に残せます。
    [wild] ワイルドは手札に残ります。置く義務はなく、あとでほとんどどこにでも合います。
   *[guard] これで手札に{ $what }があります。
}
    .nudge = { $how ->
        [other] 黒いカードが狙っているのは誰でしょう。
        [own] 防ぐのに使うカードには、どれだけの値打ちがあるでしょう。
        [black] なくなってもいちばん困らない黒いカードはどれでしょう。
        [wild] ワイルドを使わずに済むのはどこでしょう。
       *[guard] 黒いカードはまだ来ます。備えとして手札にほしいのは何色でしょう。
    }
pirates-why-rearranges = { $more ->
    [more] 置き直せば{ $now }点の島を作れます。今のままでは{ $was }点です。
   *[same] 損はありません。置き直せば、また{ $now }点になります。
}
    .nudge = 島は組みかえられます。カードをもっとうまく組み合わせられるでしょうか。
pirates-why-steadies = これでその組が襲われても、損は{ $was }点ではなく最大{ $now }点で済みます。組がくずれにくくなるからです。
    .nudge = カードを1枚失うとくずれる組はどれでしょう。

### できない理由

# What there is to choose from, in the question for the rest of a move.
pirates-deed = { $kind ->
    [lay] 「ほかのカードと一緒に置く」
    [add] 「組に加える」
    [take] 「その中の1枚を手札に戻す」
    [lift] 「組ごと手札に戻す」
   *[play] 「使う」
}
pirates-source = { $source ->
    [pair] 表向きのカード
   *[pile] 山札
}
pirates-a = { $card }
pirates-the = { $group }{ pirates-apart }
pirates-not-about = { $group-is ->
    [none] { $card }は今は関係ありません。
   *[some] { $group }は今は関係ありません。
}
pirates-not-asked = 手札の{ $card }は今は使いません。

pirates-no-not-now = { $wanted ->
    [fetch] 捨て札からカードを拾えるのは「引き揚げ屋」だけです。
    [name] カードを名指しで要求できるのは「ゆすり屋」だけです。
    [top] カードを戻せるのは「見張り番」だけです。
    [give] カードを渡すのは「船長」に求められたときだけです。
    [nothing] カードを渡すのは「船長」に求められたときだけです。
    [done] 置き終えたことを知らせるのは、ゲームの終わりだけです。
   *[block] 防ぐか通すかを決める黒いカードは、今はありません。
}
pirates-no-no-such-card = { $said-is ->
    [none] そのようなカードはありません。
   *[some] 「{ $said }」というカードはありません。
}あるのは赤1からピンク7までの色、ワイルド、虹の海賊、そして黒いカード（どろぼう、大砲、引き揚げ屋、船長、くさい魚、上陸休暇、ゆすり屋、見張り番）です。
pirates-no-card-first = まず手札のカードか、自分の島の組を選んでください。
pirates-no-only-lay = ゲームの終わりです。できるのは手札から置くことだけです。
pirates-no-draw-what = カードを引くと手番が終わります。
pirates-no-must-place = 引く前にカードを置かなければなりません。{ $more-is ->
    [yes] たとえば
   *[no] できるのは
}{ $steps }です。
pirates-no-nothing-there = { $source ->
    [pair] 表向きのカード
   *[pile] 山札
}はもうありません。残っているほうから引いてください。
pirates-no-fits-nowhere = 今、{ $card }でできることはありません。
pirates-no-not-in-hand = { $held-is ->
    [none] それには{ $card }が足りません。
   *[some] { $held ->
        [0] 手札に{ $card }がありません。
       *[other] 手札に{ $card }は{ $held }枚しかありません。
    }
}
pirates-no-one-by-one = 虹の海賊は1枚ずつ置いてください。
pirates-no-three-first = まず3枚を置き、それから1枚ずつ加えてください。{ $step }、次に「{ $then }を加える」です。
pirates-no-too-few = 組には少なくとも{ $least }枚のカードが必要ですが、これは{ $cards }だけです。{ $wild-is ->
    [yes] ワイルドは、代わりになる数字と合わせて1枚です。
   *[no] {""}
}
pirates-no-all-wild = このテーブルでは、組にワイルドでないカードが必要です。
pirates-no-no-such-group = { $like-is ->
    [none] { $own-is ->
        [yes] あなた
       *[no] { $owner }さん
    }の島に{ $group-is ->
        [none] そのような組
       *[some] { $group }
    }はありません。{ $groups-count ->
        [0] 何も置かれていません。
       *[other] あるのは{ $groups }です。
    }
   *[some] { $own-is ->
        [yes] あなた
       *[no] { $owner }さん
    }の島の{ $like }は別のカードでできています。
}
pirates-no-no-wild-there = ワイルドが代わりになれるのは色だけです。
pirates-no-wild-as-what = { $how ->
    [take] どのワイルドか、何の代わりかで示してください：{ $wilds }。
   *[lay] ワイルドを置くときは、何の代わりにするかを決めます。
}
pirates-no-does-not-fit = { $how ->
    [mixed] 黒いカードと虹の海賊は、色の組や並びには入りません。
    [run] { $group-is ->
        [rainbow] 完全な虹にはもうカードを加えられません。
       *[other] { $group }の端に加えられるのは、1つ小さいか1つ大きいカードです。
    }
   *[other] { $card }は{ $group }には合いません。
}
pirates-no-no-group = { $cards-is ->
    [none] 黒いカードと虹の海賊は、色の組や並びには入りません。
   *[some] そのカードは同じ色でも、続いた色でもありません：{ $cards }。
}
pirates-no-no-wrap = 並びは7から1へは続きません。
pirates-no-not-yours = { $group-is ->
    [none] {""}
   *[some] { $owner }さんの{ $group }は動かせません。
}動かせるのは自分の島のカードだけです。
pirates-no-not-in-group = { $group }に{ $card }はありません。
pirates-no-breaks-group = { $group-is ->
    [pirate] そこにあるのは虹の海賊だけです。組ごと戻してください。
   *[other] それを外すと{ $group }がくずれます。組ごと戻してください。
}
pirates-no-no-target = 「{ $black }」は特定の相手に使うカードではありません。相手を決めずに使ってください。
pirates-no-needs-target = 「{ $black }」は相手の1人に使います。
pirates-no-not-yourself = 「{ $black }」はほかの人（{ $others }）に使うカードです。
pirates-no-no-such-seat = その席には誰もいません。「{ $black }」はほかの人（{ $others }）に使ってください。
pirates-no-many-moves = { $steps ->
    [1] それは1手でできます：{ $first }。
   *[other] それには{ $steps }手かかります。最初の手：{ $first }。
}
pirates-no-as-it-is = { $best-is ->
    [yes] あなたのカードでは、これより大きな島は作れません。
   *[no] あなたの島はもうそうなっています。
}
pirates-no-lifted-enough = このゲームで、置いたあとにカードを手札に戻すことをもう{ $times }回行いました。これ以上はできません。置く前か、黒いカードのあとに戻してください。
pirates-no-wild-blocks-not = ワイルドでは防げません。
pirates-no-block-or-pass = 「{ $black }」を防ぐかどうか聞かれています。
pirates-no-cannot-block = 「{ $black }」は手札の{ $card }で防ぎます。{ $holds-is ->
    [yes] ほかのカードでは防げません。
   *[no] あなたは持っていません。
}
pirates-no-take-now = { $black-is ->
    [t] 「どろぼう」は、攻撃した島からカードを1枚盗みます
   *[c] 「大砲」は、攻撃した島のカードを1枚吹き飛ばします
}。たとえば{ $group-is ->
    [pirate] {""}
    [pirates] {""}
   *[other] { $group }の
}{ $card }です。
pirates-no-fetch-now = 「引き揚げ屋」は、捨て札からカードを1枚拾います。たとえば{ $card }です。
pirates-no-give-now = 「船長」は、持っている人から黒いカードを1枚もらいます。{ $card-is ->
    [none] 持っていなければ、そう知らせてください。
   *[some] たとえば{ $card }です。
}
pirates-no-name-now = 「ゆすり屋」は、名指しのカードを要求します。たとえば{ $card }です。
pirates-no-put-back = 「見張り番」はカードを戻します。山札の{ pirates-place }に戻すカードを選んでください（{ $cards }）。
pirates-no-no-salvager = 「引き揚げ屋」で引き揚げ屋は拾えません。
pirates-no-not-discarded = 捨て札に{ $card }はありません。
pirates-no-not-seen = 見ているカードの中に{ $card }はもうありません。あるのは{ $seen }です。
pirates-no-not-the-target = 「{ $black }」の相手は{ $target }さんだけです。
pirates-no-must-give = 黒いカードを持っているので、1枚渡さなければなりません。
pirates-no-not-black = { $card }は黒いカードではありません。

### できない理由：局面

pirates-no-field-hands = 「{ $name }」は、2〜{ $most }人分の手札を斜線で区切って書いてください。
pirates-no-field-islands = 「{ $name }」は、345,66w6,tcs,rr のように組をコンマで区切って書いてください。
pirates-no-field-secrets = 「{ $name }」は、0>1:5t のように書いてください（席1の手札について席0だけが知っていること）。
pirates-no-field-tops = 「{ $name }」は、5:0,?:1 のように書いてください（山札の上のカードと、それを知っている席）。
pirates-no-line-cards = { $thing }は{ $count }枚しかありません。
pirates-no-line-turn = ゲームが終わるまでは誰かの手番で、終わったあとも最後の手番の席が必要です。
pirates-no-line-group = 組は3枚以上で、テーブルによってはワイルドでないカードが必要です。虹の海賊だけの組もあります。
pirates-no-line-united = 1つの島の虹の海賊は、まとめて1つの組です。
pirates-no-line-known = 席{ $seat }の手札について知られているカードは、その手札の中になければなりません。
pirates-no-line-tops = 山札で知られているカードは{ $most }枚までです。
pirates-no-line-player = 決めるのは手番の人です。
pirates-no-line-laid = カードを置くのは手番の間で、見るのは「見張り番」が働くときです。
pirates-no-line-black = 黒いカードが使われているのは、防げる間か、働いている間です。
pirates-no-line-target = 黒いカードに相手がいるのは、1人の相手を攻撃するときです。
pirates-no-line-pair = 山札がある間は、{ $count }枚のカードが表向きに並びます。
pirates-no-line-out = 上がる人は、手札がなく、完全な虹が2つ以上あり、それでゲームが終わります。
pirates-no-line-out-already = 手番の初めに上がっている人がいれば、ゲームは終わりです。
pirates-no-line-last = 最後のカードを置くのは引くものがなくなったときで、そのあとゲームが終わります。
pirates-no-line-discarded = 使われている黒いカードは捨て札にあります。
pirates-no-line-block = 防げるカードのときは、防ぐかどうかを相手に聞きます。
pirates-no-line-act = 黒いカードがすることを、誰かが決めなければなりません。
pirates-no-line-lookout = 戻したカードを知っているのは、「見張り番」を使った人だけです。

### 文字で見るテーブル

# 黒いカードには月の印があり、虹の海賊には印がありません。文字は手を打ち込むときのものです。
pirates-named-sign = { $letter }{ $sign }{ $card }
pirates-pirate-sign = { $letter } { $card }
pirates-times = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
pirates-heading = 山札：{ $pile }枚。表向き：{ $pair-is ->
    [none] なし
   *[some] { $pair }
}。
pirates-top = 上から{ $place }枚目：{ $card-is ->
    [none] 見えないカード
   *[some] { $card }
}、知っている人：{ $who }
pirates-knower = { $seat-is ->
    [you] あなた
   *[they] { $seat }さん
}
pirates-discards = 捨て札：{ $cards }。
pirates-island = { $owner-is ->
    [you] あなたの島：
   *[they] { $owner }さんの島：
}{ $points }点{ $bare-is ->
    [yes] 、何もなし
   *[no] {""}
}
pirates-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards-is ->
    [none] なし
   *[some] { $cards }
}
pirates-all-know = 全員が知っている：{ $cards }
pirates-knows = { $seat }さんが知っている：{ $cards }
pirates-holds = { $seat }さんの手札：{ $count }枚{ $cards-is ->
    [none] {""}
   *[some] （そのうち{ $cards }）
}。
pirates-turn = { $seat }さんの手番です。
pirates-last = { $seat-is ->
    [you] もう引くカードがありません。手札から好きなだけ置き、置き終えたら知らせてください。
   *[they] もう引くカードがありません。{ $seat }さんが最後のカードを置いています。
}
pirates-your-turn = あなたの手番です。{ $does ->
    [lift] { $blacks-is ->
        [yes] カードを戻したり、置いたり、黒いカードを使ったりできます
       *[no] カードを戻したり、置いたりできます
    }
   *[lay] { $blacks-is ->
        [yes] カードを置いたり、黒いカードを使ったりできます
       *[no] カードを置けます
    }
}。最後に{ $draws ->
    [either] 表向きのカードか山札から引いてください。
    [pair] 表向きのカードを引いてください。
   *[pile] 山札から引いてください。
}
pirates-anew = 島全体をどうしたいか、まとめて示すこともできます。
pirates-can-go-out = この島なら上がれます：
pirates-may-block = { $seat-is ->
    [you] { $player }さんの「{ $black }」を{ $can-is ->
        [yes] { $card }で防ぐか、通してください。
       *[no] 防げるのは{ $card }だけです。通してください。
    }
   *[they] { $player-is ->
        [you] あなた
       *[they] { $player }さん
    }の「{ $black }」を防ぐかどうか、{ $seat }さんに聞いています。
}
pirates-give = { $seat-is ->
    [you] { $can-is ->
        [yes] 「船長」のために{ $player }さんに黒いカードを1枚渡してください。
       *[no] { $player }さんは「船長」のために黒いカードを求めています。ないと知らせてください。
    }
   *[they] { $seat }さんは「船長」のために、あれば黒いカードを1枚{ $player-is ->
        [you] あなた
       *[they] { $player }さん
    }に渡します。
}
pirates-decides = { $seat }さんが「{ $black }」の使い方を決めています。
pirates-act = あなたの「{ $black }」の番です。{ $black-is ->
    [t] { $target }さんの島からカードを1枚盗んでください。
    [c] { $target }さんの島のカードを1枚吹き飛ばしてください。
    [s] 捨て札からカードを1枚拾ってください。
    [e] { $target }さんが持っていそうなカードを名指ししてください。
   *[l] 上になるカードから順に戻してください。
}
pirates-see = 見えるカード：{ $cards }。

### The table told aloud

pirates-aloud-times = { $card }{ $count ->
    [1] {""}
   *[other] が{ $count }枚
}
pirates-aloud-top = 山札の上から{ $place }枚目：{ $card-is ->
    [none] 知っている人は{ $who }
   *[some] { $card }（知っている人：{ $who }）
}。
pirates-aloud-island = { $owner-is ->
    [you] あなたの島
   *[they] { $owner }さんの島
}、{ $points }点：{ $groups-is ->
    [none] 何もない
   *[some] { $groups }
}。
pirates-aloud-group = { $group }{ $cards-is ->
    [none] {""}
   *[some] （{ $cards }）
}
pirates-aloud-hand = { $owner-is ->
    [you] あなたの手札：
   *[they] { $owner }さんの手札：
}{ $cards-is ->
    [none] なし
   *[some] { $cards }
}。
pirates-aloud-known = { $seat-is ->
    [none] 全員
    [you] あなた
   *[they] { $seat }さん
}が知っているカード：{ $cards }。
pirates-aloud-can-go-out = この島で上がれます：{ $groups }。
pirates-aloud-row = { $owner-is ->
    [you] あなたの島：
   *[they] { $owner }さんの島：
}{ $places-is ->
    [none] なし
   *[some] { $places }
}。

### On the page

pirates-page-hidden = 伏せたカード
pirates-page-pirate = 虹の海賊
pirates-page-wild = ワイルド
pirates-page-wild-as = ワイルド（{ $card }の代わり）
pirates-page-thief = どろぼう
pirates-page-cannon = 大砲
pirates-page-salvager = 引き揚げ屋
pirates-page-captain = 船長
pirates-page-stinker = くさい魚
pirates-page-shore-leave = 上陸休暇
pirates-page-extortionist = ゆすり屋
pirates-page-lookout = 見張り番
pirates-page-does-thief = 相手の島からカードを1枚盗む。
pirates-page-does-cannon = 相手の島のカードを1枚吹き飛ばす。
pirates-page-does-salvager = 捨て札からカードを1枚拾う。
pirates-page-does-captain = 相手全員から黒いカードを1枚ずつもらう。
pirates-page-does-stinker = 相手の手札から見ないで2枚奪う。
pirates-page-does-shore-leave = カードを3枚引く。
pirates-page-does-extortionist = 相手の手札から、名指ししたカードを要求する。
pirates-page-does-lookout = 山札の上4枚を見て並べかえる。
pirates-page-black = 黒いカード
pirates-page-stopped = { $card }で防げる
pirates-page-unstoppable = 防ぐ手段はない
pirates-page-island-yours = あなたの島
pirates-page-island-of = { $name }さんの島
pirates-page-island-bare = 砂浜だけ
pirates-page-rainbow = 完全な虹
pirates-page-rainbows = 完全な虹：2つのうち{ $n }つ
pirates-page-group-yours = あなたの島の{ $cards }
pirates-page-group-of = { $name }さんの島の{ $cards }
pirates-page-held = 手札{ $n }枚
pirates-page-known = わかっている：{ $cards }
pirates-page-attacked = 攻撃されている
pirates-page-hand = あなたの手札
pirates-page-in-hand = 手札の{ $card }
pirates-page-must = 置かなければならない
pirates-page-all-know = 全員に知られている
pirates-page-some-know = { $name }さんに知られている
pirates-page-pile = 山札、残り{ $n }枚
pirates-page-pile-name = 山札
pirates-page-pile-short = 山札
pirates-page-pair = 表向き：{ $cards }
pirates-page-pair-none = なし
pirates-page-pair-name = 表向きのカード
pirates-page-pair-short = 表向き
pirates-page-discards = 捨て札
pirates-page-in-discards = 捨て札の{ $card }
pirates-page-top = 山札の上：{ $cards }
pirates-page-step-place = 置く
pirates-page-step-black = 黒いカード
pirates-page-step-draw = 引く
pirates-page-worth = 島のカードは1枚1点
pirates-page-worth-run = 並び
pirates-page-worth-set = 同じ色
pirates-page-worth-out = 完全な虹2つ、手札なしで上がり
pirates-page-turn-free = 置いて、使って、最後に引きます。
pirates-page-turn-free-more = 組になるカードか、黒いカードを選んでください。カードを引くと手番が終わります。
pirates-page-turn-must = まず置いて、それから引きます。
pirates-page-turn-must-more = 旗の付いたカードは置ける場所があるので、引く前に島へ置かなければなりません。
pirates-page-turn-of = { $name }さんが航海中です。
pirates-page-turn-of-more = 黒いカードが使われたら、あなたにも聞きます。
pirates-page-turn-watch = 見張り台から観戦中です。
pirates-page-last = 最後の上陸です。
pirates-page-last-more = もう引くカードはありません。まだ置けるカードを置いて、終わったら知らせてください。
pirates-page-last-of = { $name }さんが最後のカードを置いています。
pirates-page-over = お宝を数えます。
pirates-page-over-out = { $name }さんが完全な虹を2つ作って上がりました。さらに5点です。
pirates-page-done = もう置かない
pirates-page-arrange = 自由に組みかえる
pirates-page-arrange-late = 置いたあとの組みかえは、このテーブルで許される回数を使い切りました。置く前か、黒いカードのあとに組みかえてください。
pirates-page-attack = { $who }さんが「{ $card }」を使いました！
pirates-page-attack-you = { $who }さんがあなたに「{ $card }」を使いました！
pirates-page-attack-other = { $who }さんが{ $target }さんに「{ $card }」を使いました！
pirates-page-attack-yours = あなたは「{ $card }」を使いました！
pirates-page-attack-yours-other = あなたは{ $target }さんに「{ $card }」を使いました！
pirates-page-asked-you = 防げても防げなくても、全員に聞きます。
pirates-page-asked-other = { $name }さんに、防ぐかどうか聞いています。
pirates-page-pass = 通す
pirates-page-block = { $card }で防ぐ
pirates-page-block-none = 手札に{ $card }なし
pirates-page-act-thief = どのお宝にしますか？{ $target }さんの組を選び、次に盗むカードを選んでください。
pirates-page-act-cannon = 狙いを定めましょう！{ $target }さんの組を選び、次に吹き飛ばすカードを選んでください。
pirates-page-act-salvager = 拾うカードを選んでください。
pirates-page-act-captain = 手札から黒いカードを1枚渡してください。
pirates-page-act-extortionist = { $target }さんにどのカードを要求しますか？
pirates-page-act-lookout = 上になるカードから順に戻してください。
pirates-page-act-other = { $name }さんが決めています。
pirates-page-act-give = { $name }さんが黒いカードを渡す番です。
pirates-page-none = 黒いカードはない
pirates-page-name = { $card }を要求する
pirates-page-look = { $card }を戻す
pirates-page-play = 使う
pirates-page-against = { $name }さんに使う
pirates-page-whom = 誰に使いますか？
pirates-page-as = ワイルドを何の代わりにしますか？
pirates-page-shout-rainbow = 完全な虹！
pirates-page-shout-blocked = 防いだ！
pirates-page-shout-demand = { $card }をよこせ！
pirates-page-shout-denied = ありません！
pirates-page-shout-none = 黒いカードなし
pirates-page-shout-nothing = 不発
pirates-page-shout-out = 上がり！+{ $n }
pirates-page-lift = 組ごと手札に戻す
pirates-page-lift-more = 外しても組がくずれないカードか、組全体を手札に戻せます。
pirates-page-add-more = 光っている組か、新しい組にするカードを選んでください。
pirates-page-add-new = 新しい組にするカードを選んでください。
pirates-page-draft = 組みかえの下書き
pirates-page-draft-more = カードは自由に動かせます。カードをタップして行き先をタップするか、ドラッグしてください。決定するまで何も送られません。
pirates-page-draft-group = 組：{ $cards }
pirates-page-draft-here = ここへ
pirates-page-draft-here-group = ここへ：{ $cards }
pirates-page-draft-new = 新しい組
pirates-page-draft-hand = 手札に戻す
pirates-page-draft-whole = 完成
pirates-page-draft-part = まだ組ではない
pirates-page-draft-undo = 1手戻す
pirates-page-draft-reset = 元に戻す
pirates-page-draft-best = おすすめ
pirates-page-draft-best-none = 島はもうこれ以上大きくできません。
pirates-page-draft-close = 閉じる
pirates-page-draft-do = これに決める
pirates-page-draft-points = { $n }点
pirates-page-draft-free = このあと引ける
pirates-page-draft-must = まだ置かなければならないカード：{ $cards }
pirates-page-draft-same = 今のまま
pirates-page-draft-card = 下書きの{ $card }
pirates-page-status-pile = 山札{ $n }枚

### The first game

pirates-lesson-goal = お宝のいちばん多い人が勝ちで、島のカードは1枚1点です。完全な虹が2つあって手札がなくなると、ゲームは終わります。ピンクの7を選び、7のない並びを選びましょう。
pirates-lesson-goal-well = 24対6であなたの勝ちです。虹の海賊と上がりで5点ずつもらえました。では、最初から始めましょう。
pirates-lesson-run = カードは組にして置きます。たとえば、虹の順に並ぶ3色以上です。黄色の3、緑の4、青の5を選びましょう。
pirates-lesson-run-well = 3枚の並びで3点です。
pirates-lesson-join = 旗は置ける場所のあるカードの印で、引く前に必ず置きます。紫の6を選び、次に並びを選びましょう。
pirates-lesson-join-well = 並びは両端に伸びるので、これでピンクの7も置けます。
pirates-lesson-draw = もう置かなければならないカードはありません。2枚引いて手番を終えましょう。表向きの2枚か、山札の2枚です。
pirates-lesson-draw-well = ロビンさんの手番も終わりました。
pirates-lesson-thief = 黒いカードは海賊で、「どろぼう」は島のカードを1枚盗みます。それを選び、ロビンさんに使いましょう。
pirates-lesson-thief-well = ロビンさんは通しました。「どろぼう」を防げるのは赤の1だけです。
pirates-lesson-steal = 何を盗むか選びましょう。2枚では組にならないので、6の組から1枚取れば、残りの2枚も島から離れます。
pirates-lesson-steal-well = 6を1枚手に入れ、2枚はロビンさんの手札に戻りました。
pirates-lesson-block = ロビンさんの「大砲」が島を狙っています。この海賊はオレンジが好きです。手札のオレンジの2で防ぎましょう。
pirates-lesson-block-well = 「大砲」は黙りました。防ぐかどうかは相手全員に聞かれます。ワイルドでは防げません。
pirates-lesson-set = 同じ色3枚以上も組になります。ピンクの7を3枚選びましょう。
pirates-lesson-set-well = さらに3点です。同じ色のカードは、あとから何枚でも加えられます。
pirates-lesson-pirate = 虹の海賊は5点で、1枚だけで置けます。選びましょう。
pirates-lesson-pirate-well = 一気に5点です。虹の海賊は、引く前に必ず置きます。
pirates-lesson-wild = ワイルドは、組や並びの中でどの色の代わりにもなります。ワイルド、長い並び、代わりになる赤の1の順に選びましょう。
pirates-lesson-wild-well = 完全な虹です！手札のワイルドは、置かなくてもかまいません。
pirates-lesson-rearrange = 自分の手番では島を組みかえられます。黄色の3が手札に2枚、もう1枚は並びの端にあります。その並びを選び、次に3を選びましょう。
pirates-lesson-rearrange-well = 3が3枚で1組です。本番では「{ pirates-page-arrange }」で、決める前に何でも試せます。
pirates-lesson-blacks = 黒いカードもお宝になります。どの3枚でも1組です。3枚とも選びましょう。
pirates-lesson-blacks-well = 3点です。あとの手番で手札に戻して使うこともできます。
pirates-lesson-cannon = 「大砲」は島のカードを1枚吹き飛ばし、オレンジの2で防がれます。それを選び、ロビンさんに使いましょう。
pirates-lesson-cannon-well = 並びの真ん中を吹き飛ばしました。3枚に足りなくなった部分は手札に戻ります。
pirates-lesson-salvager = 「引き揚げ屋」は捨て札から1枚取り、黄色の3で防がれます。選んで使いましょう。
pirates-lesson-salvager-well = 虹の海賊を取りました。取れないのは別の「引き揚げ屋」だけです。
pirates-lesson-captain = 「船長」は、持っている相手全員から黒いカードを1枚ずつもらい、緑の4で防がれます。選んで使いましょう。
pirates-lesson-captain-well = ロビンさんは「大砲」を渡しました。渡すカードは渡す人が選びます。
pirates-lesson-stinker = 「くさい魚」は相手の手札を見ないで2枚取り、青の5で防がれます。それを選び、ロビンさんに使いましょう。
pirates-lesson-stinker-well = 2枚増えました。どのカードかは2人だけが知っています。
pirates-lesson-leave = 「上陸休暇」は3枚引き、紫の6で防がれます。選んで使いましょう。
pirates-lesson-leave-well = 新しいカードが3枚です。手番の最後には、いつものように引きます。
pirates-lesson-extortionist = 「ゆすり屋」は名指ししたカードを要求し、ピンクの7で防がれます。ロビンさんはさっきオレンジの2を取りました。それを選び、ロビンさんに使いましょう。
pirates-lesson-extortionist-well = オレンジの2を名指しし、ロビンさんは渡すしかありませんでした。
pirates-lesson-lookout = 「見張り番」は山札の上から4枚を見て、何にも防がれません。選んで使いましょう。
pirates-lesson-lookout-well = この4枚を好きな順に戻すので、次に来るカードがわかります。
pirates-lesson-last = 引くカードがなくなると、全員が最後にもう一度置きます。黒いカードは組でだけ置けます。青の5を選び、青の組を選びましょう。
pirates-lesson-last-well = もう1点です。もう手札に戻したり動かしたりはできず、手札のカードは点になりません。
pirates-coach-must = 旗のついたカードは必ず置きます。新しい組なら3枚を、加えるなら1枚と組を選びましょう。
pirates-coach-black = 黒いカードを選ぶと効果がわかります。使うかどうかは自由です。
pirates-coach-draw = 置くべきカードはすべて置きました。表向きの2枚か山札の2枚を引いて、手番を終えましょう。
pirates-coach-block = 黒いカードが使われました。合う色のカードで防ぐか、通しましょう。
pirates-coach-take = 黒いカードで何を取るか、盤面で選びましょう。
pirates-coach-last = 引くカードはもうありません。置けるものを置いて、終わりにしましょう。

### What somebody may type for a kind of move

pirates-drawn-pile = 山札
    .also = 山札
pirates-drawn-pair = 表向きのカード
    .also = 表向きのカード
pirates-typed-pass = パス
    .also = パスする, 通す
pirates-typed-block = 防ぐ
    .also = ブロック
pirates-typed-draw = 引く
    .also = 取る
pirates-typed-lay = 置く
    .also = 並べる
pirates-typed-add = 加える
    .also = 置く
pirates-typed-top = 上に戻す
    .also = 戻す
pirates-typed-take = 手札に戻す
    .also = 取る
pirates-typed-lift = 手札に戻す
    .also = 手札に戻す
pirates-typed-fetch = 拾う
    .also = 拾う
pirates-typed-nothing = 渡せる
    .also = 渡さない, 何もない
