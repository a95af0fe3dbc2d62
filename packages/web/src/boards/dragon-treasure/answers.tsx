import { Button } from '../../pieces/button.tsx'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { type ButtonKind, places } from './choices.ts'
import type { Play } from './use-play.ts'

/** Buttons in the order they stand, the one that goes on last. */
const BUTTONS: readonly ButtonKind[] = [
  'draw',
  'returnArmy',
  'examine',
  'roll',
  'throwOff',
  'halt',
  'stay',
  'endMovement',
  'proceed',
]
/** What carries the match on by itself stands in brass. */
const BRASS: ReadonlySet<ButtonKind> = new Set(['roll', 'examine', 'throwOff', 'proceed', 'draw'])

/** To throw the army that lost or to march off with a treasure: one of both is chosen first. */
const Movers = ({ play }: { readonly play: Play }) => {
  const { table, board, say } = play
  return ([places.loser, places.thief] as const).map((one) => (
    <Button
      key={one}
      look={board.handling.mover === one ? 'go' : 'paper'}
      disabled={!table.active}
      onPress={() => void board.picking.begin(one)}
    >
      {say(one === places.loser ? 'answers.throw' : 'answers.steal')}
    </Button>
  ))
}

/** What the viewer is asked; on the way nothing is. */
const Asked = ({ play }: { readonly play: Play }) => {
  const { table, say, moves, walk, leave, setLeave } = play
  const movers = new Set(moves.choices.map((choice) => choice.places[0]))
  const both = movers.has(places.loser) && movers.has(places.thief)
  const shown = BUTTONS.filter((kind) => moves.buttons.has(kind))
  const brass = both ? null : (shown.find((kind) => BRASS.has(kind)) ?? shown.at(-1))
  return (
    <>
      {both && <Movers play={play} />}
      {moves.mayCarry && (
        <Button look="paper" disabled={!table.active} onPress={() => setLeave(!leave)}>
          {say(leave ? 'answers.take' : 'answers.leave')}
        </Button>
      )}
      {shown.map((kind) => (
        <Button
          key={kind}
          look={kind === brass ? 'go' : 'paper'}
          disabled={!table.active}
          answers={moves.buttons.get(kind) as string}
          onPress={() => walk.start([moves.buttons.get(kind) as string])}
        >
          {say(`answers.${kind}`)}
        </Button>
      ))}
    </>
  )
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({
  play,
  onFight,
}: {
  readonly play: Play
  /** Shows the fight again that the viewer has closed; null when there is none. */
  readonly onFight: (() => void) | null
}) => {
  const { table, board, say, walk, walking } = play
  const asked = table.mine && !walking
  return (
    <>
      {asked && <RuleTag rule={board.handling.ask.rule} />}
      {walking && (
        <Button look="paper" onPress={walk.stop}>
          {say('answers.stop')}
        </Button>
      )}
      {onFight !== null && (
        <Button look="paper" onPress={onFight}>
          {say('answers.fight')}
        </Button>
      )}
      {asked && <Asked play={play} />}
    </>
  )
}
