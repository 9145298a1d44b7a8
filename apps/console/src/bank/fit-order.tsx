import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useMay } from '../shell/me.queries.ts'
import { useBankWords } from './bank-words.ts'

type FitOrderProps = { orderId: string | undefined; onChange: (orderId: string | undefined) => void }

/** Chooses the order that a payment belongs to, where its reference does not say or says wrongly. */
export function FitOrder({ orderId, onChange }: FitOrderProps) {
  const t = useBankWords()
  const [search, setSearch] = useState('')
  const allowed = useMay('fiat_orders.match')
  const { data } = useQuery({
    queryKey: ['fiat orders', search],
    queryFn: () => api.bank.orders({ search, pageSize: 20 }),
    placeholderData: keepPreviousData,
    enabled: allowed,
  })
  if (!allowed) return null
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
        value={orderId ?? 'named'}
        options={[
          { value: 'named', label: t('noOrder') },
          ...(data?.rows ?? []).map((order) => ({
            value: order.id,
            label: `${order.number} · ${order.amount} ${order.fiat} · ${order.customer.email}`,
            end: t(`orderStatus.${order.status}`),
          })),
        ]}
        onChange={(value) => onChange(value === 'named' ? undefined : value)}
      />
    </section>
  )
}
