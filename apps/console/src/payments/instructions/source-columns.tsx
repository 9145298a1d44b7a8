import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useMay } from '#parts/me.queries.ts'
import { usePayeeText } from './payee-text.ts'

export type SourceRow = ReplyOf<typeof paymentInstructions.sources>['rows'][number]

/** Columns of the money that can be paid out. `onPay` opens the form of an instruction. */
export function useSourceColumns(onPay: (row: SourceRow) => void): Column<SourceRow>[] {
  const t = useTranslations('instructions')
  const shell = useTranslations('shell')
  const payeeText = usePayeeText()
  const may = useMay('payment_instructions.decide')
  const figure = (key: 'payable' | 'fee' | 'inTransit' | 'paid'): Column<SourceRow> => ({
    key,
    title: t(`col.${key}`),
    minWidth: '120px',
    align: 'end',
    ...(key !== 'payable' && { optional: true }),
    cell: (row) => <CoinNum coin={row.coin} value={row[key]} />,
  })
  return [
    { key: 'payee', title: t('col.payee'), minWidth: '180px', cell: (row) => <b>{payeeText(row)}</b> },
    { key: 'kind', title: t('col.kind'), minWidth: '150px', optional: true, cell: (row) => t(`kind.${row.kind}`) },
    figure('payable'),
    figure('fee'),
    figure('inTransit'),
    figure('paid'),
    {
      key: 'act',
      title: t('col.act'),
      minWidth: '140px',
      cell: (row) => (
        <Button
          kind="secondary"
          size="xs"
          disabledReason={may ? undefined : shell('notAllowed')}
          onPress={() => onPay(row)}
        >
          {t('pay')}
        </Button>
      ),
    },
  ]
}
