import { Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { RecordCard } from '#parts/record-table.tsx'
import { type InternalTransfer, internalTransferList } from './internal-transfers.queries.ts'

export function InternalTransferTable() {
  const t = useTranslations('internal-transfers')
  return (
    <RecordCard
      label={t('list.title')}
      list={internalTransferList}
      pageSize={10}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={{ title: t('list.none'), text: t('list.noneText') }}
      failed={t('list.failed')}
    />
  )
}

function useColumns(): readonly Column<InternalTransfer>[] {
  const t = useTranslations('internal-transfers')
  return [
    { key: 'time', title: t('list.time'), cell: ({ time }) => <time className="t2">{stampText(time)}</time> },
    {
      key: 'direction',
      title: t('list.direction'),
      optional: true,
      cell: ({ direction }) => (
        <Status tone={direction === 'sent' ? 'neutral' : 'positive'}>{t(`list.directions.${direction}`)}</Status>
      ),
    },
    { key: 'name', title: t('list.name'), cell: ({ maskedName }) => maskedName },
    {
      key: 'amount',
      title: t('list.amount'),
      align: 'end',
      cell: ({ direction, coin, amount }) => (
        <b className="num">
          {direction === 'sent' ? '\u2212' : '+'}
          <CoinNum coin={coin} value={amount} unit />
        </b>
      ),
    },
    {
      key: 'note',
      title: t('list.note'),
      optional: true,
      cell: ({ note }) => <span className="t2">{note ?? '--'}</span>,
    },
  ]
}
