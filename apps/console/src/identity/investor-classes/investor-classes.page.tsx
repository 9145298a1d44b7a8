import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useInvestorColumns } from './investor-columns.tsx'
import { api } from '#parts/api.ts'
import { CaseList } from '#parts/case-list.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(investorMachine)

export function InvestorClassesPage() {
  const t = useTranslations('investor-classes')
  return (
    <>
      <CaseList
        t={t}
        name="investorClasses"
        fetchPage={api.investorClassesReview.list}
        statuses={statuses}
        words={(status) => t(`status.${status}`)}
        columns={useInvestorColumns()}
        rowLabel={(row) => `${row.number} ${row.customer.name ?? row.customer.email}`}
        kind="investor_class"
      />
      <OpenCase />
    </>
  )
}
