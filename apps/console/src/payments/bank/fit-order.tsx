import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { bankLine } from './bank.queries.ts'
import type { OrderRow } from './bank-columns.tsx'

type FitOrderProps = {
  lineId: string
  order: OrderRow | undefined
  onChange: (order: OrderRow | undefined) => void
}

/** Chooses the order of a payment among those in its currency, if its reference is missing or wrong. */
export function FitOrder({ lineId, order, onChange }: FitOrderProps) {
  const t = useTranslations('bank')
  const [search, setSearch] = useState('')
  const allowed = useMay('fiat_orders.match')
  const { data: line } = useQuery({ ...bankLine(lineId), enabled: allowed })
  const { data } = useQuery({
    queryKey: ['fiat orders', 'open', line?.coin, search],
    queryFn: line === undefined ? skipToken : () => openOrders(line.coin, search),
    placeholderData: keepPreviousData,
  })
  if (!allowed) return null
  // The chosen order stays in the list, whatever is searched afterwards.
  const offered = [...(order ? [order] : []), ...(data ?? []).filter(({ id }) => id !== order?.id)]
  return (
    <section className="col" aria-label={t('fit')}>
      <h3 className="h5">{t('fit')}</h3>
      <SearchBox
        aria-label={t('findOrder')}
        placeholder={t('findOrder')}
        maxLength={80}
        value={search}
        onChange={setSearch}
      />
      <Select
        label={t('useOrder')}
        value={order?.id ?? 'named'}
        options={[
          { code: 'named', value: t('noOrder') },
          ...offered.map((each) => ({
            code: each.id,
            value: `${each.number} · ${numberText(each.amount, true)} ${each.fiat} · ${each.customer.email}`,
            end: t(`orderStatus.${each.status}`),
          })),
        ]}
        onChange={(value) => onChange(offered.find(({ id }) => id === value))}
      />
    </section>
  )
}

/** The newest orders in any status that a payment can still complete. */
async function openOrders(fiat: string, search: string): Promise<OrderRow[]> {
  const pages = statusesAllowing(fiatOrderMachine, 'complete').map((status) =>
    api.bank.orders({ search, fiat, status, pageSize: 20 }),
  )
  return (await Promise.all(pages)).flatMap(({ rows }) => rows)
}
