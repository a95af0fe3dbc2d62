import type { Choices } from '@menagerie/engine'
import type { Past } from '@menagerie/protocol'
import type { BoardModule } from '../../boards/board.ts'
import { type TellingQueue, settled } from '../../pieces/telling-queue.ts'
import { type Group, storyOf } from '../../pieces/told-so-far.ts'
import type { Reading } from '../../reading.ts'
import type { KnownMatch } from '../../wire/known.ts'
import { wholeMatch } from '../match-scene/scene.ts'

/** A moment to look at the table before what happened next is told over it. */
const LOOK: Group = { shown: [], heard: 0 }

/**
 * Past positions as a match that is shown, ending with the one that is there now. Nobody acts in them, no clock runs, and nothing is
 * shown of them that the table does not remind of any more.
 */
const positions = (
  match: KnownMatch,
  { moments }: Past,
  choices: Choices,
  board: Pick<BoardModule, 'retold'>,
  reading: Reading,
): readonly KnownMatch[] => {
  const { frame, updates } = match
  const stand = {
    now: frame.clocks.now,
    deadlines: frame.clocks.deadlines.map(() => null),
    left: null,
    banks: [],
    absences: [],
  }
  const past = moments.map((moment): KnownMatch => {
    const before = { ...frame, ...moment, legal: [], updates: [], covers: [], clocks: stand }
    const known = updates.filter(({ version }) => version <= moment.version)
    const whole = wholeMatch({ frame: before, updates: known }, reading)
    const { view } = whole.frame
    return { ...whole, frame: { ...whole.frame, view: board.retold?.(choices, view, frame.view) ?? view } }
  })
  return [...past.filter(({ frame: { version } }) => version < frame.version), match]
}

/**
 * What is past, told again from the first of its positions: over each what led to the next, slowly where things are told slowly.
 * What nobody was told anything of is passed over. Null where there is nothing to begin with.
 */
export const storyAgain = (
  match: KnownMatch,
  past: Past,
  choices: Choices,
  board: Pick<BoardModule, 'retold' | 'tell' | 'tells' | 'logLine'>,
  reading: Reading,
  slowly: boolean,
): TellingQueue<KnownMatch> | null => {
  const [begin, ...rest] = positions(match, past, choices, board, reading)
  if (begin === undefined || rest.length === 0) return null
  let before = begin.frame.version
  const waiting = rest.map((next) => {
    const events = match.updates
      .filter(({ version }) => version > before && version <= next.frame.version)
      .flatMap((update) => update.events)
    before = next.frame.version
    const groups = slowly ? storyOf(events, board.tell, board.tells) : []
    const seen = groups.length > 0 || events.some((event) => !board.logLine(event).hidden)
    return { groups: seen ? [LOOK, ...groups] : [], next, again: true as const }
  })
  const { version } = begin.frame
  return settled({ shown: begin, fresh: version, said: { version, heard: 0 }, waiting })
}
