import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Stop } from './stops.queries.ts'

/** Proposes to lift a stop; a second person decides. */
export function LiftStop({ stop, onClose }: { stop: Stop; onClose: () => void }) {
  const t = useTranslations('stops')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('liftTitle', { number: stop.number })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={missingReason}
      onConfirm={() => propose.run({ kind: 'stop_lift', subjectId: stop.id, verdict: 'approve', reason, proposal: {} })}
      onClose={onClose}
    >
      <div className="col">
        <p>{[t(`scopes.${stop.scope}`), stop.subject].filter((part) => part !== '').join(' · ')}</p>
        <p className="t3">{t('liftText')}</p>
        <Refusal of={propose.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
