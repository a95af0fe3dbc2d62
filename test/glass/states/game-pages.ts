import { DEVICE, type GAMES, SHEET, arranged, page, press, see } from './page.ts'
import type { GlassState } from './state.ts'

const CHOICE = see('li + li [data-action]:not([disabled])')

/** What stands at a board for who sees it late, and in the menu of who sits there with others. */
const late = arranged(
  "watching a friend's table late",
  ["a friend's late table", 'monster-pack'],
  'main[data-phase]',
  [],
  {
    room: 'monster-pack',
    view: 'spectator',
  },
)
const ofPeople = arranged(
  'menu among people',
  ['talk', 'monster-pack'],
  'main[data-phase]',
  [press('Menu'), SHEET, see('.menu-list [data-part="person"]')],
  { room: 'monster-pack' },
)

/** Every page of a game, and its tables from the lobby to the end. */
export const statesOfGame = ([game, seats]: (typeof GAMES)[number]): readonly GlassState[] => {
  const table = [game, String(seats)]
  // Where two sit, whoever resigns ends the match.
  const ended = [game, '2']
  const room = { room: game }
  return [
    page(`new ${game}`, `/new/${game}`, '.new-table', [], { ...room, keys: ['route /new/:game'] }),
    page(`new ${game} at one device`, `/new/${game}?at=device`, '.new-table', [], room),
    page(`inviting to ${game}`, `/new/${game}?at=friends`, '.new-table', [], room),
    page(
      `curtain of ${game}`,
      `/new/${game}?at=device`,
      '.new-table',
      [press('Start on this device'), see('.curtain')],
      { ...room, view: 'device' },
    ),
    page(`${game} at one device`, `/new/${game}?at=device`, '.new-table', [...DEVICE], { ...room, view: 'device' }),
    page(`rules ${game}`, `/rules/${game}`, '.rulebook', [], { ...room, keys: ['route /rules/:game/:rule?'] }),
    page(`cards ${game}`, `/cards/${game}`, '.gallery .card', [], { ...room, keys: ['route /cards/:game/:id?'] }),
    page(
      `a card of ${game}`,
      `/cards/${game}`,
      '.gallery .card',
      [{ do: 'within', selector: '.gallery a' }, see('.one-card')],
      room,
    ),
    page(`print ${game}`, `/print/${game}`, '.print-side', [], { ...room, keys: ['route /print/:game'] }),
    arranged(`own lobby of ${game}`, ['own lobby', ...table], '.lobby .seats', [], room),
    arranged(`own lobby of ${game} with a guest`, ['own lobby with a guest', ...table], '.lobby .seats', [], room),
    arranged(`a friend's lobby of ${game}`, ["a friend's lobby", ...table], '.lobby .seats', [], room),
    // Bots play until there is something to choose; then the table stands still.
    arranged(`own table of ${game}`, ['own table', ...table], 'main[data-phase]', [CHOICE], room),
    arranged(`menu of ${game}`, ['own table', ...table], 'main[data-phase]', [press('Menu'), SHEET], room),
    arranged(
      `options of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Options of this match'), SHEET],
      room,
    ),
    arranged(
      `keys of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Keys'), SHEET],
      room,
    ),
    arranged(
      `offers of ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Offer…'), SHEET],
      room,
    ),
    arranged(
      `link to watch ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Let somebody watch'), SHEET],
      room,
    ),
    arranged(
      `giving up ${game}`,
      ['own table', ...table],
      'main[data-phase]',
      [press('Menu'), press('Give up this match'), SHEET],
      room,
    ),
    arranged(`rulebook beside ${game}`, ['own table', ...table], 'main[data-phase]', [press('Rules', 'tab')], room),
    arranged(`log sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [{ do: 'key', key: 'l' }, SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`rules sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [{ do: 'key', key: 'r' }, SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`list sheet of ${game}`, ['own table', ...table], 'main[data-phase]', [press('I can do'), SHEET], {
      ...room,
      narrow: true,
    }),
    arranged(`watching ${game}`, ["a friend's table", ...table], 'main[data-phase]', [], {
      ...room,
      view: 'spectator',
    }),
    ...(game === 'monster-pack' ? [late, ofPeople] : []),
    arranged(`given up ${game}`, ['own end', ...table], 'dialog[open] .result', [], {
      ...room,
      keys: ['told conceded', 'told resigned', 'told left'],
    }),
    arranged(`after the result of ${game}`, ['own end', ...table], 'dialog[open] .result', [press('Close')], room),
    arranged(`watched end of ${game}`, ["a friend's end", ...ended], 'dialog[open] .result', [], {
      ...room,
      view: 'spectator',
    }),
    arranged(`own replay of ${game}`, ['own replay', ...ended], '.scrubber', [], { ...room, view: 'replay' }),
    arranged(`replay of ${game} while it runs`, ['running replay', ...table], '[role="alert"], .page', [], room),
  ]
}
