import { financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { financingMachine, isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useFinancingColumns } from './financing-columns.tsx'
import type { FinancingRow } from './financing.queries.ts'
import { api } from '#parts/api.ts'
import { SearchFilter, StatusFilter } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** Drafts are visible to their issuer only. */
const statuses = statusesOf(financingMachine).filter((status) => !isOneOf(openToIssuer, status))

/** The financing applications of companies. */
export function FinancingPage() {
  const t = useTranslations('financing')
  const locale = useLocale()
  const [{ search }] = useScreenSearch('financing')
  const [, open] = useOpenCase()
  const by = { search: search || undefined }
  const query = useList('financing', statuses, (request) => api.financingReview.list({ ...request, ...by }), by)
  const counts = query.data?.counts
  const labelOf = (each: FinancingRow['status']): string =>
    t('counted', { status: financingStatusWords[each][locale], n: String(counts?.[each] ?? 0) })
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useFinancingColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.company}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'financing_committee', subjectId: row.id })}
        tools={
          <div className="row row--wrap">
            <SearchFilter label={t('search')} />
            <StatusFilter label={t('filter')} all={t('all')} statuses={statuses} words={labelOf} />
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
