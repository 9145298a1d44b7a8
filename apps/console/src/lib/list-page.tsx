import { Failed, Old } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table, type TableProps } from '@tessera/ui/table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useQuery as useAddress } from './url-state.ts'

type Page<Row> = { rows: Row[]; page?: number; total?: number }
type ListPageProps<Row> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rowId' | 'empty' | 'rowLabel' | 'subRow' | 'openId'
> & {
  query: UseQueryResult<Page<Row>>
  refused: string
  /** Filters and acts above the table. */
  tools?: ReactNode
  onOpen?: ((row: Row) => void) | undefined
}

/** A list of the console: filters, table, pages; the page number stands in the address. */
export function ListPage<Row>({ query, refused, tools, onOpen, ...table }: ListPageProps<Row>) {
  const [, change] = useAddress()
  const { data, error, isPending, refetch } = query
  if (error !== null && data === undefined)
    return (
      <Failed title={refused} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  const { page, total } = data ?? {}
  return (
    <>
      {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
      {tools}
      <Table
        {...table}
        rows={data?.rows ?? []}
        loading={isPending}
        density="compact"
        {...(onOpen && { onRowClick: onOpen })}
        {...(page !== undefined &&
          total !== undefined &&
          total > 0 && {
            foot: <Pagination page={page} total={total} onChange={(next) => change({ page: String(next) })} />,
          })}
      />
    </>
  )
}
