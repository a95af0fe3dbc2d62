import { createInterface } from 'node:readline'
import { isCancel, select, text } from '@clack/prompts'
import { t } from '../text.ts'

/** Where answers come from: a person at a terminal, or lines that were piped in. */
export interface Asker {
  readonly interactive: boolean
  /** One line, or null when there are no more or the person had enough. */
  readonly line: (question: string) => Promise<string | null>
  /** One of several by name; null as above. */
  readonly choose: (question: string, names: readonly string[]) => Promise<string | null>
  /** Nobody shall read what stands on the screen. */
  readonly clear: () => void
  readonly close: () => void
}

export const openAsker = (): Asker => (process.stdin.isTTY && process.stdout.isTTY ? personAsker() : pipedAsker())

const personAsker = (): Asker => ({
  interactive: true,
  line: async (question) => {
    const answer = await text({ message: question, defaultValue: '' })
    return isCancel(answer) ? null : answer
  },
  choose: async (question, names) => {
    const answer = await select({ message: question, options: names.map((name) => ({ value: name, label: name })) })
    return isCancel(answer) ? null : answer
  },
  clear: () => process.stdout.write('\u001B[2J\u001B[3J\u001B[H'),
  close: () => {},
})

const pipedAsker = (): Asker => {
  const reader = createInterface({ input: process.stdin, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  return {
    interactive: false,
    line: async (question) => {
      process.stdout.write(`${question}\n${t('play.piped')}`)
      const next = await lines.next()
      process.stdout.write(next.done === true ? '\n' : `${next.value}\n`)
      return next.done === true ? null : next.value
    },
    choose: async (_, names) => names[0] ?? null,
    clear: () => {},
    close: () => reader.close(),
  }
}
