import type { Catalogue } from './text-room.ts'

/** The same in Japanese. */
export const tableOptionsJa: Catalogue = {
  bankMinutes: {
    name: '予備の持ち時間（分）',
    help: '対戦を通して各席が使える時間です。決定の時間が過ぎると減ります。0はなしです。',
  },
  absence: {
    name: '戻らない人',
    help: '順番の人がおらず、ほかの人が待っているとき。ボットは2分後に席に着き、本人が戻れば返します。待つだけの対戦は30日で終わります。',
    choices: {
      bot: '戻るまでボットが遊ぶ',
      wait: 'ほかの人が待つ',
      forfeit: '投了とする',
      claim: 'ほかの人が投了と決められる',
    },
  },
  absenceAfter: {
    name: '投了とするまでの時間',
    help: '順番になったとき、または最後にいたときから数えます。',
    choices: {
      minutes5: '5分',
      minutes30: '30分',
      hours12: '12時間',
      day1: '24時間',
      days3: '3日',
      days7: '7日',
    },
  },
  spectatorDelay: {
    name: '観戦の遅れ',
    help: '対戦中、観戦者には決定いくつか前の様子が見えます。終わればすべて見えます。',
    choices: {
      off: '遅れなし',
      decisions4: '決定4回分遅れ',
      decisions12: '決定12回分遅れ',
      decisions30: '決定30回分遅れ',
    },
  },
}
