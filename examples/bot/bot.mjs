/*
 * A program that plays one seat over HTTP, by a token: it sits down, seals and opens its part of the luck, and then answers every question
 * with any one of the choices there are, until the match is over. Node.js 20 or newer, and nothing else.
 *
 *   TOKEN=mt_... node bot.mjs http://localhost:3000 '<link of the table>'
 */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const [house, link = ''] = process.argv.slice(2)
const { pathname, searchParams } = new URL(link, house)
const id = pathname.split('/').at(-1)
const invite = searchParams.get('invite')

/** Asks until there is an answer: 503 says that nothing was done, 429 that it is asked too often. */
const ask = async (path, body) => {
  for (;;) {
    const answer = await fetch(`${house}/api/tables/${id}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (answer.ok) return said
    if (![429, 503].includes(answer.status)) throw new Error(`${path}: ${JSON.stringify(said.error)}`)
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

/** Takes the first free seat, unless it sits there already. */
let table = await ask(invite === null ? '' : `?invite=${invite}`)
if (!table.seats.some(({ you }) => you)) {
  const seat = table.seats.findIndex(({ taken }) => !taken)
  table = await ask('/sit', { seat, ...(invite === null ? {} : { invite }) })
}
const mine = table.seats.findIndex(({ you }) => you)

/** What the host cannot know before everybody has sealed theirs. */
const contribution = randomBytes(32)
const seal = createHash('sha256')
  .update('menagerie/seal/2\0')
  .update(Buffer.from(table.commitment, 'hex'))
  .update(Uint8Array.of(mine))
  .update(contribution)
if (table.status === 'waiting' && !table.seats[mine].ready)
  await ask('/ready', { seal: seal.digest('hex'), loadout: null })
while (table.status === 'waiting') {
  table = await ask('')
  if (table.opening && !table.seats[mine].opened) await ask('/open', { contribution: contribution.toString('hex') })
  await sleep(100)
}

for (;;) {
  const { pending, legal, version } = await ask('/match?since=1000000000')
  if (pending.status === 'over') {
    console.log(`The match is over: place ${pending.outcome.places[mine]} of ${pending.outcome.places.length}.`)
    break
  }
  if (!pending.seats.includes(mine)) await sleep(100)
  // Somebody may have been quicker (409): then the question is another one.
  else
    await ask('/act', { version, key: randomUUID(), steps: [legal[randomInt(legal.length)]] }).catch(() => sleep(100))
}
