import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { main, root, Stop } from './lib/house.mjs'
import { prepare } from './lib/prepare.mjs'
import { become } from './lib/spawn.mjs'

/**
 * The long trials, too long for `npm test`. `file` is a built one, or one of test/; `first` goes before the caller's own
 * flags; `looks` where the pages are looked at.
 */
const TRIALS = {
  conformance: {
    about: 'random games over options against every law a game must keep',
    file: 'packages/cli/dist/soak/conformance.js',
    first: [],
  },
  consent: {
    about: 'random offers to take a decision back: granted exactly by the rule, and telling no two worlds apart',
    file: 'packages/cli/dist/soak/consent.js',
    first: [],
  },
  positions: {
    about: 'states described and arranged again, and changed by hand: alike, or refused, or sound',
    file: 'packages/cli/dist/soak/positions.js',
    first: [],
  },
  games: {
    about: 'random games over options at full speed: sound, never without a choice, and over within their bound',
    file: 'packages/cli/dist/soak/games.js',
    first: [],
  },
  authority: {
    about: 'matches whose store, clock and process fail in every way: every law of the authority must hold',
    file: 'packages/cli/dist/soak/authority.js',
    first: [],
  },
  fair: {
    about: 'records changed, cut and ground: each must be found with what a seat had kept',
    file: 'packages/cli/dist/soak/fair.js',
    first: [],
  },
  kill: {
    about: 'the server killed under load, again and again: nothing acknowledged may be lost',
    file: 'packages/server/dist/soak/kill.js',
    first: [],
  },
  nodes: {
    about: 'several servers of one database, some killed, drained or cut off: the others go on; one winner each race',
    file: 'packages/server/dist/soak/nodes.js',
    first: [],
  },
  backup: {
    about:
      'a house of two thousand matches backed up while it is played on, brought back and played again: time and memory',
    file: 'packages/server/dist/soak/backup.js',
    first: [],
  },
  requests: {
    about: 'requests that must be refused, in every way they can be wrong: coded answers, no row changed, memory flat',
    file: 'packages/server/dist/soak/requests.js',
    first: [],
  },
  crowd: {
    about: 'thousands who look on: memory of each and of an idle match, and how soon all are back after a kill',
    file: 'packages/server/dist/soak/crowd.js',
    first: [],
  },
  neighbours: {
    about: 'greedy guests beside honest ones, in turn with and without: how much longer the honest wait',
    file: 'packages/server/dist/soak/neighbours.js',
    first: [],
  },
  notices: {
    about:
      'people told by mail and push over simulated days, at servers that are killed: each question once, none lost',
    file: 'test/notices/main.ts',
    first: [],
  },
  ratings: {
    about:
      'people of known skill play at random tables: the order of what is reckoned of them, and whether intervals hold',
    file: 'packages/server/dist/soak/ratings.js',
    first: [],
  },
  'wire-worlds': {
    about: 'two houses in worlds that differ in what a viewer may not know: no byte and no time on the wire may differ',
    file: 'packages/server/dist/soak/wire-worlds.js',
    first: [],
  },
  challenge: {
    about: 'a quick and a slow line challenge each other in Monstructor: no challenge may be missed by the line',
    file: 'packages/server/dist/soak/challenge.js',
    first: [],
  },
  'double-headed-lion': {
    about: 'what tokens may be against a list of all ways, and card fights against their best answers',
    file: 'packages/cli/dist/soak/double-headed-lion.js',
    first: [],
  },
  monstructor: {
    about: 'completeness and best monsters against brute force, and how long games are',
    file: 'packages/cli/dist/soak/monstructor.js',
    first: [],
  },
  dungeons: {
    about: 'parties of equal bots in single dungeons of Monster Maker: who comes back, and with what',
    file: 'packages/cli/dist/soak/dungeons.js',
    first: [],
  },
  faults: {
    about: 'deliberately broken games: the conformance kit must catch each',
    file: 'packages/cli/dist/soak/faults.js',
    first: [],
  },
  glass: {
    about: 'everything a person can see, in every size: what lies outside, under or over, or cannot be read',
    file: 'test/glass/main.ts',
    first: [],
    looks: true,
  },
  'faults-glass': {
    about: 'deliberately broken pages: the laws of the glass and its pictures must tell of each',
    file: 'test/faults-glass/main.ts',
    first: [],
    looks: true,
  },
  pictures: {
    about: 'states of the glass against the pictures that are kept of them, and the gallery of the documents',
    file: 'test/glass/pictures/main.ts',
    first: [],
    looks: true,
  },
  hands: {
    about: 'whole games by pointer, touch, keys or the list alone, on a phone and on a desktop',
    file: 'test/hands/main.ts',
    first: [],
    looks: true,
  },
  people: {
    about:
      'two and four people in browsers who lose the net, leave, come back by mail or never, while the server goes twice',
    file: 'test/people/main.ts',
    first: [],
    looks: true,
  },
  records: {
    about: 'fifty matches of every mode as they were played once, against the rules as they are',
    file: 'test/records/main.ts',
    first: [],
  },
  houses: {
    about: 'houses as versions before this one left them, and how one of this version is kept',
    file: 'test/houses/main.ts',
    first: [],
  },
  thinking: {
    about: 'the same bot thinking longer and longer, by a sequential test at each step: nowhere may it get worse',
    file: 'packages/cli/dist/soak/thinking.js',
    first: [],
  },
  levels: {
    about: 'each level of the bots against the one below it: what is shown to who chooses a level must be true',
    file: 'packages/cli/dist/soak/levels.js',
    first: [],
  },
  yardstick: {
    about: 'a master beside the same bot that is shown all there is: what part of what sight would gain is gained',
    file: 'packages/cli/dist/soak/yardstick.js',
    first: [],
  },
  strength: {
    about: 'bots against bots over paired games, with intervals',
    file: 'packages/cli/dist/main.js',
    first: ['tournament'],
  },
}

const usage = [
  'Usage: npm run soak -- <name> [flags]',
  '',
  ...Object.entries(TRIALS).map(([name, { about }]) => `  ${name.padEnd(19)} ${about}`),
  '',
  'A trial lists its own flags with --help.',
].join('\n')

/** @param {string} name @returns {name is keyof typeof TRIALS} */
const isTrial = (name) => Object.hasOwn(TRIALS, name)

await main(async () => {
  const [name, ...flags] = process.argv.slice(2)
  if (name === '--help' || name === '-h') {
    console.log(usage)
    return
  }
  if (name === undefined || !isTrial(name)) {
    throw new Stop(name === undefined ? usage : `There is no trial called "${name}".\n\n${usage}`, 2)
  }
  const { file, first, looks } = { looks: false, ...TRIALS[name] }
  await prepare({ pages: looks })
  if (looks) await findBrowser()
  if (file.endsWith('.ts')) {
    const { register } = await import('tsx/esm/api')
    register()
  }
  if (!existsSync(join(root, file))) throw new Stop(`The trial "${name}" has no program: ${file} was not built.`)
  await become(join(root, file), [...first, ...flags])
})
