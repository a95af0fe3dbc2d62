import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Says a line to the person at the keyboard. On stderr, so that a command's own output stays clean. */
export const say = (/** @type {string} */ line) => {
  process.stderr.write(`${line}\n`)
}

/**
 * Runs a script's body. A failure is one sentence for the reader and an exit code; only a bug shows its stack.
 * @param {() => Promise<number | void>} body its number is the exit code; nothing leaves the code to what `body` started
 */
export async function main(body) {
  try {
    const code = await body()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    if (error.message !== '') say(error.message)
    process.exitCode = error.code
  }
}

/** Ends a script with a sentence and an exit code. */
export class Stop extends Error {
  /**
   * @param {string} message what is wrong and what to do, or '' where a command already said it
   * @param {number} code
   */
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}
