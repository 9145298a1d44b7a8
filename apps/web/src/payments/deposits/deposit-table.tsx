import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum, useCoinText } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { RecordCard } from '#parts/record-table.tsx'
import { TransactionId } from '#parts/transaction-id.tsx'
import { type Deposit, depositList } from './deposits.queries.ts'

const toneOf: Record<Deposit['status'], Tone> = {
  seen: 'info',
  confirming: 'info',
  finalised: 'info',
  credited: 'positive',
  manual: 'warning',
  withheld: 'negative',
  dropped: 'neutral',
  reversed: 'negative',
}

export function DepositTable() {
  const t = useTranslations('deposits')
  return (
    <RecordCard
      label={t('recent')}
      list={depositList}
      pageSize={10}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={{ title: t('none'), text: t('noneText') }}
      failed={t('failed')}
    />
  )
}

function useColumns(): readonly Column<Deposit>[] {
  const t = useTranslations('deposits')
  const textOf = useCoinText()
  return [
    { key: 'time', title: t('time'), cell: ({ time }) => <time className="t2">{stampText(time)}</time> },
    { key: 'coin', title: t('asset'), cell: ({ coin }) => <b>{coin}</b> },
    {
      key: 'amount',
      numberText: ({ coin, amount }) => textOf(coin, amount),
      title: t('amount'),
      align: 'end',
      cell: ({ coin, amount }) => <CoinNum coin={coin} value={amount} />,
    },
    {
      key: 'confirmations',
      title: t('confirmed'),
      align: 'end',
      optional: true,
      cell: (d) => (
        <span className="num">
          {Math.min(d.confirmations, d.confirmationsNeeded)} / {d.confirmationsNeeded}
        </span>
      ),
    },
    {
      key: 'tx',
      title: t('transaction'),
      optional: true,
      cell: ({ txId }) => <TransactionId txId={txId} copy={t('copyTx')} />,
    },
    {
      key: 'status',
      title: t('status'),
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}
