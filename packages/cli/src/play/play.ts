import type { Budget } from '@menagerie/bots'
import {
  type Box,
  type Choices,
  type GameTypes,
  type SeatHolder,
  type WrittenPosition,
  fillChoices,
  openTable,
  spectatorDelayRow,
} from '@menagerie/engine'
import { type Sitter, completeOptions, faultLines, seatCount } from '../flags.ts'
import { outcomeLines } from '../outcome.ts'
import { print } from '../output.ts'
import { seatNames } from '../record.ts'
import { sayer } from '../say.ts'
import { EXIT, wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { refuseUnwritable, writeWhole } from '../writing.ts'
import { openAsker } from './asker.ts'
import { fairHost } from './fair-host.ts'
import { chooseClaims } from './claims.ts'
import { chooseLoadouts } from './loadouts.ts'
import { type MatchEnd, playMatch } from './match.ts'
import { startable } from './position.ts'
import { type Match, boardOf } from './telling.ts'

export interface PlayWish {
  /** Null: a person and searching bots. */
  readonly sitters: readonly Sitter[] | null
  readonly choices: Choices
  readonly seed: string | undefined
  readonly decks: string | undefined
  /** What seats claim, such as `3,-,1`. */
  readonly claims: string | undefined
  /** Null: the game's own beginning. */
  readonly position: WrittenPosition | null
  readonly budget: Budget
  /** Where the record goes; null: nowhere. */
  readonly record: string | null
}

const holderOf = (sitter: Sitter): SeatHolder =>
  sitter === 'human' ? { kind: 'human', name: '' } : { kind: 'bot', name: sitter, bot: sitter }

/** Whoever looks at a terminal plays there: nothing is shown late. */
const atOneScreen = <T extends GameTypes>({ options }: Box<T>, choices: Choices): Choices =>
  options.some(({ id }) => id === spectatorDelayRow.id) ? { ...choices, [spectatorDelayRow.id]: 'off' } : choices

/** A whole match at this device. Returns the exit code. */
export const play = async <T extends GameTypes>(box: Box<T>, wish: PlayWish): Promise<number> => {
  const { position, choices: wanted } = wish
  refuseUnwritable(wish.record)
  const start = position === null ? null : startable(box, { ...position, choices: wanted })
  const seats = seatCount(box, wish.sitters?.length ?? start?.seats)
  // Who goes on from a position takes the seat that is asked.
  const person = start?.asked[0] ?? 0
  const sitters =
    wish.sitters ?? Array.from({ length: seats }, (_, seat): Sitter => (seat === person ? 'human' : 'master'))
  const holders = sitters.map(holderOf)
  const names = seatNames(holders)
  const teller = sayer(box.text.catalogues, names)
  const fair = fairHost(wish.seed, sitters)
  const seed = wish.seed ?? fair.reveal
  const asker = openAsker()
  try {
    completeOptions(box, teller.say, wish.choices, seats)
    const claimed = await chooseClaims(box, atOneScreen(box, wish.choices), teller, asker, {
      sitters,
      claims: wish.claims,
      placed: position !== null,
    })
    if (claimed === null) return EXIT.ok
    const options = completeOptions(box, teller.say, claimed, seats)
    const loadouts = await chooseLoadouts(box, options, teller, asker, {
      sitters,
      decks: wish.decks,
      seed,
      placed: position !== null,
    })
    if (loadouts === null) return EXIT.ok
    const opened = openTable(
      box,
      {
        choices: claimed,
        seats: holders,
        loadouts,
        start: position?.position ?? null,
        last: null,
        commitment: fair.commitment,
        contributions: fair.contributions,
        sealing: fair.sealing,
      },
      fair.host,
    )
    if (!opened.ok) throw wrongUsage([t('error.start'), ...faultLines(box, teller.say, opened.faults)].join('\n'))
    const table = opened.value
    const filled = fillChoices(box.options, claimed)
    const choices = filled.ok ? filled.value : claimed
    const match: Match<T> = { box, options, choices, table, sitters, names, teller, asker, budget: wish.budget, seed }
    for (const line of box.text.notices?.(options) ?? []) {
      print(t('play.notice', { notice: teller.say(line), rule: line.rule === null ? '' : ` (${line.rule})` }))
    }
    print(t('play.header', { game: teller.sentences('name'), commitment: fair.commitment }))
    const end = await playMatch(match)
    showEnd(match, end)
    if (wish.record !== null) writeRecord(wish.record, match, end === 'over' ? fair.reveal : undefined)
    return end === 'inputEnded' ? EXIT.failed : EXIT.ok
  } finally {
    asker.close()
  }
}

const showEnd = <T extends GameTypes>(
  { box, choices, options, table, names, teller }: Match<T>,
  end: MatchEnd,
): void => {
  const pending = table.pending()
  print()
  if (pending.status === 'over') {
    for (const line of boardOf(box, choices, table.view('spectator') as T['View'], teller.sentences)) print(line)
    print()
    for (const line of outcomeLines(box, options, teller, names, pending.outcome)) print(line)
  } else print(t(end === 'inputEnded' ? 'play.inputEnded' : 'play.left'))
}

const writeRecord = <T extends GameTypes>(path: string, { table }: Match<T>, reveal: string | undefined): void => {
  writeWhole(path, `${JSON.stringify(table.record(reveal), null, 1)}\n`)
  print(t('play.recorded', { path }))
}
