import { type Command, CommanderError } from 'commander'
import { takeLanguage } from './language.ts'
import { complain } from './output.ts'
import { EXIT, Stop } from './stop.ts'
import { speak, t } from './text.ts'

/** Runs a command line to its end, in the language asked for: errors become a sentence and an exit code. */
export const run = async (program: Command | (() => Command)): Promise<void> => {
  process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    // A pipe that closes early (`| head`) is no failure; a disk without room is.
    if (code === 'EPIPE') process.exit(EXIT.ok)
    complain(t('error.untold', { code }))
    process.exit(EXIT.failed)
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
