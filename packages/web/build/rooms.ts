/**
 * The rooms of the client's style sheets. A piece, a board, a board's print and a page are rooms: what a room's TSX draws is
 * styled by that room's sheets and by the house's (`styles/`), by no others (docs/adr/0014).
 */

/** Words of pieces so small that they belong to whoever places them: an icon in a coach is the coach's icon. */
const ATOMS = ['button', 'icon', 'rule-tag', 'sign', 'wax']

/** Files and folders that draw in a room which does not bear their name. */
const LODGERS: readonly (readonly [path: string, room: string])[] = [
  ['pieces/stars', 'card'],
  ['pieces/word-card', 'card'],
  ['pieces/card-on-paper', 'card'],
  ['pieces/close-up-settings', 'close-up'],
  ['pieces/match-prompt', 'prompt-bar'],
  ['pieces/rule-links', 'rulebook'],
  ['pieces/language-switch', 'word-switch'],
  ['pieces/settings', 'word-switch'],
  ['pages/hint', 'coach'],
  ['pages/me', 'rail'],
  ['pages/match-scene/book', 'book'],
  ['pages/match', 'page-match'],
  ['pages/menu', 'page-match'],
  ['pages/agree', 'page-match'],
  ['pages/match-scene', 'page-match'],
  ['pages/match-words', 'page-match'],
  ['pages/result', 'page-match'],
  ['pages/lesson', 'page-match'],
  ['pages/lobby-seat', 'page-lobby'],
  ['pages/home-box', 'page-home'],
  ['pages/home-lists', 'page-home'],
  ['pages/table-line', 'page-home'],
  ['pages/option-data', 'page-option-field'],
  ['pages/new-table/seats-here', 'page-seat-fields'],
  ['pages/device', 'page-home'],
  ['pages/games', 'page-home'],
  ['pages/open', 'page-home'],
]

/** The room of a file below `src`, such as `seat` or `page-home`; null for the house and for what draws nothing. */
export const roomOf = (file: string): string | null => {
  const [area = '', second = '', third] = file.split('/')
  const stem = (name: string): string => name.replace(/\..*$/, '')
  const lodging = LODGERS.find(([path]) => file.startsWith(`${path}.`) || file.startsWith(`${path}/`))
  if (lodging !== undefined) return lodging[1]
  switch (area) {
    case 'pieces':
      return ATOMS.includes(stem(second)) ? null : stem(second)
    case 'sound':
      return 'sound'
    case 'boards':
      return third === undefined ? null : third === 'print' ? `${second}-print` : second
    case 'pages':
      return `page-${stem(second)}`
    default:
      return null
  }
}

/** Whether components of this file belong to whoever places them. */
export const isAtom = (file: string): boolean => ATOMS.some((atom) => file === `pieces/${atom}.tsx`)

/** The class the build writes on everything a room draws. */
export const markOf = (room: string): string => `in-${room}`
