import type { Frame, Me, NoticeWishesRequest } from '@menagerie/protocol'
import type { Told } from './notices-judge.ts'
import type { NoticesHouse } from './notices-house.ts'
import { type Guest, act, allReady, createTable, frameOf, guestWith, ok, signIn, sit } from './guest.ts'
import type { Device, PushService } from './push-service.ts'

/* Those whom the trial's house tells that they are asked, or does not tell; and what they do at its tables. */

/** What somebody wishes for, in turn: the trial has as many of each. `quiet`: so many hours of the day, from the one in which it begins. */
const WISHES = [
  { mail: false, devices: 0, quiet: null },
  { mail: true, devices: 0, quiet: null },
  { mail: false, devices: 1, quiet: null },
  { mail: true, devices: 1, quiet: null },
  { mail: false, devices: 2, quiet: null },
  { mail: true, devices: 1, quiet: 3 },
] as const

export interface Person {
  readonly id: string
  readonly cookie: string
  readonly email: string
  readonly told: Told
}

/** The same person at whichever server has that number now. */
export const at = (house: NoticesHouse, { cookie }: Pick<Person, 'cookie'>, node: number): Guest =>
  guestWith({ url: house.url(node) }, cookie)

/** A second browser of somebody: another session, as a sign-in makes one. */
const secondCookie = async ({ direct }: NoticesHouse, person: string, other: Guest): Promise<void> => {
  const { id } = ok(await other.get<Me>('/api/me'))
  await direct.pool.query('update session set user_id = $1 where user_id = $2', [person, id])
}

export const newPerson = async (house: NoticesHouse, service: PushService, number: number): Promise<Person> => {
  const wished = WISHES[number % WISHES.length] as (typeof WISHES)[number]
  const guest = await signIn({ url: house.url(number) })
  const { id } = ok(await guest.get<Me>('/api/me'))
  const email = `${id}@example.org`.toLowerCase()
  if (wished.mail)
    await house.direct.pool.query(
      'update "user" set email = $1, email_verified = true, is_anonymous = false where id = $2',
      [email, id],
    )
  const hour = new Date(house.time.now()).getUTCHours()
  const quiet = wished.quiet === null ? null : { from: hour, until: (hour + wished.quiet) % 24 }
  const wishes: NoticeWishesRequest = {
    mail: wished.mail,
    quietFrom: quiet?.from ?? 0,
    quietUntil: quiet?.until ?? 0,
    zone: 'UTC',
    language: 'en',
  }
  ok(await guest.post('/api/me/notices', wishes))
  const devices: Device[] = []
  for (let made = 0; made < wished.devices; made++) {
    const browser = made === 0 ? guest : await signIn({ url: house.url(number + 1) })
    const device = service.newDevice()
    ok(await browser.post('/api/me/push', device.subscription))
    if (made > 0) await secondCookie(house, id, browser)
    devices.push(device)
  }
  const ways = [...(wished.mail ? ['mail'] : []), ...devices.map(({ subscription }) => subscription.endpoint)]
  return { id, cookie: guest.cookie, email, told: { ways, quiet } }
}

/** A match in which whoever stays away is waited for. */
export const beginMatch = async (house: NoticesHouse, game: string, pair: readonly Person[]): Promise<string> => {
  const guests = pair.map((person, seat) => at(house, person, seat))
  const [first, second] = guests as [Guest, Guest]
  const lobby = await createTable(first, { game, choices: { absence: 'wait' } })
  await sit(second, lobby, 1)
  await allReady(guests, lobby.id)
  return lobby.id
}

/** Somebody plays once where they are asked; false: they are not. */
export const playAt = async (guest: Guest, match: string, pick: (choices: number) => number): Promise<boolean> => {
  const { legal, version }: Frame = await frameOf(guest, match, 1_000_000)
  if (legal.length === 0) return false
  ok(await act(guest, match, { version, steps: [legal[pick(legal.length)] as string] }))
  return true
}
