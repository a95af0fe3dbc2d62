/** What the laws know of the product's markup, and nothing else of it. */

/** What may lie over a table and dim it, from the lowest to the highest. */
export const STAGE = '[data-layer="stage"]'
export const CURTAIN = '.curtain'
export const OWNERS_OF_A_VEIL = `dialog[open], [aria-modal="true"], ${STAGE}, ${CURTAIN}`

/** What may stand over anything for a moment, or beside a stage in its light. */
export const PASSING = '[role="tooltip"], .toast, .flyer-ghost:not([data-lift])'

/** What is told over its frame: gone by itself, or with the pointer and the focus. */
export const OVER_ITS_FRAME = '[data-passing]'

/** What is pressed on a stage lies on it; who teaches, asks and holds the hand stands beside it. */
export const BESIDE_A_STAGE = '.prompt, [data-layer="hand"], .coach, .dock'

/** A sentence that asks. */
export const PROMPT = '.prompt [role="status"]'

/** Glows: may be chosen now. */
export const LIVE = '[data-can]'

/** On what stands on a place and means it: a press on it is a press on the `data-place` it names. */
export const AIMS = 'data-aims'

/** A row that may be pushed sideways by a finger. */
export const STRIP = '[data-strip]'

/** One of several windows on the same thing: each shows its part of it, and together they show it whole. */
export const WINDOW = '[data-window]'

/** Tools that float over a map in its frame. */
export const TOOLS = '[data-tools]'

/** The own cards, each with its name. */
export const HAND = '[data-layer="hand"]'
export const CARD = '.card:not(.back)'
export const NAME = '.name'

/** What acts and stands once: it goes on from what is asked. */
export const BRASS = ':is(.prompt, .staging) .btn.go'

/** The whole table: it never scrolls. */
export const TABLE = '.table-page'
