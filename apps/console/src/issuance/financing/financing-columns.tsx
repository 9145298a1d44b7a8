import { financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { FinancingRow } from './financing.queries.ts'

const toneOf: Record<FinancingStatus, Tone> = {
  draft: 'neutral',
  precheck_failed: 'neutral',
  submitted: 'info',
  screening: 'info',
  due_diligence: 'info',
  committee: 'warning',
  terms: 'warning',
  accepted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
}

export function useFinancingColumns(): Column<FinancingRow>[] {
  const t = useTranslations('financing')
  const locale = useLocale()
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'company',
      title: t('col.company'),
      minWidth: '200px',
      cell: (row) => (
        <>
          {row.company}
          <br />
          <span className="t3 sm">{locale === 'zh_CN' ? row.name.zh : row.name.en}</span>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '150px',
      cell: (row) => <CoinNum coin={row.currency} value={row.amount} />,
    },
    {
      key: 'sent',
      title: t('col.sent'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.submittedAt)}</time>,
    },
    {
      key: 'diligence',
      title: t('col.diligence'),
      minWidth: '110px',
      optional: true,
      cell: (row) => `${row.diligence}%`,
    },
    { key: 'open', title: t('col.open'), minWidth: '80px', cell: (row) => String(row.open) },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '150px',
      cell: (row) => <Status tone={toneOf[row.status]}>{financingStatusWords[row.status][locale]}</Status>,
    },
  ]
}
