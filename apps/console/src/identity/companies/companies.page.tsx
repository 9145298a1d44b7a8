import { shownCompanyStatuses } from '@tessera/domain/identity/companies/machine.ts'
import { useTranslations } from 'use-intl'
import { useCompanyColumns } from './company-columns.tsx'
import { api } from '#parts/api.ts'
import { Filters, RiskFilter, SearchFilter, StatusFilter } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** A draft is its owner's alone. */
const statuses = shownCompanyStatuses.filter((status) => status !== 'draft')

export function CompaniesPage() {
  const t = useTranslations('companies')
  const [{ search, risk }] = useScreenSearch('companies')
  const [, open] = useOpenCase()
  const by = { search: search || undefined, highRisk: risk && true }
  const query = useList('companies', statuses, (asked) => api.companiesReview.list({ ...asked, ...by }), by)
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useCompanyColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.name}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'company_review', subjectId: row.id })}
        tools={
          <Filters>
            <SearchFilter label={t('search')} />
            <StatusFilter
              label={t('statusFilter')}
              all={t('all')}
              statuses={statuses}
              words={(value) => t(`status.${value}`)}
            />
            <RiskFilter />
          </Filters>
        }
      />
      <OpenCase />
    </>
  )
}
