import type { Event, Options } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { Die } from '../../pieces/die.tsx'
import './tale.css'
import { type Say, lordOf } from './words.ts'

/** Events told over the map by themselves, with what is drawn for them. */
const pictureOf = (options: Options, event: Event): string | null => {
  switch (event.kind) {
    case 'frenzy':
      return 'dragon-rages'
    case 'examined':
      return event.found === 'dragon' ? 'dragon-rages' : 'treasure'
    case 'stole':
      return 'treasure'
    case 'drew':
      return 'cup'
    case 'returned':
    case 'resigned':
    case 'tookOff':
      return `army-${lordOf(options, event.kind === 'tookOff' ? event.loser : event.seat)}`
    case 'nothing':
      return event.die === 1 ? 'hidden' : 'cup'
    default:
      return null
  }
}

const STRONG: ReadonlySet<Event['kind']> = new Set(['frenzy', 'stole'])

/** A thing that happens to all: the Dragon rages, a counter is turned up. */
export const Tale = ({
  options,
  told,
  say,
  sentence,
}: {
  readonly options: Options
  readonly told: readonly Event[]
  readonly say: Say
  /** An event in the game's own words. */
  readonly sentence: (event: Event) => string
}) => {
  const event = told.find((one) => pictureOf(options, one) !== null)
  if (event === undefined) return null
  const strong = STRONG.has(event.kind) || (event.kind === 'examined' && event.found === 'dragon')
  return (
    <div className={`dt-tale ${strong ? 'strong' : ''}`} data-passing aria-hidden="true">
      <img src={artUrl(`dragon-treasure/${pictureOf(options, event) ?? ''}`)} alt="" />
      {event.kind === 'frenzy' && (
        <span className="dt-tale-dice">
          <Die face={1} />
          <Die face={event.steps} material="red" />
        </span>
      )}
      <p>
        {strong && (
          <b>{say(event.kind === 'frenzy' ? 'tale.frenzy' : event.kind === 'stole' ? 'tale.stole' : 'tale.dragon')}</b>
        )}
        {sentence(event)}
      </p>
    </div>
  )
}
