import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import s from './whole-screen.module.css'

/**
 * Covers the whole screen, dialogs included, until it is removed. The content below is hidden and unreachable but keeps
 * its state.
 */
export const WholeScreen = ({ label, children }: { label: string; children: ReactNode }) => (
  <ModalOverlay isOpen isKeyboardDismissDisabled className={s['screen'] ?? ''}>
    <Modal>
      <Dialog className={s['box'] ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
