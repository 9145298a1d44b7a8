import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { percentText } from '#parts/ratio.ts'
import { dayText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { commission, type Rebate } from './agents.queries.ts'
import { ExportCard } from './export-card.tsx'
import { useExport } from './use-export.ts'

const toneOf: Record<Rebate['status'], Tone> = {
  held: 'neutral',
  due: 'warning',
  released: 'warning',
  paid: 'positive',
}

/** The shares of each day's fees, and an export of all as a file that a job writes. */
export function CommissionTable() {
  const t = useTranslations('agents')
  const [page, setPage] = useState(1)
  const save = useExport({
    name: () => 'tessera-rebates.csv',
    start: (options) => api.agents.export({}, options),
    jobs: api.agents,
    messageOf: (rows) => t('exported', rows),
  })
  return (
    <ExportCard title={t('commission')} label={t('export')} save={save}>
      <output className="t2" style={{ display: 'block', padding: '16px var(--card-pad)' }}>
        {save.isPending ? t('exporting') : t('commissionLead')}
      </output>
      <RecordTable
        bare
        density="compact"
        label={t('commission')}
        answer={useQuery(commission(page))}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        columns={useColumns()}
        empty={{ title: t('noCommission'), text: t('noFiguresText') }}
        failed={t('failed')}
      />
    </ExportCard>
  )
}

function useColumns(): readonly Column<Rebate>[] {
  const t = useTranslations('agents')
  return [
    { key: 'day', title: t('dayCol'), cell: ({ day }) => <span className="num">{day}</span> },
    { key: 'account', title: t('account'), optional: true, cell: ({ account }) => account ?? '--' },
    { key: 'level', title: t('level'), align: 'end', optional: true, cell: ({ level }) => String(level) },
    {
      key: 'fee',
      title: t('fee'),
      align: 'end',
      optional: true,
      cell: ({ fee, coin }) => <Num value={fee} unit={coin} />,
    },
    { key: 'rate', title: t('rate'), align: 'end', optional: true, cell: ({ rate }) => `${percentText(rate)}%` },
    { key: 'amount', title: t('amount'), align: 'end', cell: ({ amount, coin }) => <Num value={amount} unit={coin} /> },
    {
      key: 'payable',
      title: t('payable'),
      align: 'end',
      optional: true,
      cell: ({ payableOn, paidAt }) => <span className="num">{paidAt === null ? payableOn : dayText(paidAt)}</span>,
    },
    {
      key: 'status',
      title: t('state'),
      align: 'end',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`rebateStatus.${status}`)}</Status>,
    },
  ]
}
