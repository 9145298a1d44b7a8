import { ui } from '@tessera/ui/constants.ts'
import { Failed, Old } from '@tessera/ui/empty.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table, type TableProps } from '@tessera/ui/table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useListSearch } from './url-state.ts'

type Page<Row> = { rows: Row[]; page?: number; total?: number }
type ListPageProps<Row> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rowId' | 'empty' | 'rowLabel' | 'subRow' | 'openId'
> & {
  query: UseQueryResult<Page<Row>>
  /** A specific title for a failed request. */
  refused?: string
  /** Filters and buttons above the table. */
  tools?: ReactNode
  onOpen?: ((row: Row) => void) | undefined
}

/**
 * A console list: filters, table, pagination. The page number is in the address. A queue without pages draws only
 * visible rows.
 */
export function ListPage<Row>({ query, refused, tools, onOpen, ...table }: ListPageProps<Row>) {
  const shell = useTranslations('shell')
  const [, change] = useListSearch()
  const { data, error, isPending, refetch } = query
  useLastPage(data?.page, data?.total)
  if (error !== null && data === undefined)
    return (
      <>
        {tools}
        <Failed title={refused ?? shell('refused')} onRetry={() => void refetch()}>
          {error.message}
        </Failed>
      </>
    )
  const { page, total } = data ?? {}
  const List = data !== undefined && page === undefined ? LongTable : Table
  return (
    <>
      {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
      {tools}
      <List
        {...table}
        rows={data?.rows ?? []}
        loading={isPending}
        density="compact"
        {...(onOpen && { onRowClick: onOpen })}
        {...(page !== undefined &&
          total !== undefined &&
          total > 0 && {
            foot: <Pagination page={page} total={total} onChange={(next) => change({ page: next })} />,
          })}
      />
    </>
  )
}

/** Moves to the last page if the address names one that no longer exists. */
export function useLastPage(page: number | undefined, total: number | undefined): void {
  const [, change] = useListSearch()
  const last = total === undefined ? 0 : Math.ceil(total / ui.page.size)
  const beyond = page !== undefined && last > 0 && page > last
  useEffect(() => {
    if (beyond) change({ page: last })
  }, [beyond, last, change])
}
