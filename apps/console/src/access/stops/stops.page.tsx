import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListPage } from '#parts/list-page.tsx'
import { utcStamp } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import { LiftStop } from './lift-stop.tsx'
import { SetStop } from './set-stop.tsx'
import { activeStops, type Stop } from './stops.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** All active stops with scope, reason, start and end. */
export function StopsPage() {
  const t = useTranslations('stops')
  const shell = useTranslations('shell')
  const query = useQuery(activeStops)
  const [setting, setSetting] = useState(false)
  const [lifting, setLifting] = useState<Stop>()
  const maySet = useMay('stops.set')
  const mayLift = useMay('stops.lift')
  return (
    <>
      <p className="t2">{t('lead')}</p>
      <ListPage
        query={query}
        refused={t('failed')}
        label={t('table')}
        columns={useStopColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => t('lift', { number: row.number })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={mayLift ? setLifting : undefined}
        tools={
          <div>
            <Button
              kind="danger"
              disabledReason={maySet ? undefined : shell('notAllowed')}
              onPress={() => setSetting(true)}
            >
              {t('set')}
            </Button>
          </div>
        }
      />
      {setting && <SetStop onClose={() => setSetting(false)} />}
      {lifting && <LiftStop stop={lifting} onClose={() => setLifting(undefined)} />}
      <OpenCase />
    </>
  )
}

function useStopColumns(): Column<Stop>[] {
  const t = useTranslations('stops')
  return [
    { key: 'number', title: t('col.number'), minWidth: '90px', cell: (row) => <b>{row.number}</b> },
    { key: 'scope', title: t('col.scope'), minWidth: '170px', cell: (row) => t(`scopes.${row.scope}`) },
    {
      key: 'subject',
      title: t('col.subject'),
      minWidth: '120px',
      cell: (row) => (row.subject === '' ? t('whole') : row.subject),
    },
    { key: 'reason', title: t('col.reason'), minWidth: '180px', cell: (row) => row.reason },
    { key: 'by', title: t('col.by'), minWidth: '120px', optional: true, cell: (row) => row.by },
    { key: 'from', title: t('col.from'), minWidth: '150px', optional: true, cell: (row) => utcStamp(row.from) },
    { key: 'until', title: t('col.until'), minWidth: '150px', cell: (row) => utcStamp(row.until) },
  ]
}
