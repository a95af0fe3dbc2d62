import { type Choices, type Claims, type OptionRow, isDefault } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { RuleTag } from './rule-tag.tsx'
import { RuleShelfContext, useLeavingShelf } from './rules-context.ts'
import './rulings.css'

/** A value of an option in words. */
export const optionValue = (t: TFunction, game: string, row: OptionRow, value: unknown): string => {
  if (row.kind === 'flag') return t(value === true ? 'yes' : 'no')
  if (row.kind === 'integer') return String(value)
  if (row.kind === 'claim') return claimsInWords(t, game, row, Array.isArray(value) ? (value as Claims) : [])
  return typeof value === 'string' ? t(`options.${row.id}.choices.${value}`, { ns: game }) : t('newTable.own')
}

/** What each seat has claimed, in the order of the seats. */
const claimsInWords = (t: TFunction, game: string, row: OptionRow, claims: Claims): string =>
  claims.every((claim) => claim === null)
    ? t('claims.none')
    : claims.map((claim) => (claim === null ? '–' : t(`options.${row.id}.choices.${claim}`, { ns: game }))).join(' · ')

/** Options of the rules themselves that are not as they come: what a table has agreed on. What seats claim is nobody's rule. */
export const rulingsOf = (rows: readonly OptionRow[], choices: Choices): readonly OptionRow[] =>
  rows.filter(
    (row) =>
      row.scope === 'game' &&
      row.kind !== 'claim' &&
      Object.hasOwn(choices, row.id) &&
      !isDefault(row, choices[row.id]),
  )

/** What differs at this table from the rules as they come: each with what it does and the rules it changes. */
export const Rulings = ({
  game,
  rows,
  choices,
  onRule,
}: {
  /** Namespace of the game's words. */
  readonly game: string
  readonly rows: readonly OptionRow[]
  readonly choices: Choices
  /** A rule is about to be opened: what covers the rulebook goes away. */
  readonly onRule: () => void
}) => {
  const { t } = useTranslation()
  const leaving = useLeavingShelf(onRule)
  const rulings = rulingsOf(rows, choices)
  if (rulings.length === 0) return <p>{t('rulings.none')}</p>
  return (
    <RuleShelfContext value={leaving}>
      <ul className="rulings">
        {rulings.map((row) => (
          <li key={row.id}>
            <b>{t(`options.${row.id}.name`, { ns: game })}</b>
            <em>{optionValue(t, game, row, choices[row.id])}</em>
            <p>{t(`options.${row.id}.help`, { ns: game })}</p>
            <span>
              {row.rules.map((rule) => (
                <RuleTag key={rule} rule={rule} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </RuleShelfContext>
  )
}
