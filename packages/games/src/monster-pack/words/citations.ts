import type { Citation, SayingRoom } from '@menagerie/engine/conformance'
import type { Types } from '../rules/types.ts'

/* For tests. Written from the rules by number, never from the text room; not part of the game's door. */

const TURNS = ['draw', 'countdown', 'summon', 'boost1', 'boost2', 'entry1', 'entry2', 'entryAsap', 'dropDice', 'duel']
const NOBODY_ASKED = { none: 'the players agreed, which no rule is about' } as const

const isDecked = ({ reason }: { readonly reason: string }): boolean => reason === 'deckOut'

export const citations: readonly Citation<Types>[] = [
  { kind: 'started', phases: ['setup'], cites: 'MP-02' },
  { kind: 'drew', when: ({ why }) => why === 'deal', phases: ['setup', 'mulligan'], cites: 'MP-03' },
  { kind: 'drew', when: ({ why }) => why === 'refill', cites: 'MP-06' },
  { kind: 'drew', when: ({ why }) => why === 'short', cites: 'MP-08' },
  { kind: 'kept', phases: ['mulligan'], cites: 'MP-03' },
  { kind: 'redrew', phases: ['mulligan'], cites: 'MP-03' },
  { kind: 'turnBegan', when: ({ turn }, { turnCap }) => turn !== turnCap, cites: 'MP-05' },
  { kind: 'turnBegan', when: ({ turn }, { turnCap }) => turn === turnCap, cites: 'MP-47' },
  { kind: 'countedDown', cites: 'MP-09' },
  { kind: 'movedUp', phases: ['countdown'], when: ({ by }) => by === 'countdown', cites: 'MP-10' },
  { kind: 'movedUp', phases: ['entry1', 'entry2'], when: ({ by }) => by === 'boost', cites: 'MP-28' },
  { kind: 'movedUp', phases: ['entryAsap'], when: ({ by }) => by === 'duel', cites: 'MP-13' },
  { kind: 'blocked', cites: 'MP-12' },
  { kind: 'summoned', phases: ['summon'], cites: 'MP-16' },
  { kind: 'skippedSummon', phases: ['summon'], cites: 'MP-18' },
  { kind: 'boosted', phases: ['boost1', 'boost2'], cites: 'MP-22' },
  { kind: 'passedBoost', phases: ['boost1', 'boost2'], cites: 'MP-21' },
  { kind: 'dueled', when: ({ wild }) => wild, cites: 'MP-42' },
  {
    kind: 'dueled',
    when: ({ wild, discarded: [first, second] }) => !wild && first && second,
    cites: 'MP-34',
  },
  {
    kind: 'dueled',
    when: ({ wild, discarded: [first, second] }) => !wild && first !== second,
    cites: 'MP-33',
  },
  {
    kind: 'attacked',
    when: ({ card }, { cards }) => cards[card]?.type !== 'White Wild',
    cites: 'MP-36',
  },
  { kind: 'attacked', when: ({ card }, { cards }) => cards[card]?.type === 'White Wild', cites: 'MP-43' },
  { kind: 'damaged', when: ({ lost, damage }) => lost === damage, cites: 'MP-36' },
  { kind: 'damaged', when: ({ lost, damage }) => lost < damage, cites: 'MP-45' },
  { kind: 'conceded', cites: 'MP-47' },
  { kind: 'ended', when: ({ outcome }) => outcome.reason === 'hitPoints', phases: TURNS, cites: 'MP-45' },
  { kind: 'ended', when: ({ outcome }, { deckOut }) => isDecked(outcome) && deckOut === 'onEmptyDraw', cites: 'MP-07' },
  { kind: 'ended', when: ({ outcome }, { deckOut }) => isDecked(outcome) && deckOut === 'onShortDraw', cites: 'MP-08' },
  { kind: 'ended', when: ({ outcome }, { deckOut }) => isDecked(outcome) && deckOut === 'onEmptyDeck', cites: 'MP-46' },
  {
    kind: 'ended',
    when: ({ outcome: { reason } }) => ['conceded', 'turnCap', 'turnCapDrawn'].includes(reason),
    cites: 'MP-47',
  },
]

export const refusals: SayingRoom<Types>['refusals'] = {
  notYourTurn: ['MP-05'],
  over: ['MP-47'],
  notNow: ['MP-05'],
  // A spot is missed by what was to be done with it.
  noSuchSpot: ['MP-10', 'MP-16', 'MP-21'],
  nobodyWaits: ['MP-10'],
  stillCounting: ['MP-10'],
  notAdjacent: ['MP-10'],
  spotHeld: ['MP-12'],
  notTheBoosted: ['MP-28'],
  waitsForCountdown: ['MP-28'],
  enterFirst: ['MP-10'],
  notInHand: ['MP-16'],
  waitingSpotHeld: ['MP-16'],
  summonDue: ['MP-18'],
  summonedAlready: ['MP-20'],
  nobodyToBoost: ['MP-30'],
  boostedBefore: ['MP-25'],
  nothingToLower: ['MP-27'],
  discardNotInHand: ['MP-22'],
  wrongColour: ['MP-22'],
  whiteNeedsWhite: ['MP-23'],
  firstTurnBoost: ['MP-26'],
  boostUsed: ['MP-21'],
}

export const outcomes: SayingRoom<Types>['outcomes'] = {
  hitPoints: 'MP-45',
  deckOut: ({ deckOut }) => ({ onEmptyDraw: 'MP-07', onShortDraw: 'MP-08', onEmptyDeck: 'MP-46' })[deckOut],
  conceded: 'MP-47',
  turnCap: 'MP-47',
  turnCapDrawn: 'MP-47',
  agreed: NOBODY_ASKED,
  abandoned: { none: 'somebody stayed away, which no rule is about' },
}
