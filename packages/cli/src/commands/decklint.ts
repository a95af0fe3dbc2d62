import type { Command } from 'commander'
import { t } from '../text.ts'
import { examples } from './examples.ts'

export const addDecklint = (program: Command): void => {
  program
    .command('decklint')
    .description(t('decklint.about'))
    .argument('[file]', t('decklint.file'))
    .option('--json', t('flag.json'))
    .addHelpText('after', examples('decklint', 'decklint my-deck.json --json'))
    .action(async (path: string | undefined, { json }: { readonly json?: true }) => {
      // Monster Maker takes longer to load than all commands together.
      const { decklint } = await import('../decklint/decklint.ts')
      await decklint(path, json === true)
    })
}
