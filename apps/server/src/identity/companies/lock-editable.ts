import { companyDocumentKinds } from '@tessera/domain/identity/companies/documents.ts'
import { isReturned, openToOwner } from '@tessera/domain/identity/companies/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { chooseIdentity } from '#access/customers/identity-choice.sql.ts'
import { lockCustomer } from '#identity/kyc/kyc.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ApplicationRow, asksOf, type Item, ownApplication } from './companies.sql.ts'
import { itemOf, type ApplicationContent, readApplication } from './read-application.ts'
import {
  companyAlreadyApproved,
  companyItemNotRequested,
  companyNotEditable,
  companyNothingSaved,
  identityChoicePersonal,
} from './refusals.ts'

export type EditRefusal =
  | 'ACCOUNT_FROZEN'
  | 'IDENTITY_CHOICE_PERSONAL'
  | 'COMPANY_ALREADY_APPROVED'
  | 'COMPANY_NOT_EDITABLE'
  | 'COMPANY_ITEM_NOT_REQUESTED'

/**
 * Returns the application that its owner may edit now; undefined if none is open and a new one may begin. Locks the
 * customer.
 */
export async function lockEditable(
  tx: Tx,
  customerId: string,
): Promise<Outcome<ApplicationRow | undefined, EditRefusal>> {
  const { kyc_status: status, status: accountStatus } = await lockCustomer(tx, customerId)
  if (accountStatus !== 'active') return refuse('ACCOUNT_FROZEN')
  const newest = await ownApplication(tx, customerId)
  if (newest?.status === 'approved') return companyAlreadyApproved
  // An approved account that is not a company belongs to a person, even without a file. The first save makes the choice
  // final.
  if (status === 'approved' || !(await chooseIdentity(tx, customerId, 'company'))) return identityChoicePersonal
  if (newest === undefined || newest.status === 'rejected') return ok(undefined)
  return openToOwner.some((open) => open === newest.status) ? ok(newest) : companyNotEditable
}

export type EditableApplication = { readonly row: ApplicationRow; readonly read: ApplicationContent }

/** Returns the application if `item` may be edited. Refuses if there is none. */
export async function lockEditableItem(
  tx: Tx,
  customerId: string,
  item: Item,
): Promise<Outcome<EditableApplication, EditRefusal | 'COMPANY_NOTHING_SAVED'>> {
  const open = await lockEditable(tx, customerId)
  if (!open.ok) return open
  const row = open.value
  if (row === undefined) return companyNothingSaved
  const read = await readApplication(tx, row, tx.now)
  const items = await editableItems(tx, row, read)
  return items.includes(item) ? ok({ row, read }) : companyItemNotRequested
}

/**
 * True if a reviewer stated that the register is out of date or wrong for this part of the application. Its facts may
 * then be corrected, and each correction is marked (decision 0079).
 */
export const mayCorrectRegister = async (tx: Tx, row: ApplicationRow, item: 'basics' | 'persons'): Promise<boolean> =>
  isReturned(row.status) &&
  (await asksOf(tx, row.id)).some(
    (ask) => ask.version === row.version && ask.item === item && ask.reason_code === 'register_outdated',
  )

const allItems: readonly Item[] = ['basics', 'persons', ...companyDocumentKinds]

/** Returns the editable items: all of a draft or a withdrawn one; of a returned application the requested and the missing ones. */
export async function editableItems(tx: Tx, row: ApplicationRow, read: ApplicationContent): Promise<readonly Item[]> {
  if (row.status === 'draft' || row.status === 'withdrawn') return allItems
  if (row.status !== 'to_be_improved') return []
  const requested = (await asksOf(tx, row.id)).filter(({ version }) => version === row.version).map(({ item }) => item)
  const open = new Set([...requested, ...read.faults.map(itemOf)])
  return allItems.filter((item) => open.has(item))
}
