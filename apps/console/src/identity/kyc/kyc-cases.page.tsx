import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { useTranslations } from 'use-intl'
import { useCaseColumns } from './case-columns.tsx'
import { api } from '#parts/api.ts'
import { CaseList } from '#parts/case-list.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(kycMachine)

export function KycCasesPage() {
  const t = useTranslations('kyc')
  return (
    <>
      <CaseList
        t={t}
        name="kyc"
        fetchPage={api.kycCases.list}
        statuses={statuses}
        words={(status) => t(`status.${status}`)}
        rated
        columns={useCaseColumns()}
        rowLabel={(row) => `${row.number} ${row.legalName}`}
        kind="kyc_review"
      />
      <OpenCase />
    </>
  )
}
