import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { useReasonChoices } from '#parts/reasons.queries.ts'

/** The cause and the note of a reversal, written by the maker; the customer reads both. */
export type Reversal = { readonly cause: string; readonly customerMessage: string }
export const plainReversal: Reversal = { cause: 'not_received', customerMessage: '' }

type ReversalChoiceProps = { value: Reversal; onChange: (value: Reversal) => void }

/** Chooses the cause of a reversal. */
export function ReversalChoice({ value, onChange }: ReversalChoiceProps) {
  const t = useTranslations('bank')
  const causes = useReasonChoices('creditReversal')
  return (
    <section className="col" aria-label={t('reversal')}>
      <h3 className="h5">{t('reversal')}</h3>
      <Select
        label={t('reversalCause')}
        value={value.cause}
        options={[...causes]}
        onChange={(cause) => onChange({ ...value, cause })}
      />
      <TextArea
        label={t('customerMessage')}
        optional
        maxLength={500}
        value={value.customerMessage}
        onChange={(customerText) => onChange({ ...value, customerMessage: customerText })}
      />
    </section>
  )
}
