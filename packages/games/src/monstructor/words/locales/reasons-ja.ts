import type { Catalogue } from '@menagerie/engine'

export const ja: Catalogue = {
  dragon: 'ドラゴンの完成に近づきます。',
  monster: 'より強いモンスターを作れます。',
  pieces: '手もとのパーツが増えます。',
  hidden: '伏せたカードが増えます。',
  arena: 'アリーナを押さえます。',
  fight: '戦いに勝つ見込みが増します。',
  pile: '取ったカードの点が増えます。',
  hand: '閉じられる形の多い手札になります。',
  centre: '中央のモンスターから取れそうな点が増えます。',
  rivals: 'ほかの人、とくに首位の分が減ります。',
}
