import { fiatOrders } from '@tessera/contract/fiat-orders.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useCommand } from '../lib/command.ts'
import { paths } from '../lib/paths.ts'
import { timeLeft } from '../lib/time-text.ts'
import { useLocale } from '../lib/words.tsx'
import { toneOf } from './fiat-order-tone.ts'
import { type FiatOrder, fiatOrder } from './fiat-orders.queries.ts'
import { useFiatOrderWords } from './fiat-orders-words.ts'

const stepOf: Record<FiatOrder['status'], number> = {
  to_be_paid: 1,
  checking: 2,
  completed: 4,
  failed: 2,
  rejected: 2,
  canceled: 1,
}
const over = new Set<FiatOrder['status']>(['failed', 'rejected', 'canceled'])

/** What to pay, to whom, with which reference; then whether it has come. */
export function OrderCard({ order: o, onAnother }: { order: FiatOrder; onAnother: () => void }) {
  const t = useFiatOrderWords()
  const { days, hours, minutes } = timeLeft(o.expiresAt)
  return (
    <Card
      title={`${t('order')} ${o.number}`}
      titleEnd={<Badge tone={toneOf[o.status]}>{t(`statuses.${o.status}`)}</Badge>}
    >
      <div className="col" style={{ '--g': '28px' }}>
        <Stepper
          label={t('steps')}
          steps={[t('stepCreate'), t('stepTransfer'), t('stepChecking'), t('stepCompleted')]}
          now={stepOf[o.status]}
          failed={over.has(o.status)}
        />
        {o.status === 'to_be_paid' && (
          <p className="t2">
            {t('payWithin')}{' '}
            <b className="num">{t('left', { hours: String(days * 24 + hours), minutes: String(minutes) })}</b>
          </p>
        )}
        {(o.status === 'to_be_paid' || o.status === 'checking') && <Instructions order={o} />}
        <Outcome order={o} />
        <Actions order={o} onAnother={onAnother} />
      </div>
    </Card>
  )
}

const Instructions = ({ order: o }: { order: FiatOrder }) => {
  const t = useFiatOrderWords()
  return (
    <div className="col" style={{ '--g': '16px', maxWidth: 720 }}>
      <div>
        <span className="t3 sm">{t('exactly')}</span>
        <div className="h2">
          <Num value={o.amount} unit={o.fiat} />
        </div>
        <Copyable text={o.amount} label={t('copyAmount')} />
      </div>
      <Details
        items={[
          { term: t('payee'), value: <Copyable text={o.payee} label={t('copyPayee')} /> },
          { term: t('payeeBank'), value: o.bank },
          ...(o.bankCode === null
            ? []
            : [{ term: t('bankCode'), value: <Copyable text={o.bankCode} label={t('copyBankCode')} /> }]),
          { term: t('account'), value: <Copyable text={o.accountNumber} label={t('copyAccount')} /> },
          {
            term: t('reference'),
            value: (
              <b className="t-acc">
                <Copyable text={o.reference} label={t('copyReference')} />
              </b>
            ),
          },
        ]}
      />
      <Banner tone="warning">{o.payer === null ? t('care') : t('careNamed', { payer: o.payer })}</Banner>
    </div>
  )
}

const Outcome = ({ order: o }: { order: FiatOrder }) => {
  const t = useFiatOrderWords()
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

function Actions({ order: o, onAnother }: { order: FiatOrder; onAnother: () => void }) {
  const t = useFiatOrderWords()
  const client = useQueryClient()
  const [canceling, setCanceling] = useState(false)
  const keep = (words: string) => (next: FiatOrder) => {
    client.setQueryData(fiatOrder(next.id).queryKey, next)
    void client.invalidateQueries({ queryKey: ['fiatOrders', 'list'] })
    toast('positive', words)
    setCanceling(false)
  }
  const paid = useCommand<typeof fiatOrders.confirmPaid, { id: string }>(
    fiatOrders.confirmPaid,
    (input, options) => api.fiatOrders.confirmPaid(input, options),
    keep(t('saidPaid')),
  )
  const cancel = useCommand<typeof fiatOrders.cancel, { id: string }>(
    fiatOrders.cancel,
    (input, options) => api.fiatOrders.cancel(input, options),
    keep(t('canceled')),
  )
  return (
    <div className="row row--wrap">
      {o.status === 'to_be_paid' && (
        <Button loading={paid.busy} onPress={() => paid.run({ id: o.id })}>
          {t('paid')}
        </Button>
      )}
      {o.cancellable && (
        <Button kind="ghost" onPress={() => setCanceling(true)}>
          {t('cancel')}
        </Button>
      )}
      {o.status !== 'to_be_paid' && (
        <Button kind="secondary" onPress={onAnother}>
          {t('another')}
        </Button>
      )}
      {paid.error && (
        <Banner tone="negative" live>
          {paid.error.message}
        </Banner>
      )}
      <ConfirmDialog
        open={canceling}
        onClose={() => setCanceling(false)}
        title={t('cancelTitle')}
        cancel={t('keep')}
        confirm={t('cancel')}
        kind="danger"
        loading={cancel.busy}
        onConfirm={() => cancel.run({ id: o.id })}
      >
        <p className="t2">{t('cancelText')}</p>
        {cancel.error && (
          <Banner tone="negative" live>
            {cancel.error.message}
          </Banner>
        )}
      </ConfirmDialog>
    </div>
  )
}
