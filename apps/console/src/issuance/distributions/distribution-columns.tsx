import type { DistributionStatus } from '@tessera/domain/issuance/distributions/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import type { Distribution } from './distributions.queries.ts'

const toneOf: Record<DistributionStatus, Tone> = {
  declared: 'warning',
  announced: 'info',
  recorded: 'warning',
  released: 'info',
  paid: 'positive',
  cancelled: 'neutral',
}

/** The status. A recorded distribution without enough funding shows the missing amount. */
export function DistributionBadge({ of: d }: { of: Distribution }) {
  const t = useTranslations('distributions')
  return d.status === 'recorded' && !/^[0.]+$/.test(d.missing) ? (
    <Status tone="negative">{t('notFunded', { missing: numberText(d.missing, true), currency: d.currency })}</Status>
  ) : (
    <Status tone={toneOf[d.status]}>{t(`status.${d.status}`)}</Status>
  )
}

export function useDistributionColumns(): Column<Distribution>[] {
  const t = useTranslations('distributions')
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'product', title: t('col.product'), minWidth: '120px', cell: (row) => row.product.symbol },
    {
      key: 'type',
      title: t('col.type'),
      minWidth: '160px',
      optional: true,
      cell: (row) => `${t(`types.${row.type}`)} · ${row.period}`,
    },
    {
      key: 'perUnit',
      title: t('col.perUnit'),
      minWidth: '120px',
      align: 'end',
      optional: true,
      cell: (row) => <Num value={row.perUnit} unit={row.currency} />,
    },
    {
      key: 'recordAt',
      title: t('col.recordAt'),
      minWidth: '150px',
      optional: true,
      cell: (row) => <time>{stampText(row.recordAt)}</time>,
    },
    {
      key: 'payAt',
      title: t('col.payAt'),
      minWidth: '150px',
      optional: true,
      cell: (row) => <time>{stampText(row.payAt)}</time>,
    },
    {
      key: 'owed',
      title: t('col.owed'),
      minWidth: '130px',
      align: 'end',
      optional: true,
      cell: (row) => (row.record === null ? '--' : <CoinNum coin={row.currency} value={row.record.owed} />),
    },
    { key: 'status', title: t('col.status'), minWidth: '160px', cell: (row) => <DistributionBadge of={row} /> },
  ]
}
