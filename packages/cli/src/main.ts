#!/usr/bin/env node
import { CommanderError } from 'commander'
import { complain } from './output.ts'
import { makeProgram } from './program.ts'
import { EXIT, Stop } from './stop.ts'

/** A pipe that closes early (`| head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  throw error
})

try {
  await makeProgram().parseAsync()
} catch (error) {
  if (error instanceof Stop) {
    complain(error.message)
    process.exitCode = error.exit
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage
  else throw error
}
