import { oneOf, pageIn } from '@tessera/ui/address-query.ts'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useTranslations } from 'use-intl'
import { useQuery } from '../lib/url-state.ts'
import { HistoryTools, type PageSize, pageSizes } from '../sessions/history-tools.tsx'
import { LoginHistory, OpenSessions, SettingHistory } from '../sessions/history-tables.tsx'

const tabs = ['logins', 'changes', 'signedIn'] as const

export function SafetyRecordPage() {
  const t = useTranslations('sessions')
  const [query, change] = useQuery()
  const tab = oneOf(tabs, query['tab'])
  const size = oneOf(pageSizes, query['size'])
  const paged = {
    page: pageIn(query['page']),
    size: Number(size),
    onPage: (page: number) => change({ page: String(page) }),
  }
  const sizeTo = (next: PageSize) => change({ size: next === '20' ? undefined : next, page: undefined })
  return (
    <>
      <div>
        <h1 className="h3">{t('history.title')}</h1>
        <p className="t2">{t('history.lead')}</p>
      </div>
      <Tabs
        label={t('history.tabs')}
        chosen={tab}
        onChange={(next) => change({ tab: next === 'logins' ? undefined : next, page: undefined })}
        items={tabs.map((id) => ({ id, label: t(`history.${id}`) }))}
      />
      {tab !== 'signedIn' && <HistoryTools of={tab} size={size} onSize={sizeTo} />}
      {tab === 'logins' && <LoginHistory {...paged} />}
      {tab === 'changes' && <SettingHistory {...paged} />}
      {tab === 'signedIn' && <OpenSessions />}
    </>
  )
}
