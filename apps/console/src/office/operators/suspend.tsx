import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { OperatorRow } from './operators.queries.ts'

export function Suspend({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const t = useTranslations('operators')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const suspend = useAct(api.operators.suspend, () => {
    toast('positive', t('suspended'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      urgent
      kind="danger"
      title={t('suspendTitle', { name: operator.name })}
      confirm={t('suspend')}
      loading={suspend.busy}
      disabledReason={missingReason}
      onConfirm={() => suspend.run({ id: operator.id, reason })}
      onClose={onClose}
    >
      <div className="col">
        <p>{t('suspendText')}</p>
        <Refusal of={suspend.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={300} refused={suspend.error} />
      </div>
    </ConfirmDialog>
  )
}
