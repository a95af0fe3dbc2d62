/** What differs between two houses although nothing does, and nothing else: each is put out at the length it has. */
const KNOWN: readonly (readonly [what: string, where: RegExp])[] = [
  ['a date of HTTP', /(?<=\r\ndate: )[^\r]{29}/gi],
  ['a date', /(?<="(?:now|createdAt|updatedAt|at)":)\d{13}/g],
  ['a commitment', /(?<="(?:commitment|seal)":")[0-9a-f]{64}/g],
]

/** The same of what stands anywhere in a list. Lists are sought first: to look back for one from every number takes its time. */
const LISTED: readonly (readonly [what: string, list: RegExp, where: RegExp])[] = [
  ['a deadline', /"(?:deadlines|absences)":\[[^\]]*/g, /\d{13}/g],
  ['a cover', /"covers":\[[^\]]*/g, /[0-9a-f]{64}/g],
]

const blank = (found: string): string => '#'.repeat(found.length)

/** Tables, invites and people, by the names that a house gave them: in which order it made them. */
export type Made = ReadonlyMap<string, number>

/** One text with what is known to differ put out; made names become their numbers. */
export const putOut = (text: string, made: Made): string => {
  let plain = text
  for (const [, where] of KNOWN) plain = plain.replace(where, blank)
  for (const [, list, where] of LISTED) plain = plain.replace(list, (found) => found.replace(where, blank))
  return plain.replace(/[0-9A-Za-z_-]{16,32}/g, (found) => {
    const number = made.get(found)
    return number === undefined ? found : `<${number}>`.padEnd(found.length, '#')
  })
}

/** Of the figures of a host: what counts times, memory and connections that come and go. All else must be the same. */
const TIMES =
  /^(?:# (?:HELP|TYPE) )?(?:process_|nodejs_|menagerie_(?:database_connections|bot_oldest_wait_seconds|lines)|menagerie_append_seconds_(?:bucket|sum))/

/** The lines of a host's figures that may not differ. */
export const figuresAlike = (text: string): readonly string[] => text.split('\n').filter((line) => !TIMES.test(line))

export interface Heard {
  readonly who: string
  /** In order, by what it was that was heard. */
  readonly lines: readonly string[]
}

const around = (text: string | undefined, at: number): string =>
  text === undefined ? '(nothing)' : JSON.stringify(text.slice(Math.max(0, at - 120), at + 120))

/** The first byte by which somebody could tell the houses apart; null where there is none. */
export const firstDifference = (here: readonly Heard[], there: readonly Heard[]): string | null => {
  for (const [i, { who, lines }] of here.entries()) {
    const others = there[i]?.lines ?? []
    for (let line = 0; line < Math.max(lines.length, others.length); line++) {
      const [one, other] = [lines[line], others[line]]
      if (one === other) continue
      let at = 0
      while (one?.[at] !== undefined && one[at] === other?.[at]) at++
      return `${who}, line ${line}: ${around(one, at)} or ${around(other, at)}`
    }
  }
  return null
}
