import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { BatchList } from './batch-list.tsx'
import { caseOf } from './case-of.ts'
import { ExportPanel } from './export-panel.tsx'
import { usePayoutColumns } from './payout-columns.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const tabs = ['queue', 'batches'] as const
const stages = statusesOf(payoutMachine)

export function PayoutsPage() {
  const t = useTranslations('payouts')
  const [address, change] = useScreenSearch('payouts')
  const tab = address.tab ?? tabs[0]
  return (
    <>
      <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
      <ExportPanel />
      {tab === 'queue' ? <Queue /> : <BatchList />}
      <OpenCase />
    </>
  )
}

function Queue() {
  const t = useTranslations('payouts')
  const [, open] = useOpenCase()
  const query = useList('payouts', stages, ({ page, status: stage }) => api.payoutsReview.list({ page, stage }))
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={usePayoutColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.number} ${row.customer.email}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => open(caseOf(row))}
      tools={
        <StatusFilter label={t('filter')} all={t('all')} statuses={stages} words={(stage) => t(`stage.${stage}`)} />
      }
    />
  )
}
