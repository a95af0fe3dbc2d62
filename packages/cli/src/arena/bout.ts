import { type Budget } from '@menagerie/bots'
import {
  type Box,
  type Choices,
  type GameTypes,
  type Outcome,
  type Seat,
  type Table,
  openTable,
  sampledChance,
} from '@menagerie/engine'
import { sha256Hex } from '@menagerie/fair'
import { failed } from '../stop.ts'
import { t } from '../text.ts'
import type { Bout } from './pairing.ts'
import { type Bots, questionAt } from './pool.ts'

export interface BoutResult {
  readonly bout: Bout
  readonly outcome: Outcome
  /** All notations and the outcome, as one text. */
  readonly text: string
  /** Milliseconds of thought of each commit that was a choice, indexed by seat. */
  readonly thought: readonly (readonly number[])[]
}

/** What all bouts of a tournament share. */
export interface Ring<T extends GameTypes> {
  readonly box: Box<T>
  readonly options: T['Options']
  readonly choices: Choices
  readonly seed: string
  readonly budget: Budget
  readonly bots: Bots
}

/** Plays one match at a table; the bots think in their threads. */
export const playBout = async <T extends GameTypes>(ring: Ring<T>, bout: Bout): Promise<BoutResult> => {
  const table = open(ring, bout)
  const texts: string[] = []
  const thought: number[][] = bout.sitters.map(() => [])
  const seed = `${ring.seed}/${bout.deal}/${bout.seat}`
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') {
      const { outcome } = pending
      texts.push(`${outcome.reason} ${outcome.payoffs.join()}`)
      return { bout, outcome, text: texts.join('\n'), thought }
    }
    const seat = pending.seats[0] as Seat
    const bot = bout.sitters[seat]
    if (bot === undefined) throw new Error(`nobody sits in seat ${seat}`)
    const question = questionAt(table, seat, { bot, budget: ring.budget, seed, choices: ring.choices })
    const { steps, ms } = await ring.bots.ask(question)
    if (question.legal.length > 1) (thought[seat] as number[]).push(ms)
    const result = table.act(seat, steps)
    if (!result.ok) throw failed(t('tournament.illegal', { bot, steps: steps.join(', '), code: result.refusal.code }))
    texts.push(...steps)
  }
}

/** The same deal has the same loadouts and the same luck for the same entries, whoever sits where. */
const open = <T extends GameTypes>({ box, options, choices, seed }: Ring<T>, { deal, sitters }: Bout): Table => {
  const chance = sampledChance(`${seed}/${deal}/loadouts`)
  const opened = openTable(
    box,
    {
      choices,
      seats: sitters.map((bot) => ({ kind: 'bot', name: bot, bot })),
      loadouts: sitters.map(() => box.loadouts.choose(options, chance)),
      start: null,
      last: null,
      commitment: null,
      contributions: sitters.map(() => ''),
    },
    { chance: (seq) => sampledChance(`${seed}/${deal}/entry ${seq}`), hash: sha256Hex, now: () => 0 },
  )
  if (!opened.ok) throw failed(t('tournament.noTable', { code: opened.faults[0]?.code ?? '' }))
  return opened.value
}
