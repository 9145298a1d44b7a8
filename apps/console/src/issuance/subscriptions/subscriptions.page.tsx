import { useQuery } from '@tanstack/react-query'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { useMay } from '#parts/me.queries.ts'
import { RetryDelivery } from './retry-delivery.tsx'
import { type BookRow, useBookColumns, useQueueColumns } from './subscription-columns.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const tabs = ['queue', 'book'] as const
const statuses = statusesOf(subscriptionMachine)

export function SubscriptionsPage() {
  const t = useTranslations('subscriptions')
  const [address, change] = useScreenSearch('subscriptions')
  const [, open] = useOpenCase()
  const tab = address.tab ?? tabs[0]
  const columns = useQueueColumns()
  const queue = useQuery({ queryKey: ['allotment queue'], queryFn: () => api.subscriptionsAllot.queue({}) })
  return (
    <>
      <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
      {tab === 'queue' ? (
        <ListPage
          query={queue}
          label={t('queue')}
          columns={columns}
          rowId={(row) => row.productId}
          rowLabel={(row) => row.name}
          empty={{ title: t('emptyQueue'), text: t('emptyQueueText') }}
          onOpen={({ productId, status }) =>
            status === 'subscription_ended'
              ? open({ kind: 'allotment', subjectId: productId })
              : change({ tab: 'book', status: 'disburse_failed', page: undefined })
          }
        />
      ) : (
        <Book />
      )}
      <OpenCase />
    </>
  )
}

function Book() {
  const t = useTranslations('subscriptions')
  const [failed, setFailed] = useState<BookRow>()
  const mayAllot = useMay('subscriptions.allot')
  const query = useList('subscriptions', statuses, api.subscriptionsAllot.list)
  return (
    <>
      <ListPage
        query={query}
        label={t('book')}
        columns={useBookColumns()}
        rowId={(row) => row.id}
        empty={{ title: t('emptyBook'), text: t('emptyBookText') }}
        onOpen={mayAllot ? (row) => row.status === 'disburse_failed' && setFailed(row) : undefined}
        tools={
          <StatusFilter
            label={t('filter')}
            all={t('all')}
            statuses={statuses}
            words={(status) => t(`status.${status}`)}
          />
        }
      />
      {failed && <RetryDelivery row={failed} onClose={() => setFailed(undefined)} />}
    </>
  )
}
