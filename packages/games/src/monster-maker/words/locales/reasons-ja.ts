import type { Catalogue } from '@menagerie/engine'

export const ja: Catalogue = {
  safe: '確かな金貨が増えます。',
  treasure: 'パーティがより多くの宝を持ち帰れそうです。',
  way: '残りの道を歩ききれる見込みが増します。',
  monster: 'モンスターを越える見込みが増します。',
  exact: '残りの道をぴったり測れる手札になります。',
  hand: '役に立つカードが手札に多く残ります。',
  rivals: 'ほかの人の金貨の見込みが減ります。',
}
