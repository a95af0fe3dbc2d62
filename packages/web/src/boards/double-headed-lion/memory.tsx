import { type Aid, type View, markOfCard } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { useCloserDesk } from '../../pieces/closer/desk.ts'
import { Icon } from '../../pieces/icon.tsx'
import { DesignedMark } from '../../pieces/designed-mark.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { GAME, type Side, WORDS, cardName, characterLook, everybody, sideName } from './looks.ts'
import { memories } from './memories.ts'

/** What a side plays with: the list of the table, with the mark of numbers that are not the rulebook's (DL-1.5). */
const CardList = ({ view, side }: { readonly view: View; readonly side: Side }) => {
  const { t } = useTranslation(WORDS)
  const cards = view.sides[side].deck
  if (cards === null) return null
  return (
    <p>
      {t('people.cards', { cards: cards.map((card) => cardName(t, card)).join(', ') })}{' '}
      {cards.some((card) => markOfCard(side, cards, card) === 'D') && <DesignedMark />}
    </p>
  )
}

/** All twenty characters, who has fallen, and what the viewer may remember. */
export const PeopleSheet = ({
  view,
  near,
  aid,
  open,
  onClose,
}: {
  readonly view: View
  readonly near: Side
  readonly aid: Aid
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(WORDS)
  const desk = useCloserDesk()
  const notes = open ? memories(t, view, near, aid) : []
  return (
    <Sheet title={t('people.title')} open={open} onClose={onClose} wide>
      {aid !== 'none' && (
        <section className="dl-notes">
          <h3>{t('memory.title')}</h3>
          {notes.length === 0 ? (
            <p>{t('memory.nothing')}</p>
          ) : (
            <ul>
              {notes.map((note) => (
                <li key={note}>
                  <Icon name="eyeball" />
                  {note}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {([near, 1 - near] as Side[]).map((side) => (
        <section key={side} className="dl-people">
          <h3>{t(`sides.${sideName(side)}`, { ns: GAME })}</h3>
          <CardList view={view} side={side} />
          <ul>
            {everybody
              .filter((one) => one.side === side)
              .map(({ piece }) => {
                const fallen = view.sides[side].tokens.some((token) => token.square === null && token.piece === piece)
                const look = characterLook(t, view.options, side, piece)
                return (
                  <li key={piece} className={fallen ? 'fallen' : ''}>
                    <button
                      type="button"
                      data-look={`piece.${side}.${piece}`}
                      onClick={() => desk.eye.open({ by: 'thing', thing: `piece.${side}.${piece}` })}
                      aria-label={fallen ? t('people.fallen', { name: look.label }) : look.label}
                    >
                      <CardFace look={look} />
                    </button>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
