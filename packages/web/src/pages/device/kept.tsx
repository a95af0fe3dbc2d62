import type { Summary } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { IconButton } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { AskFirst, useAskFirst } from '../ask-first.tsx'
import { DEVICE_WORDS } from './words.ts'

/** Stands behind the names of those one plays with, at a table of this device. */
export const HereMark = ({ table }: { readonly table: Summary }) => {
  const { t } = useTranslation(DEVICE_WORDS)
  return isHere(table.id) ? <> · {t('badge')}</> : null
}

/** Lets a table of this device go, after a question. */
export const ForgetButton = ({ table }: { readonly table: Summary }) => {
  const { t } = useTranslation(DEVICE_WORDS)
  const { transport } = useWire()
  const cache = useQueryClient()
  const asking = useAskFirst(
    () => transport.leave(table.id),
    () => {
      cache.removeQueries({ queryKey: keys.match(table.id) })
      cache.removeQueries({ queryKey: keys.lobby(table.id) })
      return cache.invalidateQueries({ queryKey: keys.mine })
    },
  )
  if (!isHere(table.id)) return null
  return (
    <>
      <IconButton
        icon="cross-mark"
        className="forget"
        label={t('forget', { game: gameName(t, table.game) })}
        onPress={asking.ask}
      />
      <Sheet title={t('forgetTitle')} open={asking.open} onClose={asking.close} alert>
        <AskFirst asking={asking} text={t('forgetText')} stay={t('keep')} leave={t('remove')} icon="cross-mark" />
      </Sheet>
    </>
  )
}
