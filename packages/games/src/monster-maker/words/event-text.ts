import { type LogLine, type MessageValues, unreachable } from '@menagerie/engine'
import { handName } from '../choices/actions.ts'
import type { Blow, Event } from '../rules/events.ts'
import { kindWord, kindWords, treasureWord, treasureWords } from './names.ts'
import { type Options, lastDungeon } from '../set/options.ts'
import type { GivenUp } from '../rules/treasure.ts'

const NONE: MessageValues = {}
const line = (id: string, rule: string | null, values: MessageValues = NONE): LogLine => ({
  id: `events.${id}`,
  rule,
  values,
})

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const dice = (shown: readonly number[]): string => (shown.length === 0 ? '' : `[${shown.join(' ')}]`)

/** Text in which words may stand anywhere. */
const worded = (text: string): string => (text.includes('@') ? `@ ${text}` : text)

/** A seat within a list: who reads it puts the player's name there. */
const seatWord = (seat: number): string => `@seat#${seat + 1}`

/** `Elf [1 1 2] + Charm [3 2 1 1] = 12, Dwarf [5 4 3] = 14`. */
const blowText = (options: Options, { character, dice: own, spells, weapons, value }: Blow): string => {
  const parts = [
    `${kindWord(options, character)} ${dice(own)}`.trim(),
    ...spells.map((spell) => `${kindWord(options, spell.card)} ${dice(spell.dice)}`.trim()),
    ...weapons.map((weapon) => treasureWord(options, weapon)),
  ]
  return worded(`${parts.join(' + ')} = ${value}`)
}

const foughtLine = (options: Options, event: Of<'fought'>): LogLine =>
  line(event.won ? 'won' : 'defeated', event.won ? 'MM-T9' : 'MM-T10', {
    seat: event.seat,
    monster: kindWord(options, event.monster),
    strength: event.strength,
    total: event.total,
    team: [
      ...event.blows.map((blow) => blowText(options, blow)),
      ...(event.mod === 0 ? [] : [`@board.guarded ${event.mod > 0 ? '+' : ''}${event.mod}`]), // MM-TC10
    ],
  })

const walkedLine = (options: Options, event: Of<'walked'>): LogLine => {
  const values = { seat: event.seat, card: kindWord(options, event.card), total: event.total, goal: event.goal }
  if (event.lost) return line('walkedLost', 'MM-R3', values)
  return event.leg === 'outbound' ? line('walked', 'MM-T3', values) : line('walkedBack', 'MM-R1', values)
}

const treasureLine = (options: Options, event: Of<'treasureDrawn'>): LogLine => {
  const { seat, card } = event
  if (event.gone.length > 0) {
    const gone = treasureWords(options, event.gone)
    if (card === null) return line('treasureGone', 'MM-E7', { seat, gone })
    return line('treasureAgain', 'MM-E7', { seat, gone, card: treasureWord(options, card) })
  }
  if (card === null)
    return line(event.shown ? 'treasureNone' : 'treasureSecret', event.shown ? 'MM-TC1' : 'MM-TC2', { seat })
  const values = {
    seat,
    card: treasureWord(options, card),
    die: event.die,
    gold: event.worth ?? 0,
    way: event.required,
  }
  if (event.die > 0) return line('treasureCoin', 'MM-TC12', values)
  return line(event.shown ? 'treasureOpen' : 'treasureOwn', 'MM-TC2', values)
}

const drewLine = (options: Options, event: Of<'drew'>): LogLine => {
  if (event.trap) return line('drewTrap', 'MM-TR1', { seat: event.seat })
  if (event.card === null) return line('drew', 'MM-T1', { seat: event.seat })
  return line('drewCard', 'MM-T1', { seat: event.seat, card: kindWord(options, event.card) })
}

const countedText = (options: Options, finds: Of<'counted'>['finds']): readonly string[] =>
  finds.map(({ seat, card, dice: shown, gold }) =>
    `${seatWord(seat)} ${treasureWord(options, card)} ${dice(shown)} ${gold}`.replaceAll('  ', ' '),
  )

/** What becomes of treasures given up: each that everybody saw by its name, the others as so many backs. */
const fatesOf = (options: Options, { givesBack, leaves }: GivenUp): readonly string[] => {
  const left = [...leaves]
  const seen = givesBack.filter((card) => card !== null)
  const told = seen.map((card) => {
    const gone = left.indexOf(card)
    if (gone >= 0) left.splice(gone, 1)
    return `${treasureWord(options, card)} @board.${gone >= 0 ? 'leavesGame' : 'goesBack'}`
  })
  const unseen = givesBack.length - seen.length
  return unseen === 0 ? told : [...told, `@board.unseen#${unseen} @board.goesBack`]
}

/** MM-E6, MM-E7: with treasures given up the line says where each went. */
const withFates = (id: string, rule: string | null, values: MessageValues, fates: readonly string[]): LogLine =>
  fates.length === 0 ? line(id, rule, values) : line(`${id}Laden`, rule, { ...values, fates })

const dungeonEndLine = (options: Options, { reason, dungeon, givesBack, leaves }: Of<'dungeonEnded'>): LogLine => {
  const rule = { empty: 'MM-F4', idle: 'MM-F3', exhausted: 'MM-V1' }[reason]
  const fates = givesBack.flatMap((given, seat) =>
    fatesOf(options, { givesBack: given, leaves: leaves[seat] ?? [] }).map((fate) => `${seatWord(seat)} ${fate}`),
  )
  return withFates(`dungeonEnded_${reason}`, rule, { dungeon }, fates)
}

const DEATHS = { noCards: 'MM-E4', inside: 'MM-E5', conceded: null } as const

const diedLine = (options: Options, event: Of<'died'>): LogLine => {
  const { seat, cause } = event
  return withFates(`died_${cause}`, DEATHS[cause], { seat }, fatesOf(options, event).map(worded))
}

/** MM-V3: by dungeons won, where gold decides nothing. Who conceded is behind all others, whatever they won. */
const endedWinsLine = ({ wins, outcome }: Of<'ended'>): LogLine => {
  const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (first.every((seat) => (wins[seat] ?? 0) === 0)) return line('endedNoWins', 'MM-V3')
  return line('endedWins', 'MM-V3', {
    wins: wins.map((count, seat) => `${seatWord(seat)} ${count ?? '-'}`),
    seats: first.map(seatWord),
  })
}

/** MM-V2 by gold, MM-V3 by dungeons; when all others left nothing was counted. */
const endedLine = (options: Options, event: Of<'ended'>): LogLine => {
  const { finds, gold } = event
  if (gold.every((sum) => sum === null)) return line('endedPlain', null)
  if (options.victory === 'dungeonWins') return endedWinsLine(event)
  return line(finds.length === 0 ? 'ended' : 'endedFinds', 'MM-V2', {
    gold: gold.map((sum, seat) => `${seatWord(seat)} ${sum ?? '-'}`),
    finds: countedText(options, finds),
  })
}

/** A log line of an event, as its reader received it. */
export const eventLine = (options: Options, event: Event): LogLine => {
  switch (event.kind) {
    case 'dungeonBegan':
      return line('dungeonBegan', 'MM-G4', {
        dungeon: event.dungeon,
        last: lastDungeon(options),
        room: event.room,
      })
    case 'startRolled':
      return line('startRolled', 'MM-P4', {
        rolls: event.rolls.map(({ seat, die }) => `${seatWord(seat)} ${die}`),
      })
    case 'thrown':
      return line('thrown', 'MM-P4', {
        throws: event.throws.map(({ seat, hand }) => `${seatWord(seat)} @actions.${handName(hand)}`),
      })
    case 'starter':
      return line('starter', 'MM-P4', { seat: event.seat })
    case 'dealt':
      return event.cards === null
        ? line(event.exchanged > 0 ? 'dealtExchanged' : 'dealt', event.exchanged > 0 ? 'MM-P2' : 'MM-P1', {
            seat: event.seat,
            count: event.count,
            exchanged: event.exchanged,
          })
        : line(event.exchanged > 0 ? 'dealtCardsExchanged' : 'dealtCards', event.exchanged > 0 ? 'MM-P2' : 'MM-P1', {
            seat: event.seat,
            cards: kindWords(options, event.cards),
            exchanged: event.exchanged,
          })
    case 'topTurned':
      return line(event.trap ? 'topTrap' : 'topNone', 'MM-TR4')
    case 'turnBegan':
      return line('turnBegan', 'MM-T1', { seat: event.seat, turn: event.turn })
    case 'drew':
      return drewLine(options, event)
    case 'kept':
      return line('kept', 'MM-TR1', { seat: event.seat })
    case 'declared':
      return line(event.late ? 'declaredLate' : 'drewTrap', 'MM-TR1', { seat: event.seat })
    case 'avoided':
      return line(event.stays ? 'avoidedShown' : 'avoided', 'MM-TR2', {
        seat: event.seat,
        card: kindWord(options, event.card),
      })
    case 'suffered':
      return event.cards.length === 0
        ? line('sufferedNothing', 'MM-TR3', { seat: event.seat })
        : line('suffered', 'MM-TR3', { seat: event.seat, cards: kindWords(options, event.cards) })
    case 'walked':
      return walkedLine(options, event)
    case 'attacked':
      return line('attacked', 'MM-T5', { seat: event.seat, other: event.target, card: kindWord(options, event.card) })
    case 'fought':
      return foughtLine(options, event)
    case 'charmed':
      return line('charmed', 'MM-CH1', { seat: event.seat, other: event.target, card: kindWord(options, event.card) })
    case 'released':
      return line('released', 'MM-CH1', { seat: event.seat, card: kindWord(options, event.card) })
    case 'discarded':
      return line('discarded', 'MM-T11', { seat: event.seat, card: kindWord(options, event.card) })
    case 'passed':
      return line('passed', 'MM-T13', { seat: event.seat })
    case 'detoured': {
      const values = { seat: event.seat, monster: kindWord(options, event.monster), total: event.total }
      return event.corridor === null
        ? line('detoured', 'MM-D1', values)
        : line('detouredBack', 'MM-D2', { ...values, corridor: kindWord(options, event.corridor) })
    }
    case 'dispelled': {
      const values = { seat: event.seat, monster: kindWord(options, event.monster) }
      return event.treasure === null
        ? line('dispelled', 'MM-C1', values)
        : line('dispelledWith', 'MM-TC9', { ...values, treasure: treasureWord(options, event.treasure) })
    }
    case 'healed':
      return line('healed', 'MM-C3', { seat: event.seat, card: kindWord(options, event.card) })
    case 'doorOpened':
      return line('doorOpened', 'MM-TC7', {
        seat: event.seat,
        treasure: treasureWord(options, event.treasure),
        card: kindWord(options, event.card),
      })
    case 'roomReached':
      return line('roomReached', 'MM-TC1', { seat: event.seat, length: event.length })
    case 'treasureDrawn':
      return treasureLine(options, event)
    case 'cameBack':
      return event.prize === null
        ? line('cameBack', 'MM-R2', { seat: event.seat, total: event.total })
        : line('cameBackFirst', 'MM-Z1', { seat: event.seat, total: event.total, prize: event.prize })
    case 'froze':
      return line(`froze_${event.reason}`, event.reason === 'pile' ? 'MM-E1' : 'MM-E2')
    case 'died':
      return diedLine(options, event)
    case 'dungeonEnded':
      return dungeonEndLine(options, event)
    case 'counted':
      return event.finds.length === 0
        ? line('countedNothing', 'MM-TC4')
        : line('counted', 'MM-TC4', { finds: countedText(options, event.finds) })
    case 'dungeonWon':
      return event.seats.length === 0
        ? line('dungeonWonByNobody', 'MM-V3')
        : line('dungeonWon', 'MM-V3', { seats: event.seats.map(seatWord) })
    case 'conceded':
      return line('conceded', null, { seat: event.seat })
    case 'ended':
      return endedLine(options, event)
    default:
      return unreachable(event)
  }
}
