import { useQuery, keepPreviousData } from '@tanstack/react-query'
import type { eligibility } from '@tessera/contract/identity/eligibility/eligibility.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useScreenSearch } from '#parts/url-state.ts'

type Row = ReplyOf<typeof eligibility.holdings>['rows'][number]

/** Holdings that their owner may no longer buy. They stay, and may only be reduced. */
export function IneligibleHoldings({ onOpen }: { onOpen: (customerId: string) => void }) {
  const t = useTranslations('customers')
  const [{ page = 1 }] = useScreenSearch('customers')
  const query = useQuery({
    queryKey: ['ineligible holdings', page],
    queryFn: () => api.eligibility.holdings({ page }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      query={query}
      label={t('ineligible.table')}
      columns={useColumns()}
      rowId={(row) => `${row.customerId} ${row.symbol}`}
      rowLabel={(row) => `${row.number} ${row.symbol}`}
      empty={{ title: t('ineligible.empty'), text: t('ineligible.emptyText') }}
      onOpen={(row) => onOpen(row.customerId)}
    />
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('customers')
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'name', title: t('col.name'), minWidth: '150px', cell: (row) => row.name ?? '--' },
    { key: 'class', title: t('col.class'), minWidth: '100px', cell: (row) => t(`classes.${row.investorClass}`) },
    { key: 'country', title: t('ineligible.country'), minWidth: '90px', cell: (row) => row.country ?? '--' },
    {
      key: 'amount',
      title: t('ineligible.amount'),
      minWidth: '140px',
      align: 'end',
      cell: (row) => <Num value={row.amount} unit={row.symbol} />,
    },
    {
      key: 'reasons',
      title: t('ineligible.reasons'),
      minWidth: '240px',
      cell: (row) => row.reasons.map((reason) => t(`ineligible.why.${reason}`)).join(' · '),
    },
  ]
}
