import type { Tone } from '@tessera/ui/badge.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { trimmed } from '#parts/money-text.ts'
import type { WithdrawalTerms } from './to-withdrawal.ts'
import type { Withdrawal } from './withdrawals.queries.ts'

export const exitTone: Record<Withdrawal['status'], Tone> = {
  'pending review': 'warning',
  succeeded: 'positive',
  rejected: 'negative',
}

/** The numbers of the terms, formatted for error texts about an amount. */
export const exitNumbers = (terms: WithdrawalTerms) => ({
  fee: numberText(trimmed(terms.fee)),
  min: numberText(trimmed(terms.min)),
  max: numberText(trimmed(terms.max)),
  currency: terms.currency,
  day: numberText(trimmed(terms.remaining24h)),
  calendarDay: restText(terms.remainingDay),
  month: numberText(trimmed(terms.remainingMonth)),
  ...capNumbers(terms.cap),
  decimals: String(terms.decimals),
})

/** The remaining amount of a limit, for error texts; empty if there is no limit. */
export const restText = (rest: string | null): string => (rest === null ? '' : numberText(trimmed(rest)))

/** The remaining amount of a coin's cap, for error texts; empty if there is no cap. */
export const capNumbers = (cap: WithdrawalTerms['cap']) => ({
  capDay: cap === null ? '' : numberText(trimmed(cap.remaining24h)),
  capCalendarDay: cap === null ? '' : restText(cap.remainingDay),
  capMonth: cap === null ? '' : numberText(trimmed(cap.remainingMonth)),
})

type ExitSumsProps = {
  t: (key: 'fee' | 'receives') => string
  fee: string
  /** The origin of a fee that is not fixed. */
  feeNote?: string | undefined
  receives: string | undefined
  unit: string
}

/** The fee, and the amount that arrives once the amount is valid. */
export const ExitSums = ({ t, fee, feeNote, receives, unit }: ExitSumsProps) => (
  <>
    <Details
      tight
      items={[
        {
          term: t('fee'),
          value: <Num value={trimmed(fee)} unit={unit} />,
          ...(feeNote !== undefined && { note: feeNote }),
        },
      ]}
    />
    <div className="row row--between">
      <b className="fw6">{t('receives')}</b>
      <span className="h3">
        <Num value={receives === undefined ? undefined : trimmed(receives)} unit={unit} />
      </span>
    </div>
  </>
)

type ExitRecordProps = {
  of: Pick<Withdrawal, 'status' | 'customerMessage'>
  t: (key: 'list.stage' | 'list.reason' | 'list.customerMessage') => string
  /** The four steps, and which of them is current. */
  steps: readonly string[]
  now: number
  items: ComponentProps<typeof Details>['items']
  reason: string | undefined
  before?: ReactNode
  children: ReactNode
}

/** The details below a withdrawal's row: its steps, its facts, and the reason or note if it ended early. */
export const ExitRecord = ({
  of: { status, customerMessage },
  t,
  steps,
  now,
  items,
  reason,
  before,
  children,
}: ExitRecordProps) => (
  <div className="col" style={{ '--g': '16px', maxWidth: 640 }}>
    {before}
    <Stepper label={t('list.stage')} labels={steps} now={now} failed={status === 'rejected'} />
    <Details
      tight
      items={[
        ...items,
        ...(reason === undefined ? [] : [{ term: t('list.reason'), value: reason }]),
        ...(customerMessage === null ? [] : [{ term: t('list.customerMessage'), value: customerMessage }]),
      ]}
    />
    {children}
  </div>
)
