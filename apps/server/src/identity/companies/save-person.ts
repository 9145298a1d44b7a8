import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type CompanyFaultCode, companyFaults } from '@tessera/domain/identity/companies/check.ts'
import { MAX_PERSONS } from '@tessera/domain/identity/companies/persons.ts'
import { maskedNumber, normalNumber } from '@tessera/domain/identity/kyc/details.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { isUinfin } from '@tessera/domain/identity/singpass/uinfin.ts'
import { numberCipher } from '#identity/kyc/save-version.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import type { Config } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { recordChange } from './companies.sql.ts'
import { type EditRefusal, lockEditableItem, mayCorrectRegister } from './lock-editable.ts'
import { domainPerson } from './read-application.ts'
import { deletePerson, type PersonRow, putPerson, type RegisterPersonFact } from './persons.sql.ts'
import { addRemoved } from './register.sql.ts'
import { removeStakes, recordOwners } from './save-ownership.ts'
import { dayOf } from './company-verification.ts'
import { structureOf } from './structure.sql.ts'
import { companyFieldMissing, companyFromRegister, companyPersonsFull, companyPersonTwice } from './refusals.ts'

type Input = InputOf<typeof companies.savePerson>
const faultsCheckedOnSave = [
  'COMPANY_PERSON_TOO_YOUNG',
  'COMPANY_BIRTH_DATE_UNLIKELY',
  'COMPANY_COUNTRY_NOT_SERVED',
  'COMPANY_SHARES_TOO_MANY',
] as const
type FieldRefusal = (typeof faultsCheckedOnSave)[number]
type PersonRefusal =
  | EditRefusal
  | FieldRefusal
  | 'COMPANY_NOTHING_SAVED'
  | 'NOT_FOUND'
  | 'COMPANY_FIELD_MISSING'
  | 'COMPANY_PERSONS_FULL'
  | 'COMPANY_PERSON_TWICE'
  | 'COMPANY_FROM_REGISTER'

/** Adds a person, or saves the filled fields. Returns the person's id. */
export async function savePerson(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customerId: string,
  input: Input,
): Promise<Outcome<string, PersonRefusal>> {
  const open = await lockEditableItem(tx, customerId, 'persons')
  if (!open.ok) return open
  const { row, read } = open.value
  const before = read.persons.find(({ id }) => id === input.id)
  if (input.id !== undefined && before === undefined) return refuse('NOT_FOUND')
  if (before === undefined && read.persons.length >= MAX_PERSONS) return companyPersonsFull
  const locked = before === undefined ? [] : changedRegisterFacts(deps.config, before, input)
  const [first] = locked
  if (first !== undefined && !(await mayCorrectRegister(tx, row, 'persons'))) return companyFromRegister(first)
  const name = input.name ?? before?.name
  if (name === undefined) return companyFieldMissing('name')
  const next = corrected(nextOf(deps.config, { id: deps.random.uuid(), ...before, name }, input), locked)
  const others = read.application.persons.filter(({ id }) => id !== next.id)
  if (read.persons.some((each) => each.id !== next.id && isSame(each, next))) return companyPersonTwice('idNumber')
  const application = { ...read.application, documents: [], persons: [...others, domainPerson(next)] }
  const by = { today: dayOf(tx.now), rule: ruleOf(await readSettings(tx)) }
  for (const { field, code, params = {} } of companyFaults(application, by)) {
    const own = field === 'persons' ? 'share' : field.replace(`persons.${next.id}.`, '')
    if (isChecked(code) && !own.includes('.') && Object.hasOwn(input, own)) return refuse(code, { field: own, params })
  }
  await putPerson(tx, row.id, next)
  await recordOwners(tx, customerId, {
    persons: [...read.persons.filter(({ id }) => id !== next.id), next],
    structure: await structureOf(tx, row.id),
  })
  await recordChange(tx, row, 'persons')
  return ok(next.id)
}

export async function removePerson(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<unknown, EditRefusal | 'COMPANY_NOTHING_SAVED' | 'NOT_FOUND' | 'COMPANY_FROM_REGISTER'>> {
  const open = await lockEditableItem(tx, customerId, 'persons')
  if (!open.ok) return open
  const { row, read } = open.value
  const named = read.persons.find((each) => each.id === id && each.register_fields !== null)
  if (named !== undefined && !(await mayCorrectRegister(tx, row, 'persons'))) return companyFromRegister('id')
  if ((await deletePerson(tx, row.id, id)) === 0n) return refuse('NOT_FOUND')
  await removeStakes(tx, row.id, id)
  if (named !== undefined) await addRemoved(tx, row.id, named.name)
  await recordChange(tx, row, 'persons')
  return ok({})
}

/** Returns the register facts whose value would change; contains `roles` if a role would be removed. */
function changedRegisterFacts(
  config: Pick<Config, 'SECRET_KEY'>,
  before: PersonRow,
  input: Input,
): RegisterPersonFact[] {
  const fields = before.register_fields ?? []
  const values = {
    name: before.name,
    idType: before.id_type,
    idNumber: before.id_number_hash,
    nationality: before.nationality,
    share: before.share,
  }
  const locked = fields.filter((field) => {
    const next =
      field === 'idNumber' ? input.idNumber && sealedNumber(config, input.idNumber).id_number_hash : input[field]
    return next !== undefined && next !== values[field]
  })
  const { roles } = input
  const isRoleGone = roles !== undefined && before.register_roles?.some((role) => !roles.includes(role)) === true
  return [...locked, ...(isRoleGone ? ['roles' as const] : [])]
}

/** Marks corrected facts. They differ from the register, so it no longer locks them. */
const corrected = (person: PersonRow, facts: readonly RegisterPersonFact[]): PersonRow => ({
  ...person,
  register_fields: person.register_fields?.filter((field) => !facts.includes(field)) ?? null,
  register_roles: person.register_roles?.filter((role) => person.roles.includes(role)) ?? null,
  register_differs: [...new Set([...person.register_differs, ...facts])],
})

const isChecked = (code: CompanyFaultCode): code is FieldRefusal => faultsCheckedOnSave.some((each) => each === code)
const isSame = (a: PersonRow, b: PersonRow): boolean =>
  a.id_number_hash !== null && a.id_number_hash === b.id_number_hash

const merged = <T>(given: T | undefined, before: T | undefined): T | null =>
  given === undefined ? (before ?? null) : given

function nextOf(
  config: Pick<Config, 'SECRET_KEY'>,
  before: Pick<PersonRow, 'id' | 'name'> & Partial<PersonRow>,
  input: Input,
): PersonRow {
  const number = input.idNumber === undefined ? sealedBefore(before) : sealedNumber(config, input.idNumber)
  const nationality = merged(input.nationality, before.nationality)
  return {
    id: before.id,
    name: before.name,
    roles: input.roles === undefined ? (before.roles ?? []) : [...new Set(input.roles)],
    id_type: merged(input.idType, before.id_type),
    ...number,
    account_hash: accountHash(config, nationality, number.id_number_sealed),
    nationality,
    birth_date: merged(input.birthDate, before.birth_date),
    share: merged(input.share, before.share),
    register_fields: before.register_fields ?? null,
    register_roles: before.register_roles ?? null,
    register_differs: before.register_differs ?? [],
  }
}

/**
 * Returns the hash of the document number by the formula for personal accounts. Null without a number, or if the number
 * needs a nationality and has none.
 */
export function accountHash(config: Pick<Config, 'SECRET_KEY'>, nationality: string | null, number: string | null) {
  if (number === null) return null
  const plain = numberCipher(config).open(number)
  return nationality === null && !isUinfin(plain) ? null : numberHash(config, nationality ?? '', plain)
}

type Sealed = Pick<PersonRow, 'id_number_sealed' | 'id_number_hash' | 'id_number_masked'>
const sealedBefore = (before: Partial<PersonRow>): Sealed => ({
  id_number_sealed: before.id_number_sealed ?? null,
  id_number_hash: before.id_number_hash ?? null,
  id_number_masked: before.id_number_masked ?? null,
})
/** Returns both hashes of an encrypted number: that within the company, and that of personal accounts. */
export const numberHashes = (config: Pick<Config, 'SECRET_KEY'>, nationality: string | null, sealed: string) => ({
  id_number_hash: numberHash(config, '', numberCipher(config).open(sealed)),
  account_hash: accountHash(config, nationality, sealed),
})

/**
 * Encrypts the number like that of a customer. The hash needs no country, because it is compared only within one
 * company.
 */
export function sealedNumber(config: Pick<Config, 'SECRET_KEY'>, idNumber: string): Sealed {
  const plain = normalNumber(idNumber)
  return {
    id_number_sealed: numberCipher(config).seal(plain),
    id_number_hash: numberHash(config, '', plain),
    id_number_masked: maskedNumber(plain),
  }
}
