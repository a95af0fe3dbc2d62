import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRoute } from 'wouter'
import { useTheme } from '../theme.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import './rail.css'

const NavLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
  const [here] = useRoute(to)
  return (
    <Link href={to} className={here ? 'on' : ''} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}

export const ThemeButton = () => {
  const { t } = useTranslation()
  const [theme, toggle] = useTheme()
  return (
    <IconButton
      icon="candle-light"
      label={theme === 'table' ? t('rail.toDungeon') : t('rail.toTable')}
      onPress={toggle}
    />
  )
}

/** The top rail: the mark, where one is, and what stands at the right. */
export const Rail = ({
  game,
  centre,
  right,
}: {
  readonly game?: ReactNode
  readonly centre?: ReactNode
  readonly right?: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <header className="rail">
      <Link href="/" className="mark" aria-label={t('rail.home')}>
        <Icon name="griffin-symbol" />
        <span>{t('name')}</span>
      </Link>
      {game !== undefined && <span className="game">{game}</span>}
      {centre}
      <div className="right">{right}</div>
    </header>
  )
}

/** The rail of pages that are read. */
export const PageRail = ({
  right,
  games,
}: {
  readonly right?: ReactNode
  readonly games: readonly { readonly id: string }[]
}) => {
  const { t } = useTranslation()
  const first = games[0]
  return (
    <Rail
      centre={
        <nav className="nav" aria-label={t('rail.pages')}>
          <NavLink to="/">{t('rail.table')}</NavLink>
          {first !== undefined && <NavLink to={`/rules/${first.id}`}>{t('rail.rules')}</NavLink>}
          {first !== undefined && <NavLink to={`/cards/${first.id}`}>{t('rail.cards')}</NavLink>}
        </nav>
      }
      right={
        <>
          {right}
          <LanguageSwitch slim />
          <ThemeButton />
        </>
      }
    />
  )
}
