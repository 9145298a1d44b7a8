import type { customersSearch } from '@tessera/contract/customers-search.ts'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal, wrongAt } from '../lib/refusal.tsx'
import { useCustomersWords } from './customers-words.ts'

export type Customer = ReplyOf<typeof customersSearch.list>['rows'][number]
const stepFrom = { active: 'freeze', frozen: 'thaw' } as const

/** Proposes to freeze an account or to thaw it; a second person decides. */
export function ChangeStanding({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useCustomersWords()
  const [reason, setReason] = useState('')
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  if (customer.status === 'closed') return null
  const event = stepFrom[customer.status]
  return (
    <ConfirmDialog
      open
      title={t(`stepTitles.${event}`, { number: customer.number })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={reason.trim() === '' ? t('reasonFirst') : undefined}
      onConfirm={() =>
        propose.run({
          kind: 'customer_standing',
          subjectId: customer.id,
          verdict: 'approve',
          reason,
          proposal: { event },
        })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t(`stepTexts.${event}`)}</p>
        <Refusal of={propose.error} at={['reason']} />
        <TextArea
          label={t('reason')}
          maxLength={1000}
          value={reason}
          onChange={setReason}
          {...wrongAt(propose.error, 'reason')}
        />
      </div>
    </ConfirmDialog>
  )
}
