import { Status } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type InternalTransfer, internalTransferList } from './internal-transfers.queries.ts'

export function InternalTransferTable() {
  const t = useTranslations('internal-transfers')
  const [page, setPage] = useState(1)
  return (
    <Card title={t('list.title')} flush>
      <RecordTable
        bare
        density="compact"
        label={t('list.title')}
        answer={useQuery(internalTransferList(page))}
        page={page}
        pageSize={10}
        onPage={setPage}
        columns={useColumns()}
        rowId={({ id }) => id}
        empty={{ title: t('list.none'), text: t('list.noneText') }}
        failed={t('list.failed')}
      />
    </Card>
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
