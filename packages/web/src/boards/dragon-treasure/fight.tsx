import type { Seat } from '@menagerie/engine'
import { type Options, type View, oddsAgainstDragon, oddsAgainstRival } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { CloseUp, type CloseUpSide } from '../../pieces/close-up.tsx'
import { Dice } from '../../pieces/dice.tsx'
import { nameTo } from '../../pieces/named.tsx'
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
  options,
}: {
  readonly side: Side
  /** Counters the seat has left, a sealed one among them. */
  readonly hand: number
  readonly say: Say
  /** The viewer's own, waiting for their counter. */
  readonly can: boolean
  readonly options: Options
}) => {
  if (side.played === 'down')
    return (
      <span className="dt-place down" data-look={`sealed.${side.seat}`}>
        <CounterBack value={side.peek} />
      </span>
    )
  if (side.played === 'open') {
    return (
      <span
        className={`dt-place open ${can ? 'can' : ''}`}
        data-look={`sealed.${side.seat}`}
        data-place={can ? 'f' : undefined}
        data-can={can || undefined}
      >
        <i>{say(hand === 0 ? 'fight.none' : can ? 'fight.yours' : 'fight.waits')}</i>
      </span>
    )
  }
  return (
    <span className="dt-place turned" data-look={side.played === null ? undefined : `counter.${side.played}`}>
      {side.played === null ? (
        <i>{say('fight.none')}</i>
      ) : (
        <CounterFace value={side.played} say={say} options={options} />
      )}
    </span>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What each counter of the hand is worth here: exact against dice, by what is unseen against a rival. */
const oddsOf = (view: View, seat: Seat, dragon: boolean, say: Say): CloseUpSide['steps'] => {
  const hand = [...new Set(view.sides[seat]?.hand ?? [])]
  return hand.flatMap((value) => {
    const odds = dragon ? oddsAgainstDragon(value) : oddsAgainstRival(view.rest ?? [], value)
    if (odds === null) return []
    return [
      {
        id: `o${value}`,
        text: say('fight.with', { value: nameTo(`hand.${value}`, String(value)) }),
        value: (
          <>
            {say('fight.wins', { share: percent(odds.win) })}
            <i className="dt-ties">{say('fight.ties', { share: percent(odds.tie) })}</i>
          </>
        ),
      },
    ]
  })
}

interface FightProps {
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
}

const fateOf = (say: Say, fight: FightShown, won: boolean, lost: string): CloseUpSide['fate'] =>
  fight.winner === null ? null : { won, words: won ? say('fight.won', { count: fight.distance }) : lost }

/** A lord in the fight: their counter, those of the rounds before, and what each that is left is worth here. */
const lordSide = ({ view, say, names, bots, mine, asking }: FightProps, fight: FightShown, side: Side): CloseUpSide => {
  const { seat, played, earlier } = side
  const shown = played !== 'open' && played !== 'down'
  const own = asking && seat === mine
  const lost = say(fight.dragon ? 'fight.eaten' : 'fight.beaten')
  return {
    id: String(seat),
    name: names[seat] ?? '',
    seat: null,
    bot: bots[seat] === true,
    art: (
      <span className="dt-fighter">
        <Crest view={view} seat={seat} className="large" />
        <Place side={side} hand={view.sides[seat]?.handCount ?? 0} say={say} can={own} options={view.options} />
      </span>
    ),
    steps: [
      ...earlier.map((value, at) => ({
        id: `e${at}`,
        text: say('fight.round', { round: at + 1 }),
        value: nameTo(`counter.${value}`, String(value)),
      })),
      ...(own ? oddsOf(view, seat, fight.dragon, say) : []),
    ],
    total: shown ? String(played ?? 0) : null,
    fate: shown ? fateOf(say, fight, fight.winner === seat, lost) : null,
  }
}

const dragonCalled = (say: Say): string => nameTo('dragon', say('fight.dragon'))

const dragonSide = (say: Say, fight: FightShown): CloseUpSide => {
  const { dice } = fight
  return {
    id: 'dragon',
    name: dragonCalled(say),
    seat: null,
    bot: false,
    art: (
      <span className="dt-fighter">
        <img className="dt-foe" data-look="dragon" src={artUrl('dragon-treasure/dragon-rages')} alt="" />
        {dice === null ? (
          <span className="dt-place blank">
            <i>{say('fight.dice')}</i>
          </span>
        ) : (
          <Dice
            dice={dice.map((face) => ({ face, material: 'red' }))}
            roll={fight.key}
            sum=""
            label={say('fight.diceLabel', { one: dice[0], two: dice[1] })}
          />
        )}
      </span>
    ),
    steps: [],
    total: dice === null ? null : String(dice[0] + dice[1]),
    fate: dice === null ? null : fateOf(say, fight, fight.winner === DRAGON, say('fight.dragonBeaten')),
  }
}

const leadOf = (say: Say, names: SeatNames, { exhausted, sides, winner, dragon }: FightShown): string => {
  const one = exhausted ? sides.find(({ seat }) => seat !== winner) : sides[0]
  const lead = exhausted ? 'fight.exhausted' : dragon ? 'fight.leadDragon' : 'fight.lead'
  return say(lead, { player: names[one?.seat ?? 0] })
}

/** Both counters sealed, then turned together; against the Dragon, a counter and two dice. */
export const Fight = (props: FightProps) => {
  const { view, say, names, fight, open, onClose } = props
  if (fight === null) return null
  const { dragon, space } = fight
  const lords = fight.sides.map((side) => lordSide(props, fight, side))
  return (
    <CloseUp
      setting="tent"
      title={say(dragon ? 'fight.titleDragon' : 'fight.title', {
        dragon: dragonCalled(say),
        space: space >= 0 ? nameTo(`space.${space}`, nameOf(say, view.options, space)) : '',
      })}
      lead={leadOf(say, names, fight)}
      rule={dragon ? 'DT-5.2' : 'DT-4.2'}
      open={open}
      onClose={onClose}
      sides={dragon ? [...lords, dragonSide(say, fight)] : lords}
      told={Infinity}
      middle={<span className="dt-versus">{say(fight.tied ? 'fight.tied' : 'fight.versus')}</span>}
    />
  )
}
