import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCaseColumns } from './case-columns.tsx'
import s from './kyc.module.css'
import { kycList } from './kyc.queries.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { RiskFilter } from '#parts/high-risk.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(kycMachine)

export function KycCasesPage() {
  const t = useTranslations('kyc')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('kyc')
  const [, open] = useOpenCase()
  const status = statuses.find((known) => known === address.status)
  const search = address.search ?? ''
  const asked = {
    page: address.page ?? 1,
    status,
    ...(search !== '' && { search }),
    ...(address.risk && { highRisk: true }),
  }
  const query = useQuery(kycList(asked))
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useCaseColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.legalName}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'kyc_review', subjectId: row.id })}
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
