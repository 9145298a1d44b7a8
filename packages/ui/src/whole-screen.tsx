import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import s from './whole-screen.module.css'

/** Lies over the whole screen, dialogs and all, until it is taken away: nothing below is seen or reached, and all of it stays. */
export const WholeScreen = ({ label, children }: { label: string; children: ReactNode }) => (
  <ModalOverlay isOpen isKeyboardDismissDisabled className={s['screen'] ?? ''}>
    <Modal>
      <Dialog className={s['box'] ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
