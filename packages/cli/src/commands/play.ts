import type { Command } from 'commander'
import { type Sitter, integer, readChoices, sitters } from '../flags.ts'
import { loadGame } from '../games.ts'
import { positionFile } from '../play/position.ts'
import { budgetOf } from '../players.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'

interface Flags {
  readonly seats?: readonly Sitter[]
  readonly options?: string
  readonly seed?: string
  readonly deck?: string
  readonly claims?: string
  readonly position?: string
  readonly record?: string
  readonly ms?: number
  readonly iterations?: number
}

export const addPlay = (program: Command): void => {
  program
    .command('play')
    .description(t('play.about'))
    .argument('<game>', t('argument.game'))
    .option('--seats <list>', t('play.seatsFlag'), sitters)
    .option('--options <file>', t('flag.options'))
    .option('--deck <names>', t('play.deckFlag'))
    .option('--claims <list>', t('play.claimsFlag'))
    .option('--seed <text>', t('flag.seed'))
    .option('--position <file>', t('play.positionFlag'))
    .option('--record <file>', t('play.recordFlag'))
    .option('--ms <n>', t('flag.ms'), integer(1, 600_000))
    .option('--iterations <n>', t('flag.iterations'), integer(1, 10_000_000))
    .addHelpText(
      'after',
      examples(
        'play monster-pack',
        'play monster-pack --seats human,human --deck prism',
        'play monster-pack --seats club,master --seed 7 --record match.json',
        'play monster-pack --position position.json',
        'play dragon-treasure --claims 3,1',
      ),
    )
    .action(async (id: string, flags: Flags) => {
      const position = flags.position === undefined ? null : positionFile(flags.position, id)
      const wish = {
        sitters: flags.seats ?? null,
        // What is chosen beside a position goes before what stands in it.
        choices: { ...position?.choices, ...readChoices(flags.options) },
        seed: flags.seed,
        decks: flags.deck,
        claims: flags.claims,
        position,
        budget: budgetOf(flags.ms, flags.iterations),
        record: flags.record ?? null,
      }
      const some = await loadGame(id)
      const { play } = await import('../play/play.ts')
      process.exitCode = await some((box) => play(box, wish))
    })
}
