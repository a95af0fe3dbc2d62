import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { boardOf } from '../boards/index.ts'
import { errorText } from '../errors.ts'
import { gameName } from '../game-name.ts'
import { gameRoom, games } from '../games.ts'
import { inARow } from '../i18n.ts'
import { learnedOf } from '../learned.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { LanguageSwitch } from '../pieces/language-switch.tsx'
import { PageRail } from '../pieces/rail.tsx'
import { PaceSetting, StrengthSetting, TextSizeSetting } from '../pieces/settings.tsx'
import { whenIdle } from '../pieces/settled.ts'
import { keys } from '../wire/known.ts'
import { useWire } from '../wire/hooks.ts'
import { AwayNote, NewVersionNote } from './device/home.tsx'
import { GameOnShelf, Shelf } from './home-box.tsx'
import { BelowTheBoxes } from './home-lists.tsx'
import './home.css'
import { MeButton } from './me.tsx'
import { playNow } from './play-now.ts'

/** Seats of a table for one person and bots, where a game takes so many. */
const FULL = 4

/** Fetches rules and board of a game, so that the click finds them here. */
const fetchAhead = (game: string): void => {
  void gameRoom(game)
  void boardOf(game)
  void import('./table.tsx')
}

const LAST = 'menagerie.lastGame'
/** The game that is likely to be opened: the last one. All others are fetched when somebody comes near their box. */
const likely = (): string | null => {
  try {
    const last = localStorage.getItem(LAST)
    return games.some(({ id }) => id === last) ? last : null
  } catch {
    return null
  }
}
const keepLast = (game: string): void => {
  try {
    localStorage.setItem(LAST, game)
  } catch {
    // Only fetched a little later then.
  }
}

/** The game whose course is the shortest way in. */
const FIRST = 'monster-pack'

/** Nothing was opened on this device yet, and nothing learned. */
const isFirstVisit = (): boolean =>
  likely() === null && games.every(({ id }) => learnedOf(id).at === 0 && !learnedOf(id).done)

/** The page's title; and what is likely to be wanted next comes while nobody waits. */
const useBeginning = (): void => {
  const { t, i18n } = useTranslation()
  useEffect(() => {
    document.title = t('name')
    return whenIdle(() => {
      // Its dictionary is read when it is first used, which is better now than in front of the first table.
      inARow(i18n.language, [])
      const game = likely()
      if (game === null) void import('./table.tsx')
      else fetchAhead(game)
    })
  }, [t, i18n])
}

/** Opens a table and goes there. */
interface Opening {
  readonly open: (game: string) => void
  /** The game while its table is opened. */
  readonly busy: string | null
  readonly trouble: string | null
}

const useOpening = (): Opening => {
  const { t } = useTranslation()
  const { transport, cache } = useWire()
  const [, go] = useLocation()
  const [busy, setBusy] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = useCallback(
    async (game: string): Promise<void> => {
      setBusy(game)
      keepLast(game)
      fetchAhead(game)
      setTrouble(null)
      try {
        const counts = games.find((one) => one.id === game)?.seats ?? [2]
        const lobby = await playNow(transport, game, Math.min(FULL, counts.at(-1) ?? 2))
        cache.setQueryData(keys.lobby(lobby.id), lobby)
        go(`/t/${lobby.id}`)
      } catch (error) {
        setTrouble(errorText(t, error))
        setBusy(null)
      }
    },
    [transport, cache, go, t],
  )
  return { open: (game) => void open(game), busy, trouble }
}

/** Where somebody begins who never opened anything: the shortest way into a game, told step by step. */
const FirstStep = () => {
  const { t } = useTranslation()
  return (
    <ButtonLink look="go" icon="graduate-cap" className="first-step" to={`/learn/${FIRST}`}>
      {t('home.firstStep', { game: gameName(t, FIRST) })}
    </ButtonLink>
  )
}

export const HomePage = () => {
  const { t } = useTranslation()
  useBeginning()
  const { open, busy, trouble } = useOpening()
  // Opening a game ends the first visit, and is no reason to push the page while it is left.
  const [first] = useState(isFirstVisit)
  return (
    <>
      <PageRail games={games} right={<MeButton />} />
      <main className="home">
        <div className="hero">
          <h1>
            {t('home.title', { count: games.length, number: t(`home.number.${games.length}`) })}{' '}
            <em>{t('home.titleGo', { count: games.length })}</em>
          </h1>
          <p>{t('home.lead')}</p>
        </div>
        <div className="wishes">
          {first && <FirstStep />}
          <StrengthSetting />
          <PaceSetting />
        </div>
        <AwayNote />
        <NewVersionNote />
        {trouble !== null && (
          <p className="home-trouble panel" role="alert">
            {trouble}
          </p>
        )}
        <Shelf count={games.length}>
          {games.map((game) => (
            <GameOnShelf
              key={game.id}
              game={game}
              busy={busy}
              onPlay={() => open(game.id)}
              onNear={() => fetchAhead(game.id)}
            />
          ))}
        </Shelf>
        <BelowTheBoxes still={busy !== null}>
          <HomeFoot />
        </BelowTheBoxes>
      </main>
    </>
  )
}

const HomeFoot = () => {
  const { t } = useTranslation()
  return (
    <footer className="home-foot">
      <a href="/credits">{t('credits.title')}</a>
      <TextSizeSetting />
      <LanguageSwitch />
    </footer>
  )
}
