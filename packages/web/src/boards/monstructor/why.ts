import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../../games.ts'
import { useTips } from '../../pieces/tip.tsx'
import { type SeatNames, inWords } from '../../say.tsx'
import { places } from './choices.ts'
import { whyLoose } from './joins.ts'
import { refusalAt } from './refusals.ts'
import type { Stand } from './stand.ts'
import type { Thing } from './things.ts'
import { GAME, sayer } from './words.ts'

/** Answers to a press that does nothing. All are false when they have nothing to say. */
export interface Why {
  /** The refusal of the game with its rule, beside what lies at a place. */
  readonly explain: (place: string, held: boolean) => boolean
  /** Why a part does not join what stands, outside a choice. */
  readonly explainJoint: (thing: Thing) => boolean
  /** What lies at a place from near by. */
  readonly look: (place: string) => boolean
  /** Takes away what is shown. */
  readonly hide: () => void
}

export const useWhy = ({
  root,
  reading,
  view,
  seat,
  names,
  things,
  stand,
  choosing,
  targets,
  onCard,
  onBench,
}: {
  readonly root: RefObject<HTMLElement | null>
  readonly reading: Reading
  readonly view: View
  readonly seat: Seat | null
  readonly names: SeatNames
  readonly things: readonly Thing[]
  readonly stand: Stand
  readonly choosing: boolean
  /** What does something when it is pressed. */
  readonly targets: ReadonlySet<string>
  /** Opens a card, null for one nobody knows. */
  readonly onCard: (card: number | null) => void
  /** Opens a player's bench. */
  readonly onBench: (seat: Seat) => void
}): Why => {
  const { t } = useTranslation()
  const say = sayer(t)
  const tips = useTips()
  const { options } = view
  const anchorOf = (place: string): Element | null =>
    root.current?.querySelector(`button[data-place="${CSS.escape(place)}"]`) ?? null
  const look = (place: string): boolean => {
    const at = place.slice(place.indexOf('.') + 1)
    if (place.startsWith('h.')) onCard(Number(at))
    else if (place.startsWith('t.')) onBench(Number(at))
    else if (place.startsWith('p.')) {
      const thing = things.find((one) => one.handle === at)
      if (thing === undefined) return false
      onCard(thing.part.card ?? options.set.alike[thing.part.pic]?.[0] ?? null)
    } else return false
    return true
  }
  return {
    look,
    hide: () => tips.hide(null),
    explain: (place, held) => {
      const anchor = anchorOf(place)
      const refused = targets.has(place) ? null : refusalAt(reading, view, seat, things, stand, choosing, place)
      if (anchor === null || refused === null) return false
      const card = place.startsWith('h.') ? Number(place.slice(2)) : null
      tips.show(
        anchor,
        {
          title: say('why.title'),
          text: inWords(t, GAME, reading.refusal(refused), names),
          rule: refused.rule,
          more: card === null ? null : { label: say('why.card'), onPress: () => onCard(card) },
        },
        held,
      )
      return true
    },
    explainJoint: (thing) => {
      const place = places.part(thing.handle)
      const anchor = anchorOf(place)
      if (anchor === null) return false
      tips.show(
        anchor,
        {
          title: say('why.title'),
          text: say(`why.${whyLoose(options, stand.things, thing)}`),
          rule: 'MS-28',
          more: { label: say('why.card'), onPress: () => look(place) },
        },
        true,
      )
      return true
    },
  }
}
