import {
  type Box,
  type Chance,
  type Choices,
  Defect,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type SomeBox,
  type Table,
  anyOf,
  drawLoadouts,
  fillChoices,
  openTable,
  restoreTable,
} from '@menagerie/engine'
import { sha256Hex, toHex } from '../bytes.ts'
import { fairChance, loadoutChance } from '../chance.ts'
import { coversOf } from '../cover.ts'
import { sealsOf } from '../seal.ts'
import { commitmentOf, seedKey } from '../seed.ts'
import type { Kept } from '../verifier/kept.ts'

export interface FairMatch {
  readonly secret: Uint8Array
  /** Indexed by seat. */
  readonly contributions: readonly string[]
  readonly choices: Choices
  /** How the seats decide. */
  readonly deciding: Chance
}

/** A whole match with sealed contributions and drawn loadouts, as an honest host records it. */
export const playFair = (some: SomeBox, match: FairMatch): MatchRecord => some((box) => play(box, match))

const hostOf = ({ secret, contributions }: Pick<FairMatch, 'secret' | 'contributions'>, now: () => number) => {
  const key = seedKey(secret, contributions)
  return { chance: (seq: number) => fairChance({ key, seq }), hash: sha256Hex, now }
}

const play = <T extends GameTypes>(box: Box<T>, match: FairMatch): MatchRecord => {
  const { secret, contributions, choices, deciding } = match
  const commitment = commitmentOf(secret)
  const filled = fillChoices(box.options, choices)
  const options = filled.ok ? box.complete(filled.value, null) : filled
  if (!options.ok) throw new Defect(`no table: ${JSON.stringify(options.faults)}`)
  const brought = contributions.map(() => null)
  const { loadouts, drawn } = drawLoadouts(box, options.value, brought, loadoutChance(seedKey(secret, contributions)))
  let at = 1_700_000_000_000
  const opened = openTable(
    box,
    {
      choices,
      seats: contributions.map((_, seat) => ({ kind: 'human', name: `Seat ${seat}` })),
      loadouts,
      start: null,
      last: null,
      commitment,
      contributions,
      sealing: {
        salts: contributions.map((_, seat) => toHex(Uint8Array.from({ length: 16 }, () => deciding.pick(256) ^ seat))),
        seals: sealsOf(commitment, contributions),
        drawn,
        lapsed: [],
      },
    },
    hostOf(match, () => (at += 1000)),
  )
  if (!opened.ok) throw new Defect(`no match: ${JSON.stringify(opened.faults)}`)
  const table = opened.value
  for (let pending = table.pending(); pending.status === 'deciding'; pending = table.pending()) {
    const seat = anyOf(pending.seats, deciding)
    const acted = table.act(seat, decide(box, options.value, table, seat, deciding))
    if (!acted.ok) throw new Defect(`a legal choice is refused: ${acted.refusal.code}`)
  }
  return table.record(toHex(secret))
}

const decide = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  table: Table,
  seat: Seat,
  deciding: Chance,
): readonly string[] => {
  const steps: string[] = []
  for (;;) {
    const step = anyOf(table.legal(seat, steps), deciding)
    steps.push(step)
    const action = box.game.parse(options, step)
    if (action === null || !box.game.staged(action)) return steps
  }
}

/** What the page of one seat keeps of a match while it is played. */
export const keptBy = ({ header, entries }: MatchRecord, secret: Uint8Array, seat: Seat): Kept => {
  if (header.format === 1) throw new Defect('nothing was kept of records of format 1')
  const coverOf = coversOf(secret)
  return {
    format: 1,
    table: 'trial',
    commitment: header.commitment,
    seals: header.seals,
    own: [{ seat, contribution: header.contributions[seat] as string }],
    lapsed: header.lapsed.map(({ commitment }) => commitment),
    covers: entries.map((entry) => coverOf(entry.seq, entry.hash)),
  }
}

/** A forgery that verifies alone: the match stops before an entry, and one seat gives up there. Null where that ends nothing. */
export const givenUpAt = (
  some: SomeBox,
  record: MatchRecord,
  match: Pick<FairMatch, 'secret' | 'contributions'>,
  at: { readonly entries: number; readonly seat: Seat },
): MatchRecord | null =>
  some((box) => {
    const before = { ...record, entries: record.entries.slice(0, at.entries) }
    const restored = restoreTable(
      box,
      before,
      hostOf(match, () => 1_800_000_000_000),
    )
    if (!restored.ok || restored.value.pending().status === 'over') return null
    restored.value.resign(at.seat)
    return restored.value.pending().status === 'over' ? restored.value.record(toHex(match.secret)) : null
  })
