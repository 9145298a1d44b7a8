import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMissingReason } from './reason-field.tsx'

type WithReasonProps = {
  title: string
  busy: boolean
  error: string | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

/** Nobody looks at what is closed without saying why. */
export function WithReason({ title, busy, error, onReason, onClose }: WithReasonProps) {
  const shell = useTranslations('shell')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={shell('show')}
      loading={busy}
      disabledReason={missing}
      onConfirm={() => onReason(reason)}
      onClose={onClose}
    >
      <TextArea
        label={shell('reason')}
        maxLength={300}
        counter
        wrong={missing}
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
    </ConfirmDialog>
  )
}
