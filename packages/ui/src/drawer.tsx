import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as Box, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import s from './dialog.module.css'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Content beside the title, such as a badge. */
  titleEnd?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** 'end' is the 560 px drawer for reviews; 'start' is the side menu on phones. */
  side?: 'end' | 'start'
}

/**
 * A panel that slides in from the side: scrolls on its own, has a fixed foot, locks the page behind it, closes on Esc.
 */
export function Drawer({ open, onClose, title, titleEnd, children, foot, side = 'end' }: DrawerProps) {
  const t = useTranslations('kit')
  return (
    <ModalOverlay
      className={s['drawerScrim'] ?? ''}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
    >
      <Modal className={cx(s['drawer'], side === 'start' && s['left'])}>
        <Box className={s['box'] ?? ''}>
          <header className={s['drawerHead']}>
            <Heading slot="title" className="h4">
              {title}
            </Heading>
            {titleEnd}
            <span className="end">
              <IconButton icon={X} label={t('close')} onPress={onClose} />
            </span>
          </header>
          <div className={s['drawerBody']}>{children}</div>
          {foot !== undefined && <footer className={s['drawerFoot']}>{foot}</footer>}
        </Box>
      </Modal>
    </ModalOverlay>
  )
}
