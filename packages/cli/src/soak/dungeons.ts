import { setImmediate as breathe } from 'node:timers/promises'
import type { BotKind } from '@menagerie/bots'
import { Defect, type Seat, sampledChance } from '@menagerie/engine'
import { type Share, wilson } from '@menagerie/engine/conformance'
import { type Event, box } from '@menagerie/games/monster-maker'
import { Command } from 'commander'
import { bots as readBots, integer } from '../flags.ts'
import { columns, count, openProgress, print, printJson } from '../output.ts'
import { chooserOf } from '../players.ts'
import { run } from '../run.ts'
import { t } from '../text.ts'

/* `npm run soak -- dungeons` */

interface Flags {
  readonly games: number
  readonly bots: readonly BotKind[]
  readonly seed: string
  readonly json?: true
}

const DAY_LONG = 10_000_000
const SEATS = [2, 3, 4, 5, 6]
/** Imagined states of a greedy bot are its own business; this only lets it try them all. */
const BUDGET = { iterations: 64 }

/** Dungeons of Monster Maker between equal bots. */
interface Dungeons {
  readonly bot: BotKind
  readonly seats: number
  readonly dungeons: number
  /** Parties that came back with a treasure. */
  readonly laden: Share
  /** Parties that came back in a dungeon. */
  readonly returns: number
  /** Dungeons that nobody came back from. */
  readonly lost: Share
  readonly turns: number
  readonly fights: number
}

/** One dungeon, event by event. */
const playOne = (bot: BotKind, seats: number, seed: string, tell: (event: Event | null) => void): void => {
  const { game } = box
  const completed = box.complete({ dungeons: 1 }, null)
  if (!completed.ok) throw new Defect('one dungeon is no game')
  const chance = sampledChance(seed)
  const choose = chooserOf(box, completed.value, bot, BUDGET, sampledChance(`${seed} chooses`))
  const state = game.setup(
    completed.value,
    Array.from({ length: seats }, () => null),
    chance,
    tell,
  )
  for (let pending = game.pending(state); pending.status === 'deciding'; pending = game.pending(state)) {
    const seat = pending.seats[0] as Seat
    for (const action of choose(state, seat, game.legal(state, seat))) game.apply(state, seat, action, chance, tell)
  }
}

const playAll = async (bot: BotKind, seats: number, games: number, seed: string): Promise<Dungeons> => {
  let [laden, returns, lost, turns, fights] = [0, 0, 0, 0, 0]
  for (let at = 0; at < games; at++) {
    let back = 0
    playOne(bot, seats, `${seed} ${bot} ${seats} ${at}`, (event) => {
      if (event?.kind === 'turnBegan') turns++
      else if (event?.kind === 'fought') fights++
      else if (event?.kind === 'cameBack') back++
      else if (event?.kind === 'dungeonEnded') laden += event.banked.filter((cards) => cards.length > 0).length
    })
    returns += back
    if (back === 0) lost++
    if (at % 20 === 0) await breathe()
  }
  const parties = seats * games
  return {
    bot,
    seats,
    dungeons: games,
    laden: wilson(laden, parties),
    returns: returns / games,
    lost: wilson(lost, games),
    turns: turns / parties,
    fights: fights / parties,
  }
}

const percent = ({ share, low, high }: Share): string =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`

const report = (all: readonly Dungeons[]): readonly string[] =>
  columns([
    ['bot', 'seats', 'dungeons', 'laden', 'returns', 'lost', 'turns', 'fights'].map((key) => t(`soak.dungeons.${key}`)),
    ...all.map((one) => [
      one.bot,
      String(one.seats),
      count(one.dungeons),
      percent(one.laden),
      one.returns.toFixed(2),
      percent(one.lost),
      one.turns.toFixed(1),
      one.fights.toFixed(2),
    ]),
  ])

const program = new Command('dungeons')
  .description(t('soak.dungeonsAbout'))
  .option('--games <n>', t('soak.dungeonsFlag'), integer(1, DAY_LONG), 200)
  .option('--bots <list>', t('tournament.botsFlag'), readBots, ['greedy', 'random'] satisfies BotKind[])
  .option('--seed <text>', t('flag.seed'), '1')
  .option('--json', t('flag.json'))
  .exitOverride()
  .action(async ({ games, bots, seed, json }: Flags) => {
    const progress = openProgress(t('soak.dungeonsWorking'), bots.length * SEATS.length)
    const all: Dungeons[] = []
    for (const bot of bots) {
      for (const seats of SEATS) {
        all.push(await playAll(bot, seats, games, seed))
        progress.advance(all.length)
      }
    }
    progress.end()
    if (json) printJson({ seed, dungeons: all })
    else for (const line of report(all)) print(line)
  })

await run(program)
