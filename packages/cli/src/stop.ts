/** What the shell is told. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const

/** Ends a command with a sentence for the person who typed it, and an exit code. */
export class Stop extends Error {
  override readonly name = 'Stop'
  readonly exit: number

  constructor(sentence: string, exit: number) {
    super(sentence)
    this.exit = exit
  }
}

/** The command was asked for in a way that makes no sense. */
export const wrongUsage = (sentence: string): Stop => new Stop(sentence, EXIT.usage)

/** The command looked and found a fault. */
export const failed = (sentence: string): Stop => new Stop(sentence, EXIT.failed)
