import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { CEILINGS, type Ceiling, type Took, overruns, sharesOf } from './ceilings.ts'

/** What a run did: the names of its tests by file, each with its calls of `expect`. */
export type Executed = Readonly<Record<string, readonly (readonly [name: string, expects: number])[]>>

const tookOf = (module: TestModule): Took => ({
  file: module.relativeModuleId,
  seconds: module.diagnostic().duration / 1000,
  paces: [...module.children.allTests()].flatMap((test) => test.meta().paces ?? []),
})

/**
 * The account of a run. It notes what was executed, for `npm run counts`, and fails a run in which a capability took more
 * than its ceiling.
 */
export class Account implements Reporter {
  readonly #ceilings: readonly Ceiling[]
  readonly #file: string

  constructor(ceilings: readonly Ceiling[] = CEILINGS, file = 'test-results/executed.json') {
    this.#ceilings = ceilings
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const executed: Executed = Object.fromEntries(
      modules.map((module) => [
        module.relativeModuleId,
        [...module.children.allTests()]
          .filter((test) => test.result().state !== 'skipped')
          .map((test) => [test.fullName, test.meta().expects ?? 0] as const),
      ]),
    )
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(executed))
    const all = Object.values(executed).flat()
    const expects = all.reduce((sum, [, count]) => sum + count, 0)
    console.log(`\n${all.length} tests called expect ${expects} times.`)
    const shares = sharesOf(modules.map(tookOf), this.#ceilings)
    for (const { capability, took, most } of shares)
      if (took > 0) console.log(`${capability}: ${took.toFixed(1)} s of at most ${most}`)
    for (const line of overruns(shares)) {
      console.error(line)
      process.exitCode = 1
    }
  }
}
