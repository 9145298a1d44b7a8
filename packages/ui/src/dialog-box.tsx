import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as Box, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import s from './dialog.module.css'
import { Form, type Refusal } from './form.tsx'
import { FormErrors } from './form-errors.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons share the foot in equal parts; the safe one is on the left. */
  foot?: ReactNode
  /** Makes the dialog a form: runs on its submit button and on Enter in a field. */
  onSubmit?: (() => void) | undefined
  /** The server's refusal: shown at the field that it names, else above the buttons. */
  refusal?: Refusal | null | undefined
  size?: 'md' | 'lg'
  /** A request is running: neither Esc nor a click outside closes the dialog. */
  busy?: boolean
  /** Interrupts: screen readers announce it at once, and a click outside does not close it. */
  urgent?: boolean
}

/** A dialog that locks the page behind it, keeps the focus and closes on Esc. On phones it is a bottom sheet. */
export function DialogBox({
  open,
  onClose,
  title,
  children,
  foot,
  onSubmit,
  refusal,
  size = 'md',
  busy = false,
  urgent = false,
}: DialogProps) {
  const t = useTranslations('kit')
  return (
    <ModalOverlay
      className={s['scrim'] ?? ''}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      isDismissable={!busy && !urgent}
      isKeyboardDismissDisabled={busy}
    >
      <Modal className={cx(s['dialog'], s[size])}>
        <Box className={s['box'] ?? ''} role={urgent ? 'alertdialog' : 'dialog'}>
          <header className={s['head']}>
            <Heading slot="title" className="h4 grow">
              {title}
            </Heading>
            <IconButton icon={X} label={t('close')} onPress={onClose} disabled={busy} />
          </header>
          <Form onSubmit={onSubmit} refusal={refusal} className={s['form']}>
            <div className={s['body']}>
              {children}
              <FormErrors />
            </div>
            {foot !== undefined && <footer className={s['foot']}>{foot}</footer>}
          </Form>
        </Box>
      </Modal>
    </ModalOverlay>
  )
}
