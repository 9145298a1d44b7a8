import type { InvestorStatus } from '@tessera/domain/identity/investor-classes/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import type { InvestorRow } from './investor-classes.queries.ts'

const toneOf: Record<InvestorStatus, Tone> = {
  submitted: 'info',
  granted: 'positive',
  rejected: 'negative',
  cancelled: 'neutral',
  lapsed: 'warning',
  withdrawn: 'neutral',
  replaced: 'neutral',
}

export function useInvestorColumns(): Column<InvestorRow>[] {
  const t = useTranslations('investor-classes')
  return [
    { key: 'number', title: t('col.number'), minWidth: '100px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '200px',
      cell: ({ customer: { email, name, number } }) => (
        <>
          {name ?? number}
          <br />
          <span className="t3 sm">{email}</span>
        </>
      ),
    },
    { key: 'class', title: t('col.class'), minWidth: '110px', cell: (row) => t(`classes.${row.class}`) },
    {
      key: 'ground',
      title: t('col.ground'),
      minWidth: '150px',
      optional: true,
      cell: (row) => [t(`grounds.${row.ground}`), row.renewal ? t('renewal') : undefined].filter(Boolean).join(' · '),
    },
    { key: 'sent', title: t('col.sent'), minWidth: '160px', cell: (row) => <time>{stampText(row.submittedAt)}</time> },
    {
      key: 'until',
      title: t('col.until'),
      minWidth: '160px',
      optional: true,
      cell: (row) => (row.expiresAt === null ? '--' : <time>{stampText(row.expiresAt)}</time>),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '150px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}
