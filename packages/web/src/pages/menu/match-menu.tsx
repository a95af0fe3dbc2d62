import type { Seat } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { GameRoom } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import type { IconName } from '../../pieces/icon-names.ts'
import { Icon } from '../../pieces/icon.tsx'
import { InviteLink } from '../../pieces/invite-link.tsx'
import { LanguageSwitch } from '../../pieces/language-switch.tsx'
import { Rulings, optionValue } from '../../pieces/rulings.tsx'
import { PaceSetting, TextSizeSetting } from '../../pieces/settings.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { SoundSettings } from '../../sound/sound-switch.tsx'
import { useTheme } from '../../theme.ts'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { rowsAt } from '../absence-rows.ts'
import { AGAIN } from '../again/words.ts'
import { KEYS_WORDS } from '../keys/words.ts'
import { PurposeSetting } from '../purpose/setting.tsx'
import { OfferSheet } from '../agree/offer-sheet.tsx'
import { replayPath, useInvite } from '../replay/address.ts'
import { useNotice } from '../use-notice.ts'
import { CompanyLines } from './company-lines.tsx'
import { MENU_WORDS } from './words.ts'

export type Open = 'menu' | 'options' | 'keys' | 'invite' | 'resign' | 'offer' | null

export interface Menu {
  readonly lobby: Lobby
  readonly room: GameRoom
  readonly seat: Seat | null
  readonly over: boolean
  /** A bot plays for this viewer. */
  readonly away: boolean
  /** What this viewer sees now. */
  readonly frame: Frame
}

/** A line of the menu. */
const Line = ({
  icon,
  label,
  onPress,
}: {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}) => (
  <button type="button" onClick={onPress}>
    <Icon name={icon} />
    {label}
  </button>
)

const Lines = ({
  lobby,
  seat,
  over,
  away,
  onOpen,
  onCopy,
  onLeave,
}: Menu & {
  readonly onOpen: (sheet: Open) => void
  readonly onCopy: () => void
  readonly onLeave: () => void
}) => {
  const { t } = useTranslation(MENU_WORDS)
  const [, go] = useLocation()
  const [theme, toggle] = useTheme()
  const invite = useInvite(lobby)
  return (
    <div className="menu-list">
      <Line icon="candle-light" label={t(theme === 'table' ? 'rail.toDungeon' : 'rail.toTable')} onPress={toggle} />
      <SoundSettings />
      <PaceSetting />
      <PurposeSetting />
      <TextSizeSetting />
      <LanguageSwitch />
      <Line icon="cog" label={t('options')} onPress={() => onOpen('options')} />
      <Line icon="help" label={t('keysTitle')} onPress={() => onOpen('keys')} />
      {lobby.invite !== null && <Line icon="three-friends" label={t('watch')} onPress={() => onOpen('invite')} />}
      <Line icon="scroll-unfurled" label={t(over ? 'copy' : 'copySeen')} onPress={onCopy} />
      {over && <Line icon="backward-time" label={t('toReplay')} onPress={() => go(replayPath(lobby.id, invite))} />}
      {seat !== null && !isHere(lobby.id) && <CompanyLines lobby={lobby} />}
      <Line icon="exit-door" label={t('toHome')} onPress={() => go('/')} />
      {seat !== null && !over && !away && (
        <Line icon="linked-rings" label={t('offer')} onPress={() => onOpen('offer')} />
      )}
      {seat !== null && !over && !away && <Line icon="vintage-robot" label={t('away')} onPress={onLeave} />}
      {seat !== null && !over && (
        <button type="button" className="bad" onClick={() => onOpen('resign')}>
          <Icon name="flying-flag" />
          {t('resign')}
        </button>
      )}
    </div>
  )
}

/** What is played: rulings first, then every option, and what the chance was sealed with. */
const Options = ({ lobby, room, onRule }: Pick<Menu, 'lobby' | 'room'> & { readonly onRule: () => void }) => {
  const { t } = useTranslation(MENU_WORDS)
  return (
    <>
      <h3>{t('rulings.title')}</h3>
      <Rulings game={room.id} rows={room.options} choices={lobby.choices} onRule={onRule} />
      <h3>{t('rulings.all')}</h3>
      <dl className="facts">
        {rowsAt(room.options, lobby).map((row) => [
          <dt key={row.id}>{t(`options.${row.id}.name`, { ns: room.id })}</dt>,
          <dd key={`${row.id}.value`}>{optionValue(t, room.id, row, lobby.choices[row.id] ?? row.default)}</dd>,
        ])}
      </dl>
      <p>{t('commitment')}</p>
      <p className="hash">{lobby.commitment}</p>
    </>
  )
}

const KEYS = ['arrows', 'enter', 'escape', 'digits', 'question', 'hint', 'log', 'rules', 'search'] as const

const Keys = () => {
  const { t } = useTranslation(MENU_WORDS)
  return (
    <dl className="facts">
      {KEYS.map((key) => [
        <dt key={key}>
          <kbd className="kbd">{t(`${key}.key`, { ns: KEYS_WORDS })}</kbd>
        </dt>,
        <dd key={`${key}.does`}>{t(`${key}.does`, { ns: KEYS_WORDS })}</dd>,
      ])}
      <dt>
        <kbd className="kbd">{t('key', { ns: AGAIN })}</kbd>
      </dt>
      <dd>{t('own.button', { ns: AGAIN })}</dd>
    </dl>
  )
}

/** The sheets of the menu; `open` is the one that lies on the table. */
export const MatchMenu = ({
  onGiveUp,
  onLeave,
  open,
  onOpen: setOpen,
  ...menu
}: Menu & {
  readonly onGiveUp: () => void
  readonly onLeave: () => void
  readonly open: Open
  readonly onOpen: (sheet: Open) => void
}) => {
  const { t } = useTranslation(MENU_WORDS)
  const { lobby, room, seat, over, away, frame } = menu
  const { transport } = useWire()
  const [notice, say] = useNotice()
  const copy = async (): Promise<void> => {
    setOpen(null)
    const { copyLast, copySeen } = await import('../position/copy.ts')
    say(await (over ? copyLast(t, transport, room, lobby) : copySeen(t, lobby, seat ?? 'spectator', frame.view)))
  }
  const close = (): void => setOpen(null)
  const leave = (): void => {
    close()
    onLeave()
  }
  const giveUp = (): void => {
    close()
    onGiveUp()
  }
  return (
    <>
      <Sheet title={t('menu.title')} open={open === 'menu'} onClose={close}>
        <Lines {...menu} onOpen={setOpen} onCopy={() => void copy().catch(() => undefined)} onLeave={leave} />
      </Sheet>
      {notice !== null && (
        <p className="toast panel" role="status">
          {notice}
        </p>
      )}
      <Sheet title={t('resign')} open={open === 'resign'} onClose={close} alert>
        <p>{t('resignAsk')}</p>
        <div className="row">
          <Button look="paper" onPress={close} autoFocus>
            {t('playOn')}
          </Button>
          <Button look="danger" icon="flying-flag" onPress={giveUp}>
            {t('resign')}
          </Button>
        </div>
      </Sheet>
      <OfferSheet
        {...{ lobby, room, frame }}
        open={open === 'offer' && seat !== null && !over && !away}
        onClose={close}
      />
      <Sheet title={t('options')} open={open === 'options'} onClose={close}>
        <Options lobby={lobby} room={room} onRule={close} />
      </Sheet>
      <Sheet title={t('keysTitle')} open={open === 'keys'} onClose={close}>
        <Keys />
      </Sheet>
      <Sheet title={t('watch')} open={open === 'invite'} onClose={close}>
        <p>{t('watchText')}</p>
        {lobby.invite !== null && <InviteLink table={lobby.id} invite={lobby.invite} />}
      </Sheet>
    </>
  )
}
