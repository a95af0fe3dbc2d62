import type { Refusal } from '@menagerie/engine'
import { type View, boardBox } from '@menagerie/games/monster-maker'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../../pieces/picking.ts'
import { type Staging, useStaging } from '../../pieces/staging.ts'
import type { BoardProps } from '../board.ts'
import { type Board, type Choosing, type Handling, useBoard } from '../use-board.ts'
import { type Table, type TableGame, useTable } from '../use-table.ts'
import { traces } from './traces.ts'
import { type Lying, choicesOf, handCards, isTeamStep, laidOut, ownTreasures, places } from './choices.ts'
import { GAME, WORDS } from './looks.ts'
import { type Losing, useLosing } from './losing.ts'
import { question } from './prompt.ts'
import type { Scene } from './scene.ts'
import { attempts } from './why.ts'

const NO_CARDS: readonly number[] = []
const MAKER: TableGame<View> = {
  id: GAME,
  words: WORDS,
  complete: (choices) => boardBox.complete(choices, null),
  traces,
}

/** What lies in front of whoever sits at the near edge. */
interface Holding {
  readonly hand: readonly Lying[]
  readonly treasures: readonly Lying[]
}

/** A team for a battle, laid out step by step. */
export interface Team {
  readonly staging: Staging
  /** A monster bars the way, and a team may be sent. */
  readonly attacked: boolean
  /** The battle is open: cards join the team by one touch. */
  readonly open: boolean
  readonly arm: (on: boolean) => void
}

export interface Play extends Holding {
  readonly table: Table<View, Scene>
  readonly board: Board<Handling>
  readonly team: Team
  /** A trap takes cards of the viewer. */
  readonly trap: boolean
  readonly losing: Losing
}

const useHolding = ({ open, near }: Table<View, Scene>): Holding => {
  const party = open?.parties[near]
  const hand = useMemo(() => handCards(party?.hand ?? NO_CARDS), [party])
  const treasures = useMemo(
    () =>
      ownTreasures((party?.treasures ?? []).flatMap((one) => (one.card === null || one.card < 0 ? [] : [one.card]))),
    [party],
  )
  return { hand, treasures }
}

const useTeam = ({ view, given, near, mine }: Table<View, Scene>): Team => {
  const { reading, seat, legal, onAct } = given
  const staging = useStaging({ reading, view, seat, legal, onAct })
  const [armed, setArmed] = useState('')
  const attacked = mine && view.phase.kind === 'act' && legal.some((one) => isTeamStep(view.options, one))
  // Opening the battle holds for this attack alone.
  const attack = `${view.dungeon}.${view.turn}.${view.parties[near]?.monster ?? ''}`
  return {
    staging,
    attacked,
    open: attacked && (armed === attack || staging.draft.length > 0),
    arm: (on) => setArmed(on ? attack : ''),
  }
}

/** Notations that can be done as it stands: what a trap may take, what may join or end a draft, or whatever is legal. */
const useOffered = ({ view, given }: Table<View, Scene>, { staging, open }: Team, trap: boolean, losing: Losing) => {
  const { legal } = given
  const { draft, commits, next } = staging
  return useMemo(() => {
    if (trap) return [...legal.filter((one) => one !== 'suffer' && !one.startsWith('drop ')), ...losing.offered]
    if (draft.length > 0) return [...commits, ...next]
    return open ? legal.filter((one) => isTeamStep(view.options, one)) : legal
  }, [trap, legal, losing, draft, commits, next, open, view.options])
}

const isTarget = (place: string): boolean =>
  place.startsWith('l.') || place === places.monster || place === places.discard
const isHeld = (place: string): boolean => place.startsWith('h.') || place.startsWith('t.')

/** What choosing, taking back and asking come to: by the draft of a team, or by what a trap takes. */
const movesOf = (
  { view, given }: Table<View, Scene>,
  { staging, open }: Team,
  /** Null while no trap is sprung. */
  losing: Losing | null,
  choices: readonly Choice[],
) => {
  const { seat, onAct } = given
  const { options } = view
  const commit = ({ steps, places: [place] }: Choice): void => {
    const [notation] = steps
    if (notation?.startsWith('drop ') === true && place !== undefined) losing?.lose(place)
    else if (notation !== undefined && !staging.put(notation)) onAct(steps)
  }
  const takeOut = (place: string): void => {
    if (losing !== null) return losing.keep(place)
    const [row, index] = place.split('.')
    const id = (row === 't' ? options.deck.treasures : options.deck.kinds)[Number(index)]?.id ?? ''
    const at = staging.draft.map((notation) => notation.endsWith(` ${id}`)).lastIndexOf(true)
    if (at >= 0) staging.takeOut(at)
  }
  const whyNot = (place: string): Refusal | null => {
    const tries = seat === null ? [] : attempts(view, seat, place, open)
    for (const notation of tries) {
      const refused = staging.whyNot(notation)
      if (refused !== null) return refused
    }
    return null
  }
  const doLine = (notation: string): void => {
    if (losing === null) staging.put(notation)
    else if (!notation.startsWith('drop ')) onAct([notation])
    else {
      const ways = choices.filter(({ steps }) => steps[0] === notation).map(({ places: [place] }) => place ?? '')
      const place = ways.find((one) => !losing.lost.includes(one))
      if (place !== undefined) losing.lose(place)
    }
  }
  return { commit, takeOut, whyNot, doLine }
}

/** Who sits at the table, and what touching it means. */
export const usePlay = (props: BoardProps): Play => {
  const { t } = useTranslation()
  const table = useTable<View, Scene>(props, MAKER)
  const { view, near, mine } = table
  const { legal } = props
  const { options, phase } = view
  const { hand, treasures } = useHolding(table)
  const team = useTeam(table)
  const { staging } = team
  const trap = mine && phase.kind === 'trap'
  const losing = useLosing(view, hand, trap)
  const offered = useOffered(table, team, trap, losing)
  const choices = useMemo(
    () => choicesOf(options, { seat: near, hand, treasures, team: team.open }, offered),
    [options, near, hand, treasures, team.open, offered],
  )
  const laid = useMemo(
    () => (trap ? new Set(losing.lost) : laidOut(options, hand, treasures, staging.draft)),
    [trap, losing, options, hand, treasures, staging.draft],
  )

  const { commit, takeOut, whyNot, doLine } = movesOf(table, team, trap ? losing : null, choices)
  const handle = ({ picking, leads }: Choosing): Handling => ({
    ask: question(
      t,
      props.reading,
      view,
      near,
      mine,
      hand.find((one) => picking.chosen.includes(one.place))?.card ?? null,
      props.names,
    ),
    tells: (place) => place.startsWith('h.'),
    whyNot,
    opens: (place) => {
      const [row] = place.split('.')
      return row === 'h' || row === 't' || row === 'm'
    },
    staged: laid,
    does: (place) => {
      const arms = place === places.monster && team.attacked && !leads(place)
      if (laid.has(place)) takeOut(place)
      else if (arms) team.arm(true)
      return laid.has(place) || arms
    },
    takesBack: () => {
      if (!staging.takeBack()) team.arm(false)
    },
    lines: trap || staging.draft.length === 0 ? legal : [...staging.commits, ...staging.next],
    doLine,
  })
  const board = useBoard(
    table,
    {
      choices,
      commit,
      // What is moved is chosen first; where it may go glows when it is known.
      glows: (place, chosen) => !laid.has(place) && (!isTarget(place) || phase.kind === 'charm' || chosen.some(isHeld)),
    },
    handle,
  )
  return { table, board, hand, treasures, team, trap, losing }
}
