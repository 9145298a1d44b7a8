import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { stampText } from '#parts/time-text.ts'
import type { Checked } from './check-proof.ts'

type ProofTableProps = { takenAt: string | null; rows: readonly Checked[] }

/** The balances of the snapshot with the browser's verdict on each. */
export function ProofTable({ takenAt, rows }: ProofTableProps) {
  const t = useTranslations('liabilities')
  return (
    <Card
      title={t('balances')}
      titleEnd={takenAt !== null && <time className="sm t3">{t('takenAt', { time: stampText(takenAt) })}</time>}
      flush
    >
      <LongTable
        bare
        label={t('balances')}
        columns={useColumns()}
        rows={rows}
        rowId={({ owner, coin }) => `${owner} ${coin}`}
        empty={
          takenAt === null ? { title: t('never'), text: t('neverText') } : { title: t('none'), text: t('noneText') }
        }
      />
    </Card>
  )
}

/** An invalid amount is shown as empty; the error is shown beside it. */
function amountText(minor: string, decimals: number): string | undefined {
  const whole = parseAmount(minor, 0)
  return whole === undefined ? undefined : formatAmount(amount(whole), decimals)
}

function useColumns(): readonly Column<Checked>[] {
  const t = useTranslations('liabilities')
  const [hidden] = useHideAmounts()
  return [
    {
      key: 'asset',
      title: t('asset'),
      cell: ({ coin, subAccount }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <b className="fw6">{coin}</b>
          {subAccount !== null && <span className="xs t3">{t('subAccount', { name: subAccount })}</span>}
        </span>
      ),
    },
    {
      key: 'balance',
      title: t('balance'),
      align: 'end',
      cell: ({ balanceMinor, decimals }) => <Num full masked={hidden} value={amountText(balanceMinor, decimals)} />,
    },
    {
      key: 'all',
      title: t('all'),
      align: 'end',
      optional: true,
      cell: ({ sumMinor, decimals }) => <Num full value={amountText(sumMinor, decimals)} />,
    },
    {
      key: 'check',
      title: t('check'),
      cell: ({ fault }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <Status tone={fault === undefined ? 'positive' : 'negative'}>
            {t(fault === undefined ? 'right' : 'wrong')}
          </Status>
          {fault !== undefined && <span className="xs t3">{t(`faults.${fault}`)}</span>}
        </span>
      ),
    },
    {
      key: 'root',
      title: t('root'),
      optional: true,
      cell: ({ coin, root }) => <Copyable short text={root} label={t('copyRoot', { coin })} />,
    },
  ]
}
