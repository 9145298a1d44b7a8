import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useInvestorColumns } from './investor-columns.tsx'
import { api } from '#parts/api.ts'
import { Filters, SearchFilter, StatusFilter } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(investorMachine)

export function InvestorClassesPage() {
  const t = useTranslations('investor-classes')
  const [{ search }] = useScreenSearch('investorClasses')
  const [, open] = useOpenCase()
  const by = { search: search || undefined }
  const query = useList('investorClasses', statuses, (asked) => api.investorClassesReview.list({ ...asked, ...by }), by)
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useInvestorColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.customer.name ?? row.customer.email}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'investor_class', subjectId: row.id })}
        tools={
          <Filters>
            <SearchFilter label={t('search')} />
            <StatusFilter
              label={t('statusFilter')}
              all={t('all')}
              statuses={statuses}
              words={(value) => t(`status.${value}`)}
            />
          </Filters>
        }
      />
      <OpenCase />
    </>
  )
}
