import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table, type TableProps } from '@tessera/ui/table.tsx'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }
type Answer<Row> = {
  readonly data: Page<Row> | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

type RecordTableProps<Row> = Omit<TableProps<Row>, 'rows' | 'loading' | 'foot' | 'openId'> & {
  answer: Answer<Row>
  failed: string
  page?: number
  pageSize?: number
  /** If omitted, there is only one page. */
  onPage?: (page: number) => void
}

/**
 * A page of records from the server: four skeleton rows, then rows, an empty state or an error. If there is a `subRow`,
 * a click opens it below its row, one at a time.
 */
export function RecordTable<Row>({ answer, failed, page = 1, pageSize = 20, onPage, ...table }: RecordTableProps<Row>) {
  const [openId, setOpenId] = useState<string>()
  const { data, isError, refetch } = answer
  const toggle = (row: Row) => {
    const id = table.rowId(row)
    setOpenId(id === openId ? undefined : id)
  }
  if (isError && !data) return <Failed title={failed} onRetry={() => void refetch()} />
  return (
    <Table
      {...(table.subRow && { onRowClick: toggle, openId })}
      {...table}
      rows={data?.rows ?? []}
      loading={!data}
      {...(onPage &&
        data &&
        data.total > 0 && {
          foot: <Pagination list={table.label} page={page} pageSize={pageSize} total={data.total} onChange={onPage} />,
        })}
    />
  )
}

type RecordCardProps<Row, Data, Key extends QueryKey> = Omit<
  RecordTableProps<Row>,
  'answer' | 'page' | 'onPage' | 'bare' | 'density'
> & {
  list: (page: number) => UseQueryOptions<Data, Error, Data, Key>
}

/** A card with the first page of records and a pagination. */
export function RecordCard<Row, Data extends Page<Row>, Key extends QueryKey>({
  list,
  ...table
}: RecordCardProps<Row, Data, Key>) {
  const [page, setPage] = useState(1)
  return (
    <Card title={table.label} flush>
      <RecordTable bare density="compact" {...table} answer={useQuery(list(page))} page={page} onPage={setPage} />
    </Card>
  )
}
