import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../later.ts'
import { IconButton } from '../../pieces/button.tsx'
import type { Hint } from './use-hint.ts'

/** Whether there is anything to say: nothing of a hint stands on the table before one asks for it. */
export const isHinting = ({ state, ask }: Hint): boolean => state !== 'off' && ask !== null

/** In the rail, where hints are allowed and somebody is asked. */
export const HintButton = ({ hint }: { readonly hint: Hint }) => {
  const { t } = useTranslation()
  return hint.ask === null ? null : <IconButton icon="light-bulb" label={t('match.hint')} onPress={hint.ask} />
}

/** Not needed before somebody asks. */
const Panel = later(() => import('./panel.tsx').then((module) => module.HintPanel))

export const HintPanel = (props: ComponentProps<typeof Panel>) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
)
