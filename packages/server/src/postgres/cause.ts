/*
 * Programs of the database say many things when they fail, and what comes last is seldom why: "database system is shut down",
 * "removing contents of data directory".
 */

/** `2026-11-30 07:12:51.122 UTC [9986] FATAL:  ...`, `initdb: error: ...`, `pg_ctl: could not ...`. */
const LINE = /^(?:\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] )?(?:(initdb|pg_ctl|postgres): )?(?:([A-Za-z]+):\s+)?(.*)$/

const WHY = ['FATAL', 'PANIC', 'error']
const MORE = ['DETAIL', 'HINT', 'detail', 'hint']
const MOST = 400

interface Said {
  readonly kind: string | null
  readonly text: string
}

/** What was said, a thing each: a line that begins with white space belongs to the one before. */
const saidIn = (output: string): readonly Said[] => {
  const said: Said[] = []
  for (const line of output.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const last = said.at(-1)
    const [, , kind = null, text = ''] = LINE.exec(line) ?? []
    if (last !== undefined && /^\s/.test(line)) said[said.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    else said.push({ kind, text: text.trim() })
  }
  return said
}

/** Why a program of the database failed, from all that it said; one line, for the person who started it. */
export const causeIn = (output: string): string => {
  const said = saidIn(output)
  const at = said.map(({ kind }) => kind !== null && WHY.includes(kind)).lastIndexOf(true)
  const more = said.slice(at + 1)
  const end = more.findIndex(({ kind }) => kind === null || !MORE.includes(kind))
  const chosen = at === -1 ? said : said.slice(at, end === -1 ? undefined : at + 1 + end)
  const text = chosen.map((one) => one.text).join(' ')
  return text.length > MOST ? `... ${text.slice(-MOST)}` : text || 'it said nothing'
}
