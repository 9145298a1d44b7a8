import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useState } from 'react'
import { useKycWords } from './kyc-words.ts'

type WithReasonProps = {
  title: string
  busy: boolean
  error: string | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

/** Nobody looks at what is closed without saying why. */
export function WithReason({ title, busy, error, onReason, onClose }: WithReasonProps) {
  const t = useKycWords()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={t('show')}
      loading={busy}
      disabledReason={reason.trim() === '' ? t('reason') : undefined}
      onConfirm={() => onReason(reason)}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        maxLength={300}
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
    </ConfirmDialog>
  )
}
