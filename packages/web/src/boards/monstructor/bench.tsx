import { BODY, HEAD, LIMB, type Options, isComplete, openOf, pointsIn } from '@menagerie/games/monstructor'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Flyer } from '../../pieces/flyer.tsx'
import { Loose } from './assembly-picture.tsx'
import { Bead } from './bead.tsx'
import './bench.css'
import { places } from './choices.ts'
import { Figure, type PartState } from './figure.tsx'
import { useFit } from './fit.ts'
import { partWords } from './part-words.ts'
import './stand.css'
import type { Stand } from './stand.ts'
import type { Thing } from './things.ts'
import './tray.css'
import { sayer } from './words.ts'

export interface BenchProps {
  readonly options: Options
  readonly things: readonly Thing[]
  readonly stand: Stand
  readonly name: string
  readonly stateOf: (thing: Thing) => PartState
  /** What is dragged just now; a loose part may be dropped on the stand, one that stands there stays when it falls back. */
  readonly dragged: Thing | null
  /** The width whose parts are looked for. */
  readonly wanted: 'W' | 'N' | null
  /** Things can be moved: by their owner at any time, by who chooses from them. */
  readonly live: boolean
  readonly onPress: (thing: Thing) => void
  readonly onJoint: (width: 'W' | 'N') => void
  /** What stands in its corner: the deck. */
  readonly corner: ReactNode
  /** What stands on the stand while it is empty. */
  readonly empty: string
}

const widthOf = ({ kind }: Thing): 'W' | 'N' => (kind === LIMB ? 'N' : 'W')

/** Loose parts of one half of the bench, as large as there is room for. */
const Tray = ({
  bench,
  things,
  half,
}: {
  readonly bench: BenchProps
  readonly things: readonly Thing[]
  readonly half: string
}) => {
  const { t } = useTranslation()
  const [root, side] = useFit<HTMLDivElement>(things.length, 40, 152)
  return (
    <div className={`ms-tray ${half}`} ref={root}>
      {things.map((thing) => {
        const state = bench.stateOf(thing)
        return (
          <Flyer key={thing.key} id={`ms-${thing.key}`} from="deck above">
            <button
              type="button"
              className={`ms-loose is-${state} ${side < 64 ? 'tiny' : ''}`}
              style={{
                width: side,
                height: side,
                ['--bead' as keyof CSSProperties]: Math.min(1, Math.max(0.76, side / 110)),
              }}
              data-place={places.part(thing.handle)}
              data-key={thing.key}
              data-kind={thing.kind}
              data-can={state === 'can' || undefined}
              data-drag={bench.live || undefined}
              aria-label={partWords(t, bench.options, thing)}
              onClick={() => bench.onPress(thing)}
            >
              <Loose options={bench.options} thing={thing} side={side} />
              {thing.part.points !== null && <Bead points={thing.part.points} icons={thing.part.icons ?? 0} />}
            </button>
          </Flyer>
        )
      })}
    </div>
  )
}

/** What stands: complete, or what is missing still. */
const Plate = ({ options, things }: { readonly options: Options; readonly things: readonly Thing[] }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  if (things.length === 0) return null
  const { wide, narrow } = openOf(options, things)
  const sum = pointsIn(things.map(({ part }) => part))
  const complete = isComplete(options, things)
  const count = wide + narrow
  return (
    <p className={`ms-nameplate ${complete ? 'complete' : ''}`} role="status">
      <b>{complete ? say('bench.complete') : count === 0 ? say('bench.noHead') : say('bench.open', { count })}</b>
      <small>
        {complete
          ? sum !== null
            ? say('bench.sum', { count: things.length, points: say('points', { count: sum }) })
            : say('bench.parts', { count: things.length })
          : count === 0
            ? say('bench.noHeadSmall')
            : wide > 0 && narrow > 0
              ? say('bench.needsBoth', { wide, narrow })
              : wide > 0
                ? say('bench.needsWide', { count: wide })
                : say('bench.needsNarrow', { count: narrow })}
      </small>
    </p>
  )
}

/** A workbench: the stand a monster is put together on, and the loose parts around it. */
export const Bench = (bench: BenchProps) => {
  const { options, things, stand, name, stateOf, dragged, wanted, live } = bench
  const { t } = useTranslation()
  const say = sayer(t)
  const canDrop = dragged !== null && !stand.has(dragged)
  const loose = things.filter((thing) => !stand.has(thing))
  const upper = loose.filter(({ kind }) => kind === BODY || kind === HEAD)
  // Bodies and heads at the left, the rest at the right; evenly where one side would be crowded.
  const apart = Math.abs(loose.length - 2 * upper.length) <= 3 ? upper.length : Math.ceil(loose.length / 2)
  const [left, right] = [loose.slice(0, apart), loose.slice(apart)]
  return (
    <section
      className={`ms-bench ${stand.things.length > loose.length ? 'tall' : ''}`}
      aria-label={name}
      data-stands={stand.things.length}
    >
      <header>
        <h2>{name}</h2>
        {bench.corner}
      </header>
      <Tray bench={bench} things={left} half="left" />
      <div
        className={`ms-stand ${canDrop ? 'can' : ''}`}
        data-place={places.stand}
        data-zone="stand"
        data-can={dragged !== null || undefined}
      >
        {stand.things.length === 0 ? (
          <p className="ms-bare">{bench.empty}</p>
        ) : (
          <Figure
            options={options}
            things={stand.things}
            label={say('bench.stands', { parts: stand.things.map((thing) => partWords(t, options, thing)) })}
            most={1.15}
            points
            stateOf={(thing) => (stateOf(thing) === 'dead' ? 'rest' : stateOf(thing))}
            partOf={(thing) => ({
              place: places.part(thing.handle),
              label: live ? `${partWords(t, options, thing)}. ${say('bench.takeOff')}` : partWords(t, options, thing),
            })}
            loose={live}
            onPart={bench.onPress}
            joint={(width, nth) =>
              live
                ? {
                    place: places.stand,
                    thing: `joint.${width}`,
                    state: canDrop && widthOf(dragged) === width ? 'can' : wanted === width ? 'chosen' : 'waits',
                    label: say(width === 'W' ? 'bench.wide' : 'bench.narrow', { nth: nth + 1 }),
                    onPress: () => bench.onJoint(width),
                  }
                : null
            }
          />
        )}
        <Plate options={options} things={stand.things} />
      </div>
      <Tray bench={bench} things={right} half="right" />
    </section>
  )
}
