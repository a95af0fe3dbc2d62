import type { Catalogue } from '@menagerie/engine'

export const ja: Catalogue = {
  points: '双方の体力を比べると、こちらが良くなります。',
  strikes: '相手のいないレーンで、味方がより多く打撃します。',
  lanes: '戦うレーンで、味方がより多く勝ちます。',
  waiting: '待機する味方が強くなるか、早く入場します。',
  meetings: '待機する味方が、捨て札にできる相手の前へ入れます。',
  cards: '使えるカードが多く残ります。',
  fewerStrikes: 'さえぎられずに打撃する敵が減ります。',
  fewerLanes: 'レーンで勝つ敵が減ります。',
  fewerWaiting: '待機する敵が弱いか、入場が遅れます。',
  fewerMeetings: '待機する敵は、捨て札にする相手を見つけられません。',
  fewerCards: '相手の残りカードが減ります。',
  hand: 'より良いカードが手札に残ります。',
  tempo: '次のデュエルの順番が、こちらに有利です。',
}
