import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useScreenSearch } from '#parts/url-state.ts'
import { SubscriptionTable } from './subscription-table.tsx'
import { subscriptionList } from './subscriptions.queries.ts'

const tabs = ['all', ...statusesOf(subscriptionMachine)] as const

export function ApplyListPage() {
  const t = useTranslations('subscriptions')
  const [{ status: tab = 'all', page = 1 }, change] = useScreenSearch('/assets/applyList')
  return (
    <>
      <div>
        <h1 className="h3">{t('records.title')}</h1>
        <p className="t2">{t('records.lead')}</p>
      </div>
      <Tabs
        label={t('records.status')}
        chosen={tab}
        onChange={(next) => change({ status: next === 'all' ? undefined : next, page: undefined })}
        items={tabs.map((id) => ({ index: id, name: id === 'all' ? t('records.all') : t(`records.statuses.${id}`) }))}
      />
      <SubscriptionTable
        isFiltered={tab !== 'all'}
        answer={useServer(subscriptionList({ page, ...(tab !== 'all' && { status: tab }) }))}
        page={page}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}
