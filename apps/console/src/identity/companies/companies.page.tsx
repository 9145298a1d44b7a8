import { displayedCompanyStatuses } from '@tessera/domain/identity/companies/machine.ts'
import { useTranslations } from 'use-intl'
import { useCompanyColumns } from './company-columns.tsx'
import { api } from '#parts/api.ts'
import { CaseList } from '#parts/case-list.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** Drafts are visible to their owner only. */
const statuses = displayedCompanyStatuses.filter((status) => status !== 'draft')

export function CompaniesPage() {
  const t = useTranslations('companies')
  return (
    <>
      <CaseList
        t={t}
        name="companies"
        fetchPage={api.companiesReview.list}
        statuses={statuses}
        words={(status) => t(`status.${status}`)}
        rated
        columns={useCompanyColumns()}
        rowLabel={(row) => `${row.number} ${row.name}`}
        kind="company_review"
      />
      <OpenCase />
    </>
  )
}
