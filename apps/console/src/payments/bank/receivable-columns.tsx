import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { receivablesDesk } from '@tessera/contract/payments/receivables/receivables.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'

export type ReceivableRow = ReplyOf<typeof receivablesDesk.list>['rows'][number]

const stateOf = ({ closedAt, blocks }: ReceivableRow) => (closedAt !== null ? 'closed' : blocks ? 'blocks' : 'lifted')
const tones: Record<ReturnType<typeof stateOf>, Tone> = { blocks: 'warning', lifted: 'info', closed: 'positive' }

/** Columns of the debts of customers. `onWriteOff` is absent for people who may not propose a write-off. */
export function useReceivableColumns(onWriteOff?: (row: ReceivableRow) => void): Column<ReceivableRow>[] {
  const t = useTranslations('bank')
  const locale = useLocale()
  const figure = (
    key: 'credited' | 'taken' | 'repaid' | 'writtenOff' | 'outstanding',
    optional = false,
  ): Column<ReceivableRow> => ({
    key,
    title: t(`col.${key}`),
    minWidth: '105px',
    align: 'end',
    optional,
    cell: (row) => <CoinNum coin={row.coin} value={row[key]} />,
  })
  return [
    { key: 'receivable', title: t('col.receivable'), minWidth: '90px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '130px',
      cell: ({ customer }) => customer.name ?? customer.number,
    },
    figure('outstanding'),
    figure('credited'),
    figure('taken', true),
    figure('repaid', true),
    figure('writtenOff', true),
    {
      key: 'cause',
      title: t('col.cause'),
      minWidth: '150px',
      optional: true,
      cell: (row) => row.causeText[locale],
    },
    { key: 'since', title: t('col.since'), minWidth: '150px', cell: (row) => <time>{stampText(row.at)}</time> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '140px',
      cell: (row) => <Status tone={tones[stateOf(row)]}>{t(`receivableState.${stateOf(row)}`)}</Status>,
    },
    ...(onWriteOff === undefined ? [] : [writeOffColumn(t('col.act'), t('writeOff'), onWriteOff)]),
  ]
}

const writeOffColumn = (
  title: string,
  label: string,
  onWriteOff: (row: ReceivableRow) => void,
): Column<ReceivableRow> => ({
  key: 'act',
  title,
  minWidth: '110px',
  cell: (row) =>
    row.closedAt === null && (
      <Button kind="secondary" size="sm" onPress={() => onWriteOff(row)}>
        {label}
      </Button>
    ),
})
