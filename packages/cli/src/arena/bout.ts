import { type Budget } from '@menagerie/bots'
import {
  type Box,
  type Choices,
  type GameTypes,
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

/** Thought of a seat, of commits that were a choice; times in milliseconds. */
export interface Thought {
  readonly commits: number
  readonly sum: number
  readonly most: number
}

/** What is kept of a match that was played. */
export interface BoutResult {
  /** Indexed by seat; 1 is the first place. */
  readonly places: readonly number[]
  /** SHA-256 of all notations and the outcome. */
  readonly digest: string
  /** Indexed by seat. */
  readonly thought: readonly Thought[]
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
  const times: number[][] = bout.sitters.map(() => [])
  const seed = `${ring.seed}/${bout.deal}/${bout.seat}`
  for (;;) {
    const pending = table.pending()
    if (pending.status === 'over') {
      const { outcome } = pending
      texts.push(`${outcome.reason} ${outcome.payoffs.join()}`)
      return { places: outcome.places, digest: sha256Hex(texts.join('\n')), thought: times.map(thoughtOf) }
    }
    const seat = pending.seats[0] as Seat
    const sitter = bout.sitters[seat]
    if (sitter === undefined) throw new Error(`nobody sits in seat ${seat}`)
    const { bot, budget } = sitter
    const asked = { bot, budget: budget ?? ring.budget, seed, choices: ring.choices }
    const question = questionAt(table, seat, asked)
    const { steps, ms } = await ring.bots.ask(question)
    if (question.legal.length > 1) (times[seat] as number[]).push(ms)
    const result = table.act(seat, steps)
    if (!result.ok) throw failed(t('tournament.illegal', { bot, steps: steps.join(', '), code: result.refusal.code }))
    texts.push(...steps)
  }
}

const thoughtOf = (times: readonly number[]): Thought => ({
  commits: times.length,
  sum: times.reduce((sum, ms) => sum + ms, 0),
  most: times.reduce((longest, ms) => Math.max(longest, ms), 0),
})

/** The same deal has the same loadouts and the same luck for the same entries, whoever sits where. */
const open = <T extends GameTypes>({ box, options, choices, seed }: Ring<T>, { deal, sitters }: Bout): Table => {
  const chance = sampledChance(`${seed}/${deal}/loadouts`)
  const opened = openTable(
    box,
    {
      choices,
      seats: sitters.map(({ name, bot }) => ({ kind: 'bot', name, bot })),
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
