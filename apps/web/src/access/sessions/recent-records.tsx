import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Table, type TableProps } from '@tessera/ui/table.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLoginColumns, useSettingColumns } from './history-tables.tsx'
import { loginHistory, settingHistory } from './sessions.queries.ts'

const NEWEST = 4
const tabs = ['logins', 'changes'] as const

/** The latest logins and security changes, below the settings. */
export function RecentRecords() {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const [tab, setTab] = useState<(typeof tabs)[number]>('logins')
  return (
    <Card
      title={t('history.title')}
      titleEnd={
        <Link className="link" href={paths.safetyRecord(locale)}>
          {t('history.all')}
        </Link>
      }
      flush
    >
      <div style={{ paddingInline: 24 }}>
        <Tabs
          label={t('history.tabs')}
          chosen={tab}
          onChange={setTab}
          items={tabs.map((id) => ({ index: id, name: t(`history.${id}`) }))}
        />
      </div>
      {tab === 'logins' ? <Logins /> : <Changes />}
    </Card>
  )
}

function Logins() {
  const t = useTranslations('sessions')
  const history = useQuery(loginHistory(1, NEWEST))
  return <Newest label={t('history.logins')} columns={useLoginColumns()} history={history} />
}

function Changes() {
  const t = useTranslations('sessions')
  const history = useQuery(settingHistory(1, NEWEST))
  return <Newest label={t('history.changes')} columns={useSettingColumns()} history={history} />
}

type NewestProps<Row> = Pick<TableProps<Row>, 'label' | 'columns'> & {
  history: UseQueryResult<{ readonly rows: readonly Row[] }>
}

function Newest<Row extends { id: string }>({ history: { data, isError, refetch }, ...table }: NewestProps<Row>) {
  const t = useTranslations('sessions')
  if (isError && !data) return <Failed title={t('history.failed')} onRetry={() => void refetch()} />
  return (
    <Table
      {...table}
      bare
      density="compact"
      rows={data?.rows ?? []}
      loading={data === undefined}
      rowId={({ id }) => id}
      empty={{ title: t('history.none'), text: t('history.noneText') }}
    />
  )
}
