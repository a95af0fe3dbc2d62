import { type Catalogue, tableOptionsJa } from '@menagerie/engine'

export const options: Catalogue = {
  format: {
    name: '形式',
    help: 'デッキの枚数と、ゲーム開始時のHPです。',
    choices: { short: 'ショート：20枚、HP 20', standard: 'スタンダード：30枚、HP 30', custom: 'カスタム' },
  },
  deckSize: { name: 'デッキの枚数', help: 'カスタム形式でだけ使います。' },
  startHp: { name: '開始時のHP', help: 'カスタム形式でだけ使います。' },
  handSize: { name: '手札の枚数', help: '最初に配る枚数で、毎ターンこの枚数まで補充します。' },
  mat: {
    name: 'プレイマット',
    help: 'スポットの数と、どのスポットが隣り合うか。',
    choices: {
      tetra: 'テトラ：4レーン、前と斜め前に入れる',
      stagger: 'スタガー：待機4、レーン3',
      straight: 'ストレート：4レーン、真正面にだけ入れる',
      small: 'スモール：3レーン',
    },
  },
  cards: {
    name: 'カードセット',
    help: 'デッキを組むモンスターです。',
    choices: { monpak: '収録されている72体' },
  },
  copyLimit: { name: '同じカードの枚数', help: 'デッキに入れられる同じカードの上限。0は無制限です。' },
  starBudget: { name: '星の予算', help: 'デッキ全体の星の合計の上限。0は無制限です。' },
  firstPlayer: {
    name: '先攻',
    help: 'どの決め方でもかまいません。',
    choices: { random: 'ランダム', seat0: '1番目の席', seat1: '2番目の席', loser: '前の対戦の敗者' },
  },
  firstTurnBoost: {
    name: '最初のターンのブースト',
    help: '自分の最初のターンにブーストできないのは誰か。',
    choices: { starterBanned: '先攻はできない', bothBanned: '両者ともできない', allowed: '両者ともできる' },
  },
  summon: {
    name: '召喚',
    help: '空いている待機スポットがあるとき、召喚しなければならないか。',
    choices: { must: 'しなければならない', may: 'してもよい' },
  },
  boostEntry: {
    name: 'ブースト後に入る時機',
    help: 'ブーストで0になったモンスターがいつ入るか。',
    choices: { immediate: 'すぐに', countdown: '次のカウントダウンで' },
  },
  blockedEntry: {
    name: 'つかえたモンスターが入る時機',
    help: 'スポットが空いたあと、つかえていたモンスターがいつ入るか。',
    choices: { countdown: '次のカウントダウンで', asap: 'デュエルの直後に' },
  },
  deckOut: {
    name: 'デッキ切れの敗北',
    help: 'カードのないプレイヤーがいつ負けるか。',
    choices: {
      onEmptyDraw: '引くべきときに1枚も引けない',
      onShortDraw: '手札を満たせない',
      onEmptyDeck: 'デッキがなくなった瞬間',
    },
  },
  typeBonus: { name: 'タイプのボーナス', help: '得意なタイプとのデュエルで加わるパワーです。' },
  whiteWild: {
    name: 'デュエルでの白のワイルド',
    help: '白のワイルドがデュエルしたとき、誰が捨て札になるか。',
    choices: { mutual: '両方のモンスター', wildOnly: '白のワイルドだけ' },
  },
  whiteBoostedBy: {
    name: '白のワイルドのブースト',
    help: '白のワイルドのモンスターをブーストできるカード。',
    choices: { white: '白のワイルドだけ', any: 'どの色でもよい' },
  },
  mulligan: {
    name: '最初の手札の引き直し',
    help: '各プレイヤーが最初の手札を一度だけ引き直せるか。',
    choices: { off: 'なし', once: '一度だけ' },
  },
  openDecklists: { name: 'デッキリストの公開', help: '両方のデッキリストを誰でも見られます。' },
  turnCap: {
    name: '最終ターン',
    help: '両者合わせたターン数。終わった時点でHPの高いほうが勝ちます。0は無制限ですが、召喚しなくてもよい設定では200ターンが最後です。',
  },
  observerHands: {
    name: '観戦者に見えるもの',
    help: '観戦している人に手札が見えるか。',
    choices: { off: '手札は見えない', delayed: '少し遅れて手札が見える', afterGame: '終了後に手札が見える' },
  },
  autoForced: { name: '強制行動の自動化', help: 'ひとつしかない行動は自動で行います。' },
  turnSeconds: { name: '持ち時間（秒）', help: '過ぎると、黙っている人の代わりに卓が行動します。0は時計なしです。' },
  hints: {
    name: 'ヒント',
    help: '自分ならどうするかをボットに聞けるか。ボットに見えるのは、その人に見えるものだけです。',
    choices: { alone: '1人でボットと遊ぶとき', on: '全員', off: 'なし' },
  },
  ...tableOptionsJa,
}

export const presets: Catalogue = {
  standard: { name: 'スタンダード', help: 'ルールブックどおり：30枚、HP 30。' },
  short: { name: 'ショート', help: 'ルールブックどおり：20枚、HP 20。' },
  letter: {
    name: '書かれたとおりに',
    help: 'ルールブックのとおり。つかえたモンスターは、デュエルの後にスポットが空いていればすぐ入り、同じカードを何枚でも入れられます。',
  },
  house: {
    name: 'ハウスルール',
    help: '白のワイルドだけが捨て札になり、つかえたモンスターはデュエルの直後に入り、最初の手札を一度だけ引き直せます。',
  },
}
