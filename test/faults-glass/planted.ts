import type { GlassState } from '../glass/states/index.ts'
import { PHONE, PLAIN, type Planted, WIDE, swap } from './fault.ts'
import { IN_SIGHT } from './planted-in-sight.ts'

/** Roland is chosen, and one square beside him can be attacked. */
const CHOSEN: GlassState = {
  id: 'double-headed-lion/a piece that can attack is chosen',
  room: 'double-headed-lion',
  view: 'play',
  address: `/pieces/double-headed-lion?${new URLSearchParams({
    still: '1',
    position: JSON.stringify({
      phase: 'move',
      active: 0,
      republic: { pieces: { storm: '00', roland: '32', aila: '11', garla: '11' } },
      royalist: { pieces: { vishnus: '55', racoon: '42' } },
    }),
  })}`,
  drawn: '.table-page',
  reach: [{ do: 'within', selector: 'button[aria-label^="Roland"]' }],
  arranged: null,
  told: false,
  narrow: false,
  keys: [],
}

/** Faults that were there once, or could be, and what has to find each. */
export const PLANTED: readonly Planted[] = [
  {
    id: 'square',
    words: "a square that can be attacked wears the stage's class and the mark of its room, and has its veil",
    edits: [
      swap(
        'boards/double-headed-lion/field.tsx',
        '`is-can ${props.wayTo(square)}`',
        "`is-can ${props.wayTo(square)} ${props.wayTo(square) === 'fight' ? 'stage in-close-up' : ''}`",
      ),
    ],
    laws: ['veil'],
    states: [CHOSEN],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'setup',
    words: "the answers of The Double-Headed Lion's setup stand in one row, off a phone's screen",
    edits: [
      swap(
        'boards/double-headed-lion/board.css',
        '\n.dl-map {',
        '\n.dl.dl > .dl-prompt .dl-answers { flex: none; flex-wrap: nowrap; max-width: none; overflow: visible; }\n.dl-map {',
      ),
    ],
    laws: ['reach'],
    states: ['double-headed-lion/standard of 2: asked setup'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'more',
    words: "the answers of Monster Maker's prompt stand in one row, off a phone's screen",
    edits: [
      swap(
        'pieces/prompt-bar.css',
        '\n.prompt .do {',
        '\n.prompt.prompt .do { flex: none; flex-wrap: nowrap; gap: 100px; }\n.prompt .do {',
      ),
    ],
    laws: ['reach'],
    states: ['monster-maker/first of 2: asked post', 'monster-maker/first of 4: asked post'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'flight',
    words: 'what flies over the board flies over its stage',
    edits: [swap('styles/flights.css', 'main:has(> [data-layer=', 'main:has(> [data-no-layer=')],
    laws: ['above'],
    // In these something flies while a stage stands.
    states: ['monstructor/told constructed', 'monstructor/told fumbled', 'double-headed-lion/told played'],
    sizes: WIDE,
    look: { ...PLAIN, still: false },
  },
  {
    id: 'veil',
    words: 'the veil of a fight stays when its stage has gone',
    edits: [
      swap(
        'boards/double-headed-lion/fight.tsx',
        'if (scene === null) return null',
        "if (scene === null) return <div style={{ position: 'fixed', inset: 0, background: 'rgba(8, 3, 0, 0.55)', pointerEvents: 'none' }} />",
      ),
    ],
    laws: ['veil'],
    states: ['double-headed-lion/standard of 2: waits move', 'double-headed-lion/standard of 2: asked setup'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'hand',
    words: 'the prompt of Monster Pack hangs down under the hand',
    edits: [swap('pieces/prompt-bar.css', '  min-height: 58px;', '  min-height: 58px;\n  translate: 0 64px;')],
    laws: ['hit', 'under'],
    states: ['monster-pack/standard of 2: asked boost1'],
    sizes: [...PHONE, ...WIDE],
    look: PLAIN,
  },
  {
    id: 'layer',
    words: 'the stage lies under the board',
    edits: [swap('styles/tokens.css', '--z-stage: 40;', '--z-stage: -1;')],
    laws: ['above'],
    states: ['double-headed-lion/standard of 2: asked cards'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'small',
    words: 'what is asked is written at 8 pixels',
    edits: [
      swap(
        'pieces/prompt-bar.css',
        'font: 400 var(--prompt-size, var(--fs-3))/1.2 var(--font-text);',
        'font: 400 8px/1.2 var(--font-text);',
      ),
    ],
    laws: ['small'],
    states: ['monster-pack/standard of 2: asked boost1'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'sentence',
    words: 'a button says in English that the army stands, in every language',
    edits: [swap('boards/double-headed-lion/answers.tsx', "{t('button.ready')}", '{"The army stands"}')],
    laws: ['language'],
    states: ['double-headed-lion/standard of 2: asked setup'],
    sizes: WIDE,
    look: { ...PLAIN, language: 'ja' },
  },
  {
    id: 'ring',
    words: 'what has the focus looks like what has not',
    edits: [
      swap(
        'styles/base.css',
        'outline: 3px solid var(--focus);\n  outline-offset: 2px;\n  box-shadow: 0 0 0 6px var(--focus-2);',
        'outline: none;',
      ),
    ],
    laws: ['focus'],
    states: ['page/home', 'monster-pack/standard of 2: asked boost1'],
    sizes: WIDE,
    look: PLAIN,
  },
  {
    id: 'name',
    words: 'small cards bear no names',
    edits: [swap('pieces/card.css', 'display: var(--foot-small, block);', 'display: none;')],
    laws: ['name'],
    states: ['monster-pack/standard of 2: asked summon', 'monster-maker/first of 2: asked act'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'bar',
    words: 'a combined choice has the title and the distances of a screen on a phone held sideways',
    edits: [
      swap(
        'pieces/staging-bar.css',
        '\n.staging > * {',
        '\n.staging.staging.staging { gap: 44px; padding: 26px; }\n.staging > * {',
      ),
    ],
    laws: ['answer'],
    states: ['monster-maker/first of 2: asked trap', 'monster-maker/first of 4: asked trap'],
    sizes: ['844x390'],
    look: PLAIN,
  },
  {
    id: 'line',
    words: 'a line of what can be done is cut where its box ends',
    edits: [
      swap(
        'pieces/action-list.css',
        '  align-items: center;\n  text-align: left;\n  border: 0;',
        '  align-items: center;\n  white-space: nowrap;\n  width: 30px;\n  text-align: left;\n  border: 0;',
      ),
    ],
    laws: ['spill', 'cut'],
    states: ['page/list sheet of double-headed-lion', 'page/list sheet of monster-maker'],
    sizes: PHONE,
    look: PLAIN,
  },
  {
    id: 'card',
    words: 'the cards of a choice are larger than their box, which scrolls no more',
    edits: [
      swap(
        'boards/monstructor/shelf.css',
        '    gap: 8px;\n    overflow: auto;\n  }\n  .ms-choice img',
        '    gap: 8px;\n    overflow: hidden;\n    grid-auto-rows: 560px;\n  }\n  .ms-choice img',
      ),
    ],
    laws: ['reach'],
    states: ['monstructor/classic of 2: asked faction'],
    sizes: PHONE,
    look: PLAIN,
  },
  ...IN_SIGHT,
]
