import type { DealStatus } from '@tessera/domain/desk/otc-deals/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { DealRow } from './otc-deals.queries.ts'

const toneOf: Record<DealStatus, Tone> = {
  created: 'info',
  paid: 'warning',
  appeal: 'negative',
  released: 'positive',
  cancelled: 'neutral',
  resolved: 'neutral',
}

export function DealStatusBadge({ status }: { status: DealStatus }) {
  const t = useTranslations('otc-deals')
  return <Status tone={toneOf[status]}>{t(`status.${status}`)}</Status>
}

const name = ({ name: real, number }: DealRow['seller']): string => real ?? number

function useCommon(): Column<DealRow>[] {
  const t = useTranslations('otc-deals')
  return [
    { key: 'number', title: t('col.number'), minWidth: '140px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'people',
      title: t('col.people'),
      minWidth: '200px',
      cell: (row) => t('people', { seller: name(row.seller), buyer: name(row.buyer) }),
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '150px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.coin} value={row.amount} />,
    },
    {
      key: 'paid',
      title: t('col.paid'),
      minWidth: '140px',
      align: 'end',
      optional: true,
      cell: (row) => <CoinNum coin={row.fiat} value={row.fiatAmount} />,
    },
  ]
}

export function useDealColumns(): Column<DealRow>[] {
  const t = useTranslations('otc-deals')
  return [
    ...useCommon(),
    {
      key: 'time',
      title: t('col.time'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.time)}</time>,
    },
    {
      key: 'status',
      title: t('col.status'),
      minWidth: '150px',
      cell: (row) => <DealStatusBadge status={row.status} />,
    },
  ]
}

/** The columns of appeals: the reason, and the deadline for the decision. */
export function useAppealColumns(): Column<DealRow>[] {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const now = useNow()
  return [
    ...useCommon(),
    {
      key: 'reason',
      title: t('col.reason'),
      minWidth: '200px',
      cell: ({ appeal }) => (appeal === null ? '--' : appeal.reasonText[locale]),
    },
    {
      key: 'due',
      title: t('col.due'),
      minWidth: '180px',
      cell: ({ appeal }) =>
        appeal === null ? (
          '--'
        ) : Date.parse(appeal.dueAt) <= now ? (
          <Status tone="negative">{t('late')}</Status>
        ) : (
          <time>{stampText(appeal.dueAt)}</time>
        ),
    },
  ]
}
