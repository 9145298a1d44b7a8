import { Tabs } from '@tessera/ui/tabs.tsx'
import { useTranslations } from 'use-intl'
import { useScreenSearch } from '#parts/url-state.ts'
import { HistoryTools, type PageSize } from './history-tools.tsx'
import { LoginHistory, OpenSessions, SettingHistory } from './history-tables.tsx'

const tabs = ['logins', 'changes', 'signedIn'] as const

export function SafetyRecordPage() {
  const t = useTranslations('sessions')
  const [{ tab = 'logins', size = '20', page = 1 }, change] = useScreenSearch('/personal/safetyRecord')
  const paged = {
    page,
    size: Number(size),
    onPage: (next: number) => change({ page: next }),
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
        items={tabs.map((id) => ({ index: id, name: t(`history.${id}`) }))}
      />
      {tab !== 'signedIn' && <HistoryTools of={tab} size={size} onSize={sizeTo} />}
      {tab === 'logins' && <LoginHistory {...paged} />}
      {tab === 'changes' && <SettingHistory {...paged} />}
      {tab === 'signedIn' && <OpenSessions />}
    </>
  )
}
