import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Holder } from './distributions.queries.ts'

/** Proposes which account receives the unclaimed money of a holder whose own account is closed. */
export function ClaimDialog({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const t = useTranslations('distributions')
  const [account, setAccount] = useState('')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('claimProposed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('claim')}
      confirm={t('claim')}
      loading={propose.busy}
      disabledReason={/^\d{6,12}$/.test(account.trim()) ? missingReason : t('fill')}
      onConfirm={() =>
        propose.run({
          kind: 'distribution_claim',
          subjectId: holder.id,
          verdict: 'approve',
          reason,
          proposal: { account: account.trim() },
        })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t('claimText', { name: holder.customer.name ?? holder.customer.number })}</p>
        <Refusal of={propose.error} fields={['account', 'reason']} />
        <TextInput
          label={t('claimAccount')}
          maxLength={12}
          value={account}
          onChange={setAccount}
          {...refusalAt(propose.error, 'account')}
        />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
