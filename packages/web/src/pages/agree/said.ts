import type { TFunction } from 'i18next'
import type { IconName } from '../../pieces/icon-names.ts'
import type { SeatNames } from '../../say.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import { AGREE_WORDS } from './words.ts'

const ns = AGREE_WORDS

const DAY = 86_400

/** How long a clock gives, in seconds or days. */
const timeWords = (t: TFunction, seconds: number): string =>
  seconds % DAY === 0 ? t('days', { ns, count: seconds / DAY }) : t('seconds', { ns, count: seconds })

/** What is offered, as the middle of a sentence. `terms` as on the wire: `clock turnSeconds 60`. */
export const offerWords = (t: TFunction, game: string, terms: readonly string[]): string => {
  const [kind = '', option = '', seconds = ''] = terms
  switch (kind) {
    case 'draw':
      return t('what.draw', { ns })
    case 'takeBack':
      return t('what.takeBack', { ns })
    case 'pause':
      return t('what.pause', { ns })
    case 'resume':
      return t('what.resume', { ns })
    default: {
      const clock = t(`options.${option}.name`, { ns: game })
      return Number(seconds) === 0
        ? t('what.noClock', { ns, clock })
        : t('what.clock', { ns, clock, time: timeWords(t, Number(seconds)) })
    }
  }
}

type Line = { readonly icon: IconName; readonly text: string }
type Words = (
  t: TFunction,
  said: { readonly game: string; readonly name: string; readonly terms: readonly string[] },
) => string

const clockLine: Words = (t, { game, terms: [option = '', seconds = ''] }) => {
  const clock = t(`options.${option}.name`, { ns: game })
  return Number(seconds) === 0
    ? t('log.noClock', { ns, clock })
    : t('log.clock', { ns, clock, time: timeWords(t, Number(seconds)) })
}

/** Nothing is said here of what is played: its events tell that. */
const LINES: Readonly<Record<MatchUpdate['kind'], readonly [icon: IconName, words: Words] | null>> = {
  setup: null,
  steps: null,
  timeout: null,
  resign: null,
  aside: null,
  offered: [
    'linked-rings',
    (t, { game, name, terms }) => t('log.offered', { ns, name, what: offerWords(t, game, terms) }),
  ],
  accepted: ['check-mark', (t, { name }) => t('log.accepted', { ns, name })],
  refused: ['cross-mark', (t, { name }) => t('log.refused', { ns, name })],
  withdrawn: ['cross-mark', (t, { name }) => t('log.withdrawn', { ns, name })],
  draw: ['linked-rings', (t) => t('log.draw', { ns })],
  undo: ['backward-time', (t, { name }) => (name === '' ? t('log.undone', { ns }) : t('log.undo', { ns, name }))],
  paused: ['pause-button', (t) => t('log.paused', { ns })],
  resumed: ['play-button', (t) => t('log.resumed', { ns })],
  clock: ['hourglass', clockLine],
  takenOver: [
    'vintage-robot',
    (t, { name, terms }) => (terms.length > 1 ? t('log.absent', { ns, name }) : t('log.takenOver', { ns, name })),
  ],
  forfeit: ['hourglass', (t, { name }) => t('log.forfeit', { ns, name })],
  abandoned: ['hourglass', (t, { name }) => t('log.abandoned', { ns, name })],
  givenBack: ['meeple', (t, { name }) => t('log.givenBack', { ns, name })],
}

/** The log line of what was said or agreed on at the table; null where there is none. */
export const agreedLine = (
  t: TFunction,
  game: string,
  { kind, seat, terms }: MatchUpdate,
  names: SeatNames,
): Line | null => {
  const line = LINES[kind]
  return line === null ? null : { icon: line[0], text: line[1](t, { game, name: names[seat ?? -1] ?? '', terms }) }
}
