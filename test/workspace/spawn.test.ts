import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/house.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'menagerie-spawn-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const lib = (name: string): string => JSON.stringify(pathToFileURL(join(root, 'scripts/lib', name)).href)
const script = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** A script of ours that runs `body` with the library at hand, in a process group of its own like a terminal's. */
const start = (body: string): ChildProcess => {
  const file = script(
    'ours.mjs',
    `import { main } from ${lib('house.mjs')}\nimport { become, runNode } from ${lib('spawn.mjs')}\nawait main(async () => {\n${body}\n})\n`,
  )
  return spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

const textOf = (stream: NodeJS.ReadableStream | null): (() => string) => {
  let text = ''
  stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

const until = async (condition: () => boolean): Promise<void> => {
  for (let left = 200; !condition(); left--) {
    if (left === 0) throw new Error('It never happened.')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const COUNTS_SIGNALS = `
let heard = 0
process.on('SIGINT', () => { heard += 1; console.log('heard ' + heard); setTimeout(() => process.exit(heard === 1 ? 7 : 8), 200) })
console.log('pid ' + process.pid)
setInterval(() => {}, 1000)
`

describe('a command run by a script', () => {
  it('hands back its exit code', async () => {
    const child = script('child.mjs', 'process.exit(3)')
    const ours = start(`return runNode(${JSON.stringify(child)}, [])`)
    expect(await once(ours, 'close')).toEqual([3, null])
  })

  it('prints nothing on stdout unless asked to', async () => {
    const child = script('child.mjs', `console.log('loud')`)
    const ours = start(`return runNode(${JSON.stringify(child)}, [])`)
    const [out, err] = [textOf(ours.stdout), textOf(ours.stderr)]
    await once(ours, 'close')
    expect([out(), err()]).toEqual(['', 'loud\n'])
  })

  it.each([
    ['the whole group, as a terminal does on Ctrl-C', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['the script alone, as a supervisor does', (pid: number) => process.kill(pid, 'SIGINT')],
  ])('hears a signal once when it goes to %s, and does not outlive the script', async (_, interrupt) => {
    const child = script('child.mjs', COUNTS_SIGNALS)
    const ours = start(`await runNode(${JSON.stringify(child)}, [], { stdout: 'stdout' })`)
    const out = textOf(ours.stdout)
    await until(() => /pid \d+/.test(out()))
    const pid = Number(/pid (\d+)/.exec(out())?.[1])
    interrupt(ours.pid ?? 0)
    expect(await once(ours, 'close')).toEqual([130, null])
    expect(out().match(/heard/g)).toHaveLength(1)
    expect(isAlive(pid)).toBe(false)
  })
})

describe('a script that becomes a program', () => {
  it('is that program: its arguments, its output, its exit code, and no child', async () => {
    const program = script(
      'program.mjs',
      `import { basename } from 'node:path'\nconsole.log(basename(process.argv[1]), ...process.argv.slice(2), process.ppid)\nprocess.exitCode = 5`,
    )
    const ours = start(`await become(${JSON.stringify(program)}, ['--json', 'x'])`)
    const out = textOf(ours.stdout)
    expect(await once(ours, 'close')).toEqual([5, null])
    expect(out()).toBe(`program.mjs --json x ${process.pid}\n`)
  })

  it('hears Ctrl-C once, and ends as it likes', async () => {
    const program = script('program.mjs', COUNTS_SIGNALS)
    const ours = start(`await become(${JSON.stringify(program)}, [])`)
    const out = textOf(ours.stdout)
    await until(() => out().includes(`pid ${ours.pid}`))
    process.kill(-(ours.pid ?? 0), 'SIGINT')
    expect(await once(ours, 'close')).toEqual([7, null])
    expect(out().match(/heard/g)).toHaveLength(1)
  })

  it.runIf(process.platform !== 'win32')('ends when npm is told to end, which tells its shell only', async () => {
    const program = script('program.mjs', COUNTS_SIGNALS.replaceAll('SIGINT', 'SIGTERM'))
    const ours = script(
      'ours.mjs',
      `import { become } from ${lib('spawn.mjs')}\nawait become(${JSON.stringify(program)}, [])`,
    )
    const env = { ...process.env, npm_lifecycle_event: 'start' }
    const shell = spawn('sh', ['-c', `"$0" "$1"; true`, process.execPath, ours], { env })
    const out = textOf(shell.stdout)
    await until(() => /pid \d+/.test(out()))
    shell.kill('SIGTERM')
    await until(() => !isAlive(Number(/pid (\d+)/.exec(out())?.[1])))
    expect(out().match(/heard/g)).toHaveLength(1)
  })
})
