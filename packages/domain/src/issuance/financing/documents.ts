import { oldestIssue } from '#identity/companies/documents.ts'

/** Documents of an issuer, each with its maximum age in months on the day of submission, and if it is required. */
export const financingDocuments = {
  accounts_latest: { months: 12, needed: true },
  accounts_before: { months: null, needed: true },
  memorandum: { months: 12, needed: true },
  legal_opinion: { months: 12, needed: true },
  other: { months: null, needed: false },
} as const satisfies Record<string, { readonly months: number | null; readonly needed: boolean }>
export type FinancingDocumentKind = keyof typeof financingDocuments
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const financingDocumentKinds = Object.keys(financingDocuments) as [
  FinancingDocumentKind,
  ...FinancingDocumentKind[],
]

export type DocumentState = 'missing' | 'issue_date_missing' | 'issued_later' | 'too_old' | 'given'

/** Returns the state of a document on `today`; `issuedOn` is undefined if the document is missing. */
export function documentState(
  kind: FinancingDocumentKind,
  issuedOn: string | null | undefined,
  today: string,
): DocumentState {
  const { months } = financingDocuments[kind]
  if (issuedOn === undefined) return 'missing'
  if (issuedOn === null) return months === null ? 'given' : 'issue_date_missing'
  if (issuedOn > today) return 'issued_later'
  return months !== null && issuedOn < oldestIssue(today, months) ? 'too_old' : 'given'
}
