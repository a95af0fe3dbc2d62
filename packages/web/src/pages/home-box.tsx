import type { CatalogueEntry } from '@menagerie/engine'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameName } from '../game-name.ts'
import { learnedOf } from '../learned.ts'
import { boxUrl } from '../pieces/art.ts'
import { Button } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { useSettled } from '../pieces/settled.ts'
import { SameDeviceLink } from './device/home.tsx'
import './home-box.css'

const nothing = (): void => undefined

const range = (t: TFunction, numbers: readonly number[]): string => {
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  return least === most ? String(least) : t('home.range', { least, most })
}

/** A box as it stands on the shelf, seen a little from the side. */
const GameBox = ({
  game,
  name,
  pictures,
}: {
  readonly game: string
  readonly name: string
  /** There is time for pictures. */
  readonly pictures: boolean
}) => (
  <div className="stand" data-game={game} aria-hidden="true">
    <div className="box3">
      <div className="front">
        {pictures && <img className="art" src={boxUrl(game)} alt="" />}
        <b className="title">{name}</b>
        <i className="gloss" />
      </div>
      <div className="spine">
        <span>{name}</span>
      </div>
    </div>
    <div className="foot-shadow" />
  </div>
)

export const GameOnShelf = ({
  game,
  busy,
  onPlay,
  onNear = nothing,
}: {
  readonly game: CatalogueEntry
  readonly busy: string | null
  readonly onPlay: () => void
  /** Somebody comes near it, with the pointer or the focus: it may be opened next. */
  readonly onNear?: () => void
}) => {
  const { t } = useTranslation()
  const pictures = useSettled()
  const name = gameName(t, game.id)
  return (
    <li className="game" data-game={game.id} onPointerEnter={onNear} onFocus={onNear}>
      <GameBox game={game.id} name={name} pictures={pictures} />
      <div className="info">
        <h2>{name}</h2>
        <p className="line">{t(`games.${game.id}.line`, { defaultValue: '' })}</p>
        <p className="meta">
          <span>
            <Icon name="meeple" />
            {t('home.seats', { seats: range(t, game.seats) })}
          </span>
          <span>
            <Icon name="hourglass" />
            {t('home.minutes', { minutes: range(t, game.minutes) })}
          </span>
        </p>
      </div>
      <div className="acts">
        <Button
          look="go"
          icon="perspective-dice-six-faces-random"
          onPress={onPlay}
          disabled={busy !== null}
          label={t('home.playNowOf', { game: name })}
        >
          {t('home.playNow')}
        </Button>
        <Link className="act" href={`/new/${game.id}?at=friends`}>
          <Icon name="three-friends" />
          {t('home.invite')}
        </Link>
        <SameDeviceLink game={game.id} />
        <Link className="act" href={`/new/${game.id}`}>
          <Icon name="cog" />
          {t('home.options')}
        </Link>
        <Link className="act" href={`/learn/${game.id}`}>
          <Icon name={learnedOf(game.id).done ? 'check-mark' : 'graduate-cap'} />
          {t('home.learn')}
        </Link>
        <Link className="act" href={`/rules/${game.id}`}>
          <Icon name="open-book" />
          {t('home.rules')}
        </Link>
        <Link className="act" href={`/cards/${game.id}`}>
          <Icon name="card-pickup" />
          {t('home.cards')}
        </Link>
      </div>
    </li>
  )
}

/** The shelf boxes stand on; `count` of them share its width. */
export const Shelf = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <ul className="shelf" data-count={count}>
    {children}
  </ul>
)
