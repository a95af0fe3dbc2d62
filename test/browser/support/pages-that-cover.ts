import type { Planted } from './pages-that-break.ts'

const page = (why: string, ...html: readonly string[]): Planted => ({ law: 'covered', why, html: html.join('') })

const WORDS = '<p style="position:absolute;top:20px;left:20px;margin:0">Your turn</p>'
const chip = (style: string): string => `<i style="position:absolute;background:#ccc;${style}"></i>`
const OVER_ALL = 'top:10px;left:0;width:200px;height:40px'

const UPPER_HALF = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="20" fill="green"/></svg>')}`
/** As wide as the words; only its upper half is drawn. */
const cutOut = (top: number): string =>
  `<img alt="" style="position:absolute;top:${top}px;left:20px;width:80px;height:40px" src="${UPPER_HALF}">`
/** The same, in a drawing that turns it on its head. */
const turned = (top: number): string =>
  `<svg style="position:absolute;top:${top}px;left:20px" width="80" height="40"><image href="${UPPER_HALF}" width="80" height="40" transform="rotate(180 40 20)"/></svg>`

/** A map in a frame of 300 pixels, with words at its foot and tools over them. */
const map = (size: number): string =>
  `<div style="position:relative;width:300px;height:300px;overflow:clip;touch-action:none"><div style="position:absolute;width:${size}px;height:${size}px"><p style="position:absolute;top:250px;left:220px;margin:0">Castle</p></div><div data-tools style="position:absolute;top:240px;left:210px;width:80px;height:50px;background:#ccc"></div></div>`

const card = (left: number): string =>
  `<div class="card" style="position:absolute;top:10px;left:${left}px;width:90px;height:120px;background:#ddd">Corridor</div>`

/** Something lies over words, and may. */
export const COVERED_FOR_A_REASON: readonly Planted[] = [
  page('words under a shade one reads through', WORDS, chip(`${OVER_ALL};background:rgba(0,0,0,0.2)`)),
  page(
    'words beside the corner of what is round',
    WORDS,
    chip('top:24px;left:86px;width:80px;height:80px;border-radius:50%'),
  ),
  page('words where a picture that is cut out shows nothing', WORDS, cutOut(0)),
  page('words where a picture that is turned shows nothing', WORDS, turned(18)),
  page(
    'words under a tip that is gone with the pointer',
    WORDS,
    '<span role="tooltip" style="position:absolute;top:10px;left:10px;background:#fff">What it is</span>',
  ),
  page(
    'words that are scrolled out from under a bar that stays',
    '<div style="height:100px;overflow:auto;box-shadow:inset 0 -16px 12px -12px #000"><div style="height:300px"><div style="position:sticky;top:0;height:30px;margin-bottom:-20px;background:#ccc">Head</div><p style="margin:0">Your turn</p></div></div>',
  ),
  page(
    'words on a map under what is told over it',
    `<div style="position:relative;width:300px;height:100px">${WORDS}<div data-passing style="position:absolute;inset:10px 200px 10px 10px;background:#ccc"></div></div>`,
  ),
  page('words on a map that is pushed from under its tools', map(900)),
  page(
    'words under what is open beside them',
    WORDS,
    `<div role="dialog" aria-label="Close-up">${chip(OVER_ALL)}</div>`,
  ),
  page('words of a card under the next of a row', card(10), card(60)),
]

/** Something lies over words that are to be read. */
export const COVERED: readonly Planted[] = [
  page('a chip over the end of a word', WORDS, chip('top:10px;left:70px;width:80px;height:40px')),
  page(
    'a chip over the lower half of words, which lets every press through',
    WORDS,
    chip('top:30px;left:0;width:200px;height:40px;pointer-events:none'),
  ),
  page('a picture that is cut out, where it shows something', WORDS, cutOut(18)),
  page('a picture that is turned, where it shows something', WORDS, turned(0)),
  page(
    'a drawn disc',
    WORDS,
    '<svg style="position:absolute;top:0;left:20px" width="80" height="60"><circle cx="40" cy="30" r="30" fill="green"/></svg>',
  ),
  page('a gradient without a thin place', WORDS, chip(`${OVER_ALL};background:linear-gradient(#ccc,#999)`)),
  page(
    'a dense gradient behind a glow',
    WORDS,
    chip(`${OVER_ALL};background:radial-gradient(rgba(255,190,110,0.2),rgba(0,0,0,0)),linear-gradient(#ccc,#999)`),
  ),
  page('the tools of a map that is seen whole', map(300)),
  page('a chip on the card itself', card(10), chip('top:10px;left:20px;width:20px;height:20px')),
  page(
    'what is told over a map, over words that are not on it',
    WORDS,
    '<div><div data-passing style="position:absolute;top:0;left:0;width:100px;height:100px;background:#ccc"></div></div>',
  ),
]
