import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'

export type CustomerRow = ReplyOf<typeof customersSearch.list>['rows'][number]
type FitCustomerProps = {
  customer: CustomerRow | undefined
  onChange: (customer: CustomerRow | undefined) => void
}

/** Chooses the customer of a payment that belongs to no order. */
export function FitCustomer({ customer, onChange }: FitCustomerProps) {
  const t = useTranslations('bank')
  const [search, setSearch] = useState('')
  const [mayMatch, mayRead] = [useMay('fiat_orders.match'), useMay('customers.read')]
  const allowed = mayMatch && mayRead
  const text = search.trim()
  const { data } = useQuery({
    queryKey: ['customers of a payment', text],
    queryFn: () => api.customersSearch.list({ search: text, pageSize: 20 }),
    enabled: allowed && text.length >= 2,
    placeholderData: keepPreviousData,
  })
  if (!allowed) return null
  const found =
    text.length < 2 ? [] : (data?.rows ?? []).filter(({ kyc, type }) => kyc === 'approved' && type !== 'member')
  // The chosen customer stays in the list, whatever is searched afterwards.
  const offered = [...(customer ? [customer] : []), ...found.filter(({ id }) => id !== customer?.id)]
  return (
    <section className="col" aria-label={t('creditCustomer')}>
      <h3 className="h5">{t('creditCustomer')}</h3>
      <SearchBox
        aria-label={t('findCustomer')}
        placeholder={t('findCustomer')}
        maxLength={80}
        value={search}
        onChange={setSearch}
      />
      <Select
        label={t('customer')}
        value={customer?.id ?? 'none'}
        options={[
          { code: 'none', value: t('noCustomer') },
          ...offered.map((each) => ({
            code: each.id,
            value: t('customerOption', { number: each.number, name: each.name ?? '' }),
            end: each.email,
          })),
        ]}
        onChange={(value) => onChange(offered.find(({ id }) => id === value))}
      />
    </section>
  )
}
