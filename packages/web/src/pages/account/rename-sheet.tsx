import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { Rename } from './rename.tsx'
import { ACCOUNT_WORDS } from './words.ts'

/** The sheet on which one changes one's name, and from which one comes to all else about oneself. */
export const RenameSheet = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  return (
    <Sheet title={t('name.title')} open onClose={onClose}>
      <Rename name={name} onDone={onClose} autoFocus />
      <div className="row">
        <ButtonLink look="paper" icon="wax-seal" to="/me">
          {t('name.more')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
