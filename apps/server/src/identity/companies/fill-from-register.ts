import { LISTED_SHARE, MAX_PERSONS } from '@tessera/domain/identity/companies/persons.ts'
import {
  basicsFromRegister,
  isLive,
  lockedFields,
  type PersonFromRegister,
  registerBasics,
  type RegisterCompany,
  relatedFromRegister,
} from '@tessera/domain/identity/companies/register.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ApplicationRow, saveBasics, recordChange } from './companies.sql.ts'
import { editableItems, type EditRefusal, lockEditable } from './lock-editable.ts'
import { deletePerson, type PersonRow, personsOf, putPerson } from './persons.sql.ts'
import { basicsOf, readApplication } from './read-application.ts'
import { putRegister } from './register.sql.ts'
import { createDraft } from './save-company.ts'
import { removeStakes, recordOwners } from './save-ownership.ts'
import { structureOf } from './structure.sql.ts'
import { accountHash, sealedNumber } from './save-person.ts'
import { companyNotEditable, companyNotLive, companyPersonsFull } from './refusals.ts'

type FillDeps = Pick<Deps, 'config' | 'random'>
export type FillRefusal = EditRefusal | 'COMPANY_NOT_LIVE' | 'COMPANY_PERSONS_FULL'

/**
 * Fills a draft with the register's data, and creates a draft if none is open. The customer can edit facts again that
 * the register no longer supplies. People whom it no longer names are removed.
 */
export async function fillFromRegister(
  deps: FillDeps,
  tx: Tx,
  customerId: string,
  company: RegisterCompany,
): Promise<Outcome<undefined, FillRefusal>> {
  const open = await mayFill(tx, customerId)
  if (!open.ok) return open
  if (!isLive(company)) return companyNotLive
  const row = open.value ?? (await createDraft(deps, tx, customerId))
  const given = basicsFromRegister(company)
  await saveBasics(tx, row.id, { ...basicsOf(row), ...given })
  const related = relatedFromRegister(company)
  const leftOut = await fillPersons(deps, tx, customerId, row, related.persons)
  if (!leftOut.ok) return leftOut
  await putRegister(tx, row.id, {
    fields: registerBasics.filter((field) => given[field] !== undefined),
    company_owners: related.companyOwners,
    left_out: related.leftOut + leftOut.value,
  })
  await recordChange(tx, row, 'basics')
  await recordChange(tx, row, 'persons')
  return ok(undefined)
}

/**
 * Allows it for a draft, without an application, or for a submitted one if a reviewer requested both parts that the
 * register fills.
 */
export async function mayFill(tx: Tx, customerId: string): Promise<Outcome<ApplicationRow | undefined, EditRefusal>> {
  const open = await lockEditable(tx, customerId)
  if (!open.ok) return open
  if (open.value === undefined) return open
  const items = await editableItems(tx, open.value, await readApplication(tx, open.value, tx.now))
  return items.includes('basics') && items.includes('persons') ? open : companyNotEditable
}

/**
 * Returns the number of people for whom there was no room besides those whom the customer added. Added people never
 * displace an owner who must be listed; the customer must first remove some of them.
 */
async function fillPersons(
  deps: FillDeps,
  tx: Tx,
  customerId: string,
  row: ApplicationRow,
  persons: readonly PersonFromRegister[],
): Promise<Outcome<number, 'COMPANY_PERSONS_FULL'>> {
  const before = await personsOf(tx, row.id)
  const next = persons.map((person) => rowOf(deps, person, before))
  const gone = before.filter(
    ({ id, register_fields: fields }) => fields !== null && !next.some((each) => each.id === id),
  )
  for (const { id } of gone) {
    await deletePerson(tx, row.id, id)
    await removeStakes(tx, row.id, id)
  }
  const own = before.filter(
    ({ id, register_fields: fields }) => fields === null && !next.some((each) => each.id === id),
  )
  const accepted = next.slice(0, Math.max(MAX_PERSONS - own.length, 0))
  if (next.slice(accepted.length).some(({ share }) => share !== null && share >= LISTED_SHARE))
    return companyPersonsFull
  for (const [at, person] of accepted.entries()) {
    // The times differ by a millisecond each, so that the list keeps the order of ranks.
    await putPerson(tx, row.id, person, new Date(tx.now.getTime() + at))
  }
  await recordOwners(tx, customerId, { persons: await personsOf(tx, row.id), structure: await structureOf(tx, row.id) })
  return ok(next.length - accepted.length)
}

/** Returns the row of a person. Keeps earlier additions of the customer where the register has no value. */
function rowOf(deps: FillDeps, person: PersonFromRegister, rows: readonly PersonRow[]): PersonRow {
  const number = sealedNumber(deps.config, person.idNumber)
  const before = rows.find((each) => each.id_number_hash === number.id_number_hash)
  const nationality = person.nationality ?? before?.nationality ?? null
  return {
    id: before?.id ?? deps.random.uuid(),
    name: person.name,
    roles: [...new Set([...person.roles, ...(before?.roles ?? [])])],
    id_type: person.idType ?? before?.id_type ?? null,
    ...number,
    account_hash: accountHash(deps.config, nationality, number.id_number_sealed),
    nationality,
    birth_date: before?.birth_date ?? null,
    share: person.share ?? (before?.register_fields === null ? before.share : null),
    register_fields: lockedFields(person),
    register_roles: [...person.roles],
    register_differs: [],
  }
}
