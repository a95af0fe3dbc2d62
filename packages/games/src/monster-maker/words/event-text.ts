import { type LogLine, unreachable } from '@menagerie/engine'
import { handName } from '../choices/actions.ts'
import type { Blow, Event } from '../rules/events.ts'
import { countedLine, diedLine, dungeonEndLine, endedLine, wonLine } from './ending-text.ts'
import { type Of, diceText, line, seatWord, worded } from './line.ts'
import { kindWord, kindWords, treasureWord, treasureWords } from './names.ts'
import { type Options, lastDungeon } from '../set/options.ts'

/** `Elf [1 1 2] + Charm [3 2 1 1] = 12, Dwarf [5 4 3] = 14`. */
const blowText = (options: Options, { character, dice: own, spells, weapons, value }: Blow): string => {
  const parts = [
    `${kindWord(options, character)} ${diceText(own)}`.trim(),
    ...spells.map((spell) => `${kindWord(options, spell.card)} ${diceText(spell.dice)}`.trim()),
    ...weapons.map((weapon) => treasureWord(options, weapon)),
  ]
  return worded(`${parts.join(' + ')} = ${value}`)
}

/** MM-B3: won by the total, whatever becomes of the monster then (MM-T9, MM-CH1); MM-T10 otherwise. */
const foughtLine = (options: Options, event: Of<'fought'>): LogLine =>
  line(event.charmed ? 'wonCharmed' : event.won ? 'won' : 'defeated', event.won ? 'MM-B3' : 'MM-T10', {
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
  const lengthens = (options.deck.treasures[card]?.lengthens ?? 0) > 0
  return line(event.shown ? 'treasureOpen' : 'treasureOwn', lengthens ? 'MM-TC11' : 'MM-TC2', values)
}

const drewLine = (options: Options, event: Of<'drew'>): LogLine => {
  if (event.trap) return line('drewTrap', 'MM-TR1', { seat: event.seat })
  const [again, rule] = event.again ? ['Again', 'MM-TR5'] : ['', 'MM-T1']
  if (event.card === null) return line(`drew${again}`, rule, { seat: event.seat })
  return line(`drewCard${again}`, rule, { seat: event.seat, card: kindWord(options, event.card) })
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
      if (event.corridor === null) return line('detoured', 'MM-D1', values)
      const lost = { ...values, corridor: kindWord(options, event.corridor) }
      return event.required === undefined
        ? line('detouredBack', 'MM-D2', lost)
        : line('detouredShorter', 'MM-D2', { ...lost, required: event.required })
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
      return countedLine(options, event)
    case 'dungeonWon':
      return wonLine(event)
    case 'conceded':
      return line('conceded', null, { seat: event.seat })
    case 'ended':
      return endedLine(options, event)
    default:
      return unreachable(event)
  }
}
