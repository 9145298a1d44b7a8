import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { InstructionStatus } from '@tessera/domain/payments/instructions/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { usePayeeText } from './payee-text.ts'

export type InstructionRow = ReplyOf<typeof paymentInstructions.list>['rows'][number]

const toneOf: Record<InstructionStatus, Tone> = {
  prepared: 'warning',
  approved: 'info',
  sent: 'info',
  settled: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
  returned: 'negative',
}

export function useInstructionColumns(): Column<InstructionRow>[] {
  const t = useTranslations('instructions')
  const payeeText = usePayeeText()
  return [
    { key: 'number', title: t('col.number'), minWidth: '130px', cell: (row) => <b>{row.number}</b> },
    { key: 'payee', title: t('col.payee'), minWidth: '170px', cell: payeeText },
    { key: 'kind', title: t('col.kind'), minWidth: '150px', optional: true, cell: (row) => t(`kind.${row.kind}`) },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.coin} value={row.amount} />,
    },
    {
      key: 'account',
      title: t('col.account'),
      minWidth: '150px',
      optional: true,
      cell: ({ isByHand, account }) => (isByHand ? t('byHand') : `${account.bank} …${account.ending}`),
    },
    {
      key: 'preparedAt',
      title: t('col.preparedAt'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.preparedAt)}</time>,
    },
    { key: 'paidBy', title: t('col.paidBy'), minWidth: '110px', optional: true, cell: (row) => row.paidBy ?? '--' },
    { key: 'status', title: t('col.status'), minWidth: '150px', cell: (row) => <State row={row} /> },
  ]
}

/** The status, or what the payee still owes because people paid too much. */
function State({ row }: { row: InstructionRow }) {
  const t = useTranslations('instructions')
  const payouts = useTranslations('payouts')
  if (row.heldBack !== null && row.status === 'approved')
    return <Status tone="negative">{payouts(`heldBack.${row.heldBack}`)}</Status>
  if (Number(row.overpaid) > Number(row.repaid))
    return <Status tone="negative">{t('overpaid', { amount: numberText(row.overpaid, true) })}</Status>
  return <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>
}
