import type { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { isCountry } from '@tessera/domain/access/customers/areas.ts'
import { isServed } from '@tessera/domain/access/customers/region.ts'
import {
  effectiveShares,
  isListedShare,
  MAX_LAYERS,
  type OwnershipStructure,
  type StructureFaultCode,
  structureFault,
} from '@tessera/domain/identity/companies/ownership.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { noteTie } from '#access/customers/ties.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { recordChange } from './companies.sql.ts'
import { type EditRefusal, lockEditableItem } from './lock-editable.ts'
import type { PersonRow } from './persons.sql.ts'
import { putStructure, structureOf } from './structure.sql.ts'
import { companyCountryNotServed } from './refusals.ts'

type Input = InputOf<typeof companyOwnership.save>
type Refusal = EditRefusal | 'COMPANY_NOTHING_SAVED' | 'COMPANY_COUNTRY_NOT_SERVED' | StructureFaultCode

/** Replaces the indirect owners. Refuses a structure whose shares cannot be computed, but accepts missing owners. */
export async function saveOwnership(
  tx: Tx,
  customerId: string,
  { structure }: Input,
): Promise<Outcome<unknown, Refusal>> {
  const open = await lockEditableItem(tx, customerId, 'persons')
  if (!open.ok) return open
  const { row, read } = open.value
  const fault = structureFault(structure, read.persons)
  if (fault !== undefined) {
    const params = fault.code === 'COMPANY_LAYERS_TOO_MANY' ? { max: MAX_LAYERS } : {}
    return refuse(fault.code, { field: fault.entityId ?? 'structure', params })
  }
  const rule = ruleOf(await readSettings(tx))
  const refused = structure.entities.find(
    ({ country }) => country !== null && !(isCountry(country) && isServed(rule, country)),
  )
  if (refused !== undefined) return companyCountryNotServed(refused.id)
  await putStructure(tx, row.id, structure)
  await recordOwners(tx, customerId, { persons: read.persons, structure })
  await recordChange(tx, row, 'persons')
  return ok({})
}

type Ownership = { readonly persons: readonly PersonRow[]; readonly structure: OwnershipStructure }

/**
 * Records every person with 25 % or more through all layers by the hash of personal accounts, so that connected
 * customers are found.
 */
export async function recordOwners(tx: Tx, customer: string, { persons, structure }: Ownership): Promise<void> {
  if (structureFault(structure, persons) !== undefined) return
  const shares = effectiveShares(structure, persons)
  for (const { id, account_hash: value } of persons)
    if (value !== null && isListedShare(shares.of.get(id) ?? 0n)) await noteTie(tx, { customer, kind: 'owner', value })
}

/** Removes a person's stakes together with the person. */
export async function removeStakes(tx: Tx, applicationId: string, personId: string): Promise<void> {
  const structure = await structureOf(tx, applicationId)
  const stakes = structure.stakes.filter(({ ownerId }) => ownerId !== personId)
  if (stakes.length < structure.stakes.length) await putStructure(tx, applicationId, { ...structure, stakes })
}
