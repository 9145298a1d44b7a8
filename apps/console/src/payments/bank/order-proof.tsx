import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { OnDemandFile } from '#parts/on-demand-file.tsx'
import { bankLine } from './bank.queries.ts'
import type { LineRow } from './bank-columns.tsx'

type Proof = NonNullable<NonNullable<LineRow['order']>['proof']>

/** The proof of payment that a customer added to a deposit order. */
export function OrderProof({ orderId, proof }: { orderId: string; proof: Proof }) {
  const t = useTranslations('bank')
  return <OnDemandFile {...proof} label={t('openProof')} open={() => api.bank.orderProof({ id: orderId })} />
}

/** The proof of the order that a bank line was credited to or names. */
export function LineProof({ lineId }: { lineId: string }) {
  const t = useTranslations('bank')
  const { data } = useQuery(bankLine(lineId))
  const order = data?.order
  if (!order) return null
  return (
    <section className="col" aria-label={t('proof')}>
      <h3 className="h5">{t('proof')}</h3>
      {order.proof === null ? (
        <p className="t3">{t('noProof')}</p>
      ) : (
        <OrderProof orderId={order.id} proof={order.proof} />
      )}
    </section>
  )
}
