import { type Catalogue, tableOptionsJa } from '@menagerie/engine'

export const options: Catalogue = {
  distance: {
    name: '宝の部屋までの距離',
    help: '単位はパーチ。0なら、4人までは100、5人は80、6人は70です。',
  },
  casters: {
    name: '呪文を使える者',
    help: '初版には書かれておらず、第2版では誰でも使えます。',
    choices: { anyone: 'どのキャラクターでも', elfMagicUser: 'エルフとマジックユーザーだけ' },
  },
  spellMode: {
    name: '呪文の値',
    help: '呪文の値を、使い手の強さに加えるか、置き換えるか。',
    choices: { add: '使い手の強さに加える', replace: '使い手のダイスの代わりにする' },
  },
  spellsPerCharacter: {
    name: '1人が使う呪文の数',
    help: '1回の戦闘で。',
    choices: { one: '1つ', many: 'いくつでも' },
  },
  sleepDice: { name: 'スリープのダイス', help: '正誤表では2個、ある版では1個です。' },
  charmCombine: {
    name: 'チャームとほかの強さ',
    help: 'チャームをほかの強さで助けられるか。',
    choices: {
      combine: 'すべて足す',
      killOnly: '足すが、モンスターを得るのはチャームだけで勝ったときに限る',
      alone: 'チャームは自分のダイスだけで戦う',
    },
  },
  dispelAction: {
    name: 'アンデッド退散',
    help: 'ターンの主な行動を使うか。',
    choices: { free: '使わない', action: '使う' },
  },
  detourAction: {
    name: '回り道',
    help: 'ターンの主な行動を使うか。',
    choices: { free: '使わない', action: '使う' },
  },
  detourRemovesCorridor: {
    name: '回り道は通路を失う',
    help: '第2版：その道のりで最後に置いた通路も失います。',
  },
  corridorAfterVictory: {
    name: '勝った後の通路',
    help: '翻訳者お気に入りのハウスルールです。',
    choices: {
      off: '同じターンには置けない',
      battle: '戦闘に勝った後なら置ける',
      any: '行動を使った回り道や退散の後にも置ける',
    },
  },
  trapFaceUp: { name: '山札のトラップを表向きに', help: '次のカードがトラップなら、誰にでも見えます。' },
  trapDeclaration: {
    name: 'トラップの公開',
    help: '自己申告なら、引いたトラップを隠しておき、後のターンに見せてもかまいません。表向きのときは選べません。',
    choices: { enforced: '必ずすぐに', honor: '自己申告' },
  },
  thiefTrap: {
    name: 'シーフとトラップ',
    help: 'トラップを避けたシーフがどうなるか。',
    choices: { discard: '捨て札になる', show: '見せるだけで手札に残る' },
  },
  trapReplacementDraw: { name: 'トラップの後に引き直す', help: '引き直さなければ、トラップを引いて終わりです。' },
  trapEndsTurn: { name: 'トラップでターン終了', help: '避けたトラップではなく、かかったトラップだけです。' },
  healScope: {
    name: 'ヒールで戻せる者',
    help: 'このターンに使ったキャラクターのうち。',
    choices: { anyUse: '使い方を問わない', battle: '戦闘で使った者だけ' },
  },
  weaponScope: {
    name: '武器の届く範囲',
    help: '1回の戦闘で、武器1つを何人が使えるか。',
    choices: { one: '1人', all: '使える者全員' },
  },
  princessPenalty: {
    name: '王女を守る',
    help: '王女が戦闘を弱める分を、何回数えるか。',
    choices: { battle: '戦闘ごとに1回', character: 'キャラクターごとに1回' },
  },
  princessFrom: {
    name: '王女が重荷になる所',
    help: '宝の部屋の戦闘も弱くなるか。',
    choices: { room: '宝の部屋から後', wayBack: '帰り道だけ' },
  },
  weaponsFrom: {
    name: '武器が役立つ所',
    help: '宝の部屋でも使えるか。',
    choices: { room: '宝の部屋から後', wayBack: '帰り道だけ' },
  },
  detourInRoom: {
    name: '宝の部屋での回り道',
    help: '帰り道にまだ通路がないとき、どの通路を失うか。',
    choices: { none: '失わない', last: '行きの最後の通路。帰り道が短くなる' },
  },
  overshoot: {
    name: '長すぎる帰り道',
    help: '帰り道をちょうどより長くしてしまうカードの扱い。',
    choices: { lost: '置けるが、パーティは道に迷う', forbidden: '置けない' },
  },
  monstersInRoom: { name: '宝の部屋のモンスター', help: '部屋にいるパーティを襲えるか。' },
  returnedMayInterfere: { name: '帰還後も続ける', help: '帰還した人も、モンスターを出すためのターンを続けます。' },
  discardBelowLimit: { name: 'いつでも捨てる', help: '8枚あるときに限らず捨てられます。' },
  treasureCards: {
    name: '宝カード',
    help: '第2版の箱には入っていません。なければ、生還者がダイス1個×100を得ます。',
  },
  treasureDiceAt: {
    name: '宝の値のダイス',
    help: '宝の値のダイスをいつ振るか。ダンジョンの勝ち数で競うときは、いつもダンジョンの終わりです。',
    choices: { gameEnd: 'ゲームの終わり', dungeonEnd: 'ダンジョンの終わり' },
  },
  goddessRollAt: {
    name: '女神の像',
    help: 'ダイスをいつ振るか。',
    choices: { draw: '引いたとき', gameEnd: 'ゲームの終わり' },
  },
  oncePerGame: {
    name: '死者が持つ一度きりの宝',
    help: '隠し扉と女神の像。',
    choices: { remove: 'ゲームから除く', redraw: '戻す。もう一度引かれたら引き直す' },
  },
  deadTreasures: {
    name: '死者の宝',
    help: 'いつ山に戻すか。',
    choices: { dungeonEnd: 'ダンジョンの終わり', atDeath: 'その場で' },
  },
  exhaustion: {
    name: '山が尽きたとき',
    help: '宝か賞金の山が尽きたゲームがいつ終わるか。',
    choices: { dungeonEnd: 'そのダンジョンの後', immediate: 'ダンジョンの途中でもすぐに' },
  },
  victory: {
    name: '勝利の条件',
    help: '金貨か、勝ったダンジョンの数か。',
    choices: { gold: '金貨がいちばん多い', dungeonWins: '勝ったダンジョンがいちばん多い' },
  },
  dungeons: {
    name: 'ダンジョンの数',
    help: '0：山が尽きるまで。勝ち数で競うときは5つです。「ダンジョンの上限」を超えません。',
  },
  maxDungeons: {
    name: 'ダンジョンの上限',
    help: 'この数で必ず終わります。誰も帰らなくても、「ダンジョンの数」がもっと多くても同じです。',
  },
  dungeonWinBy: {
    name: 'ダンジョンの勝者',
    help: '勝ち数で競うときだけ使います。',
    choices: { gold: 'そこで得た金貨がいちばん多い', firstReturn: '最初に帰還した' },
  },
  tieBreak: {
    name: '同点のとき',
    help: '最後に同点になったらどうするか。',
    choices: { shared: '勝利を分け合う', prizes: '賞金の多いほう、それも同じなら分け合う' },
  },
  starterMethod: {
    name: '最初のプレイヤー',
    help: '最初のダンジョンを誰から始めるか。',
    choices: { dice: 'ダイス', rps: 'じゃんけん', seat: '1番目の席' },
  },
  nextStarter: {
    name: '次からの最初のプレイヤー',
    help: '2つめのダンジョンから。',
    choices: {
      dice: '同じ方法で決め直す',
      rotate: '時計回りに次の人',
      firstReturner: '最初に帰還した人',
    },
  },
  revealOnReturn: {
    name: '生還者の宝の公開',
    help: 'ダンジョンの終わりに見せます。そうでなければゲームの終わりです。',
  },
  discardVisible: {
    name: '捨て札',
    help: 'どこまで公開するか。',
    choices: { all: 'すべて', top: 'いちばん上だけ' },
  },
  stalemateRounds: {
    name: '動きのないラウンド',
    help: '凍結中、カードの動かないラウンドがこの数だけ続くと、ダンジョンが終わります。',
  },
  deck: {
    name: 'カード',
    help: '全員で使うカード。収録されているものか、自作のリストです。',
    choices: { 'mm-default': '収録されている125枚' },
  },
  observerHands: {
    name: '観戦者に見えるもの',
    help: '観戦している人に手札が見えるか。',
    choices: { off: '手札は見えない', delayed: '少し遅れて手札が見える', afterGame: '終了後に手札が見える' },
  },
  turnSeconds: { name: '持ち時間（秒）', help: '過ぎると、黙っている人の代わりに卓が行動します。0は時計なしです。' },
  aids: {
    name: '手助け',
    help: '戦闘に勝つ正確な確率と、手札の通路でちょうど出口に届く組み合わせを示します。',
  },
  hints: {
    name: 'ヒント',
    help: 'ボットならどうするかを聞けるか。ボットに見えるのは、聞いた人に見えるものだけです。',
    choices: { alone: 'ボットだけを相手にするとき', on: '誰でも', off: '誰も聞けない' },
  },
  ...tableOptionsJa,
}

export const presets: Catalogue = {
  '1': { name: '初版', help: 'ルールブックどおり。あいまいな点は翻訳者の読み方に従います。' },
  '2': { name: '第2版', help: '回り道をすると、最後の通路も失います。' },
  '2box': { name: '第2版、箱のみ', help: '第2版と同じで、宝カードを使いません。' },
  letter: {
    name: '書かれたとおりに',
    help: '第2版のルールブックのとおり。武器と王女は帰り道だけに関わり、回り道は部屋でも最後の通路を失い、宝や賞金の山がなくなるとすぐ終わります。',
  },
  translator: { name: '翻訳者のハウスルール', help: '戦闘に勝てば通路を置けます。チャームは単独で戦います。' },
}
