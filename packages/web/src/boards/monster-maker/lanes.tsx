import { type PartyView, type View, exactWay, owedBy } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Lane } from './lane.tsx'
import { WORDS } from './looks.ts'
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
  const aid = aids && given.seat !== null ? wayHome(t, view, parties[near]) : ''
  return (
    <div className="mm-lanes">
      {order.map((seat) => (
        <Lane key={seat} play={play} seat={seat} aid={seat === near ? aid : ''} held={seat === near && held} />
      ))}
    </div>
  )
}
