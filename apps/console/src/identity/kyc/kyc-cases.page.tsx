import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { useTranslations } from 'use-intl'
import { useCaseColumns } from './case-columns.tsx'
import { api } from '#parts/api.ts'
import { Filters, RiskFilter, SearchFilter, StatusFilter } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(kycMachine)

export function KycCasesPage() {
  const t = useTranslations('kyc')
  const [{ search, risk }] = useScreenSearch('kyc')
  const [, open] = useOpenCase()
  const by = { search: search || undefined, highRisk: risk && true }
  const query = useList('kyc', statuses, (asked) => api.kycCases.list({ ...asked, ...by }), by)
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useCaseColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.legalName}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'kyc_review', subjectId: row.id })}
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
