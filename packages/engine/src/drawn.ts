import type { Box } from './box.ts'
import { canonicalJson } from './canonical.ts'
import type { Chance } from './chance/chance.ts'
import type { BySeat, GameTypes, Seat } from './game.ts'
import { recordedChoices } from './options.ts'
import type { RecordHeader } from './record.ts'

/** What a seat brought; null: the host draws for it. */
export type Brought = { readonly loadout: unknown } | null

export interface Loadouts {
  /** As JSON. */
  readonly loadouts: BySeat<unknown>
  readonly drawn: BySeat<boolean>
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** What every seat plays with: its own, or what the host draws from the match's luck, seat by seat. */
export const drawLoadouts = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  brought: BySeat<Brought>,
  chance: Chance,
): Loadouts => ({
  loadouts: brought.map((one) => asJson(one === null ? box.loadouts.choose(options, chance) : one.loadout)),
  drawn: brought.map((one) => one === null),
})

/** Seats whose drawn loadout is not what that luck draws. */
export const wronglyDrawn = <T extends GameTypes>(
  box: Box<T>,
  header: RecordHeader,
  chance: Chance,
): readonly Seat[] => {
  if (header.format === 1 || !header.drawn.includes(true)) return []
  const completed = box.complete(recordedChoices(box.options, header.choices), header.last)
  if (!completed.ok) return []
  const brought = header.loadouts.map((loadout, seat) => (header.drawn[seat] === true ? null : { loadout }))
  const { loadouts } = drawLoadouts(box, completed.value, brought, chance)
  return loadouts.flatMap((loadout, seat) =>
    canonicalJson(loadout) === canonicalJson(header.loadouts[seat]) ? [] : [seat],
  )
}
