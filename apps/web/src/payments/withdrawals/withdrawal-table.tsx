import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { Copyable, shortAddress } from '@tessera/ui/copyable.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { CoinNum, useCoinText } from '#parts/coin-num.tsx'
import { trimmed } from '#parts/money-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordCard } from '#parts/record-table.tsx'
import { TransactionId } from '#parts/transaction-id.tsx'
import { AwaitingEmail } from './awaiting-email.tsx'
import { ExitRecord, exitTone } from './exit-parts.tsx'
import { CancelOutgoing } from './cancel-outgoing.tsx'
import { type Withdrawal, withdrawalList } from './withdrawals.queries.ts'

export function WithdrawalTable() {
  const t = useTranslations('withdrawals')
  return (
    <RecordCard
      label={t('list.title')}
      list={withdrawalList}
      pageSize={10}
      columns={useColumns()}
      rowId={({ id }) => id}
      rowLabel={({ time, amount, coin }) => `${stampText(time)} ${amount} ${coin}`}
      subRow={more}
      empty={{ title: t('list.none'), text: t('list.noneText') }}
      failed={t('list.failed')}
    />
  )
}

function useColumns(): readonly Column<Withdrawal>[] {
  const t = useTranslations('withdrawals')
  const textOf = useCoinText()
  return [
    { key: 'time', title: t('list.time'), cell: ({ time }) => <time className="t2">{stampText(time)}</time> },
    {
      key: 'amount',
      title: t('list.amount'),
      align: 'end',
      cell: ({ coin, amount }) => <CoinNum coin={coin} value={amount} unit />,
    },
    {
      key: 'fee',
      numberText: ({ coin, fee }) => textOf(coin, fee),
      title: t('list.fee'),
      align: 'end',
      optional: true,
      cell: ({ coin, fee }) => <CoinNum coin={coin} value={fee} />,
    },
    {
      key: 'address',
      title: t('list.address'),
      optional: true,
      cell: ({ address }) => <span className="mono">{shortAddress(address)}</span>,
    },
    {
      key: 'stage',
      title: t('list.stage'),
      optional: true,
      cell: ({ stage }) => <span className="t2">{t(`list.stages.${stage}`)}</span>,
    },
    {
      key: 'status',
      title: t('list.status'),
      cell: ({ status }) => <Status tone={exitTone[status]}>{t(`list.statuses.${status}`)}</Status>,
    },
  ]
}

/** The step, out of four, of each internal stage. */
const stepOf: Record<Withdrawal['stage'], number> = {
  held: 1,
  email_confirm: 1,
  review: 1,
  approved: 2,
  signed: 2,
  broadcast: 3,
  expired: 2,
  failed: 2,
  confirmed: 4,
  refused: 1,
  cancelled: 1,
  lapsed: 1,
  refunded: 2,
}

const More = ({ row: w }: { row: Withdrawal }) => {
  const t = useTranslations('withdrawals')
  const locale = useLocale()
  const isPending = w.stage === 'email_confirm' || w.stage === 'review'
  const second = isPending ? t(`list.stages.${w.stage}`) : t('list.steps.approved')
  return (
    <ExitRecord
      of={w}
      t={t}
      before={w.confirmUntil !== null && <AwaitingEmail id={w.id} until={w.confirmUntil} />}
      steps={[t('list.steps.held'), second, t('list.steps.sent'), t('list.steps.arrived')]}
      now={stepOf[w.stage]}
      items={[
        ...(w.overLimitReason === null ? [] : [{ term: t('overLimit.reason'), value: w.overLimitReason }]),
        ...(w.decisionBy === null ? [] : [{ term: t('list.decisionBy'), value: stampText(w.decisionBy) }]),
        { term: t('list.stage'), value: `${t(`list.stages.${w.stage}`)} · ${stampText(w.stageAt)}` },
        { term: t('list.address'), value: <Copyable text={w.address} label={t('list.copyAddress')} short /> },
        ...(w.tag === null
          ? []
          : [{ term: t('book.tag'), value: <Copyable text={w.tag} label={t('list.copyTag')} short /> }]),
        { term: t('list.network'), value: chainName(w.chain) },
        { term: t('list.fee'), value: <CoinNum coin={w.coin} value={w.fee} unit /> },
        { term: t('list.receives'), value: <CoinNum coin={w.coin} value={w.receives} unit /> },
        {
          term: t('list.txId'),
          value: w.txId === null ? '--' : <TransactionId txId={w.txId} copy={t('list.copyTx')} />,
        },
        { term: t('list.remark'), value: w.remark ?? '--' },
      ]}
      reason={w.reasonText?.[locale]}
    >
      {w.cancellable && (
        <CancelOutgoing
          row={withdrawals.cancel}
          send={(input, options) => api.withdrawals.cancel(input, options)}
          id={w.id}
          t={t}
          text={t('list.cancelText', { amount: numberText(trimmed(w.amount)), coin: w.coin })}
        />
      )}
    </ExitRecord>
  )
}

const more = (row: Withdrawal) => <More row={row} />
