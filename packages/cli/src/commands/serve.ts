import { once } from 'node:events'
import type { Command } from 'commander'
import { integer } from '../flags.ts'
import { print } from '../output.ts'
import { failed } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'
import { type HouseFlags, addHouseFlags, houseEnvironment } from './house-flags.ts'

interface Flags extends HouseFlags {
  readonly port?: number
  readonly host?: string
}

/** The environment of `npm start`, with what was given as flags instead. */
const environment = ({ port, host, ...house }: Flags): Readonly<Record<string, string | undefined>> => ({
  ...houseEnvironment(house),
  ...(port === undefined ? {} : { PORT: String(port) }),
  ...(host === undefined ? {} : { HOST: host }),
})

export const addServe = (program: Command): void => {
  const command = program
    .command('serve')
    .description(t('serve.about'))
    .option('--port <n>', t('serve.portFlag'), integer(0, 65_535))
    .option('--host <address>', t('serve.hostFlag'))
  addHouseFlags(command).addHelpText('after', examples('serve', 'serve --port 3000 --data ./data')).action(serve)
}

/** Until the first signal; a second one ends it at once. */
const serve = async (flags: Flags): Promise<void> => {
  // The server and its database take a while to load, and no other command needs them.
  const { StartError, optionsFrom, startHouse } = await import('@menagerie/server')
  const stopped = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
  try {
    const server = await startHouse(optionsFrom(environment(flags)))
    print(t('serve.open', { url: server.url }))
    await stopped
    print(t('serve.closing'))
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
    await server.close()
  } catch (error) {
    if (error instanceof StartError) throw failed(error.message)
    throw error
  }
}
