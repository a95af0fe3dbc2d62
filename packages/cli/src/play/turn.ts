import { type GameTypes, type Refusal, type Seat, afterDraft, sampledChance } from '@menagerie/engine'
import { print } from '../output.ts'
import { stepsInWords } from '../record.ts'
import { t } from '../text.ts'
import { type Match, boardOf, tellUpdates } from './telling.ts'

/** How a person's turn ended. */
export type TurnEnd = 'done' | 'left' | 'inputEnded'

/** What a person has put together of a decision so far. */
interface Deciding {
  readonly draft: string[]
  /** The action they were warned of last: chosen again, it is done. */
  warned: string | null
}

/** One decision of a person: shows the board and the numbered actions and asks until a whole commit is accepted. */
export const takeTurn = async <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  { isShared }: { readonly isShared: boolean },
): Promise<TurnEnd> => {
  const { table, choices, asker } = match
  // Alone at the device nobody can read a hand from a choice that was never asked for.
  const only = table.legal(seat)
  if (!isShared && only.length === 1 && choices['autoForced'] === true && table.act(seat, only).ok) return 'done'
  const deciding: Deciding = { draft: [], warned: null }
  showBoard(match, seat)
  for (;;) {
    const legal = table.legal(seat, deciding.draft)
    showActions(match, seat, deciding.draft, legal)
    const answer = await asker.line(t('play.choose'))
    if (answer === null) return asker.interactive ? 'left' : 'inputEnded'
    const chosen = await obey(match, seat, deciding, legal, answer.trim())
    if (chosen === 'left' || chosen === 'done') return chosen
  }
}

type Obeyed = 'again' | 'left' | 'done'

const obey = async <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  deciding: Deciding,
  legal: readonly string[],
  answer: string,
): Promise<Obeyed> => {
  const { draft } = deciding
  const [word = '', ...rest] = answer.split(' ')
  switch (word) {
    case '':
      return 'again'
    case 'h':
    case 'help':
    case '?':
      print(t('play.help', { rule: match.box.rulebook[0]?.id ?? '' }))
      return 'again'
    case 'b':
    case 'board':
      showBoard(match, seat)
      return 'again'
    case 'l':
    case 'log':
      tellUpdates(match, seat, -1)
      return 'again'
    case 'back':
      if (draft.pop() === undefined) print(t('play.nothingBack'))
      return 'again'
    case 'undo':
      return takeBack(match, seat)
    case 'rule':
      showRule(match, rest.join(' '))
      return 'again'
    case 'why':
      showWhy(match, seat, draft, legal, rest.join(' '))
      return 'again'
    case 'resign':
      match.table.resign(seat)
      return 'done'
    case 'quit':
      return 'left'
    default:
      return choose(match, seat, deciding, legal, answer)
  }
}

/** The last decision of this seat, as long as it told nobody anything: bots agree, and people before one screen by word. */
const takeBack = <T extends GameTypes>(match: Match<T>, seat: Seat): Obeyed => {
  const { table } = match
  const own = table.project('spectator').updates.filter((update) => update.kind === 'steps' && update.seat === seat)
  const result = table.offer(seat, { kind: 'takeBack', seq: own.at(-1)?.version ?? 1 }, 'together')
  if (!result.ok) {
    showRefusal(match, result.refusal)
    return 'again'
  }
  print(t('play.takenBack'))
  return 'done'
}

/** A number of the list or a notation: one more step, and the commit when the step ends it. */
const choose = <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  deciding: Deciding,
  legal: readonly string[],
  answer: string,
): Obeyed => {
  const { box, options, table, teller } = match
  const { draft } = deciding
  const isNumber = /^\d+$/.test(answer) && !legal.includes(answer)
  const text = isNumber ? legal[Number(answer) - 1] : answer
  if (text === undefined) {
    print(t('play.number', { number: answer, most: legal.length }))
    return 'again'
  }
  const action = box.game.parse(options, text)
  if (action === null) {
    print(t('play.unknownAction', { text }))
    return 'again'
  }
  if (legal.includes(text) && box.game.staged(action)) {
    draft.push(text)
    return 'again'
  }
  const warning = box.text.warning?.(table.view(seat) as T['View'], action) ?? null
  if (warning !== null && legal.includes(text) && deciding.warned !== text) {
    deciding.warned = text
    print(t('play.warning', { warning: teller.say(warning) }))
    return 'again'
  }
  const result = table.act(seat, [...draft, text])
  if (result.ok) return 'done'
  showRefusal(match, result.refusal)
  return 'again'
}

const showBoard = <T extends GameTypes>({ box, choices, table, teller }: Match<T>, seat: Seat): void => {
  print()
  for (const line of boardOf(box, choices, table.view(seat) as T['View'], teller.sentences)) print(line)
}

/** The view amid a draft, of a position imagined from it: what is asked then is asked of that. */
const draftedView = <T extends GameTypes>(
  { game }: Match<T>['box'],
  options: T['Options'],
  view: T['View'],
  seat: Seat,
  draft: readonly string[],
): T['View'] => {
  if (draft.length === 0) return view
  const state = afterDraft(game, options, game.imagine(view)(sampledChance('draft')), seat, draft)
  return state === null ? view : game.view(state, seat)
}

const showActions = <T extends GameTypes>(
  { box, options, table, names, teller }: Match<T>,
  seat: Seat,
  draft: readonly string[],
  legal: readonly string[],
): void => {
  const { say } = teller
  const view = table.view(seat) as T['View']
  const prompt = say(box.text.prompt(draftedView(box, options, view, seat, draft)))
  print()
  print(t('play.asked', { player: names[seat] ?? '', prompt }))
  if (draft.length > 0) print(t('play.draft', { steps: stepsInWords(box, options, say, draft) }))
  const width = String(legal.length).length
  for (const [i, text] of legal.entries()) {
    const action = box.game.parse(options, text)
    const warning = action === null ? null : (box.text.warning?.(view, action) ?? null)
    const words = warning === null ? stepsInWords(box, options, say, [text]) : say(warning)
    print(`  ${String(i + 1).padStart(width)}  ${words}${words === text ? '' : `  [${text}]`}`)
  }
}

const showRule = <T extends GameTypes>({ box, teller }: Match<T>, id: string): void => {
  const rule = box.rulebook.find((one) => one.id.toLowerCase() === id.toLowerCase())
  print(
    rule === undefined
      ? t('play.noRule', { rule: id })
      : t(rule.mark === 'S' ? 'play.rule' : 'play.ruleDesigned', {
          rule: rule.id,
          text: teller.sentences(`rules.${rule.id}`),
          source: rule.source,
        }),
  )
}

const showWhy = <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  draft: readonly string[],
  legal: readonly string[],
  text: string,
): void => {
  if (legal.includes(text)) return print(t('play.possible'))
  if (match.box.game.parse(match.options, text) === null) return print(t('play.unknownAction', { text }))
  // Not legal, so the table refuses it and nothing happens.
  const result = match.table.act(seat, [...draft, text])
  if (!result.ok) showRefusal(match, result.refusal)
}

const showRefusal = <T extends GameTypes>({ box, options, teller }: Match<T>, refused: Refusal): void => {
  const message = box.text.refusal(options, refused)
  const said = teller.say(message)
  const own = `play.table.${refused.code}`
  print(t('play.refusedRule', { reason: said === message.id ? t(own) : said, rule: refused.rule }))
}
