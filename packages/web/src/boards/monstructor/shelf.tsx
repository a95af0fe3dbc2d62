import { type CardIndex, type View } from '@menagerie/games/monstructor'
import { useTranslation } from 'react-i18next'
import { goesOn } from '../../pieces/goes-on.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import { Icon } from '../../pieces/icon.tsx'
import { dragonPicture } from './assembly.ts'
import { breakable } from './breakable.tsx'
import { places } from './choices.ts'
import './shelf.css'
import { cardName, factionName, sayer } from './words.ts'

const SIGNS: Readonly<Record<string, IconName>> = {
  UndeadEnd: 'skull-crossed-bones',
  ImpClick: 'devil-mask',
  MechanoWar: 'cog',
  ElementalMind: 'magic-swirl',
  CreatureScreecher: 'spiked-dragon-head',
}
const signOf = ({ options }: View, faction: number): IconName =>
  SIGNS[options.set.factions[faction] ?? ''] ?? 'dragon-head'

/** The five factions with the dragon that destroys each: those still free can be chosen. */
export const Factions = ({
  view,
  names,
  can,
  onPress,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly can: ReadonlySet<string>
  readonly onPress: (place: string) => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options, players } = view
  return (
    <section className="ms-shelf" aria-label={say('shelf.factions')}>
      <h2>{say('shelf.factions')}</h2>
      <div className="ms-choices" ref={goesOn} data-strip>
        {options.set.dragons.map((cards, faction) => {
          const name = factionName(t, options, faction)
          const taken = players.findIndex((player) => player.faction === faction)
          const place = places.faction(faction)
          const ready = can.has(place)
          const [head] = cards
          const status = taken < 0 ? say('shelf.free') : say('shelf.takenBy', { name: names[taken] ?? '' })
          return (
            <button
              key={faction}
              type="button"
              className={`ms-choice is-${ready ? 'can' : taken < 0 ? 'rest' : 'dead'}`}
              data-place={place}
              data-can={ready || undefined}
              aria-label={`${name}. ${status}`}
              onClick={() => onPress(place)}
            >
              {head !== undefined && <img src={dragonPicture(options, head)} alt="" draggable={false} />}
              <b>
                <Icon name={signOf(view, faction)} />
                <span>{breakable(name)}</span>
              </b>
              <small>{status}</small>
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** The dragon of the winner: what they have, and what they may take. */
export const Reward = ({
  view,
  seat,
  can,
  onPress,
}: {
  readonly view: View
  readonly seat: number
  readonly can: ReadonlySet<string>
  readonly onPress: (place: string) => void
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  const { options, players } = view
  const player = players[seat]
  const cards: readonly CardIndex[] =
    player === undefined || player.faction === null ? [] : (options.set.dragons[player.faction] ?? [])
  return (
    <section className="ms-shelf" aria-label={say('shelf.reward')}>
      <h2>{say('shelf.reward')}</h2>
      <div className="ms-choices" ref={goesOn} data-strip>
        {cards.map((card) => {
          const place = places.dragon(card)
          const has = player?.dragon.includes(card) === true
          const ready = can.has(place)
          const name = cardName(t, options, card)
          return (
            <button
              key={card}
              type="button"
              className={`ms-choice is-${ready ? 'can' : 'rest'} ${has ? 'has' : ''}`}
              data-place={place}
              data-can={ready || undefined}
              aria-label={has ? `${name}. ${say('shelf.has')}` : name}
              onClick={() => onPress(place)}
            >
              <img src={dragonPicture(options, card)} alt="" draggable={false} />
              <b>{name}</b>
              <small>{has ? say('shelf.has') : say('shelf.lacks')}</small>
            </button>
          )
        })}
      </div>
    </section>
  )
}
