import type { Event, View } from '@menagerie/games/dragon-treasure'
import { useRef } from 'react'
import { artUrl } from '../../pieces/art.ts'
import { useCloserDesk } from '../../pieces/closer/desk.ts'
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

/** What may still be walked in this phase, in its own words; null where nothing is counted. */
const leftIn = ({ phase, points }: View): { readonly left: number; readonly what: string } | null => {
  switch (phase.kind) {
    case 'march':
      return { left: phase.left, what: 'tray.steps' }
    case 'frenzy':
      return { left: phase.steps, what: 'tray.steps' }
    case 'spoils':
    case 'dragonPush':
      return { left: phase.distance, what: 'tray.steps' }
    default:
      return phase.kind === 'points' || points > 0 ? { left: points, what: 'tray.points' } : null
  }
}

/** The turn's die with the points left, and the cup. */
export const Tray = ({ view, say, rolled }: { readonly view: View; readonly say: Say; readonly rolled: Rolled }) => {
  const desk = useCloserDesk()
  const { die, frenzy } = rolled
  const dice = die === 0 ? [] : frenzy > 0 ? [{ face: 1 }, { face: frenzy, material: 'red' as const }] : [{ face: die }]
  const counted = leftIn(view)
  return (
    <section className="dt-tray" aria-label={say('tray.label')}>
      <span className="dt-dice" data-look="die">
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
      {counted !== null ? (
        <span className="dt-points">
          <b>{counted.left}</b>
          <i>{say(counted.what, { count: counted.left })}</i>
        </span>
      ) : (
        <span className="dt-points quiet">
          <i>{say('tray.round', { round: view.round })}</i>
        </span>
      )}
      <button
        type="button"
        className="dt-cup"
        data-look="cup"
        aria-label={say('cup.open', { count: view.cupCount })}
        onClick={() => desk.eye.open({ by: 'thing', thing: 'cup' })}
      >
        <img src={artUrl('dragon-treasure/cup')} alt="" draggable={false} />
        <b>{view.cupCount}</b>
      </button>
    </section>
  )
}
