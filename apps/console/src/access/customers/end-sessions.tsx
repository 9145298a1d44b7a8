import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Security } from './customers.queries.ts'

export type Ending = 'all' | Security['sessions'][number]

/**
 * Ends one or all sessions of a customer. One operator is enough, because it grants nothing and the owner is notified.
 */
export function EndSessions({ id, ending, onClose }: { id: string; ending: Ending; onClose: () => void }) {
  const t = useTranslations('customers')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const end = useAct(api.securityDesk.endSessions, () => {
    toast('positive', t('ended'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t(ending === 'all' ? 'endAllTitle' : 'endTitle')}
      confirm={t('end')}
      loading={end.busy}
      disabledReason={missingReason}
      onConfirm={() => end.run({ id, reason, ...(ending !== 'all' && { sessionId: ending.id }) })}
      onClose={onClose}
    >
      <div className="col">
        <p>{ending === 'all' ? t('endAllText') : `${ending.device} · ${ending.ip}`}</p>
        <Refusal of={end.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={end.error} />
      </div>
    </ConfirmDialog>
  )
}
