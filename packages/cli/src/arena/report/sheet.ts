/** How a report looks: by day and by night, on paper, on a phone. */
export const SHEET = `
:root { color-scheme: light dark; --ink: #2a1c0e; --faint: #7a6a55; --ground: #f8f2e2; --panel: #fffaf0; --line: #ded0b2; --bot: #a3271d; --band: #a3271d2e; --even: #1d5a8a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3e6cc; --faint: #b6a483; --ground: #1d120a; --panel: #271a0f; --line: #4a3722; --bot: #ff9a7a; --band: #ff9a7a33; --even: #8cc4f2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2 { font-family: Georgia, 'Times New Roman', serif; line-height: 1.2; }
h1 { font-size: 30px; } h2 { font-size: 21px; margin-top: 40px; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px 20px; }
dt { color: var(--faint); font-size: 14px; } dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--panel); font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:nth-child(2) { text-align: left; }
thead th { color: var(--faint); font-weight: 600; font-size: 14px; white-space: normal; }
figure { overflow-x: auto; margin: 20px 0 8px; padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
figcaption { font-weight: 600; margin-bottom: 6px; }
svg { display: block; width: 100%; min-width: 540px; height: auto; }
svg text { fill: var(--faint); font-size: 13px; } svg .name { fill: var(--ink); font-size: 14px; }
.tick line { stroke: var(--line); } .even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 6 4; }
.bound { stroke: var(--even); stroke-width: 2; } .band { fill: var(--band); } .line { fill: none; stroke: var(--bot); stroke-width: 2; }
.whisker line { stroke: var(--bot); stroke-width: 2; } .whisker circle { fill: var(--bot); }
.note { color: var(--faint); font-size: 14px; }
pre { padding: 12px; overflow-x: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; }
`
