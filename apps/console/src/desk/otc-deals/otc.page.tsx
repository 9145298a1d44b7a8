import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { dealMachine } from '@tessera/domain/desk/otc-deals/machine.ts'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useOpenItem } from '#parts/use-open-item.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { AdList } from '#desk/otc-ads/ad-list.tsx'
import { useAppealColumns, useDealColumns } from './deal-columns.tsx'
import { DealEvidence } from './deal-evidence.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const tabs = ['appeals', 'deals', 'ads'] as const
const statuses = statusesOf(dealMachine)

export function OtcPage() {
  const t = useTranslations('otc-deals')
  const [address, change] = useScreenSearch('otc')
  const tab = address.tab ?? tabs[0]
  return (
    <>
      <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
      {tab === 'appeals' && <Appeals />}
      {tab === 'deals' && <Deals />}
      {tab === 'ads' && <AdList />}
      <OpenCase />
      <OpenDeal />
    </>
  )
}

function Appeals() {
  const t = useTranslations('otc-deals')
  const [, open] = useOpenCase()
  const query = useList('otc appeals', statuses, ({ page }) => api.otcDealsReview.list({ page, appealed: true }))
  return (
    <ListPage
      query={query}
      label={t('tabs.appeals')}
      columns={useAppealColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => row.number}
      empty={{ title: t('noAppeals'), text: t('noAppealsText') }}
      onOpen={({ appeal }) => appeal && open({ kind: 'otc_appeal', subjectId: appeal.id })}
    />
  )
}

function Deals() {
  const t = useTranslations('otc-deals')
  const [, open] = useOpenItem('deal')
  const query = useList('otc deals', statuses, ({ page, status }) => api.otcDealsReview.list({ page, status }))
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={useDealColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => row.number}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => open(row.id)}
      tools={
        <StatusFilter
          label={t('filter')}
          all={t('all')}
          statuses={statuses}
          words={(status) => t(`status.${status}`)}
        />
      }
    />
  )
}

/** A deal, read-only. */
function OpenDeal() {
  const t = useTranslations('otc-deals')
  const [id, open] = useOpenItem('deal')
  return id === undefined ? null : (
    <Drawer open title={t('facts')} onClose={() => open(undefined)}>
      <DealEvidence id={id} />
    </Drawer>
  )
}
