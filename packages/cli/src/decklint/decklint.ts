import type { Fault } from '@menagerie/engine'
import { DECKS, type DeckReport, box, deckWarnings, lintDeck, readDeck } from '@menagerie/games/monster-maker'
import { faultLines, readJson } from '../flags.ts'
import { columns, print, printJson } from '../output.ts'
import { type Sayer, sayer } from '../say.ts'
import { EXIT } from '../stop.ts'
import { bringWords, t } from '../text.ts'

/** The deck supplied with the game. */
const SUPPLIED = 'mm-default'

/** Tells what the deck of a file is like, or all that is wrong with it. Without a file: the supplied one. */
export const decklint = async (path: string | undefined, json: boolean): Promise<void> => {
  await bringWords(box.text)
  const teller = sayer(box.text.catalogues, [])
  const read = readDeck(path === undefined ? DECKS[SUPPLIED] : readJson(path), true)
  const completed = read.ok ? box.complete({ deck: read.value }, null) : read
  if (!completed.ok || !read.ok) {
    fail(teller, completed.ok ? [] : completed.faults, json)
    return
  }
  const report = lintDeck(completed.value.deck)
  const warnings = deckWarnings(read.value)
  if (json) printJson({ ...report, warnings })
  else for (const line of lines(teller, path ?? SUPPLIED, report, warnings)) print(line)
}

const fail = ({ say }: Sayer, faults: readonly Fault[], json: boolean): void => {
  if (json) printJson({ faults })
  else for (const line of [t('decklint.faulty'), ...faultLines(box, say, faults)]) print(line)
  process.exitCode = EXIT.failed
}

const lines = ({ say }: Sayer, name: string, report: DeckReport, warnings: readonly Fault[]): readonly string[] => [
  t('decklint.header', { name, cards: report.cards }),
  '',
  ...columns(report.totals.map((cards, what) => [t(`decklint.what.${what}`), String(cards)])),
  '',
  t('decklint.corridors', { mean: report.corridorMean.toFixed(1), odd: report.oddShare }),
  t('decklint.odds'),
  ...columns([
    ['', '', ...report.characters],
    ...report.odds.map(({ monster, strength, percent }) => [monster, String(strength), ...percent.map(String)]),
  ]),
  ...(warnings.length === 0 ? [] : ['', t('decklint.warnings'), ...faultLines(box, say, warnings)]),
]
