import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access, geometry, watchTelling } from '../glass/laws/index.ts'
import { launchChromium } from '../support/chromium.ts'

// Each law over small pages of its own: one that keeps it, and some that break it.

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 400, height: 600 } })
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
})

const STYLE = `
  body { margin: 0; font: 16px sans-serif; color: #111; background: #fff }
  :focus-visible { outline: 3px solid #05c }
  button { min-width: 40px; min-height: 40px }
  dialog { width: 200px; height: 100px }
`

const plant = async (html: string, language = 'en'): Promise<void> => {
  await page.setContent(
    `<!doctype html><html lang="${language}"><title>Planted</title><style>${STYLE}</style><main>${html}</main></html>`,
  )
}

const lawsBroken = async (): Promise<readonly string[]> =>
  [...new Set((await geometry(page)).map(({ law }) => law))].sort()

interface Planted {
  readonly law: string
  readonly why: string
  readonly html: string
}

const KEPT: readonly Planted[] = [
  { law: 'reach', why: 'a button on the screen', html: '<button>Go</button>' },
  {
    law: 'reach',
    why: 'a button that its own box scrolls to',
    html: '<div style="height:100px;overflow:auto"><div style="height:900px"></div><button>Go</button></div>',
  },
  {
    law: 'reach',
    why: 'a button the page scrolls to, in a box that cuts only sideways',
    html: '<div style="overflow-x:clip"><div style="height:900px"></div><button>Go</button></div>',
  },
  { law: 'reach', why: 'a button the page scrolls to', html: '<div style="height:900px"></div><button>Go</button>' },
  {
    law: 'hit',
    why: 'a card of which a finger finds one side',
    html: '<button style="width:80px;height:80px">One</button><button style="width:80px;height:80px;margin-left:-50px">Two</button>',
  },
  {
    law: 'hit',
    why: 'a button under a stage that can be taken away',
    html: '<button>Board</button><section data-layer="stage" style="position:fixed;inset:0;background:#eee"><button>Close</button></section>',
  },
  {
    law: 'size',
    why: 'a small button that answers round itself',
    html: '<style>button::after{content:"";position:absolute;inset:-6px}</style><button style="position:absolute;top:40px;left:40px;min-width:0;min-height:0;width:20px;height:20px">x</button>',
  },
  { law: 'size', why: 'a link in a sentence', html: '<p>See <a href="#x">the rule</a> for it.</p>' },
  {
    law: 'hit',
    why: 'small buttons side by side',
    html: '<style>button{min-width:0;min-height:0;width:24px;height:24px;padding:0;border:0;float:left}</style><button>1</button><button>2</button><button>3</button>',
  },
  {
    law: 'hit',
    why: 'a square under a piece that means it',
    html: '<button data-can data-place="42">Square</button><i data-aims="42" style="position:absolute;top:0;left:0;width:70px;height:60px;background:#ccc"></i>',
  },
  { law: 'hit', why: 'a round button', html: '<button style="width:30px;height:34px;border-radius:17px">Go</button>' },
  {
    law: 'sideways',
    why: 'a strip that may be pushed',
    html: '<div data-strip style="overflow-x:auto"><div style="width:900px;height:20px"></div></div>',
  },
  {
    law: 'veil',
    why: 'the veil of a stage',
    html: '<section data-layer="stage" style="position:fixed;inset:50px;box-shadow:0 0 0 100vmax rgba(0,0,0,.5)">Fight</section>',
  },
  {
    law: 'above',
    why: 'a stage over the board',
    html: '<div>Board</div><section data-layer="stage" style="position:fixed;inset:50px;background:#eee">Fight</section>',
  },
  {
    law: 'small',
    why: 'words for those who hear',
    html: '<span style="position:absolute;width:1px;height:1px;overflow:hidden;font-size:8px;white-space:nowrap">heard</span>',
  },
  {
    law: 'spill',
    why: 'a badge that hangs over the edge of what is pressed',
    html: '<div style="padding:20px"><button style="position:relative;width:60px;height:60px"><b style="position:absolute;top:-10px;left:-10px;width:26px;height:26px;background:#fff">12</b></button></div>',
  },
  { law: 'overlap', why: 'two lines', html: '<p>One</p><p>Two</p>' },
  {
    law: 'overlap',
    why: 'words under a panel',
    html: '<p>One word</p><p style="position:absolute;top:0;left:0;margin:0;padding:20px;background:#ddd">Another</p>',
  },
  { law: 'raw', why: 'an address', html: '<p>game-icons.net</p>' },
]

const BROKEN: readonly Planted[] = [
  { law: 'reach', why: 'a button beside the screen', html: '<button style="position:absolute;left:533px">Go</button>' },
  {
    law: 'reach',
    why: 'a button beside the screen on a table that cuts it off',
    html: '<div class="table-page" style="height:500px;overflow:clip"><button style="position:relative;left:533px">Go</button></div>',
  },
  {
    law: 'reach',
    why: 'a button cut away by its box',
    html: '<div style="height:60px;overflow:hidden"><div style="height:90px"></div><button>Go</button></div>',
  },
  {
    law: 'hit',
    why: 'a button under a picture',
    html: '<button>Go</button><div style="position:absolute;inset:0 auto auto 0;width:90px;height:90px;background:#ccc"></div>',
  },
  {
    law: 'hit',
    why: 'what is asked for under a stage',
    html: '<button data-can>Card</button><section data-layer="stage" style="position:fixed;inset:0;background:#eee">Fight</section>',
  },
  {
    law: 'size',
    why: 'a button of 20 pixels',
    html: '<button style="min-width:0;min-height:0;width:20px;height:20px">x</button>',
  },
  {
    law: 'hit',
    why: 'the last line of a box, under what lies at its foot',
    html: '<div style="height:200px;overflow:auto"><div style="height:400px"></div><button>Go</button></div><div style="position:fixed;top:80px;left:0;width:300px;height:130px;background:#ccc"></div>',
  },
  { law: 'sideways', why: 'a page that is too wide', html: '<div style="width:500px;height:20px"></div>' },
  {
    law: 'sideways',
    why: 'a box that is too narrow',
    html: '<div style="overflow:auto"><div style="width:900px;height:20px"></div></div>',
  },
  { law: 'still', why: 'a table that is too high', html: '<div class="table-page" style="height:700px"></div>' },
  {
    law: 'veil',
    why: 'a square with the shadow of a stage',
    html: '<i style="position:absolute;top:90px;box-shadow:0 0 0 100vmax rgba(0,0,0,.55)">x</i>',
  },
  {
    law: 'veil',
    why: 'a layer over all',
    html: '<div style="position:fixed;inset:0;background:rgba(0,0,0,.5)"></div>',
  },
  {
    law: 'veil',
    why: 'a veil that stays behind its stage',
    html: '<section data-layer="stage" style="position:fixed;top:0;left:0;width:0;height:0;box-shadow:0 0 0 100vmax rgba(0,0,0,.5)"></section>',
  },
  { law: 'veil', why: 'a board that stays dark', html: '<div style="height:600px;filter:brightness(0.4)">Board</div>' },
  {
    law: 'above',
    why: 'a board over its stage',
    html: '<section data-layer="stage" style="position:fixed;inset:50px;background:#eee">Fight</section><div style="position:absolute;z-index:3;top:0;width:200px;height:300px;background:#aca">Board</div>',
  },
  {
    law: 'above',
    why: 'a picture over its stage that lets every press through',
    html: '<section data-layer="stage" style="position:fixed;inset:50px;background:#eee">Fight</section><div style="position:absolute;z-index:3;pointer-events:none;top:120px;left:120px;width:9px;height:9px;background:#aca"></div>',
  },
  {
    law: 'behind',
    why: 'a button behind the curtain',
    html: '<button>Board</button><div class="curtain" style="position:fixed;inset:0;background:#511">Turn</div>',
  },
  { law: 'small', why: 'words of 8 pixels', html: '<p style="font-size:8px">Tiny</p>' },
  { law: 'small', why: 'words made small by what holds them', html: '<div style="transform:scale(.5)">Half</div>' },
  {
    law: 'small',
    why: 'words of a drawing',
    html: '<svg viewBox="0 0 100 100" width="40" height="40"><text y="50" font-size="16">Map</text></svg>',
  },
  {
    law: 'spill',
    why: 'a button that is too small for its words',
    html: '<button style="width:60px;white-space:nowrap">A long sentence of words</button>',
  },
  {
    law: 'cut',
    why: 'words cut in the middle',
    html: '<div style="width:60px;overflow:hidden;white-space:nowrap">A long sentence of words</div>',
  },
  {
    law: 'prompt',
    why: 'a sentence that is too narrow',
    html: '<section class="prompt" style="width:100px"><p role="status" style="width:90px">Which card is discarded?</p></section>',
  },
  {
    law: 'prompt',
    why: 'a prompt that takes half of the table',
    html: '<div style="height:500px"><section class="prompt" style="height:300px"><p role="status">Which card?</p></section></div>',
  },
  {
    law: 'prompt',
    why: 'a sentence under something',
    html: '<section class="prompt"><p role="status">Which card?</p></section><div style="height:500px"></div><i style="position:absolute;inset:0 0 auto 0;height:60px;background:#333"></i>',
  },
  {
    law: 'prompt',
    why: 'a sentence that is cut',
    html: '<section class="prompt"><p role="status" style="width:150px;height:20px;overflow:hidden">Which of your cards is to be discarded, and for what?</p></section>',
  },
  {
    law: 'overlap',
    why: 'words on words',
    html: '<p>One word</p><p style="position:absolute;top:12px;margin:0">Another</p>',
  },
  { law: 'raw', why: 'a key', html: '<p>match.log.title</p>' },
  { law: 'raw', why: 'a gap that nobody filled in', html: '<p>It is the turn of {{name}}.</p>' },
]

describe('the laws of a state', () => {
  test.each(KEPT)('$law is kept by $why', async ({ html }) => {
    await plant(html)
    expect(await geometry(page)).toEqual([])
  })

  test.each(BROKEN)('$law is broken by $why', async ({ law, html }) => {
    await plant(html)
    expect(await lawsBroken()).toContain(law)
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
    ['kana before Japanese is spoken, under their own name', 'en', '<p lang="ja">日本語</p>', []],
    ['what is the same in both', 'ja', '<p>Monster 12 HP</p>', []],
  ])('%s', async (_, spoken, html, broken) => {
    await plant(html, spoken)
    expect(await lawsBroken()).toEqual(broken)
  })
})

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
