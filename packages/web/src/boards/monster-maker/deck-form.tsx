import { type DeckData, deckWarnings } from '@menagerie/games/monster-maker'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../pieces/button.tsx'
import { goesOn } from '../../pieces/goes-on.ts'
import type { OwnData } from '../own-data.ts'
import {
  type Draft,
  LISTS,
  type List,
  type Row,
  isNamed,
  readDraft,
  readValue,
  template,
  valueKey,
  withField,
  withRow,
  withoutRow,
  writeDraft,
} from './deck-edit.ts'
import './deck-form.css'
import { GAME, WORDS, named } from './looks.ts'

const ADDED: Readonly<Record<List, readonly string[]>> = {
  main: ['corridor', 'character', 'spell', 'monster'],
  treasures: ['treasure'],
  prizes: ['prize'],
}

const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const Field = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}) => (
  <TextField className="field" aria-label={label} value={value} onChange={onChange}>
    <Input />
  </TextField>
)

/** One row of a deck: what it is, its name, its number or dice, and how many of it there are. */
const RowFields = ({
  list,
  row,
  onField,
  onRemove,
}: {
  readonly list: List
  readonly row: Row
  readonly onField: (field: string, value: unknown) => void
  readonly onRemove: () => void
}) => {
  const { t } = useTranslation(WORDS)
  const kind = list === 'main' ? String(row['kind']) : list === 'treasures' ? 'treasure' : 'prize'
  const word = kind === 'treasure' || kind === 'prize' ? t(`deck.${kind}`) : t(`kinds.${kind}`, { ns: GAME })
  const key = valueKey(list, row)
  const name = isNamed(list, row) ? named(t, { id: '', name: shownText(row['name']) }) : ''
  const of = name === '' ? word : name
  return (
    <li>
      <b>{word}</b>
      {isNamed(list, row) ? (
        <Field label={t('deck.nameOf', { card: of })} value={name} onChange={(text) => onField('name', text)} />
      ) : (
        <span />
      )}
      {key === null ? (
        <span />
      ) : (
        <Field
          label={t('deck.valueOf', { card: of })}
          value={shownText(row[key])}
          onChange={(text) => onField(key, readValue(list, row, text))}
        />
      )}
      <Field
        label={t('deck.countOf', { card: of })}
        value={shownText(row['count'])}
        onChange={(text) => onField('count', /^\d+$/.test(text) ? Number(text) : text)}
      />
      <IconButton icon="cross-mark" label={t('deck.remove', { card: of })} onPress={onRemove} />
    </li>
  )
}

const NO_DRAFT: Draft = { main: [], treasures: [], prizes: [] }

const DeckForm = ({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) => {
  const { t } = useTranslation(WORDS)
  const draft = readDraft(text) ?? readDraft(template()) ?? NO_DRAFT
  const set = (next: Draft): void => onText(writeDraft(next))
  return (
    <div className="deck-form" data-wide>
      <Field label={t('deck.name')} value={shownText(draft['name'])} onChange={(name) => set({ ...draft, name })} />
      {LISTS.map((list) => (
        <section key={list} aria-label={t(`deck.${list}`)}>
          <h4>
            {t(`deck.${list}`)}
            <small>{t('deck.columns')}</small>
          </h4>
          <ul ref={goesOn}>
            {draft[list].map((row, at) => (
              <RowFields
                key={at}
                list={list}
                row={row}
                onField={(field, value) => set(withField(draft, list, at, field, value))}
                onRemove={() => set(withoutRow(draft, list, at))}
              />
            ))}
          </ul>
          <div className="own-tools">
            {ADDED[list].map((what) => (
              <Button key={what} look="paper" size="sm" onPress={() => set(withRow(draft, what))}>
                {t('deck.add', {
                  what: list === 'main' ? t(`kinds.${what}`, { ns: GAME }) : t(`deck.${what}`),
                })}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** A deck of one's own, as text or row by row. */
export const ownDeck: OwnData = {
  template,
  warnings: (_option, value) => deckWarnings(value as DeckData),
  Form: DeckForm,
}
