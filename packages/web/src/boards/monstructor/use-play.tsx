import { type Event, LIMB, type View, boardBox, whyLoose } from '@menagerie/games/monstructor'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import type { BoardProps, Question } from '../board.ts'
import { type Board, type Choosing, type Handling, type OwnDrag, useBoard } from '../use-board.ts'
import { type Table, type TableGame, useTable } from '../use-table.ts'
import { traces } from './traces.ts'
import { choicesOf, places } from './choices.ts'
import type { PartState } from './figure.tsx'
import { question } from './prompt.ts'
import type { Thing } from './things.ts'
import { type BenchShown, useBench } from './use-bench.ts'
import { type Laying, useLaying } from './use-laying.ts'
import { whyNotPlace } from './why.ts'
import { GAME, WORDS, cardName, sayer } from './words.ts'

const MONSTRUCTOR: TableGame<View> = {
  id: GAME,
  words: WORDS,
  complete: (choices) => boardBox.complete(choices, null),
  traces,
}

/** Targets of a card: they glow when one is held. */
const TARGET = /^(?:[mofij]\b|centre)/

export interface MonstructorHandling extends Handling {
  /** A card is picked up. */
  readonly holding: boolean
  /** What glows. */
  readonly targets: ReadonlySet<string>
}

/** What is done with the parts of the bench beside choosing. */
export interface Tinkering {
  /** The width whose parts are looked for. */
  readonly wanted: 'W' | 'N' | null
  readonly want: (width: 'W' | 'N' | null) => void
  readonly dragged: Thing | null
  readonly drag: (thing: Thing | null) => void
}

export interface Play extends Tinkering {
  readonly table: Table<View, Event>
  readonly board: Board<MonstructorHandling>
  readonly bench: BenchShown
  /** Power cards laid, to be played together. */
  readonly laying: Laying
  readonly partState: (thing: Thing) => PartState
}

const useTinkering = (): Tinkering => {
  const [wanted, want] = useState<'W' | 'N' | null>(null)
  const [dragged, drag] = useState<Thing | null>(null)
  return { wanted, want, dragged, drag }
}

/** Parts are put on the stand and taken off it by one touch, by their owner at any time. */
const tinker = (bench: BenchShown, busy: boolean, { want, dragged, drag }: Tinkering) => {
  const { things, stand, live } = bench
  const thingAt = (place: string): Thing | null =>
    (place.startsWith('p.') ? things.find(({ handle }) => places.part(handle) === place) : undefined) ?? null
  const move = (thing: Thing): boolean => {
    if (!live) return false
    if (stand.has(thing)) {
      stand.take(thing)
      return true
    }
    const put = !busy && stand.put(thing)
    if (put) want(null)
    return put
  }
  const drags: OwnDrag = {
    begin: (place) => {
      const thing = thingAt(place)
      if (thing === null) return null
      if (busy || !live) return false
      drag(thing)
      return true
    },
    land: (press) => {
      if (dragged !== null && !stand.has(dragged)) press(places.part(dragged.handle))
      drag(null)
      return dragged !== null
    },
    cancel: () => {
      // A part dragged off its stand lies loose again.
      if (dragged !== null && stand.has(dragged)) stand.take(dragged)
      drag(null)
    },
  }
  return { thingAt, move, drags }
}

const asksForCards = ({ phase: { kind } }: View): boolean =>
  kind === 'reinforce' || kind === 'attach' || kind === 'drawn' || kind === 'lead'

const partStateOf =
  ({ mine }: Table<View, Event>, busy: boolean, bench: BenchShown, { wanted }: Tinkering) =>
  (thing: Thing): PartState => {
    const { stand, choosing, complete } = bench
    if (stand.has(thing)) return 'chosen'
    if (!mine || busy || !choosing) return 'rest'
    const fits = wanted === null || (wanted === 'N') === (thing.kind === LIMB)
    if (stand.next.has(thing.key)) return fits ? 'can' : 'rest'
    return complete ? 'rest' : 'dead'
  }

/** Who sits at the table, and what touching it means. */
export const usePlay = (props: BoardProps): Play => {
  const { t } = useTranslation()
  const say = sayer(t)
  const table = useTable<View, Event>(props, MONSTRUCTOR)
  const { view, near, mine, open } = table
  const { reading, seat, legal, outcome, busy, names, onAct } = props
  const { options } = view
  const tinkering = useTinkering()
  const { wanted, want } = tinkering
  const bench = useBench({ reading, view, open, seat, near, mine, legal, over: outcome !== null })
  const { things, stand, choosing, complete, live } = bench
  const laying = useLaying(props, options, bench.offered)
  const { draft, offered } = laying
  const { thingAt, move, drags } = tinker(bench, busy, tinkering)
  const choices = useMemo(() => choicesOf(options, offered), [options, offered])
  const useOf = (notation: string): Thing | undefined => things.find(({ handle }) => `use ${handle}` === notation)
  const commit = ({ steps: [notation = ''] }: Choice): void => {
    const thing = useOf(notation)
    if (thing !== undefined) stand.put(thing)
    else if (!laying.put(notation)) onAct(stand.stepsTo(notation))
  }

  const askedWith = (card: string | undefined, icon: boolean): Question => {
    const chosen = card === undefined ? null : cardName(t, options, Number(card.slice(2)))
    const whole = choosing && complete
    // Amid a choice the game is asked what comes next; a monster that is not whole may still be left alone.
    const steps = whole ? stand.steps : draft
    const ask = question({ t, reading, view, seat: near, steps, mine, complete: whole, chosen, icon, names })
    if (!mine) return ask
    const small = (
      <>
        {ask.small} <RuleTag rule={ask.rule} />
      </>
    )
    return { ...ask, small }
  }
  const handle = ({ picking, can }: Choosing): MonstructorHandling => {
    const card = picking.chosen.find((place) => place.startsWith('h.'))
    const holding = card !== undefined
    const targets = new Set([...can].filter((place) => holding || !TARGET.test(place)))
    return {
      holding,
      targets,
      ask: askedWith(card, holding && [...targets].some((place) => place.startsWith('i.'))),
      tells: () => asksForCards(view),
      staged: laying.places,
      whyNot: (place) => whyNotPlace(reading, view, seat, bench, draft, place),
      opens: (place) => place.startsWith('h.') || place.startsWith('t.') || thingAt(place) !== null,
      opensFirst: (place) => place.startsWith('t.'),
      // Outside a choice the bench itself says what does not fit.
      note: (place) => {
        const thing = thingAt(place)
        if (thing === null || !live || complete || stand.has(thing) || stand.fits(thing)) return null
        return { text: say(`why.${whyLoose(options, stand.things, thing)}`), rule: 'MS-28' }
      },
      drags,
      does: (place) => {
        const thing = thingAt(place)
        return laying.takeFrom(place) || (thing !== null && move(thing))
      },
      stops: () => {
        want(null)
        return wanted !== null
      },
      takesBack: () => {
        if (!laying.takeBack() && live) stand.takeBack()
      },
      doLine: (notation, press) => {
        const thing = useOf(notation)
        if (thing === undefined) {
          if (!laying.put(notation)) onAct([notation])
        } else if (!stand.has(thing)) press(places.part(thing.handle))
      },
    }
  }
  const board = useBoard(table, { choices, commit }, handle)
  return { table, board, bench, laying, partState: partStateOf(table, busy, bench, tinkering), ...tinkering }
}
