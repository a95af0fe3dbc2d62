import { type Mark, type Say, type Seat, sayFrom, wordsOf } from '@menagerie/engine'
import { MONSTER } from '../set/components.ts'
import { en } from './locales/en.ts'
import { kindWord, treasureWord } from './names.ts'
import { markOfKind, markOfPrizes, markOfTreasure } from '../set/marks.ts'
import type { Options } from '../set/options.ts'
import { wayOf } from '../rules/force.ts'
import type { HeldView, PartyView, View } from '../secrets/view.ts'

const WIDTH = 78

const said = (word: string, say: Say): string => wordsOf(word, (id, value) => say(id, { value }))
const kindName = (options: Options, kind: number, say: Say): string => said(kindWord(options, kind), say)

/** Stands for the star beside what is in no rulebook, told below: a name of a person's own deck may have stars. */
const MARK = '\u2060'
const markText = (mark: Mark | null): string => (mark === null || mark === 'S' ? '' : MARK)

const markOf = ({ deck }: Options, kind: number): Mark | null => {
  const card = deck.kinds[kind]
  return card === undefined ? null : markOfKind(card)
}

/** Columns of a terminal. */
const widthOf = (text: string): number => {
  let columns = 0
  for (const letter of text) columns += letter >= '\u2e80' ? 2 : 1
  return columns
}

const values = (options: Options, row: readonly number[]): string =>
  row.map((kind) => `${options.deck.value[kind]}${markText(markOf(options, kind))}`).join('+') || '0'

const heldText = (options: Options, { card, worth, shown }: HeldView, say: Say): string => {
  if (card === null) return '?'
  const gold = worth === null ? '' : ` ${worth}`
  const known = options.deck.treasures[card]
  // MM-TC13: what is found without treasure cards is known from a review.
  const mark = markText(known === undefined ? 'P' : markOfTreasure(known))
  return `${said(treasureWord(options, card), say)}${gold}${mark}${shown ? '' : ` ${say('board.secret')}`}`
}

const legText = (party: PartyView, room: number, say: Say): string => {
  const { value: sum, goal } = wayOf(party, room)
  const values = { sum, goal }
  if (party.resigned) return say('board.conceded')
  if (party.lost) return say('board.lost', values)
  switch (party.leg) {
    case 'outbound':
      return say('board.outbound', values)
    case 'room':
      return say('board.room', { length: party.length, goal })
    case 'return':
      return say('board.return', values)
    case 'returned':
    case 'dead':
      return say(`board.${party.leg}`)
  }
}

const cardText = (options: Options, kind: number, say: Say): string => {
  const card = options.deck.kinds[kind]
  if (card === undefined) return '?'
  const name = kindName(options, kind, say)
  return `${name}${card.what === MONSTER ? ` ${card.value}` : ''}${markText(markOf(options, kind))}`
}

/** Breaks a list of words into lines that fit. */
const wrapped = (head: string, words: readonly string[]): readonly string[] => {
  const lines: string[] = []
  let line = head
  for (const [i, word] of words.entries()) {
    const next = `${word}${i < words.length - 1 ? ',' : ''}`
    if (widthOf(line) + widthOf(next) + 1 > WIDTH && line.trim() !== head.trim()) {
      lines.push(line)
      line = ' '.repeat(widthOf(head))
    }
    line += ` ${next}`
  }
  return [...lines, line]
}

const partyLines = (view: View, party: PartyView, seat: Seat, say: Say): readonly string[] => {
  const { options } = view
  const marks = [
    ...(view.seat === seat && view.outcome === null ? [say('board.inTurn')] : []),
    ...(party.wins > 0 ? [say('board.won', { wins: party.wins })] : []),
  ]
  const you = view.viewer === seat ? ` ${say('board.you')}` : ''
  const name = `P${seat + 1}${you}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
  const lines = [say('board.party', { name, leg: legText(party, view.room, say), hand: party.handCount })]
  if (party.out.length > 0 || party.back.length > 0) {
    const back = party.back.length > 0 ? `   ${say('board.wayBack', { way: values(options, party.back) })}` : ''
    lines.push(`   ${say('board.wayIn', { way: values(options, party.out) })}${back}`)
  }
  if (party.monster !== null) {
    lines.push(`   !! ${say('board.monster', { monster: cardText(options, party.monster, say) })}`)
  }
  const list = (head: string, held: readonly HeldView[]): readonly string[] =>
    held.length === 0
      ? []
      : wrapped(
          `   ${say(head)}`,
          held.map((one) => heldText(options, one, say)),
        )
  lines.push(...list('board.carries', party.treasures), ...list('board.home', party.banked))
  if (party.prizes.length > 0)
    lines.push(
      `   ${say('board.prizes')} ${party.prizes.map((gold) => `${gold}${markText(markOfPrizes(options.deck))}`).join(', ')}`,
    )
  return lines
}

const inEnglish = sayFrom(en)

/** The position from a view: every seat with its corridors, the piles, and the viewer's own hand. In English plain ASCII. */
export const boardLines = (view: View, say: Say = inEnglish): readonly string[] => {
  const lines = tableLines(view, say)
  const marked = lines.map((line) => line.replaceAll(MARK, '*'))
  return lines.some((line) => line.includes(MARK)) ? [...marked, say('board.notPrinted')] : marked
}

const tableLines = (view: View, say: Say): readonly string[] => {
  const { options } = view
  const top = view.discard.at(-1)
  const own = view.viewer === 'spectator' ? null : (view.parties[view.viewer]?.hand ?? null)
  return [
    say(view.frozen ? 'board.turnFrozen' : 'board.turn', { dungeon: view.dungeon, turn: view.turn }),
    say('board.piles', {
      pile: `${view.pileCount}${view.trapNext ? ` ${say('board.trapNext')}` : ''}`,
      discard: `${view.discardCount}${top === undefined ? '' : ` (${cardText(options, top, say)})`}`,
      treasures: view.treasureCount,
      prizes: view.prizeCount,
    }),
    ...view.parties.flatMap((party, seat) => partyLines(view, party, seat, say)),
    ...(own === null
      ? []
      : wrapped(
          say('board.hand'),
          own.length === 0 ? [say('board.empty')] : own.map((kind) => cardText(options, kind, say)),
        )),
    ...(view.draft.length === 0 ? [] : [say('board.chosen', { cards: draftText(view, say) })]),
  ]
}

const draftText = ({ options, draft }: View, say: Say): string =>
  draft
    .map((code) =>
      code < options.deck.kinds.length
        ? kindName(options, code, say)
        : said(treasureWord(options, code - options.deck.kinds.length), say),
    )
    .join(', ')
