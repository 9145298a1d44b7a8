import { companyCase } from '#identity/companies/companies.queries.ts'
import { investorCase } from '#identity/investor-classes/investor-classes.queries.ts'
import { ChangeEvidence, changeCase } from '#identity/company-changes/change-evidence.tsx'
import { financingCase } from '#issuance/financing/financing.queries.ts'
import { CompanyEvidence } from '#identity/companies/company-evidence.tsx'
import { InvestorEvidence } from '#identity/investor-classes/investor-evidence.tsx'
import { FinancingEvidence } from '#issuance/financing/financing-evidence.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ReviewDrawer } from './review-drawer.tsx'

/** The evidence for each kind of decision about a customer's application. */
const evidenceOf = {
  company_review: { Evidence: CompanyEvidence, query: companyCase },
  company_change: { Evidence: ChangeEvidence, query: changeCase },
  investor_class: { Evidence: InvestorEvidence, query: investorCase },
  financing_committee: { Evidence: FinancingEvidence, query: financingCase },
  financing_terms: { Evidence: FinancingEvidence, query: financingCase },
} as const
type ApplicationKind = keyof typeof evidenceOf
export const isApplication = (kind: string): kind is ApplicationKind => Object.hasOwn(evidenceOf, kind)

type ApplicationDrawerProps = Omit<ComponentProps<typeof ReviewDrawer>, 'ownContent' | 'unseen' | 'evidence'> & {
  kind: ApplicationKind
}

/**
 * A company, its change, an investor class or an offer, with its evidence. Decisions are barred until it has loaded.
 */
export function ApplicationDrawer({ kind, ...p }: ApplicationDrawerProps) {
  const { Evidence } = evidenceOf[kind]
  const isLoaded = useIsLoaded(kind, p.subjectId)
  return <ReviewDrawer {...p} kind={kind} ownContent unseen={!isLoaded} evidence={<Evidence id={p.subjectId} />} />
}

function useIsLoaded(kind: ApplicationKind, id: string): boolean {
  const company = useQuery({ ...companyCase(id), enabled: kind === 'company_review' })
  const change = useQuery({ ...changeCase(id), enabled: kind === 'company_change' })
  const investor = useQuery({ ...investorCase(id), enabled: kind === 'investor_class' })
  const financing = useQuery({ ...financingCase(id), enabled: evidenceOf[kind].query === financingCase })
  return [company, change, investor, financing].some(({ data }) => data !== undefined)
}
