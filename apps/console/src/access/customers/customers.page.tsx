import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IneligibleHoldings } from './ineligible-holdings.tsx'
import { SecurityDrawer } from './security-drawer.tsx'
import { api } from '#parts/api.ts'
import { Filters } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useOpenItem } from '#parts/use-open-item.ts'
import { stampText } from '#parts/time-text.ts'
import { useScreenSearch } from '#parts/url-state.ts'

type Row = ReplyOf<typeof customersSearch.list>['rows'][number]
const kycTone: Record<Row['kyc'], Tone> = {
  unknown: 'neutral',
  pending: 'info',
  approved: 'positive',
  rejected: 'negative',
}

const tabs = ['found', 'ineligible'] as const

export function CustomersPage() {
  const t = useTranslations('customers')
  const [address, change] = useScreenSearch('customers')
  const [opened, open] = useOpenItem('customer')
  const tab = address.tab ?? tabs[0]
  return (
    <>
      <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
      {tab === 'found' && <FoundCustomers onOpen={open} />}
      {tab === 'ineligible' && <IneligibleHoldings onOpen={open} />}
      {opened !== undefined && <SecurityDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
    </>
  )
}

/** Searches on Enter, not while typing, because each search and each opened account is an entry of the audit log. */
function FoundCustomers({ onOpen }: { onOpen: (customerId: string) => void }) {
  const t = useTranslations('customers')
  const [address, change] = useScreenSearch('customers')
  const search = address.search ?? ''
  const [text, setText] = useState(search)
  const [over, setOver] = useState(search)
  // If another list is shown, as after Back, the box shows the search of that list.
  if (over !== search) {
    setOver(search)
    setText(search)
  }
  const samePhone = address.phones === 'same'
  const request = { page: address.page ?? 1, ...(search !== '' && { search }), ...(samePhone && { samePhone }) }
  const query = useQuery({
    queryKey: ['customers', request],
    queryFn: () => api.customersSearch.list(request),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={useCustomerColumns(samePhone)}
      rowId={(row) => row.id}
      empty={{ title: t('empty'), text: t('emptyText') }}
      tools={
        <Filters>
          <SearchBox
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
            value={text}
            onChange={setText}
            onEnter={() => change({ search: text, page: undefined }, 'push')}
          />
          <Checkbox
            checked={samePhone}
            onChange={(only) => change({ phones: only ? 'same' : undefined, page: undefined }, 'push')}
          >
            {t('samePhone')}
          </Checkbox>
        </Filters>
      }
      rowLabel={(row) => row.number}
      onOpen={(row) => onOpen(row.id)}
    />
  )
}

function useCustomerColumns(samePhone: boolean): Column<Row>[] {
  const t = useTranslations('customers')
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'name', title: t('col.name'), minWidth: '150px', cell: (row) => row.name ?? '--' },
    { key: 'email', title: t('col.email'), minWidth: '200px', cell: (row) => row.email },
    ...(samePhone
      ? [{ key: 'phone', title: t('col.phone'), minWidth: '150px', cell: (row: Row) => row.samePhone ?? '--' }]
      : []),
    {
      key: 'kyc',
      title: t('col.kyc'),
      minWidth: '120px',
      cell: (row) => <Status tone={kycTone[row.kyc]}>{t(`kyc.${row.kyc}`)}</Status>,
    },
    {
      key: 'class',
      title: t('col.class'),
      minWidth: '100px',
      optional: true,
      cell: (row) => t(`classes.${row.investorClass}`),
    },
    {
      key: 'since',
      title: t('col.since'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.createdAt)}</time>,
    },
    { key: 'state', title: t('col.state'), minWidth: '160px', cell: (row) => <Standing row={row} /> },
  ]
}

function Standing({ row }: { row: Row }) {
  const t = useTranslations('customers')
  if (row.status === 'active' && row.withdrawFrozenUntil !== null)
    return <Status tone="warning">{t('paused', { until: stampText(row.withdrawFrozenUntil) })}</Status>
  return <Status tone={row.status === 'active' ? 'positive' : 'negative'}>{t(`status.${row.status}`)}</Status>
}
