import { type Catalogue, tableOptionsJa } from '@menagerie/engine'

export const options: Catalogue = {
  mode: {
    name: '遊び方',
    help: '同じモンスターで3通りに遊べます。',
    choices: { dominoes: 'モンスタードミノ', classic: 'クラシック', arena: 'アリーナ' },
  },
  cardSet: {
    name: 'カード',
    help: '用意されたセット、またはお手元の箱の一覧。',
    choices: { weeding: '用意されたセット' },
  },
  firstPlayer: {
    name: '最初のプレイヤー',
    help: '最初の手番の人。',
    choices: { random: '偶然に決める', seat0: '1番の席', youngest: '最も若い人' },
  },
  youngestSeat: { name: '最も若い人の席', help: '1から数えます。席の数を超えるときは最後の席です。' },
  dominoHands: {
    name: '手札',
    help: '手札の絵の面がほかの人に見えるかどうか。',
    choices: { closed: '伏せる', open: '開く' },
  },
  dominoForced: { name: 'つなげるなら必ずつなぐ', help: 'オフ：つなげるカードがあっても山札から取れます。' },
  dominoStrictPlugs: {
    name: 'プラグはソケットにだけ',
    help: 'オン：頭、足、四肢はソケットに付き、胴体どうしは太い接続でだけつながります。',
  },
  dominoDragons: { name: 'ドラゴン入り', help: 'オン：ドラゴンのカードも山札に混ぜます。' },
  dominoTie: {
    name: '同点のとき',
    help: '同点をどう決めるか。',
    choices: { shared: '勝ちを分け合う', mostCards: '取ったカードの多いほうの勝ち' },
  },
  factionPick: {
    name: '勢力',
    help: '滅ぼす勢力の決め方。',
    choices: { order: '手番の順に選ぶ', random: '無作為に配る' },
  },
  lateChallenge: { name: '遅い挑戦', help: 'オン：手番を終えたあと、挑戦するかどうかもう一度たずねます。' },
  firstReinforceTie: {
    name: '同点で先に補強する人',
    help: '両方のモンスターが同点のとき、先に補強する人。',
    choices: { attacker: '攻撃側', defender: '防御側' },
  },
  drawRemoved: {
    name: '引き分けで外されていたパーツ',
    help: 'そのパーツの行き先。',
    choices: { return: '持ち主に戻る', lost: '山札に混ぜる' },
  },
  dragonGoal: { name: '勝ちに必要なドラゴンのカード', help: '少なくすると短く遊べます。' },
  powerCards: {
    name: 'パワーカード',
    help: '1度に使うのは1枚か、それとも続けて何枚でもか（その間、相手は何もできません）。',
    choices: { single: '1枚ずつ', together: 'まとめて使ってもよい' },
  },
  arenaAdjust: {
    name: 'アリーナのモンスターの変更',
    help: '戦いを挑まれたとき、持ち主が変えられるかどうか。',
    choices: { none: '変えられない', onFight: '挑まれたとき' },
  },
  arenaTimeout: {
    name: 'アリーナにいる周数',
    help: '戦われないモンスターはこの周数のあと持ち主に戻ります。0：戻りません。',
  },
  stalemateRounds: {
    name: '山札のない周数',
    help: '山札がなく勝負も付かないままこの周数が過ぎると終わります。0：終わりません。',
  },
  turnCap: { name: '最後の手番', help: '1人あたりこの回数の手番で終わります。0：終わりません。' },
  backs: {
    name: '点数の面',
    help: '印刷のとおり、または同じ種類のパーツの間で点数とアイコンを配り直し、絵からは分からないようにします。',
    choices: { printed: '印刷のとおり', shuffled: '配り直す' },
  },
  hints: {
    name: 'ヒント',
    help: 'ボットならどうするかをたずねられるかどうか。',
    choices: { alone: 'ボットだけが相手のとき', on: '全員', off: 'なし' },
  },
  ...tableOptionsJa,
  turnSeconds: { name: '決めるまでの秒数', help: '過ぎると代わりに手が選ばれます。0：時計なし。' },
  windowSeconds: { name: '遅い挑戦の秒数', help: '過ぎると次の手番が始まります。0：時計なし。' },
  adjustSeconds: {
    name: 'モンスターを見せるまでの秒数',
    help: '過ぎると、挑戦されたプレイヤーの最も強いモンスターが見せられます。0：時計なし。',
  },
  reinforceSeconds: { name: '補強の秒数', help: '過ぎるとパスになります。0：時計なし。' },
}

export const presets: Catalogue = {
  classic: { name: 'クラシック', help: '作り、挑み、ドラゴンのカードを1枚ずつ勝ち取ります。' },
  dominoes: { name: 'モンスタードミノ', help: '軽い遊び：幅を合わせてつなぎ、モンスターを閉じて点を取ります。' },
  arena: { name: 'アリーナ', help: '中央でモンスターが挑戦者を待ちます。' },
  literal: {
    name: '書かれたとおりに',
    help: '説明書に書かれたことだけで遊びます：最年少から始め、次のカードが引かれるまで挑戦でき、パワーカードはまとめて使えて、ドラゴンがそろうまで終わりません。',
  },
  short: { name: '短いクラシック', help: 'ドラゴンのカード3枚で勝ちです。' },
}
