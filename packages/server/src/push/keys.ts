import { eq } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { agreements } from '../store/schema.ts'

/** By which push services know the house (VAPID, RFC 8292), base64url. Pages are given the public one. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const PUSH_KEYS = 'push-keys'

/** Made by whichever server needs them first, and the same for all of the database from then on. */
const agreeOnKeys = async (db: Db): Promise<PushKeys> => {
  const find = async (): Promise<PushKeys | null> => {
    const [agreed] = await db.select().from(agreements).where(eq(agreements.name, PUSH_KEYS))
    return agreed === undefined ? null : (JSON.parse(agreed.value) as PushKeys)
  }
  const known = await find()
  if (known !== null) return known
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insert(agreements)
    .values({ name: PUSH_KEYS, value: JSON.stringify({ publicKey, privateKey }) })
    .onConflictDoNothing()
  return (await find()) as PushKeys
}

/** Asks the database once, unless that fails. */
export const pushKeysOf = (db: Db): (() => Promise<PushKeys>) => {
  let known: PushKeys | null = null
  return async () => (known ??= await agreeOnKeys(db))
}
