import type { Catalogue } from '@menagerie/engine'

export const ja: Catalogue = {
  keepsAway: 'ヴィシュナスを城から遠ざけます。',
  nears: 'ヴィシュナスが城に近づきます。',
  hunts: 'ヴィシュナスかもしれないコマを攻められる味方が増えます。',
  escapes: 'ヴィシュナスを攻められる敵が減ります。',
  guards: '城の守りが固くなります。',
  passesGuards: '城の守りがゆるみます。',
  finds: 'どのコマがヴィシュナスか、よりはっきりします。',
  hides: 'どのコマがヴィシュナスか、相手に分かりにくくなります。',
  isolates: 'ヴィシュナスかもしれないコマの味方が減ります。',
  escorts: 'ヴィシュナスのそばに味方が増えます。',
  stands: '味方のコマが多く残り、良い場所にいます。',
  breaks: '共和国のコマが減るか、悪い場所にいます。',
  beats: '王党派のコマが減るか、道のりが長くなります。',
  advances: '王党派のコマが多く残るか、近づきます。',
  hand: 'より良いカードが手札に残ります。',
}
