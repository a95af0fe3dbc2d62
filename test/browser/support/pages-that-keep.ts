import type { Planted } from './pages-that-break.ts'

/** Each keeps every law, though not by much. */
export const KEPT: readonly Planted[] = [
  {
    law: 'name',
    why: 'a hand whose cards bear small names of their own',
    html: '<section data-layer="hand"><button class="card" aria-label="Troll" style="width:60px;height:80px"><span class="face"><span class="name" style="font-size:9px">Troll</span></span></button></section>',
  },
  {
    law: 'answer',
    why: 'a brass button in sight',
    html: '<div class="table-page"><div class="prompt"><button class="btn go">Go on</button></div></div>',
  },
  { law: 'reach', why: 'a button on the screen', html: '<button>Go</button>' },
  {
    law: 'reach',
    why: 'a button that its own box scrolls to',
    html: '<div style="height:100px;overflow:auto;box-shadow:inset 0 -16px 12px -12px #000"><div style="height:900px"></div><button>Go</button></div>',
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
    html: '<button style="width:80px;height:80px;text-align:left">One</button><button style="width:80px;height:80px;margin-left:-40px">Two</button>',
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
    html: '<button data-can data-place="42" aria-label="Square" style="width:60px"></button><i data-aims="42" style="position:absolute;top:0;left:0;width:70px;height:60px;background:#ccc"></i>',
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
  {
    law: 'cut',
    why: 'words one scrolls to',
    html: '<div style="height:40px;overflow:hidden"><div style="height:40px;overflow:hidden auto"><div style="height:60px"></div><p>Words</p></div></div>',
  },
  {
    law: 'cut',
    why: 'words of a part that is shut',
    html: '<div style="height:0;overflow:hidden"><p>Words</p></div>',
  },
  {
    law: 'cut',
    why: 'words on the far side of a box that is turned from the eye',
    html: '<div style="overflow-x:clip;perspective:900px"><div style="width:200px;height:200px;transform:rotateY(-85deg)">Words</div></div>',
  },
  {
    law: 'cut',
    why: 'a sheet in two windows',
    html: '<div data-window style="height:30px;overflow:hidden"><p style="margin:0">One</p><p style="margin:20px 0 0">Two</p></div><div data-window style="height:30px;overflow:hidden"><div style="margin-top:-38px"><p style="margin:0">One</p><p style="margin:20px 0 0">Two</p></div></div>',
  },
  {
    law: 'cut',
    why: 'words that a map is pushed to',
    html: '<div style="width:300px;height:40px;overflow:clip;touch-action:none"><div style="height:60px"></div><p>Words</p></div>',
  },
  {
    law: 'joined',
    why: 'letters where their font has them',
    html: '<p style="font:16px sans-serif">Open a saved game</p>',
  },
  {
    law: 'joined',
    why: 'letters that stand apart on purpose, and words that are turned',
    html: '<p style="letter-spacing:1px">In the old castle</p><p style="width:200px;transform:rotate(-90deg)">In the old castle</p>',
  },
  {
    law: 'twice',
    why: 'one line each for what is there, and the same choice at every seat',
    html: `<section><ol><li><p>The bot draws a card of the pile.</p></li><li><p>The bot draws a card of the pile.</p></li></ol>
      <label>Bot: master, thinks far ahead</label><label>Bot: master, thinks far ahead</label></section>
      <section><p>A trap costs cards of your hand.</p></section><section><p>A trap costs cards of your hand.</p></section>`,
  },
  {
    law: 'torn',
    why: 'an address and a hash, which nobody reads as words',
    html: `<p style="width: 90px; font: 16px monospace; word-break: break-all">sent to doyFvFDGefOfbv@exam.example, 8256bdbae5c3ffabc</p>`,
  },
  {
    law: 'torn',
    why: 'a word parted where it bears a hyphen',
    html: '<p style="width:66px;font:16px monospace">Fog\u00ADmantle and sea-serpent</p>',
  },
  {
    law: 'torn',
    why: 'words in lines of their own',
    html: '<p style="width:120px;font:16px monospace">In the old castle</p>',
  },
  {
    law: 'torn',
    why: 'an address that fits no line',
    html: '<p style="width:66px;font:16px monospace;overflow-wrap:anywhere">abcdefghijklmnopqrstuvwxyz</p>',
  },
  { law: 'overlap', why: 'two lines', html: '<p>One</p><p>Two</p>' },
  {
    law: 'overlap',
    why: 'words under a tip',
    html: '<p>One word</p><p role="tooltip" style="position:absolute;top:0;left:0;margin:0;padding:20px;background:#ddd">Another</p>',
  },
  { law: 'raw', why: 'an address', html: '<p>game-icons.net</p>' },
  {
    law: 'hit',
    why: 'what is asked under a stage, and answered beside it',
    html: '<button data-can data-place="9">Piece</button><section data-layer="stage" style="position:fixed;inset:0 0 100px 0;background:#eee">Fight</section><section class="prompt" style="position:fixed;bottom:20px"><button data-aims="9">Show it</button></section>',
  },
  {
    law: 'hit',
    why: 'a rule on a tip that lets presses through to what asks beneath it',
    html: '<section class="prompt"><p role="status">Which card?</p></section><div role="tooltip" style="position:absolute;top:0;left:0;width:200px;height:90px;padding-top:60px;pointer-events:none"><button>DL-5</button></div><div style="height:500px"></div>',
  },
  {
    law: 'prompt',
    why: 'a question under a tip that somebody asked for',
    html: '<section class="prompt"><p role="status">Which card?</p></section><div role="tooltip" style="position:absolute;top:0;left:0;width:200px;height:90px;background:#ddd">Not now</div><div style="height:500px"></div>',
  },
  {
    law: 'prompt',
    why: 'a question behind a dialog, which nobody can answer now',
    html: '<section class="prompt"><p role="status" style="width:90px">Which card is discarded?</p></section><dialog id="d"><button>Close</button></dialog><script>d.showModal()</script>',
  },
  {
    law: 'prompt',
    why: 'a question the page scrolls to',
    html: '<div style="height:900px"></div><section class="prompt"><p role="status">Which card?</p></section>',
  },
  {
    law: 'veil',
    why: 'a dialog that is just opening',
    html: '<style>dialog{animation:o 60s} @keyframes o{from,99%{transform:scale(0)}}</style><dialog id="d">Words</dialog><script>d.showModal()</script>',
  },
  {
    law: 'hit',
    why: 'a place under the tools of a map that can be pushed',
    html: '<div style="position:relative;width:300px;height:300px;overflow:clip;touch-action:none"><div style="width:600px;height:600px"><button data-can style="position:absolute;top:250px;left:250px">Go</button></div><div data-tools style="position:absolute;top:240px;left:240px;width:60px;height:60px;background:#ccc"></div></div>',
  },
  {
    law: 'hit',
    why: 'a button that has gone under a head that stays',
    html: '<div id="box" style="height:300px;overflow:auto"><div style="position:sticky;top:0;height:60px;z-index:1;background:#ccc">Find</div><div style="height:100px"></div><button>Go</button><div style="height:900px"></div></div><script>document.getElementById("box").scrollTop=110</script>',
  },
  {
    law: 'drawn-on',
    why: 'the frame of a panel that holds it',
    html: '<style>nav{position:relative}nav::after{content:"";position:absolute;inset:5px;border:1px solid #111}</style><nav>Words</nav>',
  },
  {
    law: 'slides',
    why: 'a box that clips its edges, and one that hides nothing that is used',
    html: '<div style="height:100px;overflow:clip"><button>Go</button><div style="height:150px">Words</div></div><div style="height:20px;overflow:hidden"><div style="height:30px"></div></div>',
  },
  {
    law: 'beyond',
    why: 'a menu with a line that its edge cuts, one that is shaded there, and words that end between two lines',
    html: '<div style="height:70px;overflow:auto"><button style="height:50px">One</button><br><button style="height:50px">Two</button><br><button style="height:50px">Three</button></div><div style="height:50px;overflow:auto;box-shadow:inset 0 -16px 12px -12px #000"><button style="height:50px">One</button><br><button style="height:50px">Two</button></div><div style="height:40px;overflow:auto;line-height:20px">One<br>two<br>three</div>',
  },
  {
    law: 'beyond',
    why: 'a menu with a rule along its lower edge, as colours of one’s own leave it',
    html: '<div style="height:50px;overflow:auto;background:linear-gradient(#000 0 0) 0 100% / 100% 4px no-repeat"><button style="height:50px">One</button><br><button style="height:50px">Two</button></div>',
  },
  {
    law: 'spare',
    why: 'a list that takes all the room there is, and one that says how high it is at most',
    html: '<div style="height:100px;display:flex;flex-direction:column"><ol style="flex:1 1 0;min-height:0;overflow:auto;margin:0"><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ol></div><div style="height:200px;display:flex;flex-direction:column"><ol style="max-height:60px;overflow:auto;margin:0"><li><button>One</button></li><li><button>Two</button></li></ol></div>',
  },
]
