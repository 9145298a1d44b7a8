import { parseAmount } from '#books/money/amount.ts'
import { type FinancingFacts, type FinancingStep, MAX_PEOPLE, MAX_USES, offerFields, WHOLE_USE } from './application.ts'
import {
  type DocumentState,
  documentState,
  type FinancingDocumentKind,
  financingDocumentKinds,
  financingDocuments,
} from './documents.ts'
import { precheckFields } from './precheck.ts'

export type FinancingFaultCode =
  | 'FINANCING_FIELD_MISSING'
  | 'FINANCING_PRECHECK_OPEN'
  | 'FINANCING_PRICE_WRONG'
  | 'FINANCING_UNITS_WRONG'
  | 'FINANCING_USES_WRONG'
  | 'FINANCING_DOCUMENT_MISSING'
  | 'FINANCING_ISSUE_DATE_MISSING'
  | 'FINANCING_DATE_LATER'
  | 'FINANCING_DOCUMENT_TOO_OLD'
  | 'FINANCING_CAP_TABLE_MISSING'
  | 'FINANCING_PEOPLE_MISSING'
  | 'FINANCING_CONTACT_MISSING'
  | 'FINANCING_FEES_OPEN'
export type FinancingFault = {
  readonly step: FinancingStep
  readonly field: string
  readonly code: FinancingFaultCode
  readonly params?: Readonly<Record<string, string | number>>
}
type Possible = FinancingFault & { readonly is: boolean }

/** An application on a day; `scale` belongs to the currency of the offer. */
export type CheckedApplication = FinancingFacts & {
  readonly today: string
  readonly scale: number | undefined
  /** True if the pre-check passed with the current figures. */
  readonly passed: boolean
  readonly documents: readonly { readonly kind: FinancingDocumentKind; readonly issuedOn: string | null }[]
  readonly hasCapTable: boolean
  readonly feesAccepted: boolean
}

/** Returns the faults in the order of the form; empty if the application may be submitted. */
export function financingFaults(of: CheckedApplication): FinancingFault[] {
  const all = [
    ...precheckFaults(of),
    ...offerFaults(of),
    ...documentFaults(of),
    ...peopleFaults(of),
    { step: 'fees', field: 'fees', code: 'FINANCING_FEES_OPEN', is: !of.feesAccepted } as const,
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

function precheckFaults({ precheck, passed }: CheckedApplication): Possible[] {
  const step = 'precheck'
  const missing = precheckFields.map(
    // Zero is a valid figure: a company with revenue may never have raised money, and one with funding may have no
    // revenue.
    (field) => ({ step, field, code: 'FINANCING_FIELD_MISSING', is: precheck[field] === null }) as const,
  )
  const isWhole = missing.every(({ is }) => !is)
  return [...missing, { step, field: 'precheck', code: 'FINANCING_PRECHECK_OPEN', is: isWhole && !passed }]
}

function offerFaults({ offer, uses, scale }: CheckedApplication): Possible[] {
  const step = 'offer'
  const price = offer.unitPrice === null || scale === undefined ? undefined : parseAmount(offer.unitPrice, scale)
  const [units, min] = [BigInt(offer.units ?? 0), BigInt(offer.minUnits ?? 0)]
  const hasUnits = offer.units !== null && offer.minUnits !== null
  return [
    ...offerFields.map(
      (field) => ({ step, field, code: 'FINANCING_FIELD_MISSING', is: offer[field] === null }) as const,
    ),
    {
      step,
      field: 'unitPrice',
      code: 'FINANCING_PRICE_WRONG',
      is: offer.unitPrice !== null && offer.currency !== null && (price === undefined || price === 0n),
    },
    {
      step,
      field: 'minUnits',
      code: 'FINANCING_UNITS_WRONG',
      is: hasUnits && (min === 0n || units < min),
    },
    { step, field: 'uses', code: 'FINANCING_USES_WRONG', params: { sum: usedText(uses) }, is: !addUp(uses) },
  ]
}
export const usedShare = (uses: FinancingFacts['uses']): number => uses.reduce((sum, { share }) => sum + share, 0)
/** Hundredths of a percent as percent: `12.5`. */
export const usedText = (uses: FinancingFacts['uses']): string => String(usedShare(uses) / 100)
const addUp = (uses: FinancingFacts['uses']): boolean => uses.length <= MAX_USES && usedShare(uses) === WHOLE_USE

const codeOf = {
  missing: 'FINANCING_DOCUMENT_MISSING',
  issue_date_missing: 'FINANCING_ISSUE_DATE_MISSING',
  issued_later: 'FINANCING_DATE_LATER',
  too_old: 'FINANCING_DOCUMENT_TOO_OLD',
} as const satisfies Record<Exclude<DocumentState, 'given'>, FinancingFaultCode>

function documentFaults({ documents, hasCapTable, today }: CheckedApplication): Possible[] {
  const step = 'documents'
  const faults = financingDocumentKinds.flatMap((kind): Possible[] => {
    const given = documents.find((each) => each.kind === kind)
    const { needed, months } = financingDocuments[kind]
    const state = documentState(kind, given?.issuedOn, today)
    if (state === 'given' || (given === undefined && !needed)) return []
    return [{ step, field: `documents.${kind}`, code: codeOf[state], params: { months: months ?? 0 }, is: true }]
  })
  return [...faults, { step, field: 'capTable', code: 'FINANCING_CAP_TABLE_MISSING', is: !hasCapTable }]
}

function peopleFaults({ people }: CheckedApplication): Possible[] {
  const at = { step: 'people', field: 'people' } as const
  const reached = people.filter(({ role, email, phone }) => role === 'contact' && email !== null && phone !== null)
  const isIn = people.some(({ role }) => role === 'director') && people.length <= MAX_PEOPLE
  return [
    { ...at, code: 'FINANCING_PEOPLE_MISSING', is: !isIn },
    { ...at, code: 'FINANCING_CONTACT_MISSING', is: isIn && reached.length === 0 },
  ]
}
