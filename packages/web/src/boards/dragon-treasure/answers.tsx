import { Button } from '../../pieces/button.tsx'
import type { Picking } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { type ButtonKind, type Moves, places } from './choices.ts'
import type { Say } from './words.ts'

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

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({
  say,
  moves,
  picking,
  mover,
  able,
  mine,
  walking,
  rule,
  leave,
  hiddenFight,
  onLeave,
  onStop,
  onFight,
  onAct,
}: {
  readonly say: Say
  readonly moves: Moves
  readonly picking: Picking
  readonly mover: string | null
  /** The viewer may choose right now. */
  readonly able: boolean
  /** The viewer is asked. */
  readonly mine: boolean
  readonly walking: boolean
  /** The rule behind the question. */
  readonly rule: string | null
  /** Treasures stay where they are, although they could come along. */
  readonly leave: boolean
  /** A fight goes on that the viewer has closed. */
  readonly hiddenFight: boolean
  readonly onLeave: (leave: boolean) => void
  readonly onStop: () => void
  readonly onFight: () => void
  readonly onAct: (notation: string) => void
}) => {
  const movers = new Set(moves.choices.map((choice) => choice.places[0]))
  const both = movers.has(places.loser) && movers.has(places.thief)
  const shown = BUTTONS.filter((kind) => moves.buttons.has(kind))
  const brass = shown.filter((kind) => BRASS.has(kind)).at(0) ?? shown.at(-1)
  return (
    <>
      {mine && !walking && <RuleTag rule={rule} />}
      {walking && (
        <Button look="paper" onPress={onStop}>
          {say('answers.stop')}
        </Button>
      )}
      {hiddenFight && (
        <Button look="paper" onPress={onFight}>
          {say('answers.fight')}
        </Button>
      )}
      {mine &&
        both &&
        ([places.loser, places.thief] as const).map((one) => (
          <Button
            key={one}
            look={mover === one ? 'go' : 'paper'}
            disabled={!able}
            onPress={() => void picking.begin(one)}
          >
            {say(one === places.loser ? 'answers.throw' : 'answers.steal')}
          </Button>
        ))}
      {mine && !walking && moves.mayCarry && (
        <Button look="paper" disabled={!able} onPress={() => onLeave(!leave)}>
          {say(leave ? 'answers.take' : 'answers.leave')}
        </Button>
      )}
      {mine &&
        !walking &&
        shown.map((kind) => (
          <Button
            key={kind}
            look={kind === brass && !both ? 'go' : 'paper'}
            disabled={!able}
            onPress={() => onAct(moves.buttons.get(kind) as string)}
          >
            {say(`answers.${kind}`)}
          </Button>
        ))}
    </>
  )
}
