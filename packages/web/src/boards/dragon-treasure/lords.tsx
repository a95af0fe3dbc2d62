import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { Icon } from '../../pieces/icon.tsx'
import type { SeatNames } from '../../say.tsx'
import type { BoardProps } from '../board.ts'
import './lords.css'
import { type Say, homeOf } from './words.ts'

/** A lord's colour, shape and beast. */
export const Crest = ({ seat, className = '' }: { readonly seat: Seat; readonly className?: string }) => (
  <img className={`dt-crest ${className}`} src={artUrl(`dragon-treasure/army-${seat}`)} alt="" draggable={false} />
)

const armiesOf = (view: View, seat: Seat): number => view.sides[seat]?.armies.reduce((sum, one) => sum + one, 0) ?? 0

/** Everybody at the table: colour and castle, armies on the map and off it, treasures home, counters in hand. */
export const Lords = ({
  view,
  say,
  names,
  players,
  over,
  near,
  mine,
  onLook,
}: {
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
}) => (
  <ol className={`dt-lords of${view.sides.length}`} aria-label={say('lords.label')}>
    {view.sides.map((side, seat) => {
      const armies = armiesOf(view, seat)
      const asked = !over && view.active === seat
      const needed = view.options.victoryTreasures
      const label = say('lords.one', {
        player: names[seat],
        colour: say(`colours.seat${seat}`),
        castle: homeOf(say, view.options, seat),
        armies,
        lost: side.lost,
        treasures: side.treasures,
        needed,
        hand: side.handCount,
      })
      const absent = players[seat]?.present === false
      const inside = (
        <>
          <Crest seat={seat} />
          <span className="who">
            <b className={(names[seat] ?? '').length > 10 ? 'long' : ''}>{names[seat]}</b>
            <small>
              {side.resigned
                ? say('lords.resigned')
                : side.lost > 0
                  ? say('lords.lineLost', { castle: homeOf(say, view.options, seat), armies, lost: side.lost })
                  : say('lords.line', { castle: homeOf(say, view.options, seat), count: armies })}
              {absent && ` · ${say('lords.absent')}`}
            </small>
          </span>
          <span className="has">
            <span className="gold">
              {Array.from({ length: needed }, (_, at) => (
                <i key={at} className={at < side.treasures ? 'on' : ''} />
              ))}
            </span>
            <span className={`count ${side.sealed === 'open' ? '' : 'sealed'}`}>
              {players[seat]?.kind === 'bot' && <Icon name="vintage-robot" />}
              <i className="back" />
              {side.handCount}
            </span>
          </span>
        </>
      )
      return (
        <li
          key={seat}
          className={`${asked ? 'is-turn' : ''} ${side.resigned ? 'is-gone' : ''} ${seat === mine ? 'is-me' : ''}`}
          data-zone={`seat.${seat}`}
        >
          {onLook === null ? (
            <div className="dt-lord" role="img" aria-label={label}>
              {inside}
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
              {inside}
            </button>
          )}
        </li>
      )
    })}
  </ol>
)
