import type { Seat } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../errors.ts'
import type { GameRoom } from '../games.ts'
import { Button, IconButton } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { InviteLink } from '../pieces/invite-link.tsx'
import { LanguageSwitch } from '../pieces/language-switch.tsx'
import { Rulings, optionValue } from '../pieces/rulings.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { SoundSettings } from '../sound/sound-switch.tsx'
import { useTheme } from '../theme.ts'
import { newKey } from '../wire/chance.ts'
import { useWire } from '../wire/hooks.ts'
import { replayPath, useInvite } from './replay/address.ts'

type Open = 'menu' | 'options' | 'keys' | 'invite' | 'resign' | null

export const MatchMenu = ({
  lobby,
  room,
  seat,
  over,
  onTrouble,
}: {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly seat: Seat | null
  readonly over: boolean
  readonly onTrouble: (text: string) => void
}) => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const [, go] = useLocation()
  const [open, setOpen] = useState<Open>(null)
  const [theme, toggle] = useTheme()
  const invite = useInvite(lobby)
  const close = (): void => setOpen(null)
  const resign = async (): Promise<void> => {
    close()
    try {
      await transport.resign(lobby.id, newKey())
    } catch (error) {
      onTrouble(errorText(t, error, room.id))
    }
  }
  return (
    <>
      <IconButton icon="hamburger-menu" label={t('menu.title')} onPress={() => setOpen('menu')} />
      <Sheet title={t('menu.title')} open={open === 'menu'} onClose={close}>
        <div className="menu-list">
          <button type="button" onClick={toggle}>
            <Icon name="candle-light" />
            {t(theme === 'table' ? 'rail.toDungeon' : 'rail.toTable')}
          </button>
          <SoundSettings />
          <LanguageSwitch />
          <button type="button" onClick={() => setOpen('options')}>
            <Icon name="cog" />
            {t('menu.options')}
          </button>
          <button type="button" onClick={() => setOpen('keys')}>
            <Icon name="help" />
            {t('menu.keys')}
          </button>
          {lobby.invite !== null && (
            <button type="button" onClick={() => setOpen('invite')}>
              <Icon name="three-friends" />
              {t('menu.watch')}
            </button>
          )}
          {over && (
            <button type="button" onClick={() => go(replayPath(lobby.id, invite))}>
              <Icon name="backward-time" />
              {t('toReplay')}
            </button>
          )}
          <button type="button" onClick={() => go('/')}>
            <Icon name="exit-door" />
            {t('toHome')}
          </button>
          {seat !== null && !over && (
            <button type="button" className="bad" onClick={() => setOpen('resign')}>
              <Icon name="flying-flag" />
              {t('menu.resign')}
            </button>
          )}
        </div>
      </Sheet>
      <Sheet title={t('menu.resign')} open={open === 'resign'} onClose={close} alert>
        <p>{t('menu.resignAsk')}</p>
        <div className="row">
          <Button look="paper" onPress={close} autoFocus>
            {t('menu.playOn')}
          </Button>
          <Button look="danger" icon="flying-flag" onPress={() => void resign()}>
            {t('menu.resign')}
          </Button>
        </div>
      </Sheet>
      <Sheet title={t('menu.options')} open={open === 'options'} onClose={close}>
        <h3>{t('rulings.title')}</h3>
        <Rulings game={room.id} rows={room.options} choices={lobby.choices} onRule={close} />
        <h3>{t('rulings.all')}</h3>
        <dl className="facts">
          {room.options.map((row) => [
            <dt key={row.id}>{t(`options.${row.id}.name`, { ns: room.id })}</dt>,
            <dd key={`${row.id}.value`}>{optionValue(t, room.id, row, lobby.choices[row.id] ?? row.default)}</dd>,
          ])}
        </dl>
        <p>{t('menu.commitment')}</p>
        <p className="hash">{lobby.commitment}</p>
      </Sheet>
      <Sheet title={t('menu.keys')} open={open === 'keys'} onClose={close}>
        <dl className="facts">
          {(['arrows', 'enter', 'escape', 'digits', 'question', 'hint', 'log', 'rules', 'search'] as const).map(
            (key) => [
              <dt key={key}>
                <kbd className="kbd">{t(`keys.${key}.key`)}</kbd>
              </dt>,
              <dd key={`${key}.does`}>{t(`keys.${key}.does`)}</dd>,
            ],
          )}
        </dl>
      </Sheet>
      <Sheet title={t('menu.watch')} open={open === 'invite'} onClose={close}>
        <p>{t('menu.watchText')}</p>
        {lobby.invite !== null && <InviteLink table={lobby.id} invite={lobby.invite} />}
      </Sheet>
    </>
  )
}
