import type { View } from '@menagerie/games/monstructor'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { places } from './choices.ts'
import { Figure } from './figure.tsx'
import './plates.css'
import './ring.css'
import { monsterThings } from './things.ts'
import { sayer } from './words.ts'

/** The Arena: one monster at most, locked until it is fought. */
export const Ring = ({
  view,
  names,
  can,
  fightable,
  onPress,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly can: boolean
  /** A monster stands in it that may be fought. */
  readonly fightable: boolean
  readonly onPress: () => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { arena, options } = view
  const things = useMemo(() => (arena === null ? [] : monsterThings(options, arena.parts)), [arena, options])
  const label =
    arena === null ? say('ring.empty') : say('ring.holds', { name: names[arena.owner] ?? '', count: things.length })
  return (
    <button
      type="button"
      className={`ms-plate ms-ring is-${can ? 'can' : 'rest'}`}
      data-zone="ring"
      data-place={places.ring}
      data-can={can || undefined}
      aria-label={can ? `${label} ${say(fightable ? 'ring.fight' : 'ring.enter')}` : label}
      onClick={onPress}
    >
      <span className="ms-who">
        <Icon name="castle" />
        <span>
          <b>{say('ring.title')}</b>
          <small>{arena === null ? say('ring.free') : say('ring.of', { name: names[arena.owner] ?? '' })}</small>
        </span>
      </span>
      <span className="ms-model">
        {things.length > 0 && <Figure options={options} things={things} label={label} most={0.6} points />}
      </span>
      {can && (
        <span className="ms-call">
          <Icon name="crossed-swords" />
          {say(fightable ? 'ring.fight' : 'ring.enter')}
        </span>
      )}
    </button>
  )
}
