import { type Choices, type OptionRow, applies } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import { isHere } from '../wire/here-id.ts'

/** Rows for who stays away. */
export const isOfAbsence = (row: OptionRow): boolean => row.scope === 'table' && row.readBy === 'absence'

/** Rows for who looks on from elsewhere. */
export const isOfSpectators = (row: OptionRow): boolean => row.scope === 'table' && row.readBy === 'delay'

/** Whether people wait for one another at a table: not at a device, nor where one plays against bots alone. */
const isWaitedAt = ({ id, seats }: Pick<Lobby, 'id' | 'seats'>): boolean =>
  !isHere(id) && seats.filter(({ kind }) => kind === 'human').length > 1

/** The rows of a game that say something at this table. */
export const rowsAt = (
  rows: readonly OptionRow[],
  lobby: Pick<Lobby, 'id' | 'seats'> & { readonly choices: Choices },
): readonly OptionRow[] =>
  rows.filter((row) => {
    if (isOfSpectators(row)) return !isHere(lobby.id)
    return !isOfAbsence(row) || (isWaitedAt(lobby) && applies(row, rows, lobby.choices))
  })
