import type { Seat } from '@menagerie/engine'
import { type View, oddsAgainstDragon } from '@menagerie/games/dragon-treasure'
import type { ReactNode } from 'react'
import { artUrl } from '../../pieces/art.ts'
import { CloseUp, type CloseUpSide } from '../../pieces/close-up.tsx'
import { Dice } from '../../pieces/dice.tsx'
import type { SeatNames } from '../../say.tsx'
import { CounterBack, CounterFace } from './counters.tsx'
import './fight.css'
import { DRAGON, type FightShown, type Side } from './fight-shown.ts'
import { Crest } from './lords.tsx'
import { type Say, nameOf } from './words.ts'

/** The place of a counter in the fight: open, sealed, or turned. */
const Place = ({
  side,
  hand,
  say,
  can,
  staged,
}: {
  readonly side: Side
  /** Counters the seat has left, a sealed one among them. */
  readonly hand: number
  readonly say: Say
  /** The viewer's own, waiting for his counter. */
  readonly can: boolean
  readonly staged: ReactNode
}) => {
  if (side.played === 'down')
    return (
      <span className="dt-place down">
        <CounterBack value={side.peek} />
      </span>
    )
  if (side.played === 'open') {
    return (
      <span
        className={`dt-place open ${can ? 'can' : ''}`}
        data-place={can ? 'f' : undefined}
        data-can={can || undefined}
      >
        {staged ?? <i>{say(hand === 0 ? 'fight.none' : can ? 'fight.yours' : 'fight.waits')}</i>}
      </span>
    )
  }
  return (
    <span className="dt-place turned">
      {side.played === null ? <i>{say('fight.none')}</i> : <CounterFace value={side.played} say={say} />}
    </span>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What each counter of the hand is worth here: exact against dice, by what is unseen against a rival. */
const oddsOf = (view: View, seat: Seat, dragon: boolean, say: Say): CloseUpSide['steps'] => {
  const hand = [...new Set(view.sides[seat]?.hand ?? [])]
  const { rest } = view
  if (!dragon && (rest === null || rest.length === 0)) return []
  return hand.map((value) => {
    const [win, tie] = dragon
      ? [oddsAgainstDragon(value).win, oddsAgainstDragon(value).tie]
      : [share(rest ?? [], (one) => one < value), share(rest ?? [], (one) => one === value)]
    return {
      id: `o${value}`,
      text: say('fight.with', { value }),
      value: (
        <>
          {say('fight.wins', { share: percent(win) })}
          <i>{say('fight.ties', { share: percent(tie) })}</i>
        </>
      ),
    }
  })
}

const share = (values: readonly number[], is: (value: number) => boolean): number =>
  values.filter(is).length / values.length

/** Both counters sealed, then turned together; against the Dragon, a counter and two dice. */
export const Fight = ({
  view,
  say,
  names,
  bots,
  mine,
  fight,
  open,
  asking,
  onClose,
}: {
  readonly view: View
  readonly say: Say
  readonly names: SeatNames
  readonly bots: readonly boolean[]
  /** The viewer's seat. */
  readonly mine: Seat | null
  readonly fight: FightShown | null
  readonly open: boolean
  /** A counter of the viewer's is asked for. */
  readonly asking: boolean
  readonly onClose: () => void
}) => {
  if (fight === null) return null
  const { options } = view
  const where = fight.space >= 0 ? nameOf(say, options, fight.space) : ''
  const [one] = fight.sides
  const fateOf = (won: boolean, lost: string): CloseUpSide['fate'] =>
    fight.winner === null ? null : { won, words: won ? say('fight.won', { count: fight.distance }) : lost }
  const sides = fight.sides.map((side): CloseUpSide => {
    const shown = side.played !== 'open' && side.played !== 'down'
    return {
      id: String(side.seat),
      name: names[side.seat] ?? '',
      seat: null,
      bot: bots[side.seat] === true,
      art: (
        <span className="dt-fighter">
          <Crest seat={side.seat} className="large" />
          <Place
            side={side}
            hand={view.sides[side.seat]?.handCount ?? 0}
            say={say}
            can={asking && side.seat === mine}
            staged={null}
          />
        </span>
      ),
      steps: [
        ...side.earlier.map((value, at) => ({
          id: `e${at}`,
          text: say('fight.round', { round: at + 1 }),
          value: String(value),
        })),
        ...(asking && side.seat === mine ? oddsOf(view, side.seat, fight.dragon, say) : []),
      ],
      total: shown ? String(side.played ?? 0) : null,
      fate: shown ? fateOf(fight.winner === side.seat, say(fight.dragon ? 'fight.eaten' : 'fight.beaten')) : null,
    }
  })
  if (fight.dragon) {
    const total = fight.dice === null ? null : String(fight.dice[0] + fight.dice[1])
    sides.push({
      id: 'dragon',
      name: say('fight.dragon'),
      seat: null,
      bot: false,
      art: (
        <span className="dt-fighter">
          <img className="dt-foe" src={artUrl('dragon-treasure/dragon-rages')} alt="" />
          {fight.dice === null ? (
            <span className="dt-place blank">
              <i>{say('fight.dice')}</i>
            </span>
          ) : (
            <Dice
              dice={fight.dice.map((face) => ({ face, material: 'red' }))}
              roll={fight.key}
              sum=""
              label={say('fight.diceLabel', { one: fight.dice[0], two: fight.dice[1] })}
            />
          )}
        </span>
      ),
      steps: [],
      total,
      fate: total === null ? null : fateOf(fight.winner === DRAGON, say('fight.dragonBeaten')),
    })
  }
  return (
    <CloseUp
      title={say(fight.dragon ? 'fight.titleDragon' : 'fight.title', { space: where })}
      lead={
        fight.exhausted
          ? say('fight.exhausted', { player: names[fight.sides.find(({ seat }) => seat !== fight.winner)?.seat ?? 0] })
          : say(fight.dragon ? 'fight.leadDragon' : 'fight.lead', { player: names[one?.seat ?? 0] })
      }
      rule={fight.dragon ? 'DT-5.2' : 'DT-4.2'}
      open={open}
      onClose={onClose}
      sides={sides}
      told={Infinity}
      middle={<span className="dt-versus">{say(fight.tied ? 'fight.tied' : 'fight.versus')}</span>}
    />
  )
}
