import type { OptionRow } from '@menagerie/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from './icon.tsx'

/** A card as a rule knows it. */
export interface RuledCard {
  readonly id: string
  readonly look: { readonly name: string }
  readonly rules: readonly string[]
}

/** So many cards are named one by one; more are counted. */
const FEW = 3

const Way = ({ to, away, children }: { readonly to: string; readonly away: boolean; readonly children: ReactNode }) =>
  away ? (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link href={to}>{children}</Link>
  )

/** From a rule to the options that change it and the cards that name it. */
export const RuleLinks = ({
  game,
  rule,
  options,
  cards,
  away,
}: {
  readonly game: string
  readonly rule: string
  readonly options: readonly OptionRow[]
  readonly cards: readonly RuledCard[]
  readonly away: boolean
}) => {
  const { t } = useTranslation()
  const changing = options.filter((row) => row.rules.includes(rule))
  const naming = cards.filter((card) => card.rules.includes(rule))
  return (
    <>
      {changing.map((row) => (
        <Way key={row.id} to={`/new/${game}#option-${row.id}`} away={away}>
          <Icon name="cog" />
          {t('rules.option', { name: t(`options.${row.id}.name`, { ns: game }) })}
        </Way>
      ))}
      {naming.length > FEW ? (
        <Way to={`/cards/${game}?rule=${rule}`} away={away}>
          <Icon name="card-pickup" />
          {t('rules.cards', { count: naming.length })}
        </Way>
      ) : (
        naming.map((card) => (
          <Way key={card.id} to={`/cards/${game}/${card.id}`} away={away}>
            <Icon name="card-pickup" />
            {card.look.name}
          </Way>
        ))
      )}
    </>
  )
}
