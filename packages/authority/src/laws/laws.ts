/** Every law of an authority over a store, by the name a report gives it. */
export const LAWS = [
  'durable',
  'once',
  'keys',
  'onward',
  'clocks',
  'bots',
  'replay',
  'told',
  'seats',
  'agreed',
  'absence',
  'failures',
] as const
export type Law = (typeof LAWS)[number]

export const STATEMENTS: Readonly<Record<Law, string>> = {
  durable: 'Nothing is shown or acknowledged that is not written.',
  once: 'What was acknowledged is in the log once, as that version, and asked for again is answered alike.',
  keys: 'A used key with other steps is refused, also after a restart.',
  onward: 'Whatever fails, once it is there again the table goes on by itself, to its end.',
  clocks:
    'A person is played for when their time is up: not before, and not much later, whatever began anew meanwhile.',
  bots: 'A bot that answers is played as it answered, and one that does not is played for.',
  replay: 'The log replays to the same hashes, and its record verifies.',
  told: 'Whatever is written is shown, though its reply was lost or somebody else wrote it.',
  seats: 'A viewer, and a bot, gets what that seat may see and nothing else.',
  agreed:
    'What holds by consent was offered, and every other person who plays has said yes to it, once and by themselves.',
  absence:
    'The rule for who stays away acts on whoever was gone for its time and on nobody else, and who is back has their seat.',
  failures: 'What fails is the store: no refusal, no defect and no rejection is left to nobody.',
}

export interface Broken {
  readonly law: Law
  /** Under which weather, with whom, by which seed. */
  readonly trial: string
  readonly text: string
}

export interface Report {
  readonly trials: number
  readonly entries: number
  readonly broken: readonly Broken[]
  /** Of each trial, the hash of its last entry: the same wherever the same trial is made. */
  readonly hashes: readonly string[]
}

export const brokenLaws = ({ broken }: Report): readonly Law[] =>
  LAWS.filter((law) => broken.some((one) => one.law === law))
