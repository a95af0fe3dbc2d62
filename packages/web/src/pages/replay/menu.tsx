import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { IconButton } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icon.tsx'
import type { IconName } from '../../pieces/icon-names.ts'
import { Sheet } from '../../pieces/sheet.tsx'
import { useTheme } from '../../theme.ts'
import type { OpenSheet, Source } from './theatre.tsx'

const KEYS = ['step', 'ends', 'space', 'walk', 'log'] as const

/** All that can be done with a record, in one list. */
export const ReplayMenu = ({
  sheet,
  source,
  onOpen,
  onShare,
  onCopy,
  onSave,
}: {
  readonly sheet: OpenSheet
  readonly source: Source
  readonly onOpen: (sheet: OpenSheet) => void
  readonly onShare: () => void
  /** The position on the table, for the clipboard. */
  readonly onCopy: () => void
  readonly onSave: () => void
}) => {
  const { t } = useTranslation('replay')
  const [, go] = useLocation()
  const [theme, toggle] = useTheme()
  const close = (): void => onOpen(null)
  const line = (icon: IconName, words: string, onPress: () => void) => (
    <button type="button" onClick={onPress}>
      <Icon name={icon} />
      {words}
    </button>
  )
  return (
    <>
      <IconButton icon="hamburger-menu" label={t('menu.title')} onPress={() => onOpen('menu')} />
      <Sheet title={t('menu.title')} open={sheet === 'menu'} onClose={close}>
        <div className="menu-list">
          {line('crossed-swords', t('menu.continue'), () => onOpen('continue'))}
          {line('wax-seal', t('menu.verify'), () => onOpen('verify'))}
          {line('card-discard', t('menu.cards'), () => onOpen('cards'))}
          {source.shared &&
            line('linked-rings', t('menu.share'), () => {
              close()
              onShare()
            })}
          {line('scroll-unfurled', t('position:copy'), () => {
            close()
            onCopy()
          })}
          {line('save', t('menu.save'), onSave)}
          {line('help', t('menu.keys'), () => onOpen('keys'))}
          {line('candle-light', t(theme === 'table' ? 'client:rail.toDungeon' : 'client:rail.toTable'), toggle)}
          {source.table !== null &&
            line('trophy-cup', t('menu.table'), () =>
              go(`/t/${source.table}${source.invite === null ? '' : `?invite=${source.invite}`}`),
            )}
          {source.table === null && line('cloud-upload', t('menu.other'), () => location.assign('/replay/file'))}
          {line('exit-door', t('client:toHome'), () => go('/'))}
        </div>
      </Sheet>
      <Sheet title={t('menu.keys')} open={sheet === 'keys'} onClose={close}>
        <dl className="facts">
          {KEYS.map((key) => [
            <dt key={key}>
              <kbd className="kbd">{t(`keys.${key}.key`)}</kbd>
            </dt>,
            <dd key={`${key}.does`}>{t(`keys.${key}.does`)}</dd>,
          ])}
        </dl>
      </Sheet>
    </>
  )
}
