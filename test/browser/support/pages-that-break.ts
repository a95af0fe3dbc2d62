/** A small page, and the law it keeps or breaks. */
export interface Planted {
  readonly law: string
  readonly why: string
  readonly html: string
}

/** Each breaks its law. */
export const BROKEN: readonly Planted[] = [
  { law: 'bare', why: 'a page that nobody can ask what React keeps there', html: '<div id="root"><p>Words</p></div>' },
  {
    law: 'name',
    why: 'a card of the hand without its name',
    html: '<section data-layer="hand"><button class="card" aria-label="Troll" style="position:absolute;top:20px;left:20px;width:70px;height:80px;background:#eee;text-align:left"><span class="face"><span class="name" style="display:none">Troll</span></span></button></section>',
  },
  {
    law: 'name',
    why: 'a name of 7 pixels',
    html: '<section data-layer="hand"><button class="card" aria-label="Troll" style="position:absolute;top:20px;left:20px;width:70px;height:80px;background:#eee;text-align:left"><span class="face"><span class="name" style="font-size:7px">Troll</span></span></button></section>',
  },
  {
    law: 'name',
    why: 'a name that is shortened',
    html: '<section data-layer="hand"><button class="card" aria-label="Troll" style="position:absolute;top:20px;left:20px;width:70px;height:80px;background:#eee;text-align:left"><span class="face"><span class="name" style="font-size:9px;display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;width:20px">Troll of the North</span></span></button></section>',
  },
  {
    law: 'name',
    why: 'a name under the next card',
    html: '<section data-layer="hand"><button class="card" aria-label="Troll" style="position:absolute;top:20px;left:20px;width:70px;height:80px;background:#eee;text-align:left"><span class="face"><span class="name" style="font-size:11px;white-space:nowrap">Troll King</span></span></button><button class="card" aria-label="Troll" style="position:absolute;top:20px;left:40px;width:70px;height:80px;background:#eee;text-align:left"><span class="face"><span class="name" style="font-size:11px">Elf</span></span></button></section>',
  },
  {
    law: 'answer',
    why: 'a brass button that a prompt is scrolled to',
    html: '<div class="table-page"><div class="prompt" style="height:60px;overflow:auto"><p style="height:50px">Words</p><button class="btn go">Go on</button></div></div>',
  },
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
    law: 'cut',
    why: 'a last line that its box hides wholly',
    html: '<div style="height:30px;overflow:hidden"><p style="margin:0">One step</p><p style="margin:20px 0 0">Another</p></div>',
  },
  {
    law: 'cut',
    why: 'words that fit their own box, which stands outside what holds it',
    html: '<div style="height:60px;overflow:hidden"><div style="height:90px"></div><div style="overflow:hidden">Words</div></div>',
  },
  {
    law: 'cut',
    why: 'words beside a strip that is only pushed sideways',
    html: '<div style="width:200px;height:40px;overflow:auto hidden"><div style="width:400px;height:60px"></div><p>Words</p></div>',
  },
  {
    law: 'cut',
    why: 'words cut in the middle, far down a page',
    html: '<div style="height:900px"></div><div style="width:60px;overflow:hidden;white-space:nowrap">A long sentence of words</div>',
  },
  {
    law: 'joined',
    why: 'words with half a gap between them',
    html: '<p style="font:16px sans-serif;word-spacing:-2px">Open a saved game</p>',
  },
  {
    law: 'joined',
    why: 'a number as near to a word as another letter',
    html: '<p style="font:16px sans-serif;word-spacing:-3px">25 of 100p</p>',
  },
  {
    law: 'twice',
    why: 'a sentence that stands twice in what asks',
    html: `<section><p>Choose a card.</p><p>A trap costs cards of your hand.</p><p>A trap costs cards of your hand.</p></section>`,
  },
  {
    law: 'torn',
    why: 'the last letter of a word in another line',
    html: '<p style="width:66px;font:16px monospace;overflow-wrap:anywhere">Fogmantle</p>',
  },
  {
    law: 'torn',
    why: 'a word of several that is parted',
    html: '<p style="width:90px;font:16px monospace;word-break:break-all">In the old castle</p>',
  },
  {
    law: 'small',
    why: 'small words far down a page',
    html: '<p style="margin-top:900px;font-size:8px">Small words</p>',
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
  {
    law: 'hit',
    why: 'a line in the middle of a box, under what lies over its foot',
    html: '<div style="height:200px;overflow:auto"><div style="height:150px"></div><button>Go</button><div style="height:900px"></div></div><div style="position:fixed;top:140px;left:0;width:300px;height:80px;background:#ccc"></div>',
  },
  {
    law: 'hit',
    why: 'a button under a head that stays in another box',
    html: '<div style="height:60px;overflow:auto"><div style="height:300px"><div style="position:sticky;top:0;height:150px;margin-bottom:-90px;background:#ccc">Find</div></div></div><div style="position:absolute;top:20px;left:0;height:300px;width:300px;overflow:auto;z-index:-1"><button>Go</button><div style="height:900px"></div></div>',
  },
  {
    law: 'hit',
    why: 'what is asked under a stage, its answer off the screen',
    html: '<button data-can data-place="9">Piece</button><section data-layer="stage" style="position:fixed;inset:0 0 100px 0;background:#eee">Fight</section><section class="prompt" style="position:fixed;bottom:20px;left:900px"><i data-aims="9">Show it</i></section>',
  },
  {
    law: 'prompt',
    why: 'a question that a table has to be scrolled to',
    html: '<div class="table-page" style="height:500px;overflow:clip"><div style="height:480px"></div><section class="prompt"><p role="status">Which card?<br>And why?</p></section></div>',
  },
  {
    law: 'veil',
    why: 'a dialog that is open and not seen',
    html: '<style>dialog{transform:scale(0)}</style><dialog id="d">Words</dialog><script>d.showModal()</script>',
  },
  {
    law: 'hit',
    why: 'a place under the tools of a map that is seen whole',
    html: '<div style="position:relative;width:300px;height:300px;overflow:clip;touch-action:none"><div style="width:300px;height:300px"><button data-can style="position:absolute;top:250px;left:250px">Go</button></div><div data-tools style="position:absolute;top:240px;left:240px;width:60px;height:60px;background:#ccc"></div></div>',
  },
  {
    law: 'drawn-on',
    why: 'the frame of a panel that holds nothing, so that it lies around the page',
    html: '<style>nav::after{content:"";position:absolute;inset:5px;border:1px solid #111}</style><nav>Words</nav>',
  },
  {
    law: 'slides',
    why: 'a box that hides its edges, and a field below them',
    html: '<div style="height:100px;overflow:hidden"><div style="height:150px">Words</div><button>Go</button></div>',
  },
  {
    law: 'beyond',
    why: 'a menu that ends between two of its lines, and has a rule along its upper edge',
    html: '<div style="height:100px;overflow:auto;background:linear-gradient(#000 0 0) 0 0 / 100% 4px no-repeat"><button style="height:50px">One</button><br><button style="height:50px">Two</button><br><button style="height:50px">Three</button></div>',
  },
  {
    law: 'beyond',
    why: 'a row that begins between two of its things, shaded at its other end alone',
    html: '<div id="row" data-strip style="width:200px;display:flex;overflow:auto;box-shadow:inset -16px 0 12px -12px #000"><button style="flex:none;width:100px">One</button><button style="flex:none;width:100px">Two</button><button style="flex:none;width:100px">Three</button><button style="flex:none;width:100px">Four</button></div><script>row.scrollLeft=100</script>',
  },
  {
    law: 'spare',
    why: 'a list that hides a line of its own where there is room under it',
    html: '<div style="height:200px;display:flex;flex-direction:column"><p>What I can do</p><ol style="flex:none;height:60px;overflow:auto;margin:0"><li><button>One</button></li><li><button>Two</button></li></ol></div>',
  },
]
