import { monthsBefore } from '#platform/clock/calendar.ts'

/**
 * Documents of a company, with their maximum age at submission in months since issue (specification §5: 3 or 12). Null
 * for a document without a maximum age, which needs no issue date.
 */
export const companyDocuments = {
  certificate_of_incorporation: null,
  business_profile: 3,
  constitution: null,
  register_of_members: 3,
  register_of_directors: 3,
  certificate_of_incumbency: 3,
  certificate_of_good_standing: 3,
  proof_of_address: 3,
  board_resolution: 12,
  ownership_chart: 12,
  financial_statements: 12,
  partnership_agreement: null,
  trust_deed: null,
  foundation_charter: null,
  society_rules: null,
  enabling_act: null,
  offering_document: null,
  management_agreement: null,
  administrator_letter: 12,
  licence: null,
  listing_confirmation: 3,
  charity_registration: null,
  branch_registration: null,
  parent_business_profile: 3,
  sub_fund_supplement: null,
  business_licence: 12,
  token_governance: 12,
  source_of_wealth: 12,
  other: null,
} as const satisfies Record<string, 3 | 12 | null>

export type CompanyDocumentKind = keyof typeof companyDocuments
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const companyDocumentKinds = Object.keys(companyDocuments) as [CompanyDocumentKind, ...CompanyDocumentKind[]]
export const isCompanyDocumentKind = (text: string): text is CompanyDocumentKind =>
  Object.hasOwn(companyDocuments, text)
export const maxAgeMonths = (kind: CompanyDocumentKind): 3 | 12 | null => companyDocuments[kind]

/** Returns the oldest accepted issue date on `today`: three months before 31 May is 28 February. */
export const oldestIssue = (today: string, months: number): string => monthsBefore(today, months)

/** Returns the fault of a document with this age on `today`. A document is still accepted on its last day. */
export function ageFault(
  kind: CompanyDocumentKind,
  issuedOn: string | null,
  today: string,
): 'issue_date_missing' | 'issued_later' | 'too_old' | undefined {
  const months = maxAgeMonths(kind)
  if (issuedOn === null) return months === null ? undefined : 'issue_date_missing'
  if (issuedOn > today) return 'issued_later'
  return months !== null && issuedOn < oldestIssue(today, months) ? 'too_old' : undefined
}
