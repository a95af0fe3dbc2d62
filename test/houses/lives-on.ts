import { comeBack } from './come-back.ts'
import type { KeptHouse } from './store.ts'
import { toldTo } from './told.ts'

/* What becomes of a house that was kept, wherever it is opened again at `url`. */

/** What everybody was told, and is told now, of the same; the latter may say more. */
export const toldAgain = async (
  url: string,
  { people, tables, told }: KeptHouse,
): Promise<{ readonly before: Readonly<Record<string, unknown>>; readonly now: Readonly<Record<string, unknown>> }> => {
  const byPlace = (all: KeptHouse['told']): Readonly<Record<string, unknown>> =>
    Object.fromEntries(all.map(({ person, path, facts }) => [`${person} at ${path}`, facts]))
  return { before: byPlace(told), now: byPlace(await toldTo({ url, people, tables })) }
}

/** People go on at every table; answers what kept them from it. */
export const troubleAt = async (url: string, house: KeptHouse): Promise<readonly string[]> => {
  const doing = house.tables.map(async (table) => {
    const trouble = await comeBack(url, house, table).then(() => null, String)
    return trouble === null ? [] : [`${table.game}, ${table.use}: ${trouble}`]
  })
  return (await Promise.all(doing)).flat()
}
