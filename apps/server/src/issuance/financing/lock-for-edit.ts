import { type FinancingItem } from '@tessera/domain/issuance/financing/application.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { ended, isOneOf, openToIssuer, underReview } from '@tessera/domain/issuance/financing/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomer } from '#identity/kyc/kyc.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type FinancingRow, newestFinancing } from './applications.sql.ts'
import { issuerOf, mayBegin } from './issuer.ts'
import { type AskRow, asksOf } from './review-records.sql.ts'
import {
  financingClosed,
  financingCompanyNeeded,
  financingNotEditable,
  financingNothingSaved,
  financingTooEarly,
} from './refusals.ts'
import { feeNow } from './fee-now.ts'

export type EditRefusal =
  | 'ACCOUNT_FROZEN'
  | 'FINANCING_CLOSED'
  | 'FINANCING_COMPANY_NEEDED'
  | 'FINANCING_TOO_EARLY'
  | 'FINANCING_NOT_EDITABLE'
export type EditableFinancing = { readonly row: FinancingRow; readonly items: readonly FinancingItem[] }

const allItems: readonly FinancingItem[] = ['offer', 'people', 'cap_table', ...financingDocumentKinds]

/** Returns what the issuer may edit: everything in a draft; during the review only open requests for changes. */
export function editableItems(row: Pick<FinancingRow, 'status'>, asks: readonly AskRow[]): readonly FinancingItem[] {
  if (isOneOf(openToIssuer, row.status)) return allItems
  if (!isOneOf(underReview, row.status)) return []
  return asks.filter(({ answered_at: answered }) => answered === null).map(({ item }) => item)
}

/**
 * Returns the application and its editable items; undefined if none is open and a new one may start. Locks the
 * customer.
 */
export async function lockForEdit(
  tx: Tx,
  customerId: string,
): Promise<Outcome<EditableFinancing | undefined, EditRefusal>> {
  const { status } = await lockCustomer(tx, customerId)
  if (status !== 'active') return refuse('ACCOUNT_FROZEN')
  if ((await issuerOf(tx, customerId)).company === null) return financingCompanyNeeded
  const row = await newestFinancing(tx, customerId)
  if (row !== undefined && !isOneOf(ended, row.status)) {
    const items = editableItems(row, await asksOf(tx, row.id))
    return items.length === 0 ? financingNotEditable : ok({ row, items })
  }
  if ((await feeNow(tx)) === undefined) return financingClosed
  return mayBegin(row, tx.now) ? ok(undefined) : financingTooEarly(row?.reapply_at?.toISOString() ?? 'never')
}

/** Like `lockForEdit`, but refuses if nothing is saved. */
export async function lockSavedForEdit(
  tx: Tx,
  customerId: string,
): Promise<Outcome<EditableFinancing, EditRefusal | 'FINANCING_NOTHING_SAVED'>> {
  const open = await lockForEdit(tx, customerId)
  if (!open.ok) return open
  return open.value === undefined ? financingNothingSaved : ok(open.value)
}

type ActRefusal = 'ACCOUNT_FROZEN' | 'FINANCING_COMPANY_NEEDED'
/** Checks that the customer is an issuer, for acts other than editing. Locks the customer. */
export async function requireIssuer(tx: Tx, customerId: string): Promise<Outcome<undefined, ActRefusal>> {
  const { status } = await lockCustomer(tx, customerId)
  if (status !== 'active') return refuse('ACCOUNT_FROZEN')
  return (await issuerOf(tx, customerId)).company === null ? financingCompanyNeeded : ok(undefined)
}
