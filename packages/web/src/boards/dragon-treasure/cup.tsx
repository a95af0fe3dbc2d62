import type { Options, View } from '@menagerie/games/dragon-treasure'
import type { SeatNames } from '../../say.tsx'
import { CounterFace } from './counters.tsx'
import './closer.css'
import { Crest } from './lords.tsx'
import type { Say } from './words.ts'

/** Equal values once, with how many there are. */
const counted = (values: readonly number[]): readonly (readonly [value: number, count: number])[] => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

const Row = ({
  values,
  say,
  options,
  empty,
}: {
  readonly values: readonly number[]
  readonly say: Say
  readonly options: Options
  readonly empty: string
}) =>
  values.length === 0 ? (
    <p className="dt-cup-none">{empty}</p>
  ) : (
    <ul className="dt-cup-row">
      {counted(values).map(([value, count]) => (
        <li key={value}>
          <span className="dt-counter" data-look={`counter.${value}`}>
            <CounterFace value={value} say={say} options={options} />
          </span>
          {count > 1 && <small>× {count}</small>}
        </li>
      ))}
    </ul>
  )

/** What everybody may know of the cup and of the other hands. */
export const Cup = ({ view, say, names }: { readonly view: View; readonly say: Say; readonly names: SeatNames }) => {
  const { options } = view
  const sure = view.seen.filter(({ draws }) => draws >= view.draws).map(({ value }) => value)
  const perhaps = view.seen.filter(({ draws }) => draws < view.draws).map(({ value }) => value)
  return (
    <div className="dt-cup-known">
      {view.rest === null ? (
        <p>{say('cup.ownMemory')}</p>
      ) : (
        <>
          <h3>{say('cup.sure')}</h3>
          <Row values={sure} say={say} options={options} empty={say('cup.sureNone')} />
          {perhaps.length > 0 && (
            <>
              <h3>{say('cup.perhaps')}</h3>
              <Row values={perhaps} say={say} options={options} empty="" />
            </>
          )}
          <h3>{say(view.viewer === 'spectator' ? 'cup.all' : 'cup.rest')}</h3>
          <Row values={view.rest} say={say} options={options} empty={say('cup.restNone')} />
        </>
      )}
      <h3>{say('cup.hands')}</h3>
      <ul className="dt-cup-hands">
        {view.sides.map((side, seat) => (
          <li key={seat}>
            <Crest view={view} seat={seat} />
            {say('cup.hand', { player: names[seat], count: side.handCount })}
          </li>
        ))}
      </ul>
    </div>
  )
}
