import type { Catalogue } from '@menagerie/engine'

export const ja: Catalogue = {
  home: '城に財宝が増えます。',
  castle: '城がより安全です。',
  carried: '財宝を持つ軍が城に近づきます。',
  prizes: '取れる財宝に軍が近づきます。',
  dragon: '運ぶ財宝からドラゴンが遠ざかります。',
  armies: '盤上に残る軍が増えます。',
  hand: 'より良いカウンターが手元に残ります。',
  rivals: '一番強い相手の取り分が減ります。',
}
