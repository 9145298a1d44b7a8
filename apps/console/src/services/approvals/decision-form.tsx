import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { useReasonChoices } from '#parts/reasons.queries.ts'
import s from './approvals.module.css'
import { reasonActOf } from './reason-act-of.ts'

export type DecisionInput = {
  readonly note: string
  readonly reasonCode: string | undefined
  readonly customerMessage: string
}
export const emptyDecision: DecisionInput = { note: '', reasonCode: undefined, customerMessage: '' }

type DecisionFormProps = {
  kind: ApprovalKindName
  maker: boolean
  decision: DecisionInput
  onChange: (decision: DecisionInput) => void
}

/** The note is for colleagues. Reason code and text are for the customer, shown only if a customer reads them. */
export function DecisionForm({ kind, maker, decision, onChange }: DecisionFormProps) {
  const t = useTranslations('approvals')
  const choices = useReasonChoices(reasonActOf(kind))
  return (
    <section className={s['section']}>
      <TextArea
        label={t('note')}
        help={t('noteHelp')}
        maxLength={1000}
        value={decision.note}
        onChange={(note) => onChange({ ...decision, note })}
      />
      {maker && reasonActOf(kind) !== undefined && (
        <>
          <Select
            label={t('reasonCode')}
            options={[...choices]}
            value={decision.reasonCode}
            optional
            onChange={(reasonCode) => onChange({ ...decision, reasonCode })}
          />
          <TextArea
            label={t('customerNote')}
            optional
            maxLength={500}
            value={decision.customerMessage}
            onChange={(customerText) => onChange({ ...decision, customerMessage: customerText })}
          />
        </>
      )}
    </section>
  )
}
