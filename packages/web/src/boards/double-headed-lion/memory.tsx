import { CHARACTERS, type View, isOne, squareText } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CardFace } from '../../pieces/card.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { DesignedMark } from '../../pieces/rulebook.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { GAME, type Side, WORDS, characterLook, everybody, pieceName, sideName } from './looks.ts'

const piecesIn = (mask: number): readonly number[] => {
  const found: number[] = []
  for (let piece = 0; mask >> piece > 0; piece++) if (((mask >> piece) & 1) === 1) found.push(piece)
  return found
}
const MOST_NAMED = 4

/** What the viewer may remember of the enemy, and what the enemy knows of them; sentences. */
const memories = (t: TFunction, view: View, near: Side, full: boolean): readonly string[] => {
  const far = (1 - near) as Side
  const notes: string[] = []
  const say = (key: string, values: Record<string, unknown>): string => t(`memory.${key}`, { ns: WORDS, ...values })
  for (const token of view.sides[far].tokens) {
    if (token.square === null) continue
    const square = squareText(token.square)
    const may = piecesIn(token.mayBe)
    const names = may.map((piece) => pieceName(t, far, piece))
    if (token.piece !== null) notes.push(say('stands', { name: pieceName(t, far, token.piece), square }))
    else if (full || may.length <= MOST_NAMED) {
      if (may.length < CHARACTERS[far].length) notes.push(say('mayBe', { names, square }))
    }
  }
  for (const [slot, token] of view.sides[near].tokens.entries()) {
    if (token.square === null || token.piece === null || !isOne(view.sides[near].known.may[slot] as number)) continue
    notes.push(say('theyKnow', { name: pieceName(t, near, token.piece), square: squareText(token.square) }))
  }
  return notes
}

/** All twenty characters, who has fallen, and what the viewer may remember. */
export const PeopleSheet = ({
  view,
  near,
  aid,
  open,
  onClose,
  onLook,
}: {
  readonly view: View
  readonly near: Side
  readonly aid: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onLook: (side: Side, piece: number) => void
}) => {
  const { t } = useTranslation(WORDS)
  const notes = open && aid !== 'none' ? memories(t, view, near, aid === 'full') : []
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
                      onClick={() => onLook(side, piece)}
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

/** One character or card lifted off the table. */
export const LookSheet = ({
  view,
  looked,
  onClose,
}: {
  readonly view: View
  readonly looked: { readonly side: Side; readonly piece: number } | null
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(WORDS)
  if (looked === null) return null
  const { side, piece } = looked
  const look = characterLook(t, view.options, side, piece)
  const character = CHARACTERS[side][piece]
  const values = view.options.values[side][piece]
  return (
    <Sheet title={look.name} open onClose={onClose}>
      <div className="closeup">
        <CardFace look={look} />
        <div>
          <p>
            <b>{look.band}</b>
          </p>
          <p>{t(`pieces.${character?.id ?? ''}`, { ns: GAME })}</p>
          {values !== character?.value && <DesignedMark />}
          <a className="tag" href={`/cards/double-headed-lion/${character?.id ?? ''}`} target="_blank" rel="noreferrer">
            {t('people.page')}
          </a>
        </div>
      </div>
    </Sheet>
  )
}
