import { companyTypeWords } from '@tessera/contract/identity/companies/company-words.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RiskTier } from '#parts/high-risk.tsx'
import type { CompanyRow } from './companies.queries.ts'

const toneOf: Record<CompanyRow['status'], Tone> = {
  draft: 'info',
  submitted: 'info',
  to_be_improved: 'warning',
  approved: 'positive',
  change_pending: 'warning',
  suspended: 'warning',
  rejected: 'negative',
  withdrawn: 'neutral',
}

export function useCompanyColumns(): Column<CompanyRow>[] {
  const t = useTranslations('companies')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return [
    { key: 'number', title: t('col.number'), minWidth: '100px', cell: (row) => <b>{row.number}</b> },
    {
      key: 'name',
      title: t('col.name'),
      minWidth: '190px',
      cell: (row) => (
        <>
          {row.name}
          <br />
          <span className="t3 sm">{row.registrationNumber}</span>
        </>
      ),
    },
    {
      key: 'type',
      title: t('col.type'),
      minWidth: '170px',
      optional: true,
      cell: (row) => companyTypeWords[row.companyType][locale],
    },
    {
      key: 'country',
      title: t('col.country'),
      minWidth: '90px',
      optional: true,
      cell: (row) => countryText(locale, row.country),
    },
    { key: 'risk', title: shell('risk.title'), minWidth: '90px', cell: (row) => <RiskTier highRisk={row.highRisk} /> },
    { key: 'sent', title: t('col.sent'), minWidth: '160px', cell: (row) => <time>{stampText(row.submittedAt)}</time> },
    { key: 'due', title: t('col.due'), minWidth: '110px', cell: (row) => row.dueOn ?? '--' },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '150px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
  ]
}
