import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { Icon } from '../../pieces/icon.tsx'
import type { SeatNames } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import './lords.css'
import { type Say, colourOf, homeOf, lordOf } from './words.ts'

/** A lord's colour, shape and beast. */
export const Crest = ({
  view,
  seat,
  className = '',
}: {
  readonly view: View
  readonly seat: Seat
  readonly className?: string
}) => (
  <img
    className={`dt-crest ${className}`}
    src={artUrl(`dragon-treasure/army-${lordOf(view.options, seat)}`)}
    alt=""
    draggable={false}
  />
)

const armiesOf = (view: View, seat: Seat): number => view.sides[seat]?.armies.reduce((sum, one) => sum + one, 0) ?? 0

interface LordsProps {
  readonly view: View
  readonly say: Say
  readonly names: SeatNames
  readonly players: BoardProps['players']
  readonly over: boolean
  /** Whose hand is shown below. */
  readonly near: Seat
  /** The viewer's own seat; null for who watches. */
  readonly mine: Seat | null
  /** Who watches may look at the table from another chair; null for who sits at it. */
  readonly onLook: ((seat: Seat) => void) | null
}

/** Castle and armies in a line. */
const lineOf = ({ view, say, players }: LordsProps, seat: Seat): string => {
  const side = view.sides[seat]
  const castle = homeOf(say, view.options, seat)
  const armies = armiesOf(view, seat)
  const lost = side?.lost ?? 0
  const line =
    side?.resigned === true
      ? say('lords.resigned')
      : lost > 0
        ? say('lords.lineLost', { castle, armies, lost })
        : say('lords.line', { castle, count: armies })
  return players[seat]?.present === false ? `${line} · ${say('lords.absent')}` : line
}

/** What stands on a lord's plate. */
const Plate = ({ lords, seat }: { readonly lords: LordsProps; readonly seat: Seat }) => {
  const { view, names, players } = lords
  const side = view.sides[seat]
  const name = names[seat] ?? ''
  return (
    <>
      <Crest view={view} seat={seat} />
      <span className="who">
        <b className={name.length > 10 ? 'long' : ''}>{name}</b>
        <small>{lineOf(lords, seat)}</small>
      </span>
      <span className="has">
        <span className="gold">
          {Array.from({ length: view.options.victoryTreasures }, (_, at) => (
            <i key={at} className={at < (side?.treasures ?? 0) ? 'on' : ''} />
          ))}
        </span>
        <span className={`count ${side?.sealed === 'open' ? '' : 'sealed'}`}>
          {players[seat]?.kind === 'bot' && <Icon name="vintage-robot" />}
          <i className="back" />
          {side?.handCount}
        </span>
      </span>
    </>
  )
}

const wordsOf = ({ view, say, names }: LordsProps, seat: Seat): string => {
  const side = view.sides[seat]
  return say('lords.one', {
    player: names[seat],
    colour: colourOf(say, view.options, seat),
    castle: homeOf(say, view.options, seat),
    armies: armiesOf(view, seat),
    lost: side?.lost,
    treasures: side?.treasures,
    needed: view.options.victoryTreasures,
    hand: side?.handCount,
  })
}

/** Everybody at the table: colour and castle, armies on the map and off it, treasures home, counters in hand. */
export const Lords = (props: LordsProps) => {
  const { view, say, over, near, mine, onLook } = props
  return (
    <ol className={`dt-lords of${view.sides.length}`} aria-label={say('lords.label')}>
      {view.sides.map((side, seat) => {
        const turn = !over && view.active === seat
        const label = wordsOf(props, seat)
        return (
          <li
            key={seat}
            className={`${turn ? 'is-turn' : ''} ${side.resigned ? 'is-gone' : ''} ${seat === mine ? 'is-me' : ''}`}
            data-zone={`seat.${seat}`}
            data-look={`seat.${seat}`}
          >
            {onLook === null ? (
              <div className="dt-lord" role="img" aria-label={label}>
                <Plate lords={props} seat={seat} />
              </div>
            ) : (
              <button
                type="button"
                className="dt-lord"
                data-thing
                aria-label={`${label} ${say('lords.look')}`}
                aria-pressed={seat === near}
                onClick={() => onLook(seat)}
              >
                <Plate lords={props} seat={seat} />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
