import { resettable } from '@tessera/domain/access/security/reset.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Security } from './customers.queries.ts'

type Customer = Pick<Security, 'id' | 'number' | 'status'>
type Step = 'unfreeze' | (typeof resettable)[number]
/** Proposes to unfreeze an account, or to remove a lost factor; a second person decides. */
export function UnfreezeOrReset({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('customers')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const [step, setStep] = useState<Step>(customer.status === 'frozen' ? 'unfreeze' : 'google')
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  if (customer.status === 'closed') return null
  const request =
    step === 'unfreeze'
      ? ({ kind: 'customer_standing', proposal: { event: 'thaw' } } as const)
      : ({ kind: 'factor_reset', proposal: { factor: step } } as const)
  return (
    <ConfirmDialog
      open
      title={t('changeTitle', { number: customer.number })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={missingReason}
      onConfirm={() => propose.run({ ...request, subjectId: customer.id, verdict: 'approve', reason })}
      onClose={onClose}
    >
      <div className="col">
        <Radios
          label={t('step')}
          value={step}
          onChange={setStep}
          options={[
            ...(customer.status === 'frozen' ? [{ value: 'unfreeze' as const, label: t('steps.unfreeze') }] : []),
            ...resettable.map((value) => ({ value, label: t(`resets.${value}`) })),
          ]}
        />
        <p className="t3">
          {step === 'unfreeze' ? t('stepTexts.unfreeze') : t(step === 'email' ? 'emailText' : 'resetText')}
        </p>
        <Refusal of={propose.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
