import type { Event, View } from '@menagerie/games/dragon-treasure'
import { useRef } from 'react'
import { artUrl } from '../../pieces/art.ts'
import { Dice } from '../../pieces/dice.tsx'
import './tray.css'
import type { Say } from './words.ts'

export interface Rolled {
  /** Of the turn's die; 0 where this viewer did not see it. */
  readonly die: number
  /** Of the frenzy's die; 0 while there is none. */
  readonly frenzy: number
  /** Names the roll. */
  readonly key: string
}

/** The die of this turn: what the view gives away, what is being told, and what was seen before in the same turn. */
export const useRolled = (view: View, told: readonly Event[]): Rolled => {
  const turn = `${view.round}.${view.active}`
  const known = useRef<{ turn: string; die: number; frenzy: number }>({ turn, die: 0, frenzy: 0 })
  if (known.current.turn !== turn) known.current = { turn, die: 0, frenzy: 0 }
  const now = known.current
  for (const event of told) {
    if (event.kind === 'rolled') now.die = event.die
    if (event.kind === 'frenzy') now.frenzy = event.steps
  }
  const { phase } = view
  if (phase.kind === 'six') now.die = 6
  if (phase.kind === 'frenzy') {
    now.die = 1
    now.frenzy = phase.steps
  }
  // Points only shrink: the most seen in a turn is what was rolled.
  if (phase.kind === 'points' && view.points > now.die) now.die = view.points
  return { die: now.die, frenzy: now.frenzy, key: `${turn}.${now.die}.${now.frenzy}` }
}

/** The turn's die with the points left, and the cup. */
export const Tray = ({
  view,
  say,
  rolled,
  onCup,
}: {
  readonly view: View
  readonly say: Say
  readonly rolled: Rolled
  readonly onCup: () => void
}) => {
  const { die, frenzy } = rolled
  const dice = die === 0 ? [] : frenzy > 0 ? [{ face: 1 }, { face: frenzy, material: 'red' as const }] : [{ face: die }]
  const { phase } = view
  const left =
    phase.kind === 'march'
      ? phase.left
      : phase.kind === 'frenzy'
        ? phase.steps
        : phase.kind === 'spoils' || phase.kind === 'dragonPush'
          ? phase.distance
          : view.points
  const what =
    phase.kind === 'march' || phase.kind === 'frenzy' || phase.kind === 'spoils' || phase.kind === 'dragonPush'
      ? 'tray.steps'
      : 'tray.points'
  const counts = phase.kind === 'points' || what === 'tray.steps' || view.points > 0
  return (
    <section className="dt-tray" aria-label={say('tray.label')}>
      <span className="dt-dice">
        {dice.length > 0 ? (
          <Dice
            dice={dice}
            roll={rolled.key}
            fresh={false}
            sum=""
            label={say(frenzy > 0 ? 'tray.frenzy' : 'tray.rolled', { die, frenzy })}
          />
        ) : (
          <span className="dt-no-die" />
        )}
      </span>
      {counts ? (
        <span className="dt-points">
          <b>{left}</b>
          <i>{say(what, { count: left })}</i>
        </span>
      ) : (
        <span className="dt-points quiet">
          <i>{say('tray.round', { round: view.round })}</i>
        </span>
      )}
      <button
        type="button"
        className="dt-cup"
        data-thing
        aria-label={say('cup.open', { count: view.cupCount })}
        onClick={onCup}
      >
        <img src={artUrl('dragon-treasure/cup')} alt="" draggable={false} />
        <b>{view.cupCount}</b>
      </button>
    </section>
  )
}
