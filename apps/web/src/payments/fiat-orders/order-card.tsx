import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { spanUntil, stampText } from '#parts/time-text.ts'
import { useNow } from '@tessera/ui/use-now.ts'
import { useLocale } from '#parts/use-locale.ts'
import { toneOf } from './fiat-order-tone.ts'
import type { FiatOrder } from './fiat-orders.queries.ts'
import { Actions } from './order-actions.tsx'

const stepOf: Record<FiatOrder['status'], number> = {
  to_be_paid: 1,
  checking: 2,
  completed: 4,
  failed: 2,
  rejected: 2,
  canceled: 1,
}
const over = new Set<FiatOrder['status']>(['failed', 'rejected', 'canceled'])

/** A fiat deposit order: the amount, payee and reference, then whether the payment has arrived. */
export function OrderCard({ order: o, onAnother }: { order: FiatOrder; onAnother: () => void }) {
  const t = useTranslations('fiat-orders')
  return (
    <Card
      title={`${t('order')} ${o.number}`}
      titleEnd={<Badge tone={toneOf[o.status]}>{t(`statuses.${o.status}`)}</Badge>}
    >
      <div className="col" style={{ '--g': '28px' }}>
        <Stepper
          label={t('steps')}
          labels={[t('stepCreate'), t('stepTransfer'), t('stepChecking'), t('stepCompleted')]}
          now={stepOf[o.status]}
          failed={over.has(o.status)}
        />
        {o.status === 'to_be_paid' || o.status === 'checking' ? (
          <div className="split" style={{ '--aside': '320px' }}>
            <Instructions order={o} />
            <div className="col" style={{ '--g': '16px' }}>
              {o.status === 'to_be_paid' && <Left until={o.expiresAt} />}
              <Outcome order={o} />
              <Actions order={o} onAnother={onAnother} />
            </div>
          </div>
        ) : (
          <>
            <Outcome order={o} />
            <Facts order={o} />
            <div>
              <Actions order={o} onAnother={onAnother} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

/** The time left to pay the order. */
const Left = ({ until }: { until: string }) => {
  const t = useTranslations('fiat-orders')
  const { days, hours, minutes } = spanUntil(until, useNow())
  return (
    <div>
      <span className="t3 sm">{t('payWithin')}</span>
      <div className="h4 num">{t('left', { hours: String(days * 24 + hours), minutes: String(minutes) })}</div>
    </div>
  )
}

const Instructions = ({ order: o }: { order: FiatOrder }) => {
  const t = useTranslations('fiat-orders')
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <div>
        <span className="t3 sm">{t('exactly')}</span>
        <Copyable text={o.amount} label={t('copyAmount')}>
          <b className="h2">
            <Num value={o.amount} unit={o.fiat} />
          </b>
        </Copyable>
      </div>
      <Details
        items={[
          { term: t('payee'), value: copied(o.payee, t('copyPayee')) },
          { term: t('payeeBank'), value: copied(o.bank, t('copyBank')) },
          ...(o.bankCode === null ? [] : [{ term: t('bankCode'), value: copied(o.bankCode, t('copyBankCode')) }]),
          { term: t('account'), value: copied(o.accountNumber, t('copyAccount')) },
          {
            term: t('reference'),
            value: copied(o.reference, t('copyReference'), 't-acc fw6'),
          },
        ]}
      />
      <Banner tone="warning">
        {o.payer === null ? t('care') : t.rich('careNamed', { payer: o.payer, b: strong })}
      </Banner>
    </div>
  )
}

const copied = (text: string, label: string, className?: string) => (
  <Copyable text={text} label={label}>
    <span className={className}>{text}</span>
  </Copyable>
)

/** The facts and the outcome of an ended order. */
const Facts = ({ order: o }: { order: FiatOrder }) => {
  const t = useTranslations('fiat-orders')
  return (
    <div style={{ maxWidth: 640 }}>
      <Details
        tight
        items={[
          { term: t('date'), value: stampText(o.createdAt) },
          { term: t('amount'), value: <Num value={o.amount} unit={o.fiat} /> },
          { term: t('payee'), value: o.payee },
          { term: t('payeeBank'), value: o.bank },
          { term: t('account'), value: o.accountNumber },
          { term: t('reference'), value: o.reference },
          { term: t('settled'), value: o.settled === null ? '--' : <Num value={o.settled} unit={o.fiat} /> },
        ]}
      />
    </div>
  )
}

const strong = (words: ReactNode) => <b>{words}</b>

const Outcome = ({ order: o }: { order: FiatOrder }) => {
  const t = useTranslations('fiat-orders')
  const locale = useLocale()
  if (o.status === 'checking') return <Banner tone="info">{t('waiting')}</Banner>
  if (o.status === 'completed')
    return (
      <Banner
        tone="positive"
        action={
          <ButtonLink kind="ghost" size="xs" href={paths.fiatAccount(locale)}>
            {t('toAccount')}
          </ButtonLink>
        }
      >
        {t('credited', { amount: numberText(o.settled ?? o.amount), fiat: o.fiat })}
      </Banner>
    )
  return over.has(o.status) ? <Banner tone="plain">{t('ended')}</Banner> : null
}
