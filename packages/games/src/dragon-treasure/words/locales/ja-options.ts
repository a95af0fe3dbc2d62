import { type Catalogue, tableOptionsJa } from '@menagerie/engine'

export const options: Catalogue = {
  map: {
    name: '地図',
    help: '城、巣穴、道。',
    choices: { standard: '長い道：53スペース', short: '短い道：41スペース、早く終わる' },
  },
  characters: { name: 'キャラクター', help: '軍が戦いに使うカウンター。', choices: { standard: '収録されている28枚' } },
  treasures: {
    name: '財宝',
    help: '巣穴に置かれるカウンター。',
    choices: { standard: '財宝6つとドラゴン' },
  },
  victoryTreasures: { name: '勝利に必要な財宝', help: '自分の城にいくつ集めれば勝つか。' },
  startingCounters: { name: '最初の手札', help: '各プレイヤーが最初に持つカウンターの数。' },
  passOwn: { name: '自軍の通り抜け', help: '自分の軍を越えて、その先の空いたスペースに進めます。' },
  continueAfterDragon: {
    name: 'ドラゴンの後の移動',
    help: 'ドラゴンとの戦いを生き延びた軍は、同じターンにさらに動けます。',
  },
  stealUndefended: {
    name: '守り手のいない城',
    help: '守る軍のいない城の財宝は、戦わずに持ち去れます。',
  },
  throwIntoCombat: {
    name: '戦いへの投げ込み',
    help: '負けた軍やドラゴンをほかの軍のところへ飛ばし、そこで戦わせることができます。',
  },
  frenzyStops: {
    name: '暴走は食事で止まる',
    help: '暴走するドラゴンは、最初に出会った軍のところで、たとえ食べても止まります。',
  },
  emptyCastlesStore: {
    name: '空き城にも財宝',
    help: 'オンなら、ルールブック（5章）の文字どおり、誰も使っていない城にも財宝をいくつでも置けます。オフなら、ほかのスペースと同じです。これは私たちの読み方です。勝つための財宝は、自分の城のものだけです。',
  },
  castles: {
    name: '城の選択',
    help: '準備ができるまで、それぞれ城とその色を選べます。選ばない人とボットには、残った城が席の順に割り当てられます。',
    choices: { 1: '赤', 2: '青', 3: '緑', 4: '黄' },
  },
  exactDistance: {
    name: '距離は差のとおり',
    help: 'オンなら、財宝を奪った行軍と負けたドラゴンは、ルールブック（7章）の文字どおり差の分だけちょうど進みます。オフなら、投げ飛ばすときと同じく差の分まで進みます。これは私たちの読み方です。',
  },
  roundLimit: { name: '最終ラウンド', help: 'このラウンドが終わったら、そのときの成績で決めます。0は無制限です。' },
  counterMemory: {
    name: 'カウンターの記憶',
    help: '自分から見えないカウンターがどれかを、卓が示すかどうか。',
    choices: { none: '自分で覚える', rest: '手札以外のカウンターを示す' },
  },
  startPlayer: {
    name: '最初のプレイヤー',
    help: '誰も座っていない席を選ぶと、ダイスで決めます。',
    choices: {
      roll: 'ダイスの目がいちばん大きい人',
      seat0: '1番目の席',
      seat1: '2番目の席',
      seat2: '3番目の席',
      seat3: '4番目の席',
    },
  },
  turnTimer: { name: '持ち時間（秒）', help: '過ぎると、黙っている人の代わりに卓が行動します。0は時計なしです。' },
  observerHands: {
    name: '観戦者に見えるもの',
    help: '観戦している人に手札が見えるか。',
    choices: { off: '手札は見えない', delayed: '少し遅れて手札が見える', afterGame: '終了後に手札が見える' },
  },
  hints: {
    name: 'ヒント',
    help: 'ボットならどうするかを聞けるか。ボットに見えるのは、聞いた人に見えるものだけです。',
    choices: { alone: 'ボットだけを相手にするとき', on: '誰でも', off: '誰も聞けない' },
  },
  ...tableOptionsJa,
}

export const presets: Catalogue = {
  standard: { name: 'スタンダード', help: '長い地図。どの設定も、私たちの読み方のとおりです。' },
  literal: {
    name: '文字どおり',
    help: '長い地図。財宝を奪った行軍と負けたドラゴンは、差の分だけちょうど進み、どの城にも財宝を集められ、最終ラウンドはありません。',
  },
  short: { name: 'ショート', help: '短い地図。時間は半分ほどです。' },
  gentle: { name: 'おだやか', help: '戦いの連鎖も、守り手のいない城からの盗みもありません。' },
  wild: { name: 'はちゃめちゃ', help: '短い地図、食べながら進むドラゴン、通り抜けられる軍。' },
}
