import { Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { stampText } from '#parts/time-text.ts'
import type { DayRow } from './daily.queries.ts'

/** The record of each day, newest first. A row opens the record, where two people sign it. */
export function DayList({ onOpen }: { onOpen: (day: string) => void }) {
  const t = useTranslations('daily')
  const query = useList('days', [], ({ page }) => api.reconciliation.days({ page }))
  return (
    <ListPage
      query={query}
      label={t('list')}
      columns={useColumns()}
      rowId={({ day }) => day}
      rowLabel={({ day }) => day}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={({ day }) => onOpen(day)}
    />
  )
}

function useColumns(): Column<DayRow>[] {
  const t = useTranslations('daily')
  return [
    { key: 'day', title: t('col.day'), minWidth: '120px', cell: ({ day }) => <b>{day}</b> },
    {
      key: 'built',
      title: t('col.built'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.builtAt)}</time>,
    },
    {
      key: 'differences',
      title: t('col.differences'),
      minWidth: '110px',
      align: 'end',
      cell: (row) => row.differences,
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '200px',
      cell: ({ signedAt }) =>
        signedAt === null ? (
          <Status tone="warning">{t('unsigned')}</Status>
        ) : (
          <Status tone="positive">{t('signedAt', { at: stampText(signedAt) })}</Status>
        ),
    },
  ]
}
