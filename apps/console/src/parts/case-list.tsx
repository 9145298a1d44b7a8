import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { ComponentProps } from 'react'
import { Filters, RiskFilter, SearchFilter, StatusFilter } from './filters.tsx'
import { ListPage } from './list-page.tsx'
import { useList } from './list-query.ts'
import { useOpenCase } from './open-case.ts'
import { useListSearch } from './url-state.ts'

type ListTable<Row> = ComponentProps<typeof ListPage<Row>>
type ListInput<S> = { page: number; status: S | undefined; search: string | undefined; highRisk?: boolean | undefined }
type CaseListProps<S extends string, Row> = {
  t: (key: 'table' | 'empty' | 'emptyText' | 'search' | 'statusFilter' | 'all') => string
  name: string
  fetchPage: (input: ListInput<S>) => Promise<NonNullable<ListTable<Row>['query']['data']>>
  statuses: readonly S[]
  words: (status: S) => string
  /** True if the list can be filtered by high risk. */
  rated?: boolean
  columns: ListTable<Row>['columns']
  rowLabel: (row: Row) => string
  /** The decision that a row opens. */
  kind: ApprovalKindName
}

/** A list of cases with search and a status filter; a row opens its case. */
export function CaseList<S extends string, Row extends { readonly id: string }>(p: CaseListProps<S, Row>) {
  const { t, name, fetchPage, statuses, words, rated = false, columns, rowLabel, kind } = p
  const [{ search, risk }] = useListSearch()
  const [, open] = useOpenCase()
  const by = { search: search || undefined, ...(rated && { highRisk: risk && true }) }
  return (
    <ListPage
      query={useList(name, statuses, (request) => fetchPage({ ...request, ...by }), by)}
      label={t('table')}
      columns={columns}
      rowId={(row) => row.id}
      rowLabel={rowLabel}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => open({ kind, subjectId: row.id })}
      tools={
        <Filters>
          <SearchFilter label={t('search')} />
          <StatusFilter label={t('statusFilter')} all={t('all')} statuses={statuses} words={words} />
          {rated && <RiskFilter />}
        </Filters>
      }
    />
  )
}
