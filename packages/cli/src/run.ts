import { type Command, CommanderError } from 'commander'
import { takeLanguage } from './language.ts'
import { complain } from './output.ts'
import { EXIT, Stop } from './stop.ts'
import { speak } from './text.ts'

/** Runs a command line to its end, in the language asked for: errors become a sentence and an exit code. */
export const run = async (program: Command | (() => Command)): Promise<void> => {
  // A pipe that closes early (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    throw error
  })
  try {
    const { language, rest } = takeLanguage(process.argv.slice(2), process.env)
    speak(language)
    const made = typeof program === 'function' ? program() : program
    await made.parseAsync(rest, { from: 'user' })
  } catch (error) {
    if (error instanceof Stop) {
      complain(error.message)
      process.exitCode = error.exit
    } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage
    else throw error
  }
}
