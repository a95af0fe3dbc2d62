import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/house.mjs'

/** A file that breaks one rule: where it stands, what it says, which rule must speak and what it must say to do. */
interface Violation {
  readonly what: string
  readonly file: string
  readonly code: string
  readonly rule: string
  readonly says: string
}

const imports = (what: string, file: string, from: string, says: string): Violation => ({
  what,
  file,
  code: `import { thing } from '${from}'\nexport const it = thing\n`,
  rule: 'eslint(no-restricted-imports)',
  says,
})

const uses = (expression: string, says: string, file = 'engine/src/table.ts'): Violation => ({
  what: `${file.split('/')[0]} uses ${expression}`,
  file,
  code: `export const it: unknown = ${expression}\n`,
  rule: expression.includes('Math') ? 'eslint(no-restricted-properties)' : 'eslint(no-restricted-globals)',
  says,
})

const writes = (what: string, code: string, rule: string, says = ''): Violation => ({
  what,
  file: 'server/src/any.ts',
  code,
  rule,
  says,
})

const FENCES: readonly Violation[] = [
  imports('the engine imports a library', 'engine/src/table.ts', 'zod', 'The engine depends on nothing'),
  imports('the engine imports Node.js', 'engine/src/chance/chance.ts', 'node:crypto', 'The engine depends on nothing'),
  imports('the engine imports fair', 'engine/src/table.ts', '@menagerie/fair', 'The engine depends on nothing'),
  imports('the engine imports its kit', 'engine/src/table.ts', './conformance/index.ts', "Players' code"),
  imports('the kit imports a library', 'engine/src/conformance/laws.ts', 'zod', 'The engine depends on nothing'),
  imports('an engine test imports a game', 'engine/src/table.test.ts', '@menagerie/games', 'its own fixture games'),
  imports('fair imports Node.js', 'fair/src/chance.ts', 'node:crypto', 'fair knows the engine'),
  imports('fair imports a game', 'fair/src/chance.ts', '@menagerie/games', 'fair knows the engine'),
  imports('fair imports the kit', 'fair/src/chance.ts', '@menagerie/engine/conformance', 'for tests'),
  imports('the catalogue imports bots', 'games/src/index.ts', '@menagerie/bots', 'A game knows the engine'),
  imports('a game imports the server', 'games/src/lion/rules/rules.ts', '@menagerie/server', 'A game knows the engine'),
  imports('a game imports Node.js', 'games/src/lion/rules/rules.ts', 'node:fs', 'A game knows the engine'),
  imports('a game imports another', 'games/src/lion/index.ts', '../monster-pack/index.ts', 'no other game'),
  imports(
    'a room imports another game',
    'games/src/lion/rules/fight.ts',
    '../../monster-pack/index.ts',
    'no other game',
  ),
  imports(
    'a folder of a room imports another game',
    'games/src/lion/words/locales/en.ts',
    '../../../monster-pack/index.ts',
    'no other game',
  ),
  imports(
    'a game imports its conformance',
    'games/src/lion/index.ts',
    './secrets/conformance.ts',
    'never reaches players',
  ),
  imports(
    'a room imports conformance',
    'games/src/lion/rules/fight.ts',
    '../secrets/conformance.ts',
    'never reaches players',
  ),
  imports(
    'its own room imports conformance',
    'games/src/lion/secrets/view.ts',
    './conformance.ts',
    'never reaches players',
  ),
  imports(
    'its own room imports a part of conformance',
    'games/src/lion/secrets/view.ts',
    './conformance-redeal.ts',
    'never reaches players',
  ),
  imports('a room imports the test bench', 'games/src/lion/rules/fight.ts', './bench.ts', 'only tests import it'),
  imports('a test bench imports bots', 'games/src/lion/rules/bench.ts', '@menagerie/bots', 'is tested there'),
  imports(
    'a conformance room imports bots',
    'games/src/lion/secrets/conformance.ts',
    '@menagerie/bots',
    'conformance kit',
  ),
  imports(
    'a game test imports another',
    'games/src/lion/rules/fight.test.ts',
    '../../monster-pack/index.ts',
    'no other game',
  ),
  imports('a silent seat plays what is learned', 'games/src/lion/play/timeout.ts', './bot.ts', 'asked again'),
  imports(
    'a silent seat plays by another game',
    'games/src/lion/play/timeout.ts',
    '../../pack/play/bot.ts',
    'no other game',
  ),
  imports('a game plays what is frozen', 'games/src/lion/play/bot.ts', './reference/bot.ts', 'never plays'),
  imports('a game test imports bots', 'games/src/lion/rules/fight.test.ts', '@menagerie/bots', 'is tested there'),
  imports('a drawing knows a page', 'art/src/pen.ts', 'react', 'text made of numbers'),
  imports('a drawing knows the engine', 'art/src/pen.ts', '@menagerie/engine', 'text made of numbers'),
  imports('bots import a game', 'bots/src/search.ts', '@menagerie/games', 'Bots play any box'),
  imports('bots import workers', 'bots/src/search.ts', 'node:worker_threads', 'Bots play any box'),
  imports('a bots test imports the server', 'bots/src/search.test.ts', '@menagerie/server', 'Bots know the engine'),
  imports('the authority imports Node.js', 'authority/src/live.ts', 'node:timers', 'come from its host'),
  imports('the authority imports a game', 'authority/src/live.ts', '@menagerie/games', 'come from its host'),
  imports(
    'a match on the server imports http',
    'server/src/match/follow.ts',
    '../http/errors.ts',
    'codes of authority',
  ),
  imports(
    'a lobby on the server imports http',
    'server/src/lobby/seating.ts',
    '../http/errors.ts',
    'codes of authority',
  ),
  imports('the wire imports a game', 'protocol/src/match.ts', '@menagerie/games', 'only describes messages'),
  imports('the server imports the page', 'server/src/main.ts', '@menagerie/web', 'neither page nor terminal'),
  imports('the server imports the terminal', 'server/src/main.ts', '@menagerie/cli', 'neither page nor terminal'),
  imports('the server imports the kit', 'server/src/main.ts', '@menagerie/engine/conformance', 'never reach players'),
  imports(
    'the server imports the references',
    'server/src/main.ts',
    '@menagerie/bots/references',
    'never reach players',
  ),
  imports(
    'the server imports what trains bots',
    'server/src/main.ts',
    '@menagerie/bots/training',
    'never reach players',
  ),
  imports('the terminal imports who sees all', 'cli/src/play/match.ts', '../yardstick/match.ts', 'never plays'),
  imports('a tournament imports who sees all', 'cli/src/arena/bout.ts', '../yardstick/seeing.ts', 'never plays'),
  imports('the page imports a frozen game', 'web/src/here/worker.ts', '@menagerie/games/lion/reference', 'never reach'),
  imports('the page imports the server', 'web/src/main.tsx', '@menagerie/server', 'meets the server on the wire'),
  imports('the page imports Node.js', 'web/src/wire/remote.ts', 'node:fs', 'A page has no Node.js'),
  imports(
    'a piece imports a board',
    'web/src/pieces/card.tsx',
    '../boards/lion/board.tsx',
    'A piece serves every board',
  ),
  imports('a piece imports a game', 'web/src/pieces/card.tsx', '@menagerie/games', 'A piece knows no game'),
  {
    ...imports('a board imports the whole box', 'web/src/boards/lion/index.tsx', '', 'the boardBox of its game'),
    code: "import { box } from '@menagerie/games/lion'\nexport const it = box\n",
  },
  {
    ...imports('a print imports the whole box', 'web/src/boards/lion/print/index.tsx', '', 'the boardBox of its game'),
    code: "import { box } from '@menagerie/games/lion'\nexport const it = box\n",
  },
  imports('a board imports another', 'web/src/boards/lion/board.tsx', '../monster-pack/board.tsx', 'no other board'),
  imports(
    'a room imports a board',
    'web/src/boards/lion/parts/x.tsx',
    '../../monster-pack/board.tsx',
    'no other board',
  ),
  imports('the terminal imports the page', 'cli/src/main.ts', '@menagerie/web', 'The terminal knows no page'),
  imports('a package is entered by its path', 'server/src/main.ts', '../../games/src/index.ts', 'by its name'),
  {
    what: 'a game loads another when it is needed',
    file: 'games/src/lion/rules/rules.ts',
    code: `export const load = () => import('../../monster-pack/index.ts')\n`,
    rule: 'eslint(no-restricted-imports)',
    says: 'no other game',
  },
  {
    what: 'bots load a game when it is needed',
    file: 'bots/src/search.ts',
    code: `export const load = () => import('@menagerie/games')\n`,
    rule: 'eslint(no-restricted-imports)',
    says: 'Bots play any box',
  },
]

const BANS: readonly Violation[] = [
  uses('setTimeout(() => {}, 1)', 'the host (server, web, cli) owns time', 'authority/src/clocks.ts'),
  uses('Math.random()', 'Draw from the Chance'),
  uses('Math.random()', 'Draw from the Chance', 'games/src/lion/rules/rules.ts'),
  uses('Math.random()', 'a test takes a seeded one', 'bots/src/search.test.ts'),
  uses('Date.now()', 'take `now` as an argument'),
  uses('new Date()', 'take `now` as an argument', 'games/src/lion/rules/rules.ts'),
  uses('globalThis.Date.now()', 'take `now` as an argument'),
  uses('performance.now()', 'take `now` as an argument', 'bots/src/search.ts'),
  uses('setTimeout(() => 0, 1)', 'the host (server, web, cli) owns time'),
  uses("fetch('/')", 'There is no network here'),
  uses('process.env', 'There is no Node.js here'),
  uses('window', 'There is no page here', 'games/src/lion/rules/rules.ts'),
  uses('document', 'There is no page here'),
  uses('structuredClone({})', 'Write the clone by hand'),
]

const HABITS: readonly Violation[] = [
  writes('any', 'export const it = (x: any): unknown => x\n', 'typescript(no-explicit-any)'),
  writes('a default export', 'export default 1\n', 'import(no-default-export)'),
  writes(
    'a promise nobody awaits',
    'const later = async (): Promise<number> => 1\nexport const it = (): void => {\n  later()\n}\n',
    'typescript(no-floating-promises)',
  ),
  writes(
    'a switch that forgets a case',
    "type K = 'a' | 'b'\nexport const it = (k: K): number => {\n  switch (k) {\n    case 'a':\n      return 1\n  }\n  return 0\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ),
  writes(
    'a type imported as a value',
    "import { Server } from 'node:http'\nexport type It = Server\n",
    'typescript(consistent-type-imports)',
  ),
]

/** What must stay possible, or the fences would be walls. */
const ALLOWED: readonly Planted[] = [
  imports('a game imports the engine', 'games/src/lion/rules/rules.ts', '@menagerie/engine', ''),
  imports('a game imports zod at its door', 'games/src/lion/positions/position.ts', 'zod/mini', ''),
  imports('a file of a room imports the game', 'games/src/lion/secrets/view.ts', '../rules/state.ts', ''),
  imports('a drawing asks for components', 'art/src/maps.ts', '@menagerie/games/lion', ''),
  imports('the catalogue imports a game', 'games/src/index.ts', './lion/index.ts', ''),
  imports(
    'a conformance room imports the kit',
    'games/src/lion/secrets/conformance.ts',
    '@menagerie/engine/conformance',
    '',
  ),
  imports(
    'a conformance room imports its parts',
    'games/src/lion/secrets/conformance.ts',
    './conformance-redeal.ts',
    '',
  ),
  imports('a test bench imports the kit', 'games/src/lion/rules/bench.ts', '@menagerie/engine/conformance', ''),
  imports('a silent seat plays what is frozen', 'games/src/lion/play/timeout.ts', './reference/bot-order.ts', ''),
  imports('a game test reads a file', 'games/src/lion/rules/fight.test.ts', 'node:fs', ''),
  imports('fair imports noble', 'fair/src/chance.ts', '@noble/hashes/sha2.js', ''),
  imports('the server imports bots', 'server/src/main.ts', '@menagerie/bots', ''),
  imports('a board imports a piece', 'web/src/boards/lion/board.tsx', '../../pieces/card.tsx', ''),
  imports('a board imports its game', 'web/src/boards/lion/board.tsx', '@menagerie/games/lion', ''),
  imports('the terminal imports the references', 'cli/src/arena/contestants.ts', '@menagerie/bots/references', ''),
  imports('the terminal imports what trains bots', 'cli/src/train/match.ts', '@menagerie/bots/training', ''),
  imports('the terminal imports the server', 'cli/src/main.ts', '@menagerie/server', ''),
  imports('the trial imports who sees all', 'cli/src/soak/yardstick.ts', '../yardstick/measure.ts', ''),
]

interface Diagnostic {
  readonly filename: string
  readonly code: string
  readonly message: string
  readonly help?: string
}

type Planted = Omit<Violation, 'rule' | 'says'>

/** Lints files that stand where the cases say, under a copy of the configuration. Answers what was found for each. */
const lint = (cases: readonly Planted[]): Map<Planted, Diagnostic[]> => {
  const found = new Map<Planted, Diagnostic[]>()
  // Cases for the same place go into workspaces of their own.
  for (let rest = cases; rest.length > 0;) {
    const round = rest.filter(({ file }, index) => rest.findIndex((other) => other.file === file) === index)
    rest = rest.filter((one) => !round.includes(one))
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-fences-'))
    try {
      cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
      cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
      for (const { file, code } of round) {
        mkdirSync(dirname(join(folder, 'packages', file)), { recursive: true })
        writeFileSync(join(folder, 'packages', file), code)
      }
      const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
      const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'packages'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') },
      })
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
      for (const one of round) {
        found.set(
          one,
          diagnostics.filter(({ filename }) => filename === `packages/${one.file}`),
        )
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return found
}

const VIOLATIONS = [...FENCES, ...BANS, ...HABITS]
let found = new Map<Planted, Diagnostic[]>()

beforeAll(() => {
  found = lint([...VIOLATIONS, ...ALLOWED])
})

describe('the linter reports it, and says what to do instead', () => {
  it.each(VIOLATIONS)('$what', (violation) => {
    const reports = found.get(violation) ?? []
    const sentences = reports
      .filter(({ code }) => code === violation.rule)
      .map(({ message, help }) => `${message} ${help ?? ''}`)
    expect(sentences, JSON.stringify(reports)).toContainEqual(expect.stringContaining(violation.says))
  })
})

describe('the linter has nothing against it', () => {
  it.each(ALLOWED)('$what', (allowed) => {
    // What is imported does not exist here, so other rules may complain of its type.
    expect(found.get(allowed)?.filter(({ code }) => code.includes('restricted'))).toEqual([])
  })
})
