/* Who may do what: every route of the server, asked by everybody there is, before, during and after a match. */

/** What the cells of the table stand for. */
export const ANSWERS = {
  ok: '200',
  'who?': '401 unauthenticated',
  no: '403 forbidden',
  invite: '403 inviteWrong',
  'seat?': '403 notSeated',
  away: '403 sentAway',
  'maker?': '403 notMaker',
  secret: '403 matchRunning',
  none: '404 notFound',
  twice: '409 alreadySeated',
  begun: '409 alreadyStarted',
  early: '409 notStarted',
  runs: '409 notOver',
  shut: '409 notOpening',
  'turn?': '422 notYourTurn',
  over: '422 matchOver',
  'away?': '409 seatNotAway',
  gone: '422 offerGone',
  there: '422 notAbsent',
  wrong: '403 wayWrong',
  'link?': '410 linkGone',
} as const

/** In the order of the columns. All but the passer-by ask for the closed table, and the last for the maker, by a page elsewhere. */
export const ROLES = [
  'nobody',
  'a forged cookie',
  'a cookie that signed out',
  'the token of a session, not in a cookie',
  'a stranger',
  'a stranger with another table’s invite',
  'a spectator with the invite',
  'a spectator of an open table',
  'who was sent away',
  'who was sent away, with the invite',
  'a seat that is not asked',
  'the maker, who is asked',
  'the maker, from a page of another house',
] as const
export type Role = (typeof ROLES)[number]

export const STATES = ['waiting', 'playing', 'over'] as const
export type State = (typeof STATES)[number]

const TABLE = `
                         | nobody forged out   token | strange wrong  invited open   | away  invited | seated maker elsewhere
GET /healthz             | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET /readyz              | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET /*                   | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST sign-in             | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST sign-out            | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET me                   | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST me                  | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE me                | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET tokens               | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST tokens              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE token             | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
GET overview             | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET people               | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET all tables           | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET reports              | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
POST settle              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
GET audit                | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
POST close               | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
POST forget              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
POST block               | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
GET openapi              | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET account              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET data                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET standing             | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST standing            | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET person               | who?   who?   who?  who?  | none    none   none    none   | none  none    | ok     ok    ok
GET bots                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET quiets               | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
DELETE quiet             | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
GET notices              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST notices             | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET push                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST push                | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE push              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST new passkey         | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST passkeys            | who?   who?   who?  who?  | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
DELETE passkey           | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
DELETE session           | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
POST end-others          | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST my email            | who?   who?   who?  who?  | no      no     no      no     | no    no      | no     no    no
POST my password         | who?   who?   who?  who?  | no      no     no      no     | no    no      | no     no    no
POST ask passkey         | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST by passkey          | wrong  wrong  wrong wrong | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
POST by password         | wrong  wrong  wrong wrong | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
POST link                | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST look at link        | link?  link?  link? link? | link?   link?  link?   link?  | link? link?   | link?  link? no
POST use link            | link?  link?  link? link? | link?   link?  link?   link?  | link? link?   | link?  link? no
POST tables              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET open                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET mine                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
ANY /api                 | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
ANY unknown              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no

GET stream       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
GET socket       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    no
GET :id          waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
GET match        waiting | who?   who?   who?  who?  | no      invite early   early  | away  away    | early  early early
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
GET past         waiting | who?   who?   who?  who?  | no      invite early   early  | away  away    | early  early early
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
GET record       waiting | who?   who?   who?  who?  | no      invite early   early  | away  away    | early  early early
                 playing | who?   who?   who?  who?  | no      invite secret  secret | away  away    | secret secret secret
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
POST sit         waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | twice  twice no
                 playing | who?   who?   who?  who?  | no      invite begun   begun  | away  away    | begun  begun no
                 over    | who?   who?   who?  who?  | no      invite begun   begun  | away  away    | begun  begun no
POST leave       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST send-away   waiting | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? ok    no
                 playing | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? begun no
                 over    | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? begun no
POST claim       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST ready       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST open        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | shut   shut  no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST act         waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | turn?  ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST resign      waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST away        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST back        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | away?  away? no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST offer       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST answer      waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | gone   gone  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST withdraw    waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | gone   gone  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
GET company      waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    ok
POST remarks     waiting | who?   who?   who?  who?  | no      invite seat?   seat?  | away  away    | ok     ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | ok     ok    no
POST report      waiting | who?   who?   who?  who?  | no      invite none    none   | away  away    | none   none  no
                 playing | who?   who?   who?  who?  | no      invite none    none   | away  away    | none   none  no
                 over    | who?   who?   who?  who?  | no      invite none    none   | away  away    | none   none  no
POST quiet       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | none   ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | none   ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | none   ok    no
POST forfeit     waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | there  there no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST rematch     waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | runs   runs  no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | runs   runs  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
`

interface Row {
  readonly name: string
  readonly state: State | null
  /** In the order of the roles. */
  readonly cells: readonly string[]
}

const isState = (word: string): word is State => STATES.includes(word as State)

/** Lines without a name go on with that of the line before. */
const rowsOf = (table: string): readonly Row[] => {
  const rows: Row[] = []
  for (const line of table.split('\n').slice(2)) {
    const [head = '', ...columns] = line.split('|')
    if (columns.length === 0) continue
    const words = head.trim().split(/\s+/)
    const last = words.at(-1) ?? ''
    const state = isState(last) ? last : null
    const name = (state === null ? words : words.slice(0, -1)).join(' ')
    rows.push({
      name: name === '' ? (rows.at(-1)?.name ?? '') : name,
      state,
      cells: columns.join(' ').trim().split(/\s+/),
    })
  }
  return rows
}
export const ROWS = rowsOf(TABLE)
