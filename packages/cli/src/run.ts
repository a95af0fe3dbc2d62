import { type Command, CommanderError } from 'commander'
import { complain } from './output.ts'
import { EXIT, Stop } from './stop.ts'

/** Runs a command line to its end: errors become a sentence and an exit code. */
export const run = async (program: Command): Promise<void> => {
  // A pipe that closes early (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    throw error
  })
  try {
    await program.parseAsync()
  } catch (error) {
    if (error instanceof Stop) {
      complain(error.message)
      process.exitCode = error.exit
    } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage
    else throw error
  }
}
