import type { Catalogue } from '@menagerie/engine'
import { cardWords } from './card-words.ts'

const KIND: Readonly<Record<string, string>> = { head: '頭', body: '胴体', limb: '四肢', bottom: '足' }
const ICON: Readonly<Record<string, string>> = { spear: '槍', bow: '弓', sword: '剣', mace: '槌', axe: '斧' }
const FACTION: Readonly<Record<string, string>> = {
  UndeadEnd: 'アンデッドエンド',
  ImpClick: 'インプクリック',
  MechanoWar: 'メカノウォー',
  ElementalMind: 'エレメンタルマインド',
  CreatureScreecher: 'クリーチャースクリーチャー',
}
const MONSTER: Readonly<Record<string, string>> = {
  Gravelgrin: 'グラベルグリン',
  Mournmantle: 'モーンマントル',
  Ribladder: 'リブラダー',
  Cryptwaddle: 'クリプトワドル',
  Wightmane: 'ワイトメイン',
  Snickerspark: 'スニッカースパーク',
  Latchfang: 'ラッチファング',
  Bickerhorn: 'ビッカーホーン',
  Pestermite: 'ペスターマイト',
  Cinderclick: 'シンダークリック',
  Boltgorge: 'ボルトゴージ',
  Treadwocky: 'トレッドウォッキー',
  Cogstalker: 'コグストーカー',
  Pistonpaw: 'ピストンポー',
  Railgrub: 'レールグラブ',
  Magmood: 'マグムード',
  Stormbrow: 'ストームブロウ',
  Rimeponder: 'ライムポンダー',
  Mudmuse: 'マッドミューズ',
  Howlwing: 'ハウルウィング',
  Shriekodile: 'シュリーコダイル',
  Yowlhydra: 'ヤウルヒドラ',
  Wailspinner: 'ウェイルスピナー',
}
const SPELL: Readonly<Record<string, string>> = {
  'Limb Lopper': '手足切り',
  'Skull Thief': 'どくろ泥棒',
  Undercut: '足払い',
  Unstitch: '糸ほどき',
  'Heart Pull': '心臓抜き',
  'Jinxed Arms': '呪われた武器',
  'Second Wind': '底力',
  Sap: '吸い取り',
  'Forged Sigil': '偽りの紋章',
  'Third Eye': '第三の目',
  'Bark Hide': '樹皮の肌',
  Butterfingers: 'うっかりの手',
}

/** Names of the cards supplied, by card id. */
export const cards: Catalogue = cardWords({
  part: (monster, kind) => `${MONSTER[monster]}の${KIND[kind]}`,
  dragon: (faction, kind) => `${FACTION[faction]}の竜の${KIND[kind]}`,
  power: (icon, value) => `${ICON[icon]}${value}`,
  spell: (name) => SPELL[name] ?? name,
})

/** What each effect of a Spell card does, for its help page. */
export const effects: Catalogue = {
  remove: '相手のモンスターからパーツを1枚外す。どれを外すかは使う人が選ぶ。',
  jinx: 'アイコンを1つ言う。この戦いの間、相手はそのパワーカードを使えない。',
  bonus: '自分のモンスターに点を加える。',
  malus: '相手のモンスターから点を引く。合計が0より下になることはない。',
  sigil: 'この戦いの間、自分のモンスターは5種のアイコンすべてを持つ。',
  peek: '相手が今持っている伏せカードを、自分だけがすべて見る。',
  shield: 'この戦いの間、自分のモンスターのパーツはもう外されない。',
  fumble: '相手の伏せカード1枚が無作為に選ばれ、効果なく使用済みになる。',
}

export const factions: Catalogue = { ...FACTION }
