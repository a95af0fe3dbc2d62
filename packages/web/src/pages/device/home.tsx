import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { gameName } from '../../game-name.ts'
import { showNewVersion, useNewVersion } from '../../offline.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import { useAway, useOpenTables } from '../../wire/hooks.ts'
import { keepOpened } from '../../wire/opened.ts'
import './home.css'
import { DEVICE_WORDS } from './words.ts'

/** Several people round one device. */
export const SameDeviceLink = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation(DEVICE_WORDS)
  return (
    <Link className="act" href={`/new/${game}?at=device`} aria-label={t('sameDeviceOf', { game: gameName(t, game) })}>
      <Icon name="tabletop-players" />
      {t('sameDevice')}
    </Link>
  )
}

/** Whether the server is out of reach, as far as the last answer told: a question still under way changes nothing. */
// What stands under a note is not to jump, under a finger too, whenever the server is asked again.
export const useServerAway = (): boolean => useAway(useOpenTables())

export const AwayNote = () => {
  const { t } = useTranslation(DEVICE_WORDS)
  const away = useServerAway()
  return (
    <p className="home-away" role="status">
      {away && (
        <span>
          <Icon name="save" />
          {t('away')}
        </span>
      )}
    </p>
  )
}

/** A newer version waits; it is shown when asked for, and never while somebody plays. */
export const NewVersionNote = () => {
  const { t } = useTranslation(DEVICE_WORDS)
  const [playing, setPlaying] = useState(false)
  if (!useNewVersion()) return null
  return (
    <p className="home-away" role="status">
      <span>
        <Icon name="scroll-unfurled" />
        {t(playing ? 'newVersionPlaying' : 'newVersion')}
        <Button look="wood" size="sm" onPress={() => void showNewVersion().then((shown) => setPlaying(!shown))}>
          {t('newVersionShow')}
        </Button>
      </span>
    </p>
  )
}

/** Takes a file to the page that reads records and shows their replay. */
export const OpenSaved = () => {
  const { t } = useTranslation(DEVICE_WORDS)
  const [, go] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const open = (file: File | undefined): void => {
    if (file === undefined) return
    keepOpened(file)
    go('/replay/file')
  }
  return (
    <div className="open-saved">
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          open(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <button type="button" className="tag" onClick={() => field.current?.click()}>
        <Icon name="scroll-unfurled" />
        {t('openSaved')}
      </button>
      <Link className="tag" href="/position">
        <Icon name="crossed-swords" />
        {t('fromPosition')}
      </Link>
    </div>
  )
}
