import type { Card, CardIndex, Options, View } from '@menagerie/games/monster-pack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardHistory } from '../../pieces/card-history.tsx'
import { CardFace } from '../../pieces/card.tsx'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { RuleShelfContext, useRuleShelf } from '../../pieces/rules-context.ts'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { WORDS, helpOf, lookOf, nameOf, rulesOf } from './looks.ts'
import { playsOf } from './standings.ts'

/** The card's own page, which is told what can be done with the card just now, and where the way back leads. */
const helpPage = (id: string, plays: readonly string[]): string =>
  `/cards/monster-pack/${id}?${new URLSearchParams({ now: plays.join(';'), table: location.pathname }).toString()}`

/** One card lifted off the table, with what it does and its rules. */
export const CloseUp = ({
  options,
  card,
  legal,
  spotsOf,
  onClose,
}: {
  readonly options: Options
  readonly card: CardIndex | null
  readonly legal: readonly string[]
  /** Numbers of the own waiting spots a card stands in, from 1. */
  readonly spotsOf: (card: CardIndex) => readonly number[]
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  const shelf = useRuleShelf()
  const data = card === null ? undefined : (options.cards[card] as Card)
  // A rule is read in the book, not under a card.
  const closing = useMemo(
    () =>
      shelf === null
        ? null
        : {
            ...shelf,
            open: (rule: string) => {
              onClose()
              shelf.open(rule)
            },
          },
    [shelf, onClose],
  )
  return (
    <Sheet title={data === undefined ? '' : nameOf(t, data)} open={data !== undefined} onClose={onClose}>
      {data !== undefined && (
        <div className="closeup">
          <CardFace look={lookOf(t, options, data)} />
          <div>
            <DesignedMark />
            {helpOf(t, options, data).map((words) => (
              <p key={words}>{words}</p>
            ))}
            <RuleShelfContext value={closing}>
              <div className="closeup-rules">
                {rulesOf(data).map((rule) => (
                  <RuleTag key={rule} rule={rule} />
                ))}
              </div>
            </RuleShelfContext>
            <a
              href={helpPage(data.id, playsOf(data.id, legal, spotsOf(card as CardIndex)))}
              target="_blank"
              rel="noreferrer"
            >
              {t('cards.page')}
            </a>
            <CardHistory name={nameOf(t, data)} onGo={onClose} />
          </div>
        </div>
      )}
    </Sheet>
  )
}

/** A discard pile, or what is left in the own deck. */
export const PileSheet = ({
  view,
  pile,
  name,
  onClose,
  onLook,
}: {
  readonly view: View
  readonly pile: { readonly kind: 'discard' | 'deck'; readonly seat: number } | null
  readonly name: string
  readonly onClose: () => void
  readonly onLook: (card: CardIndex) => void
}) => {
  const { t: translate } = useTranslation()
  const t = (key: string, values: Record<string, unknown> = {}): string => translate(key, { ns: WORDS, ...values })
  const side = pile === null ? null : view.sides[pile.seat as 0 | 1]
  const cards = side === null ? [] : pile?.kind === 'deck' ? (side.deck ?? []) : [...side.discard].reverse()
  return (
    <Sheet
      title={pile?.kind === 'deck' ? t('seat.ownDeck') : t('seat.discardOf', { name, count: cards.length })}
      open={pile !== null}
      onClose={onClose}
      wide
    >
      <p>
        {cards.length === 0
          ? t('seat.discardEmpty')
          : t(pile?.kind === 'deck' ? 'seat.ownDeckLead' : 'seat.discardLead')}
      </p>
      <ul className="pile-cards">
        {cards.map((card, index) => {
          const data = view.options.cards[card] as Card
          return (
            <li key={index}>
              <button
                type="button"
                onClick={() => onLook(card)}
                aria-label={lookOf(translate, view.options, data).label}
              >
                <CardFace look={lookOf(translate, view.options, data)} />
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
