import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import s from './approvals.module.css'
import { reasonChoices } from './reasons.ts'

export type Said = { readonly note: string; readonly reasonCode: string | undefined; readonly customerMessage: string }
export const nothingSaid: Said = { note: '', reasonCode: undefined, customerMessage: '' }

type DecisionFormProps = { kind: ApprovalKindName; maker: boolean; said: Said; onChange: (said: Said) => void }

/** The note is for colleagues. Reason code and text are for the customer, shown only if a customer reads them. */
export function DecisionForm({ kind, maker, said, onChange }: DecisionFormProps) {
  const t = useTranslations('approvals')
  const choices = reasonChoices(kind, useLocale())
  return (
    <section className={s['section']}>
      <TextArea
        label={t('note')}
        help={t('noteHelp')}
        maxLength={1000}
        value={said.note}
        onChange={(note) => onChange({ ...said, note })}
      />
      {maker && choices.length > 0 && (
        <>
          <Select
            label={t('reasonCode')}
            options={choices}
            value={said.reasonCode}
            optional
            onChange={(reasonCode) => onChange({ ...said, reasonCode })}
          />
          <TextArea
            label={t('toldLabel')}
            optional
            maxLength={500}
            value={said.customerMessage}
            onChange={(customerText) => onChange({ ...said, customerMessage: customerText })}
          />
        </>
      )}
    </section>
  )
}
