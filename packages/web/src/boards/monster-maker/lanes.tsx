import { type PartyView, type View, exactWay, owedBy } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsSince } from '../trail.ts'
import { Lane } from './lane.tsx'
import { WORDS } from './looks.ts'
import { sinceWords } from './since.ts'
import { traces } from './traces.ts'
import type { Play } from './use-play.ts'

/** The exact way home out of a hand, in words; empty where none is owed. */
const wayHome = (t: TFunction, view: View, party: PartyView | undefined): string => {
  const { options } = view
  const left = party === undefined ? 0 : owedBy(view, party)
  if (left === 0) return ''
  const way = party?.hand == null ? null : exactWay(options.deck, party.hand, left)
  if (way === null) return t('lane.noWay', { ns: WORDS, left })
  return t('lane.exactWay', { ns: WORDS, left, way: way.map((kind) => String(options.deck.value[kind])) })
}

/** What the others did since one acted oneself, by the seat in whose lane it is told. */
const useSince = (t: TFunction, { view, near, given }: Play['table']): ReadonlyMap<number, string> => {
  const { since, seat, names } = given
  const { options } = view
  return useMemo(() => {
    const events = eventsSince(since, seat, (done) => done.some((event) => traces(event, near).length > 0))
    return sinceWords(t, options, events, names)
  }, [t, options, since, seat, near, names])
}

/** All lanes, the near one last. */
export const Lanes = ({
  play,
  aids,
  held,
}: {
  readonly play: Play
  /** Option `aids`: the board computes for its player. */
  readonly aids: boolean
  /** The own treasures are in the hand. */
  readonly held: boolean
}) => {
  const { t } = useTranslation()
  const { view, near, given } = play.table
  const { parties } = view
  const order = parties.map((_, at) => (near + 1 + at) % parties.length)
  const told = useSince(t, play.table)
  const aid = aids && given.seat !== null ? wayHome(t, view, parties[near]) : ''
  return (
    <div className="mm-lanes">
      {order.map((seat) => (
        <Lane
          key={seat}
          play={play}
          seat={seat}
          aid={seat === near ? aid : ''}
          held={seat === near && held}
          since={told.get(seat) ?? null}
        />
      ))}
    </div>
  )
}
