import { shownCompanyStatuses } from '@tessera/domain/identity/companies/machine.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCompanyColumns } from './company-columns.tsx'
import { companyList } from './companies.queries.ts'
import s from './companies.module.css'
import { ListPage } from '#parts/list-page.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { RiskFilter } from '#parts/high-risk.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** A draft is its owner's alone. */
const statuses = shownCompanyStatuses.filter((status) => status !== 'draft')

export function CompaniesPage() {
  const t = useTranslations('companies')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('companies')
  const [, open] = useOpenCase()
  const status = statuses.find((known) => known === address.status)
  const search = address.search ?? ''
  const asked = { page: address.page ?? 1, status, ...(search !== '' && { search }) }
  const query = useQuery(companyList({ ...asked, ...(address.risk && { highRisk: true }) }))
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useCompanyColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.name}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'company_review', subjectId: row.id })}
        tools={
          <div className={s['filters']}>
            <SearchBox
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={100}
              value={search}
              onChange={(text) => change({ search: text, page: undefined })}
            />
            <Select
              aria-label={t('statusFilter')}
              size="sm"
              value={status ?? 'all'}
              options={[
                { code: 'all', value: t('all') },
                ...statuses.map((value) => ({ code: value, value: t(`status.${value}`) })),
              ]}
              onChange={(value) => change({ status: value === 'all' ? undefined : value, page: undefined })}
            />
            <RiskFilter value={address.risk} onChange={(risk) => change({ risk, page: undefined })} />
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
