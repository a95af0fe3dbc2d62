import type { Seat } from '@menagerie/engine'
import { MONSTER } from './components.ts'
import { kindName, treasureName } from './names.ts'
import type { Options } from './options.ts'
import type { HeldView, PartyView, View } from './view.ts'

const WIDTH = 78

const values = (options: Options, row: readonly number[]): string =>
  row.map((kind) => options.deck.value[kind] as number).join('+') || '0'

const heldText = (options: Options, { card, worth, shown }: HeldView): string => {
  if (card === null) return '?'
  const gold = worth === null ? '' : ` ${worth}`
  return `${treasureName(options, card)}${gold}${shown ? '' : ' (secret)'}`
}

const legText = (party: PartyView, room: number): string => {
  if (party.resigned) return 'conceded'
  if (party.lost) return `LOST at ${party.backSum} of ${party.required}`
  switch (party.leg) {
    case 'outbound':
      return `in ${party.outSum} of ${room}`
    case 'room':
      return `TREASURE ROOM at ${party.length}, back 0 of ${party.required}`
    case 'return':
      return `back ${party.backSum} of ${party.required}`
    case 'returned':
      return 'BACK'
    case 'dead':
      return 'dead'
  }
}

const cardText = (options: Options, kind: number): string => {
  const card = options.deck.kinds[kind]
  if (card === undefined) return '?'
  return card.what === MONSTER ? `${card.name} ${card.value}` : card.name
}

/** Breaks a list of words into lines that fit. */
const wrapped = (head: string, words: readonly string[]): readonly string[] => {
  const lines: string[] = []
  let line = head
  for (const [i, word] of words.entries()) {
    const next = `${word}${i < words.length - 1 ? ',' : ''}`
    if (line.length + next.length + 1 > WIDTH && line.trim() !== head.trim()) {
      lines.push(line)
      line = ' '.repeat(head.length)
    }
    line += ` ${next}`
  }
  return [...lines, line]
}

const partyLines = (view: View, party: PartyView, seat: Seat): readonly string[] => {
  const { options } = view
  const marks = [
    ...(view.seat === seat && view.outcome === null ? ['in turn'] : []),
    ...(party.wins > 0 ? [`won ${party.wins}`] : []),
  ]
  const name = `P${seat + 1}${view.viewer === seat ? ' (you)' : ''}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
  const lines = [`${name}: ${legText(party, view.room)}; hand ${party.handCount}`]
  if (party.out.length > 0 || party.back.length > 0) {
    const back = party.back.length > 0 ? `   back ${values(options, party.back)}` : ''
    lines.push(`   way in ${values(options, party.out)}${back}`)
  }
  if (party.monster !== null) lines.push(`   !! ${cardText(options, party.monster)} stands in the way`)
  const list = (head: string, held: readonly HeldView[]): readonly string[] =>
    held.length === 0
      ? []
      : wrapped(
          `   ${head}:`,
          held.map((one) => heldText(options, one)),
        )
  lines.push(...list('carries', party.treasures), ...list('home', party.banked))
  if (party.prizes.length > 0) lines.push(`   prizes: ${party.prizes.join(', ')}`)
  return lines
}

/** The position from a view: every seat with its corridors, the piles, and the viewer's own hand. Plain ASCII. */
export const boardLines = (view: View): readonly string[] => {
  const { options } = view
  const top = view.discard.at(-1)
  const own = view.viewer === 'spectator' ? null : (view.parties[view.viewer]?.hand ?? null)
  return [
    `Dungeon ${view.dungeon}, turn ${view.turn}${view.frozen ? ', FROZEN: nobody draws' : ''}`,
    `Pile ${view.pileCount}${view.trapNext ? ' (a trap on top)' : ''}, discard ${view.discardCount}${
      top === undefined ? '' : ` (${kindName(options, top)})`
    }, treasures ${view.treasureCount}, prizes ${view.prizeCount}`,
    ...view.parties.flatMap((party, seat) => partyLines(view, party, seat)),
    ...(own === null
      ? []
      : wrapped('Hand:', own.length === 0 ? ['empty'] : own.map((kind) => cardText(options, kind)))),
    ...(view.draft.length === 0 ? [] : [`Chosen: ${draftText(view)}`]),
  ]
}

const draftText = ({ options, draft }: View): string =>
  draft
    .map((code) =>
      code < options.deck.kinds.length
        ? kindName(options, code)
        : treasureName(options, code - options.deck.kinds.length),
    )
    .join(', ')
