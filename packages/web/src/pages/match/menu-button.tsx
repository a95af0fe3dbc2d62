import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../later.ts'
import { IconButton } from '../../pieces/button.tsx'
import type { Menu, Open } from '../menu/match-menu.tsx'

/** Not needed before it is opened. */
const MatchMenu = later(() => import('../menu/match-menu.tsx').then((module) => module.MatchMenu))

/** Opens the menu of a match. */
export const MenuButton = (menu: Menu & { readonly onGiveUp: () => void; readonly onLeave: () => void }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open>(null)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        icon="hamburger-menu"
        label={t('menu.title')}
        onPress={() => {
          setWanted(true)
          setOpen('menu')
        }}
      />
      {wanted && (
        <Suspense>
          <MatchMenu {...menu} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
