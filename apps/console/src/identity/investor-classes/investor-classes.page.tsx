import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { investorList } from './investor-classes.queries.ts'
import s from './investor-classes.module.css'
import { useInvestorColumns } from './investor-columns.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(investorMachine)

export function InvestorClassesPage() {
  const t = useTranslations('investor-classes')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('investorClasses')
  const [, open] = useOpenCase()
  const status = statuses.find((known) => known === address.status)
  const search = address.search ?? ''
  const query = useQuery(investorList({ page: address.page ?? 1, status, ...(search !== '' && { search }) }))
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useInvestorColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.customer.name ?? row.customer.email}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'investor_class', subjectId: row.id })}
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
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
