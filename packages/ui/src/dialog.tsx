import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonKind } from './button.tsx'
import type { DialogProps } from './dialog-box.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'

const Box = lazyPart(async () => (await import('./dialog-box.tsx')).DialogBox)

/** A dialog whose code loads when it first opens. It then stays mounted, so that its closing animation runs. */
export function Dialog(p: DialogProps) {
  const [wasOpened, ask] = useState(p.open)
  if (p.open && !wasOpened) ask(true)
  return wasOpened ? <Box {...p} /> : null
}

type ConfirmProps = Omit<DialogProps, 'foot' | 'busy' | 'onSubmit'> & {
  confirm: string
  onConfirm: () => void
  cancel?: string
  kind?: ButtonKind
  loading?: boolean
  disabledReason?: string | undefined
}

/** A question with two answers. Enter in a field gives the confirming one. */
export function ConfirmDialog({ confirm, onConfirm, cancel, kind = 'primary', loading = false, ...p }: ConfirmProps) {
  const t = useTranslations('kit')
  const foot = (
    <>
      <Button kind="secondary" onPress={p.onClose} disabled={loading}>
        {cancel ?? t('cancel')}
      </Button>
      <Button type="submit" kind={kind} loading={loading} disabledReason={p.disabledReason}>
        {confirm}
      </Button>
    </>
  )
  return <Dialog {...p} busy={loading} foot={foot} onSubmit={onConfirm} />
}
