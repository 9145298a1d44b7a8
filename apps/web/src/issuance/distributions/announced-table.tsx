import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { Day } from '#parts/times.tsx'
import type { Announced } from './distributions.queries.ts'

const toneOf: Record<Announced['status'], Tone> = { announced: 'warning', paid: 'positive', cancelled: 'neutral' }

/** A table of announced distributions. */
export function AnnouncedTable({ rows }: { rows: readonly Announced[] }) {
  const t = useTranslations('distributions')
  const columns = useColumns()
  return (
    <Table
      density="compact"
      label={t('ofProduct')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={{ title: t('none') }}
    />
  )
}

function useColumns(): readonly Column<Announced>[] {
  const t = useTranslations('distributions')
  return [
    { key: 'recordAt', title: t('recordAt'), cell: ({ recordAt }) => <Day of={recordAt} /> },
    { key: 'payAt', title: t('payAt'), optional: true, cell: ({ payAt }) => <Day of={payAt} /> },
    {
      key: 'type',
      title: t('type'),
      cell: ({ type, period }) => (
        <>
          {t(`types.${type}`)} <span className="t3">{period}</span>
        </>
      ),
    },
    {
      key: 'perUnit',
      title: t('perUnit'),
      align: 'end',
      cell: ({ perUnit, currency }) => <Num value={perUnit} unit={currency} />,
    },
    {
      key: 'status',
      title: t('status'),
      align: 'end',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`announced.${status}`)}</Status>,
    },
  ]
}
