import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { access, geometry, paint, watchTelling } from '../glass/laws/index.ts'
import { BROKEN } from './support/pages-that-break.ts'
import { COVERED, COVERED_FOR_A_REASON } from './support/pages-that-cover.ts'
import { KEPT } from './support/pages-that-keep.ts'
import { violations } from '../support/axe.ts'
import { browser } from './support/stage.ts'

// Each law over small pages of its own: one that keeps it, and some that break it.

let page: Page
let session: CDPSession

beforeAll(async () => {
  const context = await browser.newContext({ viewport: { width: 400, height: 600 } })
  page = await context.newPage()
  session = await context.newCDPSession(page)
})

const STYLE = `
  * { text-rendering: geometricPrecision }
  body { margin: 0; font: 16px sans-serif; color: #111; background: #fff }
  :focus-visible { outline: 3px solid #05c }
  button { min-width: 40px; min-height: 40px }
  dialog { width: 200px; height: 100px }
`

const plant = async (html: string, language = 'en'): Promise<void> => {
  await paint(page, true)
  await page.setContent(
    `<!doctype html><html lang="${language}"><title>Planted</title><style>${STYLE}</style><main>${html}</main></html>`,
  )
}

const lawsBroken = async (): Promise<readonly string[]> =>
  [...new Set((await geometry(page)).map(({ law }) => law))].sort()

describe('the laws of a state', () => {
  test.each([...KEPT, ...COVERED_FOR_A_REASON])('$law is kept by $why', async ({ html }) => {
    await plant(html)
    expect(await geometry(page)).toEqual([])
  })

  test.each([...BROKEN, ...COVERED])('$law is broken by $why', async ({ law, html }) => {
    await plant(html)
    expect(await lawsBroken()).toContain(law)
  })
})

describe('under a cover, which spares the painting', () => {
  const covered = async (html: string): Promise<void> => {
    await plant(html)
    await paint(page, false)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0')
  }

  test.each([...KEPT, ...COVERED_FOR_A_REASON])('$law is kept by $why', async ({ html }) => {
    await covered(html)
    expect(await geometry(page)).toEqual([])
  })

  test.each([...BROKEN, ...COVERED])('$law is broken by $why', async ({ law, html }) => {
    await covered(html)
    expect(await lawsBroken()).toContain(law)
  })

  test('axe sees what is wrong', async () => {
    await covered('<h1>Planted</h1><p style="color:#bbb;background:#fff">Pale words</p>')
    expect((await violations(page)).map(({ id }) => id)).toContain('color-contrast')
  })
})

describe('access', () => {
  test('is kept by a page of one button', async () => {
    await plant('<h1>Planted</h1><button>Go</button>')
    expect(await access(page)).toEqual([])
  })

  test('is broken by a button without a name', async () => {
    await plant('<h1>Planted</h1><button></button>')
    expect((await access(page)).map(({ law }) => law)).toContain('axe button-name')
  })

  test('is broken by a focus that nobody sees', async () => {
    await plant('<h1>Planted</h1><style>button:focus-visible{outline:none}</style><button>Go</button>')
    expect((await access(page)).map(({ law }) => law)).toEqual(['focus'])
  })
})

describe('the language of a page', () => {
  test.each([
    ['an English sentence in Japanese', 'ja', '<p>Give up this match</p>', ['language']],
    ['an English word in Japanese', 'ja', '<button aria-label="Menu">・</button>', ['language']],
    ['Japanese in English', 'en', '<p>手札</p>', ['glyph', 'language']],
    ['a letter that no font of ours draws', 'en', '<p>ก</p>', ['glyph']],
    ['what Japanese calls itself, before it is spoken', 'en', '<p lang="ja">日本語</p>', []],
    ['kana before Japanese is spoken, for which no font is at hand', 'en', '<p lang="ja">ことば</p>', ['glyph']],
    ['what is the same in both', 'ja', '<p>Monster 12 HP</p>', []],
  ])('%s', async (_, spoken, html, broken) => {
    await plant(html, spoken)
    expect(await lawsBroken()).toEqual(broken)
  })
})

describe('the edges a screen keeps for itself', () => {
  const keep = async (insets: Readonly<Record<string, number>>): Promise<void> => {
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  }
  const ROOM = 'padding:0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)'
  const BAR = 'position:fixed;inset:auto 0 0;display:flex;background:#eee'
  const SIGN = '<svg class="ico" width="20" height="20"><path d="M0 0h20v20H0z"/></svg>'

  test.each([
    ['keeps: words that leave them alone', `<p style="${ROOM}">Words</p>`, []],
    ['breaks: words at the left edge', '<p>Words</p>', ['kept']],
    ['breaks: a sign at the right edge', `<div style="position:absolute;top:0;right:10px">${SIGN}</div>`, ['kept']],
    ['breaks: a bar at the foot', `<div style="${BAR};padding:0 40px"><button>Go</button></div>`, ['kept']],
    ['keeps: a bar at the foot that leaves room', `<div style="${BAR};${ROOM}"><button>Go</button></div>`, []],
    [
      'keeps: a ground from edge to edge, pressed in the middle',
      '<button aria-label="Go" style="width:100%;height:80px"></button>',
      [],
    ],
    ['keeps: what a page scrolls up', `<div style="${ROOM}"><div style="height:570px"></div><p>Words</p></div>`, []],
    [
      'breaks: what a page ends with',
      `<div style="padding:0 40px"><div style="height:580px"></div><p style="margin:0">Words</p></div>`,
      ['kept'],
    ],
    [
      'breaks: what a box scrolls, for it ends there too',
      `<div style="position:fixed;inset:0;overflow:auto;padding:0 40px"><div style="height:900px"></div><p style="margin:0">Words</p></div><script>document.querySelector("div").scrollTop=900</script>`,
      ['kept'],
    ],
    ['keeps: a page under a dialog', '<p>Words</p><dialog id="d">Words</dialog><script>d.showModal()</script>', []],
  ])('%s', async (_, html, broken) => {
    await plant(html)
    await keep({ left: 36, right: 36, bottom: 30, top: 0 })
    try {
      expect(await lawsBroken()).toEqual(broken)
    } finally {
      await keep({})
    }
  })
})

describe('what is typed under a finger', () => {
  const touch = async (enabled: boolean): Promise<void> => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled })
  }
  const field = (size: number): string => `<input aria-label="Name" style="font-size:${size}px;height:40px">`

  test.each([
    ['breaks: letters for which a phone magnifies the page', true, field(15), ['typed']],
    ['keeps: letters that are large enough', true, field(16), []],
    ['keeps: what is ticked', true, '<label style="padding:20px"><input type="checkbox"> Go</label>', []],
    ['keeps: any letters under a mouse', false, field(15), []],
  ])('%s', async (_, finger, html, broken) => {
    await touch(finger)
    try {
      await plant(html)
      expect(await lawsBroken()).toEqual(broken)
    } finally {
      await touch(false)
    }
  })
})

const STAGE = '<section data-layer="stage" style="position:fixed;inset:300px 0 0 0;background:#eee">Fight</section>'

describe('contrast', () => {
  test.each([
    ['keeps: ink on paper', '<p style="background:#fff;color:#222">Words</p>', 0],
    ['breaks: dark ink on dark ground', '<p style="background:#222;color:#444">Words</p>', 1],
    ['breaks: half of a good ink', '<p style="background:#fff;color:#222;opacity:.4">Words</p>', 1],
    [
      'breaks: ink on a picture of a dark ground',
      '<p style="background:linear-gradient(#111,#222);color:#333">Words</p>',
      1,
    ],
    ['keeps: large words with less', '<p style="background:#fff;color:#888;font-size:30px">Words</p>', 0],
    ['keeps: what cannot be used now', '<button disabled style="background:#fff;color:#ddd">Words</button>', 0],
    [
      'breaks: good ink that a filter darkens',
      '<p style="background:#000;color:#999;filter:brightness(.4)">Words</p>',
      1,
    ],
    ['keeps: words that a stage dims', `<p style="opacity:.4">Words</p>${STAGE}`, 0],
    [
      'breaks: what asks beside a stage, dimmed with the rest',
      `<p class="prompt" style="opacity:.4">Words</p>${STAGE}`,
      1,
    ],
    [
      'keeps: words under a button that floats over them',
      '<p style="color:#bbb;width:100px">Words</p><button style="position:absolute;top:60px;left:0;width:200px;height:60px;background:rgba(255,255,255,.4)">Go</button>',
      0,
    ],
    [
      'breaks: words beside a button that floats',
      '<p style="color:#bbb">Words</p><button style="position:absolute;top:300px">Go</button>',
      1,
    ],
    [
      'keeps: words under a tip',
      '<p style="color:#bbb;width:100px">Words</p><i role="tooltip" style="position:absolute;top:60px;left:0;width:200px;height:60px;pointer-events:none">Tip</i>',
      0,
    ],
  ])('%s', async (_, html, count) => {
    await plant(`<h1>Planted</h1>${html}`)
    expect((await access(page)).filter(({ law }) => law === 'contrast')).toHaveLength(count)
  })
})

describe('a watched telling', () => {
  const frames = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

  const STAGED =
    '<div id="board" style="position:absolute;top:0;width:200px;height:300px;background:#aca">Board</div><section data-layer="stage" style="position:fixed;inset:50px;background:#eee">Fight</section>'

  test('keeps the laws while nothing rises over the stage', async () => {
    await plant(STAGED)
    const stop = await watchTelling(page)
    await frames()
    expect(await stop()).toEqual([])
  })

  test('is broken by a board that is over its stage for some frames only', async () => {
    await plant(STAGED)
    const stop = await watchTelling(page)
    await page.evaluate(() => document.getElementById('board')?.style.setProperty('z-index', '3'))
    await frames()
    await page.evaluate(() => document.getElementById('board')?.style.removeProperty('z-index'))
    await frames()
    expect((await stop()).map(({ law }) => law)).toContain('above')
  })

  test('is broken by an answer under the hand', async () => {
    await plant(
      '<div class="prompt"><button>Go</button></div><div data-layer="hand" style="position:absolute;top:0;left:0;width:300px;height:90px;background:#cca"></div>',
    )
    const stop = await watchTelling(page)
    await frames()
    expect((await stop()).map(({ law }) => law)).toEqual(['under'])
  })
})
