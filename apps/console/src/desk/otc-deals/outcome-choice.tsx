import type { DealOutcome } from '@tessera/domain/desk/otc-deals/machine.ts'
import { Radios } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import { useReasonChoices } from '#parts/reasons.queries.ts'

/** The maker's decision on an appeal. */
export type Outcome = {
  readonly outcome: DealOutcome | undefined
  readonly outcomeReason: string | undefined
  readonly outcomeMessage: string
}
export const noOutcome: Outcome = { outcome: undefined, outcomeReason: undefined, outcomeMessage: '' }

type OutcomeChoiceProps = {
  of: readonly DealOutcome[]
  value: Outcome
  onChange: (value: Outcome) => void
}

/** The recipient of the coin, and the reason, which both sides read. */
export function OutcomeChoice({ of, value, onChange }: OutcomeChoiceProps) {
  const t = useTranslations('otc-deals')
  const reasons = useReasonChoices('otcAppeal')
  return (
    <section className="col" aria-label={t('choice')}>
      <h3 className="h5">{t('choice')}</h3>
      <Radios
        label={t('outcome')}
        value={value.outcome}
        onChange={(outcome) => onChange({ ...value, outcome })}
        options={of.map((each) => ({ value: each, label: t(`outcomes.${each}`) }))}
      />
      <Select
        label={t('outcomeReason')}
        value={value.outcomeReason}
        options={[...reasons]}
        onChange={(outcomeReason) => onChange({ ...value, outcomeReason })}
      />
      <TextArea
        label={t('customerMessage')}
        optional
        maxLength={500}
        value={value.outcomeMessage}
        onChange={(outcomeMessage) => onChange({ ...value, outcomeMessage })}
      />
    </section>
  )
}
