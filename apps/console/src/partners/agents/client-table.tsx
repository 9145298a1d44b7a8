import { useQuery } from '@tanstack/react-query'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { utcText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { clientsOf } from './agents.queries.ts'

/** The clients of an agent who consented, and the end of each relation. */
export function ClientTable({ agentId }: { agentId: string }) {
  const t = useTranslations('agents')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(clientsOf(agentId, page))
  if (data === undefined && error !== null) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className="col" aria-label={t('clients')}>
      <h3 className="h5">{t('clients')}</h3>
      <Table
        label={t('clients')}
        density="compact"
        rows={data?.rows ?? []}
        rowId={(row) => row.id}
        loading={data === undefined}
        empty={{ title: t('noClients') }}
        columns={[
          { key: 'customer', title: t('account'), cell: ({ customer }) => customer.name ?? customer.number },
          { key: 'since', title: t('since'), cell: ({ since }) => utcText(since) },
          {
            key: 'until',
            title: t('until'),
            optional: true,
            cell: ({ until }) => (until === null ? '--' : utcText(until)),
          },
        ]}
        {...(data &&
          data.total > data.pageSize && {
            foot: <Pagination page={page} total={data.total} onChange={setPage} />,
          })}
      />
    </section>
  )
}
