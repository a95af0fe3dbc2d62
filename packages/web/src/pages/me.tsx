import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../later.ts'
import { personName } from '../person-name.ts'
import { Wax } from '../pieces/wax.tsx'
import { useMe } from '../wire/hooks.ts'

const RenameSheet = later(() => import('./account/rename-sheet.tsx').then((module) => module.RenameSheet))

/** Who one is at the table, and the sheet to be called otherwise. */
export const MeButton = () => {
  const { t } = useTranslation()
  const me = useMe().data
  const [open, setOpen] = useState(false)
  const name = me === undefined ? t('me.guest') : personName(t, me.name)
  return (
    <>
      <button type="button" className="me" data-me aria-label={t('me.change', { name })} onClick={() => setOpen(true)}>
        <Wax seat={1} />
        <span>
          <b>{name}</b>
          <small>{t('me.rename')}</small>
        </span>
      </button>
      {open && (
        <Suspense>
          <RenameSheet name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
