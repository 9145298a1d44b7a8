import { Badge } from '@tessera/ui/badge.tsx'
import { Card, Details, type Fact } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import { Countdown } from './countdown.tsx'
import { DealActions } from './deal-actions.tsx'
import { Guide } from './guide.tsx'
import s from './otc-deals.module.css'
import type { Deal } from './otc-deals.queries.ts'
import { Picture } from './picture.tsx'
import { toneOf } from './tone.ts'

const stepOf: Record<Deal['status'], number> = {
  created: 1,
  paid: 2,
  appeal: 2,
  released: 3,
  cancelled: 1,
  resolved: 3,
}
const isFailed = ({ status }: Deal): boolean => status === 'cancelled' || status === 'appeal'

/** The state of a deal, the payment instructions and the possible actions. */
export function DealCard({ deal: d, readAt }: { deal: Deal; readAt: number }) {
  const t = useTranslations('otc-deals')
  return (
    <Card
      title={t('numbered', { number: d.number })}
      titleEnd={<Badge tone={toneOf[d.status]}>{t(`statuses.${d.status}`)}</Badge>}
    >
      <div className="col" style={{ '--g': '24px' }}>
        <Stepper
          label={t('steps.label')}
          labels={[t('steps.agreed'), t('steps.paid'), t('steps.released')]}
          now={d.status === 'cancelled' && d.paidAt !== null ? 2 : stepOf[d.status]}
          failed={isFailed(d)}
        />
        <div className={s['top']}>
          <Sum deal={d} />
          {d.status === 'created' && <Countdown until={d.payBy} serverNow={d.now} readAt={readAt} />}
        </div>
        <Guide deal={d} />
        <PayTo deal={d} />
        <DealActions deal={d} />
      </div>
    </Card>
  )
}

/** The words before the amount: until the buyer marks the deal as paid, nobody has paid. */
const unpaid = { buy: 'buy', sell: 'waits' } as const
const marked = { buy: 'paid', sell: 'sell' } as const
const sumOf = ({ endedAt, side, status }: Deal) =>
  endedAt !== null ? 'ended' : status === 'created' ? unpaid[side] : marked[side]

/** The amount to pay or receive, with a copy button. */
const Sum = ({ deal: d }: { deal: Deal }) => {
  const t = useTranslations('otc-deals')
  return (
    <div>
      <span className="t3 sm">{t(`sum.${sumOf(d)}`)}</span>
      <Copyable text={d.fiatAmount} label={t('copy', { what: t('fiatAmount') })}>
        <b className="h2">
          <Num value={d.fiatAmount} unit={d.fiat} full />
        </b>
      </Copyable>
      <span className="t2 sm">
        {t(`for.${d.side}`)} <Num value={trimmed(d.side === 'buy' ? d.receives : d.amount)} unit={d.coin} full />
      </span>
    </div>
  )
}

/** The account to pay to: shown in full to the buyer while the deal is open. */
function PayTo({ deal: { id, payTo, side, payerName, number } }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const words = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const copied = (term: string, text: string): Fact => ({
    term,
    value: (
      <Copyable text={text} label={t('copy', { what: term })}>
        <span>{text}</span>
      </Copyable>
    ),
  })
  const factOf = side === 'buy' ? copied : (term: string, value: string): Fact => ({ term, value })
  const texts = { bank: payTo.bank, branch: payTo.branch, bankCode: payTo.bankCode } as const
  return (
    <Details
      items={[
        { term: t(`method.${side}`), value: nameOf(payTo.kind) },
        ...(payTo.qr === null
          ? []
          : [{ term: words('qr'), value: <Picture deal={id} upload={payTo.qr} alt={words('qr')} /> }]),
        factOf(words('accountName'), payTo.accountName),
        factOf(words(`accounts.${payTo.kind}`), payTo.account),
        ...names.flatMap((name) => (texts[name] === null ? [] : [factOf(words(name), texts[name])])),
        { term: t(`payer.${side}`), value: <b className="fw6">{payerName}</b> },
        copied(t('number'), number),
      ]}
    />
  )
}

const names = ['bank', 'branch', 'bankCode'] as const
