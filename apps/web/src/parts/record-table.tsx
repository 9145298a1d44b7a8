import { Failed } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Table, type TableProps } from '@tessera/ui/table.tsx'

type Answer<Row> = {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

type RecordTableProps<Row> = Omit<TableProps<Row>, 'rows' | 'loading' | 'foot'> & {
  answer: Answer<Row>
  failed: string
  page?: number
  pageSize?: number
  /** Left out, there are no other pages to go to. */
  onPage?: (page: number) => void
}

/** A page of records out of the server: four skeleton rows, then rows, an invitation, or what to do about a failure. */
export function RecordTable<Row>({ answer, failed, page = 1, pageSize = 20, onPage, ...table }: RecordTableProps<Row>) {
  const { data, isError, refetch } = answer
  if (isError && !data) return <Failed title={failed} onRetry={() => void refetch()} />
  return (
    <Table
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
