import type { View } from '@menagerie/games/monstructor'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { joinedWhole } from './assembly.ts'
import './bench.css'
import './put.css'
import './centre.css'
import { centreJoints, centreThings, openKey } from './centre.ts'
import { places } from './choices.ts'
import { Figure } from './figure.tsx'
import { partWords } from './part-words.ts'
import './stand.css'
import type { Thing } from './things.ts'
import { sayer } from './words.ts'

/** Connectors by place: W, N, w, n. */
const WIDTHS = ['W', 'N', 'W', 'N'] as const

interface CentreProps {
  readonly view: View
  readonly can: ReadonlySet<string>
  readonly onPress: (place: string) => void
}

/** What lies there before the first body. */
const Bare = ({ can, onPress }: CentreProps) => {
  const { t } = useTranslation()
  const say = sayer(t)
  if (!can.has(places.centre)) return <p className="ms-bare">{say('centre.empty')}</p>
  return (
    <button
      type="button"
      className="ms-put is-can"
      data-place={places.centre}
      data-can
      onClick={() => onPress(places.centre)}
    >
      {say('centre.lead')}
    </button>
  )
}

/** The monster that grows, with its open connectors. */
const Grown = ({ view, can, onPress, things }: CentreProps & { readonly things: readonly Thing[] }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options, open } = view
  const whole = useMemo(
    () => joinedWhole(options, things, centreJoints(options, things, open)),
    [options, things, open],
  )
  /** The target an open connector of this width is; with strict plugs a plug may be one too. */
  const placeOf = (width: 'W' | 'N'): string => {
    const found = [0, 1, 2, 3].find((at) => WIDTHS[at] === width && can.has(places.joint(at)))
    return places.joint(found ?? (width === 'W' ? 0 : 1))
  }
  return (
    <Figure
      options={options}
      things={things}
      whole={whole}
      label={say('centre.holds', { parts: things.map((thing) => partWords(t, options, thing)) })}
      most={1.25}
      joint={(width, nth) => {
        const place = placeOf(width)
        return {
          place,
          state: can.has(place) ? 'can' : 'rest',
          label: say(width === 'W' ? 'bench.wide' : 'bench.narrow', { nth: nth + 1 }),
          onPress: () => onPress(place),
        }
      }}
    />
  )
}

/** How many connectors are open, by width. */
const Openings = ({ options, open }: Pick<View, 'options' | 'open'>) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const [wide, narrow] = [open[0] + open[2], open[1] + open[3]]
  const key = openKey(options, open)
  return (
    <p className="ms-nameplate" role="status">
      <b>{say('centre.open', { count: wide + narrow })}</b>
      <small>
        {key === null ? say('bench.needsBoth', { wide, narrow }) : say(`centre.${key}`, { count: wide + narrow })}
      </small>
    </p>
  )
}

/** The centre of Dominoes: the monster that grows, and its open connectors as targets for hand cards. */
export const Centre = ({ corner, ...props }: CentreProps & { readonly corner: ReactNode }) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options, centre, open } = props.view
  const things = useMemo(() => centreThings(options, centre), [options, centre])
  const canLead = props.can.has(places.centre)
  return (
    <section
      className={`ms-bench ms-centre ${canLead ? 'can' : ''}`}
      aria-label={say('centre.label')}
      data-place={places.centre}
      data-zone="stand"
      data-can={canLead || undefined}
      data-count={things.length}
    >
      <header>
        <h2>{say('centre.title')}</h2>
        {corner}
      </header>
      <div className="ms-stand">
        {things.length === 0 ? <Bare {...props} /> : <Grown {...props} things={things} />}
        {things.length > 0 && <Openings options={options} open={open} />}
      </div>
    </section>
  )
}
