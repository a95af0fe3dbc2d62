import type { Planted } from './pages-that-break.ts'

const chip = (style: string): string => `<i style="position:absolute;background:#ccc;${style}"></i>`
const words = (style = ''): string => `<p style="position:absolute;top:20px;left:20px;margin:0;${style}">Your turn</p>`
/** As wide as the words; only its upper half is drawn. */
const cutOut = (top: number): string =>
  `<img alt="" style="position:absolute;top:${top}px;left:20px;width:80px;height:40px" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="20" fill="green"/></svg>')}">`

/** Something lies over words, and may. */
export const COVERED_FOR_A_REASON: readonly Planted[] = [
  {
    law: 'covered',
    why: 'words under a shade one reads through',
    html: words() + chip('top:10px;left:0;width:200px;height:40px;background:rgba(0,0,0,0.2)'),
  },
  {
    law: 'covered',
    why: 'words beside the corner of what is round',
    html: words() + chip('top:24px;left:86px;width:80px;height:80px;border-radius:50%'),
  },
  {
    law: 'covered',
    why: 'words where a picture that is cut out shows nothing',
    html: words() + cutOut(0),
  },
  {
    law: 'covered',
    why: 'words under a tip that is gone with the pointer',
    html: `${words()}<span role="tooltip" style="position:absolute;top:10px;left:10px;background:#fff">What it is</span>`,
  },
  {
    law: 'covered',
    why: 'words that are scrolled out from under a bar that stays',
    html: `<div style="height:100px;overflow:auto;box-shadow:inset 0 -16px 12px -12px #000"><div style="height:300px"><div style="position:sticky;top:0;height:30px;margin-bottom:-20px;background:#ccc">Head</div><p style="margin:0">Your turn</p></div></div>`,
  },
  {
    law: 'covered',
    why: 'words on a map under what is told over it',
    html: `<div style="position:relative;width:300px;height:100px">${words()}<div data-passing style="position:absolute;inset:10px 200px 10px 10px;background:#ccc"></div></div>`,
  },
]

/** Something lies over words that are to be read. */
export const COVERED: readonly Planted[] = [
  {
    law: 'covered',
    why: 'a chip over the end of a word',
    html: words() + chip('top:10px;left:70px;width:80px;height:40px'),
  },
  {
    law: 'covered',
    why: 'a chip over the lower half of words, which lets every press through',
    html: words() + chip('top:30px;left:0;width:200px;height:40px;pointer-events:none'),
  },
  {
    law: 'covered',
    why: 'a picture that is cut out, where it shows something',
    html: words() + cutOut(18),
  },
  {
    law: 'covered',
    why: 'a drawn disc',
    html: `${words()}<svg style="position:absolute;top:0;left:20px" width="80" height="60"><circle cx="40" cy="30" r="30" fill="green"/></svg>`,
  },
  {
    law: 'covered',
    why: 'a gradient without a thin place',
    html: words() + chip('top:10px;left:0;width:200px;height:40px;background:linear-gradient(#ccc,#999)'),
  },
  {
    law: 'covered',
    why: 'what is told over a map, over words that are not on it',
    html: `${words()}<div><div data-passing style="position:absolute;top:0;left:0;width:100px;height:100px;background:#ccc"></div></div>`,
  },
]
