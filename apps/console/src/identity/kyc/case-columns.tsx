import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RiskTier } from '#parts/high-risk.tsx'
import { CaseStatus } from './case-status.tsx'
import type { KycRow } from './kyc.queries.ts'

export function useCaseColumns(): Column<KycRow>[] {
  const t = useTranslations('kyc')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'name', title: t('col.name'), minWidth: '150px', cell: (row) => row.legalName },
    { key: 'customer', title: t('col.customer'), minWidth: '180px', optional: true, cell: (row) => row.customer.email },
    {
      key: 'country',
      title: t('col.country'),
      minWidth: '90px',
      optional: true,
      cell: (row) => countryText(locale, row.nationality),
    },
    {
      key: 'version',
      title: t('col.version'),
      minWidth: '70px',
      align: 'end',
      optional: true,
      cell: (row) => row.version,
    },
    { key: 'risk', title: shell('risk.title'), minWidth: '90px', cell: (row) => <RiskTier highRisk={row.highRisk} /> },
    { key: 'sent', title: t('col.sent'), minWidth: '160px', cell: (row) => <time>{stampText(row.submittedAt)}</time> },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '160px',
      cell: (row) => <CaseStatus status={row.status} />,
    },
  ]
}
