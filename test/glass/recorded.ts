import { type MatchRecord, entryHash, headerHash, sealedHolder } from '@menagerie/engine'
import { sha256Hex } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import { openExample } from '../../packages/web/src/pages/board-example/example.ts'
import { modeOf } from './states/modes.ts'

/** The record of a game that `/pieces/<game>` would play, with a chain of entries that verifies. */
export const recordOf = async (game: string, mode: string, seats: number, decisions: number): Promise<MatchRecord> => {
  const some = await entryOf(game)?.load()
  if (some === undefined) throw new Error(`there is no game ${game}`)
  const { choices } = modeOf(game, mode)
  const { table } = openExample(some, { choices, seats, seed: '1', skip: decisions, guided: true, position: null })
  const { header: bare, entries } = table.record()
  if (bare.format === 1) throw new Error('records of new tables are not of format 1')
  const header = {
    ...bare,
    seats: bare.seats.map((seat) =>
      seat.kind === 'bot' ? seat : sealedHolder(sha256Hex, { kind: seat.kind, name: seat.name ?? '' }, seat.salt ?? ''),
    ),
  }
  let before = headerHash(sha256Hex, header)
  const chained = entries.map((entry) => {
    before = entryHash(sha256Hex, header.format, before, entry)
    return { ...entry, hash: before }
  })
  return { header, entries: chained, reveal: null }
}

/** As somebody's hand or a torn file leaves it. */
export const harmed = ({ entries, ...rest }: MatchRecord, harm: 'altered' | 'unreadable'): object =>
  harm === 'unreadable'
    ? { header: { game: 'monster-pack' } }
    : {
        ...rest,
        entries: entries.map((entry, at) => (at === entries.length - 1 ? { ...entry, hash: '0'.repeat(64) } : entry)),
      }
