import { type Planted, swap } from './fault.ts'

const PLAIN = { theme: 'table', language: 'en', still: true } as const
const WIDE = ['1440x900']
const PHONE = ['390x844']

/** Faults of what stands where it should and is read or seen badly all the same. */
export const IN_SIGHT: readonly Planted[] = [
  {
    id: 'ink',
    words: 'the dungeon writes on its dark panels in dark ink',
    edits: [swap('styles/tokens.css', '--panel-ink: #efe6d2;', '--panel-ink: #2a251c;')],
    laws: ['contrast'],
    states: ['page/credits', 'monster-pack/standard of 2: asked boost1'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'joint',
    words: 'a name on a small card loses its last letters to another line, without a hyphen',
    edits: [swap('pieces/card.css', 'hyphens: manual;', 'hyphens: none;')],
    laws: ['torn'],
    states: ['page/replay of monster-pack, standard, entry 15 by all'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'rounded',
    words: 'letters are rounded to whole pixels, so that small words run together',
    edits: [swap('styles/base.css', 'text-rendering: geometricPrecision;', 'text-rendering: auto;')],
    laws: ['joined'],
    states: ['page/credits', 'monster-pack/standard of 2: asked boost1'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'narrow',
    words: 'words stand no farther apart than their fonts have them, which is less than is seen',
    edits: [swap('styles/base.css', '  word-spacing: 0.06em;\n', '')],
    laws: ['joined'],
    states: ['page/credits', 'monster-pack/standard of 2: asked boost1'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'twice',
    words: 'the bar of a trap says what its choice is for by itself, and the bar of all such choices says it again',
    edits: [
      swap(
        'boards/monster-maker/team-bar.tsx',
        "        title={t('trap.title')}\n        empty={play.board.handling.ask.text}",
        "        title={t('trap.title')}\n        empty={<>{play.board.handling.ask.text}{useContext(PurposeContext)}</>}",
      ),
      swap(
        'boards/monster-maker/team-bar.tsx',
        "import type { ReactNode } from 'react'",
        "import { type ReactNode, useContext } from 'react'\nimport { PurposeContext } from '../../pieces/prompt-context.ts'",
      ),
    ],
    laws: ['twice'],
    states: ['monster-maker/first of 2: asked trap, explained'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'home-bar',
    words: 'the bar at the foot of a phone stands where the screen has the one by which one goes home',
    edits: [swap('pieces/dock.css', '    padding-bottom: env(safe-area-inset-bottom);\n', '')],
    laws: ['kept'],
    states: ['monster-pack/standard of 2: asked boost1'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'camera',
    words: 'on a phone held sideways a table begins under its camera',
    edits: [swap('pages/match.css', '  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);\n', '')],
    laws: ['kept'],
    states: ['monster-maker/first of 2: asked trap, explained'],
    sizes: ['844x390'],
    look: PLAIN,
  },
  {
    id: 'frame',
    words: 'the contents of a rulebook hold their frame no longer, which lies around the page',
    edits: [swap('pages/rules.css', '    position: relative;\n    top: 0;\n', '    position: static;\n')],
    laws: ['drawn-on'],
    states: ['page/rules monster-pack'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'typed',
    words: 'what one types in a form is written so small that an iPhone magnifies the page',
    edits: [swap('styles/tokens.css', '    --typed: 16px;\n', '    --typed: 0px;\n')],
    laws: ['typed'],
    states: ["page/new monster-maker, parts of one's own in a form"],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'slides',
    words: 'what is hidden in a sheet for those who hear lies beyond its edge, and focus scrolls the whole sheet to it',
    edits: [
      swap('pieces/sheet.css', '  overflow: clip;\n', '  overflow: hidden;\n'),
      swap('pieces/sheet.css', '  position: relative;\n  overflow-y: auto;\n', '  overflow-y: auto;\n'),
    ],
    laws: ['slides'],
    states: ['page/offers of monstructor'],
    sizes: ['844x390'],
    look: { ...PLAIN, language: 'ja' },
  },
]
