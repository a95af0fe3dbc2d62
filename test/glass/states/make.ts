import { catalogue } from '@menagerie/games'
import { collect, cover, earliest } from './collect.ts'
import { writeList } from './lists.ts'
import { MODES } from './modes.ts'

/** Makes the closed lists anew from so many seeded games a mode and number of seats; tells how long each has become. */
export const makeLists = async (
  games: number,
  only: string | undefined,
  say: (line: string) => void,
): Promise<void> => {
  for (const { id, load } of catalogue.filter((one) => only === undefined || one.id === only)) {
    const some = await load()
    const found = earliest(
      (MODES[id] ?? []).flatMap((mode) =>
        mode.seats.map((seats) => collect(some, mode, seats, { from: 0, to: games })),
      ),
    )
    const witnesses = cover(found)
    writeList(id, witnesses)
    say(`${id}: ${found.size} keys, ${witnesses.length} states`)
  }
}
