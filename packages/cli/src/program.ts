import { Command } from 'commander'
import { addBackup, addRestore } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addDecklint } from './commands/decklint.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addMigrateCheck } from './commands/migrate-check.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTournament } from './commands/tournament.ts'
import { addTrain } from './commands/train.ts'
import { addVerify } from './commands/verify.ts'
import { fixtureIds, gameIds } from './games.ts'
import { LANGUAGES, t } from './text.ts'

/** Headings of the explanations, as the parser calls them. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'help.usage',
  'Options:': 'help.options',
  'Arguments:': 'help.arguments',
  'Commands:': 'help.commands',
}

/** All commands. Errors are thrown, so that one place turns them into a sentence and an exit code. */
export const makeProgram = (): Command => {
  const program = new Command('menagerie')
    .description(t('about'))
    .option('--lang <code>', t('langFlag', { languages: LANGUAGES.join(', ') }))
    .helpOption('-h, --help', t('help.flag'))
    .helpCommand('help [command]', t('help.command'))
    .configureHelp({ styleTitle: (title) => t(TITLES[title] ?? title) })
    .exitOverride()
    .showHelpAfterError(t('error.usage'))
    .addHelpText('after', `\n${t('games', { games: gameIds().join(', '), fixtures: fixtureIds().join(', ') })}`)
  const ofHouse = [addServe, addBackup, addRestore, addMigrateCheck]
  const adders = [
    addPlay,
    ...ofHouse,
    addSimulate,
    addReplay,
    addVerify,
    addFuzz,
    addTournament,
    addTrain,
    addDecklint,
    addBench,
  ]
  for (const add of adders) add(program)
  for (const command of program.commands) command.exitOverride()
  return program
}
