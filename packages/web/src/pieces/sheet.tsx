import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import './sheet.css'

/** A sheet of parchment over the table: at the bottom of a phone, in the middle of a screen. Esc and the cross close it. */
export const Sheet = ({
  title,
  open,
  onClose,
  children,
  look = 'paper',
  wide = false,
  alert = false,
}: {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** `bare`: no parchment of its own, for things that are lifted off the table. */
  readonly look?: 'paper' | 'bare'
  readonly wide?: boolean
  readonly alert?: boolean
}) => {
  const { t } = useTranslation()
  return (
    <ModalOverlay className="veil" isOpen={open} onOpenChange={(now) => (now ? undefined : onClose())} isDismissable>
      <Modal className={`sheet ${look === 'paper' ? 'panel' : 'bare'} ${wide ? 'wide' : ''}`}>
        <Dialog role={alert ? 'alertdialog' : 'dialog'}>
          <header>
            <Heading slot="title">{title}</Heading>
            <IconButton icon="cross-mark" label={t('close')} onPress={onClose} />
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
