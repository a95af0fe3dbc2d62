import { createInterface } from 'node:readline/promises'
import {
  type Box,
  type Choices,
  type Entry,
  type GameTypes,
  type MatchRecord,
  type Playing,
  type Viewer,
  filmOf,
  received,
  replay,
  writePosition,
} from '@menagerie/engine'
import { sha256Hex } from '@menagerie/fair'
import type { Command } from 'commander'
import { integer } from '../flags.ts'
import { loadGame } from '../games.ts'
import { outcomeLines } from '../outcome.ts'
import { print } from '../output.ts'
import { boardOf, lineOf } from '../play/telling.ts'
import { readRecord, seatNames, stepsInWords } from '../record.ts'
import { type Sayer, sayer } from '../say.ts'
import { failed, wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { examples } from './examples.ts'
import { faultLine } from './verify.ts'

interface Flags {
  readonly seat?: number
  readonly step?: true
  readonly position?: number
}

export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .description(t('replay.about'))
    .argument('<record>', t('argument.record'))
    .option('--seat <n>', t('replay.seatFlag'), integer(1, 20))
    .option('--step', t('replay.stepFlag'))
    .option('--position <n>', t('replay.positionFlag'), integer(0, 1_000_000))
    .addHelpText(
      'after',
      examples('replay match.json', 'replay match.json --step --seat 2', 'replay match.json --position 12'),
    )
    .action(async (path: string, flags: Flags) => {
      const record = readRecord(path)
      const some = await loadGame(record.header.game)
      const { position } = flags
      await some(async (box) => (position === undefined ? tell(box, record, flags) : write(box, record, position)))
    })
}

/** Prints the position after an entry, all secrets told: a file for `play --position`. */
const write = <T extends GameTypes>(box: Box<T>, record: MatchRecord, entry: number): void => {
  const film = filmOf(box, record, sha256Hex)
  if (!film.ok) throw failed([t('replay.broken'), ...film.faults.map((fault) => `  ${faultLine(fault)}`)].join('\n'))
  if (entry >= film.value.length) throw wrongUsage(t('replay.noEntry', { last: film.value.length - 1 }))
  const position = film.value.describe(entry)
  if (position === null) throw wrongUsage(t('replay.noPosition', { entry }))
  print(writePosition(position).trimEnd())
}

/** One entry as it is told: its sentences, and the board after it. */
interface Chapter {
  readonly lines: readonly string[]
  readonly board: readonly string[]
}

const tell = async <T extends GameTypes>(box: Box<T>, record: MatchRecord, { seat, step }: Flags): Promise<void> => {
  const seats = record.header.seats.length
  if (seat !== undefined && seat > seats) throw wrongUsage(t('replay.noSeat', { seats }))
  const viewer: Viewer = seat === undefined ? 'spectator' : seat - 1
  const names = seatNames(record.header.seats)
  const teller = sayer(box.text.catalogues, names)
  const chapters: Chapter[] = []
  const { choices } = record.header
  const board = ({ state }: Playing<T>) => boardOf(box, choices, box.game.view(state, viewer), teller.sentences)
  const replayed = replay(box, record, sha256Hex, (playing, seq) => {
    const lines = chapterLines(playing, choices, record.entries[seq] as Entry, viewer, teller, names)
    chapters.push({ lines, board: step ? board(playing) : [] })
  })
  if (!replayed.ok)
    throw failed([t('replay.broken'), ...replayed.faults.map((fault) => `  ${faultLine(fault)}`)].join('\n'))
  print(t('replay.headline', { game: teller.sentences('name'), players: names }))
  if (!(await tellChapters(chapters, step === true))) return
  const playing = replayed.value
  if (!step) for (const line of ['', ...board(playing)]) print(line)
  print()
  const ended = playing.settled ?? outcomeOf(playing)
  for (const line of ended === null ? [t('replay.running')] : outcomeLines(box, playing.options, teller, names, ended))
    print(line)
}

const outcomeOf = <T extends GameTypes>({ box, state }: Playing<T>) => {
  const pending = box.game.pending(state)
  return pending.status === 'over' ? pending.outcome : null
}

const chapterLines = <T extends GameTypes>(
  playing: Playing<T>,
  choices: Choices,
  entry: Entry,
  viewer: Viewer,
  teller: Sayer,
  names: readonly string[],
): readonly string[] => {
  const { box, options, happened } = playing
  const { say } = teller
  const { seq, kind, seat, steps } = entry
  const player = seat === null ? '' : (names[seat] ?? '')
  // A seat's own eyes saw what others decided only by its events.
  const isShown = steps.length > 0 && seat !== null && (viewer === 'spectator' || viewer === seat)
  const title = isShown
    ? t('replay.entry', { seq, player, steps: stepsInWords(box, options, say, steps) })
    : t('replay.entryTable', { seq, what: player === '' || kind !== 'steps' ? `${kind} ${player}`.trim() : player })
  const events = (happened[seq]?.happenings ?? []).map((one) => received(one, viewer)).filter((event) => event !== null)
  return [
    title,
    ...events.map((event) => {
      const line = lineOf(box, choices, options, event)
      return `    ${say(line)}${line.rule === null ? '' : ` (${line.rule})`}`
    }),
  ]
}

/** False when somebody had enough. */
const tellChapters = async (chapters: readonly Chapter[], step: boolean): Promise<boolean> => {
  const waits = step && process.stdin.isTTY && process.stdout.isTTY
  const reader = waits ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    for (const { lines, board } of chapters) {
      print()
      for (const line of [...lines, ...board]) print(line)
      if (reader !== null && (await reader.question(t('replay.more'))).trim() === 'q') return false
    }
    return true
  } finally {
    reader?.close()
  }
}
