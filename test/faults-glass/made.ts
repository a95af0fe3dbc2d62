import { readdirSync } from 'node:fs'
import { sampledChance } from '@menagerie/engine'
import { WEB } from '../browser/support/catalogues.ts'
import type { Made } from './fault.ts'
import { sitesInComponent } from './in-components.ts'
import { type Site, sitesInSheet } from './in-sheets.ts'

/** What draws: boards, pieces, pages and the sheets of the house. Letters and pictures are drawn from data. */
const DRAWS = /^(?!art\/|.*fonts(?:-ja)?\.css$|.*\.test\.tsx?$).*\.(?:css|tsx)$/

const files = (): readonly string[] =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => DRAWS.test(path))
    .sort()

let known: ReadonlyMap<string, readonly Site[]> | null = null

const sites = (): ReadonlyMap<string, readonly Site[]> => {
  if (known !== null) return known
  const byKind = new Map<string, Site[]>()
  for (const file of files())
    for (const [kind, site] of file.endsWith('.css') ? sitesInSheet(file) : sitesInComponent(file)) {
      const known = byKind.get(kind)
      if (known === undefined) byKind.set(kind, [site])
      else known.push(site)
    }
  known = byKind
  return byKind
}

/** Faults without end, each kind as often as the others, the same for the same seed and sources. */
export function* make(seed: string): Generator<Made> {
  const chance = sampledChance(`${seed} breaks`)
  const left = new Map([...sites()].map(([kind, all]) => [kind, [...all]]))
  for (let number = 1; left.size > 0; number++) {
    const kinds = [...left.keys()]
    const kind = kinds[chance.pick(kinds.length)] as string
    const all = left.get(kind) as Site[]
    const [site] = all.splice(chance.pick(all.length), 1)
    if (all.length === 0) left.delete(kind)
    if (site !== undefined) yield { id: `${seed}.${number} ${kind}`, ...site }
  }
}
