import { payoutReasons } from '@tessera/contract/payments/payouts/payout-reasons.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { ExitRecord, exitTone } from '#payments/withdrawals/exit-parts.tsx'
import { CancelOutgoing } from '#payments/withdrawals/cancel-outgoing.tsx'
import { type Payout, payoutList } from './payouts.queries.ts'
import { accountLabel } from './to-payout.ts'

export function PayoutCard() {
  const t = useTranslations('payouts')
  const [page, setPage] = useState(1)
  return (
    <Card title={t('list.title')} flush>
      <PayoutTable bare page={page} pageSize={10} onPage={setPage} />
    </Card>
  )
}

type PayoutTableProps = { page: number; onPage: (page: number) => void; pageSize?: number; bare?: boolean }

export function PayoutTable({ page, onPage, pageSize = 20, bare = false }: PayoutTableProps) {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const withdraw = (
    <ButtonLink kind="secondary" size="sm" href={paths.withdraw(locale, undefined, 'fiat')}>
      {t('list.withdraw')}
    </ButtonLink>
  )
  return (
    <RecordTable
      bare={bare}
      density="compact"
      label={t('list.title')}
      answer={useQuery(payoutList(page, pageSize))}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      columns={useColumns()}
      rowId={({ id }) => id}
      rowLabel={({ number, amount, fiat }) => `${number} ${amount} ${fiat}`}
      subRow={more}
      empty={{ title: t('list.none'), text: t('list.noneText'), ...(!bare && { action: withdraw }) }}
      failed={t('list.failed')}
    />
  )
}

function useColumns(): readonly Column<Payout>[] {
  const t = useTranslations('payouts')
  return [
    { key: 'time', title: t('list.time'), cell: ({ time }) => <time className="t2">{stampText(time)}</time> },
    {
      key: 'number',
      title: t('list.number'),
      optional: true,
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      key: 'amount',
      title: t('list.amount'),
      align: 'end',
      cell: ({ fiat, amount }) => <Num value={amount} unit={fiat} />,
    },
    {
      key: 'account',
      title: t('list.account'),
      optional: true,
      cell: ({ account }) => <span className="num">{accountLabel(account)}</span>,
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
const stepOf: Record<Payout['stage'], number> = {
  review: 1,
  approved: 2,
  sent: 3,
  paid: 4,
  failed: 2,
  refused: 1,
  cancelled: 1,
  returned: 3,
}

const More = ({ row: p }: { row: Payout }) => {
  const t = useTranslations('payouts')
  const words = useTranslations('withdrawals')
  const locale = useLocale()
  return (
    <ExitRecord
      of={p}
      t={t}
      steps={[t('list.steps.review'), t('list.steps.approved'), t('list.steps.sent'), t('list.steps.paid')]}
      now={stepOf[p.stage]}
      items={[
        { term: t('list.number'), value: p.number },
        ...(p.overLimitReason === null ? [] : [{ term: words('overLimit.reason'), value: p.overLimitReason }]),
        { term: t('list.stage'), value: `${t(`list.stages.${p.stage}`)} · ${stampText(p.stageAt)}` },
        ...(p.expectedBy === null ? [] : [{ term: t('list.expected'), value: stampText(p.expectedBy) }]),
        { term: t('list.account'), value: accountLabel(p.account) },
        { term: t('list.holder'), value: p.account.name },
        { term: t('list.fee'), value: <Num value={p.fee} unit={p.fiat} /> },
        { term: t('list.receives'), value: <Num value={p.receives} unit={p.fiat} /> },
        {
          term: t('list.reference'),
          value: <Copyable text={p.reference} label={t('list.copyReference')} />,
        },
      ]}
      reason={p.reason === null ? undefined : payoutReasons[p.reason][locale]}
    >
      {p.cancellable && (
        <CancelOutgoing
          row={payouts.cancel}
          send={(input, options) => api.payouts.cancel(input, options)}
          id={p.id}
          t={t}
          text={t('list.cancelText', { amount: numberText(trimmed(p.amount)), fiat: p.fiat })}
        />
      )}
    </ExitRecord>
  )
}

const more = (row: Payout) => <More row={row} />
