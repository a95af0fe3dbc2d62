/**
 * Every file of the client that draws a sheet, a stage or a curtain, with what the ids or keys of
 * states that show it begin with.
 */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'boards/double-headed-lion/fight.tsx': ['double-headed-lion/told compared', 'double-headed-lion/cards with'],
  'boards/double-headed-lion/memory.tsx': ['double-headed-lion/sheet art band card dl-notes'],
  'boards/dragon-treasure/fight.tsx': ['dragon-treasure/told showed', 'dragon-treasure/duel with'],
  'boards/monster-maker/battle.tsx': ['monster-maker/told fought'],
  'boards/monster-maker/round-up.tsx': ['monster-maker/told dungeonEnded'],
  'boards/monstructor/fight.tsx': ['monstructor/arranged, a fight'],
  'boards/rulings-sheet.tsx': ['monster-maker/sheet in-rulings'],
  'pages/device/hand-over.tsx': ['page/curtain of'],
  'pages/device/home.tsx': ['page/forgetting a game of this device'],
  'pages/games/keeping.tsx': ['page/my games, a name'],
  'pages/lesson/course-end.tsx': ['page/end of the course of'],
  'pages/menu/match-menu.tsx': [
    'page/menu of',
    'page/giving up',
    'page/options of',
    'page/keys of',
    'page/link to watch',
  ],
  'pages/match-scene/book.tsx': ['page/log sheet of', 'page/rules sheet of', 'page/list sheet of'],
  'pages/match/warned.tsx': ['monster-maker/arranged, a corridor that loses the party'],
  'pages/new-table.tsx': ['page/a rule beside the options'],
  'pages/pieces.tsx': ['page/pieces, a sheet'],
  'pages/pieces/combined.tsx': ['page/pieces'],
  'pages/pieces/curtains.tsx': ['page/pieces'],
  'pages/rename.tsx': ['page/home, name'],
  'pages/replay/cards-sheet.tsx': ['page/replay, History of a card'],
  'pages/replay/continue-sheet.tsx': ['page/replay, Continue from here'],
  'pages/replay/eyes.tsx': ['page/replay, whose eyes'],
  'pages/replay/menu.tsx': ['page/replay, menu', 'page/replay, Keys'],
  'pages/replay/verify-sheet.tsx': ['page/replay, Verify'],
  'pages/result.tsx': ['page/given up', 'page/watched end of'],
  'pieces/closer/closer.tsx': [
    'double-headed-lion/closer',
    'dragon-treasure/closer',
    'monster-maker/closer',
    'monster-pack/closer',
    'monstructor/closer',
  ],
}
