import { parseArgs } from 'node:util'
import { openNoticesHouse } from '../../packages/server/src/soak/notices-house.ts'
import { tryNotices } from '../../packages/server/src/soak/notices-trial.ts'
import { openPushService } from '../../packages/server/src/soak/push-service.ts'
import { TEST_OPTIONS } from '../../packages/server/test/support/house.ts'
import { openPostOffice } from '../../packages/server/test/support/post-office.ts'
import { openSkippedTime } from '../../packages/server/src/soak/skipped-time.ts'

/* `npm run soak -- notices` */

const HELP = `Usage: npm run soak -- notices [flags]

People come and go at matches over simulated days, at two servers of which one or the other is killed in the middle of a message, or stopped
and started; mails by a real SMTP server and messages by a real push service, both on this machine. Exits with 1 where a question was told twice
(but for what was on its way when a server died, under the same name), lost, or told to somebody who was there, or in their quiet hours.

  --matches <n>  of two people each (500)
  --hours <n>    that pass (72)
  --ends <n>     servers that are killed and stopped, by turns (36)
  --seed <text>  of who comes when, and plays what (notices)`

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    hours: { type: 'string', default: '72' },
    ends: { type: 'string', default: '36' },
    seed: { type: 'string', default: 'notices' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const HOST = 'house.example'

const main = async (): Promise<number> => {
  const [post, service] = await Promise.all([openPostOffice(), openPushService()])
  const { games, botRunner } = { botRunner: null, ...TEST_OPTIONS }
  const house = await openNoticesHouse(openSkippedTime(), {
    ...(games === undefined ? {} : { games }),
    botRunner,
    publicUrl: `https://${HOST}`,
    smtpUrl: post.url,
    pushTrial: service.trial,
  })
  try {
    const begun = performance.now()
    const { broken, ...counts } = await tryNotices({
      ...{ house, post, service, host: HOST, game: 'envelopes', seed: values.seed },
      matches: Number(values.matches),
      hours: Number(values.hours),
      ends: Number(values.ends),
    })
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(JSON.stringify({ matches: Number(values.matches), ...counts, broken: broken.length, seconds }, null, 2))
    for (const { law, what } of broken.slice(0, 20)) console.log(`${law}: ${what}`)
    return broken.length === 0 ? 0 : 1
  } finally {
    await house.close()
    await Promise.all([post.close(), service.close()])
  }
}

if (values.help) console.log(HELP)
else process.exitCode = await main()
