import { type Catalogue, tableOptionsJa } from '@menagerie/engine'

export const options: Catalogue = {
  cards: {
    name: 'カード',
    help: '両軍のカードの内容。',
    choices: {
      standard: '共和国1〜5、王党派1〜6',
      bold: '大胆：差が大きく、0もある',
      even: '互角：共和国の数字が大きい',
    },
  },
  pieceValues: {
    name: '戦闘値',
    help: '登場人物それぞれの戦闘値。能力で5になるときは、ここの値によらず5です。',
    choices: { standard: '印刷どおり' },
  },
  stallLimit: {
    name: '進展のないターン',
    help: '除外も王党派の前進もないターンがこの数だけ続くと終わります。0は無制限です。',
  },
  stallResult: {
    name: '上限に達したときの結果',
    help: '進展のないゲームがどう終わるか。',
    choices: { draw: '引き分け', republic: '共和国の勝ち' },
  },
  castleAji: {
    name: '城でヴィシュナスがアジに会う',
    help: '敵のいる城にヴィシュナスが入ったとき、どうなるか。',
    choices: { intercept: 'アジがいれば阻止する', point: '王党派が城のコマを1つ指す' },
  },
  skillOnEmptyPile: {
    name: '捨て札がないときの特技',
    help: '捨て札がまだないときに特技を出せるか。',
    choices: { forbidden: '出せない', zero: '0として出せる' },
  },
  stormSees: {
    name: 'ストームに見える特技カード',
    help: 'ストームは相手のカードを見てから自分のカードを選びます。',
    choices: { final: '取り出されたカード', face: '特技であることだけ' },
  },
  shuffle: {
    name: '見せたコマを混ぜる',
    help: '正体を見せたコマが、移動や戦闘のたびに、同じマスの味方と混ざるか。',
    choices: { auto: 'できるときはいつも', ask: '持ち主にそのつど聞く', off: '混ぜない' },
  },
  shuffleWindows: {
    name: 'コマを混ぜる時',
    help: '戦闘の残っているマスでも相手側がすぐに混ぜられるか。また、混ぜないと答えた持ち主に、移動や戦闘のたびにまた聞くか。',
    choices: {
      atOnce: '置いたらすぐ。また聞くのは変化があってから',
      settled: '戦闘の残っていないマスで。そのつど聞く',
    },
  },
  vishnusReturnsCard: {
    name: 'ヴィシュナスの退却を残す',
    help: '自分から入った戦いで使った退却は、手札に戻せることがあります。',
  },
  switchWindow: { name: 'ヴィシュナスの身代わり', help: '指されたとき、味方が代わって戦えます。' },
  stuck: {
    name: '動けない軍',
    help: '動かせるコマのない軍がどうなるか。',
    choices: { pass: 'パスする', lose: '負ける' },
  },
  setupMode: {
    name: '配置',
    help: '登場人物がどのように並ぶか。',
    choices: { free: '各軍が自由に', random: 'ランダム', preset: '用意された陣形から' },
  },
  openGame: { name: '公開ゲーム', help: '全員の正体が誰にでも見えます。教えるときに。' },
  hiddenDecks: { name: '秘密のカード構成', help: '各軍が自分のカード構成を持ち寄り、相手には知らせません。' },
  aid: {
    name: '記憶の助け',
    help: '知っているはずのことを、盤面や一覧、記録にどこまで示すか。',
    choices: { none: '何も示さない', memory: '見たコマ', full: '推論できることすべて' },
  },
  turnSeconds: { name: '持ち時間（秒）', help: '過ぎると、黙っている人の代わりに卓が行動します。0は時計なしです。' },
  hints: {
    name: 'ヒント',
    help: 'ボットならどうするかを聞けるか。ボットに見えるのは、聞いた人に見えるものだけです。',
    choices: { alone: 'ボットだけを相手にするとき', on: '誰でも', off: '誰も聞けない' },
  },
  ...tableOptionsJa,
}

export const presets: Catalogue = {
  standard: { name: 'スタンダード', help: 'ルールブックどおり。書かれていないところは独自の決まりです。' },
  beginners: { name: 'はじめてのゲーム', help: '用意された陣形と、すべての助けを使います。' },
  teaching: { name: '教えるとき', help: '公開ゲーム、ランダムな配置。' },
  even: {
    name: '互角',
    help: '共和国の数字を大きくし、同じ強さのボット同士ならどちらも半分ほど勝ちます。ルールブックにはありません。',
  },
  letter: {
    name: '書かれたとおりに',
    help: 'ルールブックのとおり。混ぜるかどうかは持ち主が選び、ターンの上限はありません。',
  },
}
