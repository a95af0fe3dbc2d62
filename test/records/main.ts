import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Outcome } from '@menagerie/engine'
import type { KeepingHost, KeptMatch } from '@menagerie/engine/conformance'
import { commitmentOf, fairChance, sealsOf, seedKey, sha256Hex, toHex } from '@menagerie/fair'
import { KEPT_MODES, type KeptMode, isAsKept, unmetIn } from './modes.ts'
import { OWN } from './own.ts'
import { isKept, keptBytes, keptVersions, readKept, writeKept } from './store.ts'

/* `npm run soak -- records` */

const USAGE = `Usage: npm run soak -- records [flags]

Plays the kept matches of every mode again: hashes of entries, choices and outcomes must be what they were.

  --only <text>  only modes whose name begins so
  --keep         plays and keeps fifty matches of each mode of which none are kept under this version`

const MATCHES = 50
const MOST_ENTRIES = 240
/** Matches played for each that is kept. */
const CANDIDATES = 5

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const bytesOf = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest())

const hostFor =
  (seed: string) =>
  (seats: number): KeepingHost => {
    const secret = bytesOf(`secret of ${seed}`)
    const contributions = Array.from({ length: seats }, (_, seat) => toHex(bytesOf(`seat ${seat} of ${seed}`)))
    const key = seedKey(secret, contributions)
    return {
      chance: (seq) => fairChance({ key, seq }),
      hash: sha256Hex,
      commitment: commitmentOf(secret),
      contributions,
      seals: sealsOf(commitmentOf(secret), contributions),
      reveal: toHex(secret),
    }
  }

/** First words of all that was done in matches: `summon` of `summon R05 W2`. */
const doings = (matches: readonly KeptMatch[]): ReadonlySet<string> =>
  new Set(
    matches.flatMap(({ record }) =>
      record.entries.flatMap(({ steps }) => steps.map((step) => step.split(' ')[0] ?? '')),
    ),
  )

/** The match in which most is done that was not done yet; the first of equals. */
const richest = (candidates: readonly KeptMatch[], done: ReadonlySet<string>): KeptMatch => {
  const fresh = (one: KeptMatch): number => [...doings([one])].filter((word) => !done.has(word)).length
  return candidates.reduce((best, one) => (fresh(one) > fresh(best) ? one : best))
}

const keep = (mode: KeptMode): void => {
  const matches: KeptMatch[] = []
  for (let nth = 0; nth < MATCHES; nth++) {
    const outcomes = matches.flatMap(({ outcome }): Outcome[] => (outcome === null ? [] : [outcome]))
    const unmet = unmetIn(mode, matches)
    const candidates = Array.from({ length: CANDIDATES }, (_, turn) => {
      const seed = `kept/${mode.id}/${nth}/${turn}`
      const wanted = { seed, mode: mode.choices, unmet, own: OWN[mode.game] ?? {}, outcomes, most: MOST_ENTRIES }
      return mode.keep({ ...wanted, host: hostFor(seed) })
    })
    matches.push(richest(candidates, doings(matches)))
  }
  writeKept(mode.id, mode.version, matches)
}

/** Matches of a version that these rules do not replay have to be refused for it. */
const hold = (mode: KeptMode, version: number): number => {
  const begun = performance.now()
  const matches = readKept(mode.id, version)
  const broken = matches.flatMap((kept, nth) => {
    const fault = mode.held(kept)
    return isAsKept(mode, version, fault) ? [] : [`${mode.id} ${version}, match ${nth}: ${fault ?? 'it replays'}`]
  })
  for (const line of broken) console.log(line)
  const entries = matches.reduce((sum, { record }) => sum + record.entries.length, 0)
  console.log(
    `${mode.id}, version ${version}: ${matches.length - broken.length} of ${matches.length} matches as they were, ` +
      `${entries} entries, ${Math.round(keptBytes(mode.id, version) / 1000)} kB, ${Math.round(performance.now() - begun)} ms`,
  )
  return broken.length
}

if (values.help) console.log(USAGE)
else {
  const modes = KEPT_MODES.filter(({ id }) => id.startsWith(values.only))
  if (values.keep) for (const one of modes) if (!isKept(one.id, one.version)) keep(one)
  const runs = modes.flatMap((one) => keptVersions(one.id).map((version) => hold(one, version)))
  if (runs.some((broken) => broken > 0)) process.exitCode = 1
}
