import type { Command } from 'commander'
import type * as Server from '@menagerie/server'
import { failed } from '../stop.ts'
import { t } from '../text.ts'

/** Which house a command is about. */
export interface HouseFlags {
  readonly data?: string
  readonly database?: string
}

export const addHouseFlags = (command: Command): Command =>
  command.option('--data <folder>', t('serve.dataFlag')).option('--database <url>', t('serve.databaseFlag'))

/** The environment of `npm start`, with what was given as flags instead. */
export const houseEnvironment = ({ data, database }: HouseFlags): Readonly<Record<string, string | undefined>> => ({
  ...process.env,
  ...(data === undefined ? {} : { DATA_DIR: data }),
  ...(database === undefined ? {} : { DATABASE_URL: database }),
})

/** Looks after a house; what keeps one from it is told in a sentence. The server is loaded by the commands that need it alone. */
export const withUpkeep = async <R>(
  flags: HouseFlags,
  work: (server: typeof Server, house: Server.ServerOptions) => Promise<R>,
): Promise<R> => {
  const server = await import('@menagerie/server')
  try {
    return await work(server, server.optionsFrom(houseEnvironment(flags)))
  } catch (error) {
    if (error instanceof server.StartError) throw failed(error.message)
    if (error instanceof server.UpkeepError) throw failed(t(`upkeep.fault.${error.code}`, error.values))
    // What the machine refuses, such as to write where there is no room.
    if (error instanceof Error && 'syscall' in error) throw failed(error.message)
    throw error
  }
}
