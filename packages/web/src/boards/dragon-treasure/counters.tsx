import type { Options } from '@menagerie/games/dragon-treasure'
import type { CSSProperties } from 'react'
import { artUrl } from '../../pieces/art.ts'
import type { CardState } from '../../pieces/card.tsx'
import { heardAs } from '../../pieces/designed.ts'
import { Icon } from '../../pieces/icon.tsx'
import { TIP_ID } from '../../pieces/tip.tsx'
import type { HandCounter } from './choices.ts'
import './counters.css'
import { characterPicture, hasOwnNumbers, rankOf } from './looks.ts'
import type { Say } from './words.ts'

/** What is printed on a character counter; the quill where its number does not stand in the rulebook. */
export const CounterFace = ({
  value,
  say,
  options,
}: {
  readonly value: number
  readonly say: Say
  readonly options: Options
}) => (
  <span className="dt-counter-face">
    <img src={artUrl(characterPicture(value))} alt="" draggable={false} />
    <b>{value}</b>
    <i>{rankOf(say, value)}</i>
    {!hasOwnNumbers(options) && <Icon name="quill-ink" />}
  </span>
)

/** A counter with its back up. */
export const CounterBack = ({ value }: { readonly value: number | null }) => (
  <span className="dt-counter-back">{value !== null && <b>{value}</b>}</span>
)

/** The own counters; hidden from the others. */
export const Counters = ({
  say,
  label,
  counters,
  hidden,
  sealed,
  options,
  stateOf,
  onPress,
}: {
  readonly say: Say
  readonly label: string
  readonly counters: readonly HandCounter[]
  /** How many there are that this viewer may not see; null where they see them. */
  readonly hidden: number | null
  /** The one that lies in the fight, its back up. */
  readonly sealed: number | null
  readonly options: Options
  readonly stateOf: (place: string) => CardState
  readonly onPress: (place: string) => void
}) => {
  const away = sealed === null ? -1 : counters.findIndex((one) => one.value === sealed)
  return (
    <section
      data-strip
      className={`dt-hand ${counters.length > 5 ? 'full' : ''}`}
      aria-label={label}
      data-count={counters.length}
      style={{ '--n': Math.max(1, counters.length) } as CSSProperties}
    >
      {counters.map((one, index) => {
        const state = stateOf(one.place)
        return (
          <button
            key={one.place}
            type="button"
            className={`dt-counter is-${state} ${index === away ? 'away' : ''}`}
            data-place={one.place}
            data-can={state === 'can' || undefined}
            data-drag={state === 'can' || undefined}
            aria-label={heardAs(
              say,
              say('hand.counter', { rank: rankOf(say, one.value), value: one.value }),
              !hasOwnNumbers(options),
            )}
            aria-describedby={state === 'dead' ? TIP_ID : undefined}
            style={{ '--at': index } as CSSProperties}
            onClick={() => onPress(one.place)}
          >
            <CounterFace value={one.value} say={say} options={options} />
          </button>
        )
      })}
      {counters.length === 0 && <p>{hidden === null ? say('hand.empty') : say('hand.hidden', { count: hidden })}</p>}
    </section>
  )
}
