import { changedNumbers, type companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { changedParts, type ChangedParts } from '@tessera/domain/identity/companies/changes.ts'
import type { CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import { noStructure, type OwnershipStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { PersonRow } from '#identity/companies/persons.sql.ts'
import { accountHash, sealedNumber } from '#identity/companies/save-person.ts'
import type { ApplicationContent } from '#identity/companies/read-application.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { ChangeContent } from './company-changes.sql.ts'
import { companyFieldMissing, companyPersonTwice } from '#identity/companies/refusals.ts'

type Input = InputOf<typeof companyChanges.file>
type FileDeps = Pick<Deps, 'config' | 'random'>
export type ChangedFile = {
  readonly content: ChangeContent
  /** Final ids of added persons, by the ids that the customer chose for them. */
  readonly ids: ReadonlyMap<string, string>
}

/** Returns the company's file after the change. Stores nothing. */
export function changedFile(
  deps: FileDeps,
  read: Pick<ApplicationContent, 'application' | 'persons'>,
  input: Input,
): Outcome<ChangedFile, 'NOT_FOUND' | 'COMPANY_FIELD_MISSING' | 'COMPANY_PERSON_TWICE'> {
  const known = new Map(read.persons.map((person) => [person.id, person]))
  if (input.removed.some((id) => !known.has(id))) return refuse('NOT_FOUND', { field: 'removed' })
  const ids = new Map(input.persons.filter(({ id }) => !known.has(id)).map(({ id }) => [id, deps.random.uuid()]))
  const edited = new Map<string, PersonRow>()
  for (const [at, person] of input.persons.entries()) {
    const number = input.numbers[changedNumbers[at] ?? 'n0']
    const next = personOf(deps.config, ids.get(person.id) ?? person.id, known.get(person.id), { ...person, number })
    if (next === undefined) return companyFieldMissing(`persons.${person.id}.name`)
    edited.set(next.id, next)
  }
  const unchanged = read.persons
    .filter(({ id }) => !input.removed.includes(id))
    .map((each) => edited.get(each.id) ?? each)
  const persons = [...unchanged, ...[...edited.values()].filter(({ id }) => !known.has(id))]
  const numbers = persons.flatMap(({ id_number_hash: hash }) => (hash === null ? [] : [hash]))
  if (new Set(numbers).size < numbers.length) return companyPersonTwice('persons')
  const structure = withNewIds(input.structure ?? read.application.structure ?? noStructure, ids)
  const stakes = structure.stakes.filter(({ ownerId }) => !input.removed.includes(ownerId))
  const basics = mergedBasics(read.application.basics, input.basics)
  return ok({ content: { basics, persons, structure: { ...structure, stakes } }, ids })
}

const withNewIds = (structure: OwnershipStructure, ids: ReadonlyMap<string, string>): OwnershipStructure => ({
  ...structure,
  stakes: structure.stakes.map((stake) => ({ ...stake, ownerId: ids.get(stake.ownerId) ?? stake.ownerId })),
})

function mergedBasics(before: CompanyBasics, input: Input['basics']): CompanyBasics {
  const { registeredAddress, businessAddress, ...fields } = input
  return {
    ...before,
    ...definedFields(fields),
    registeredAddress: { ...before.registeredAddress, ...definedFields(registeredAddress ?? {}) },
    businessAddress: { ...before.businessAddress, ...definedFields(businessAddress ?? {}) },
  }
}

type ChangedPerson = Input['persons'][number] & { readonly number: string | undefined }
/** A changed fact belongs to the customer from then on, even if the register supplied the earlier value. */
function personOf(
  config: FileDeps['config'],
  id: string,
  before: PersonRow | undefined,
  given: ChangedPerson,
): PersonRow | undefined {
  const name = given.name ?? before?.name
  if (name === undefined) return undefined
  const number =
    given.number === undefined
      ? {
          id_number_sealed: before?.id_number_sealed ?? null,
          id_number_hash: before?.id_number_hash ?? null,
          id_number_masked: before?.id_number_masked ?? null,
        }
      : sealedNumber(config, given.number)
  const nationality = given.nationality ?? before?.nationality ?? null
  const next = {
    id,
    name,
    roles: given.roles === undefined ? (before?.roles ?? []) : [...new Set(given.roles)],
    id_type: given.idType ?? before?.id_type ?? null,
    ...number,
    nationality,
    birth_date: given.birthDate ?? before?.birth_date ?? null,
    share: given.share === undefined ? (before?.share ?? null) : given.share,
    account_hash: accountHash(config, nationality, number.id_number_sealed),
  }
  return { ...next, ...registerFacts(before, next) }
}

type RegisterPart = 'register_fields' | 'register_roles' | 'register_differs'

/**
 * A changed fact of the register belongs to the customer from then on, and is marked as different from the register.
 */
function registerFacts(
  before: PersonRow | undefined,
  next: Omit<PersonRow, RegisterPart>,
): Pick<PersonRow, RegisterPart> {
  if (before === undefined || before.register_fields === null)
    return { register_fields: null, register_roles: null, register_differs: before?.register_differs ?? [] }
  const isUnchanged = {
    name: next.name === before.name,
    idType: next.id_type === before.id_type,
    idNumber: next.id_number_hash === before.id_number_hash,
    nationality: next.nationality === before.nationality,
    share: next.share === before.share,
  }
  return {
    register_fields: before.register_fields.filter((field) => isUnchanged[field]),
    register_differs: [
      ...new Set([...before.register_differs, ...before.register_fields.filter((field) => !isUnchanged[field])]),
    ],
    register_roles: (before.register_roles ?? []).filter((role) => next.roles.includes(role)),
  }
}

const definedFields = <T extends object>(fields: { [K in keyof T]?: T[K] | undefined }): Partial<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, without those that are undefined
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Returns the facts of a person that the customer stated. Encrypted numbers differ each time, so they are compared by
 * their hash.
 */
const comparableContent = ({ persons, ...content }: ComparedContent) => ({
  ...content,
  persons: persons.map((p) => ({
    id: p.id,
    name: p.name,
    roles: p.roles,
    idType: p.id_type,
    number: p.id_number_hash,
    nationality: p.nationality,
    birthDate: p.birth_date,
    share: p.share,
  })),
})
type ComparedContent = Omit<ChangeContent, 'structure'> & { readonly structure?: OwnershipStructure | undefined }
export const partsOf = (before: ComparedContent, after: ComparedContent): ChangedParts =>
  changedParts(comparableContent(before), comparableContent(after))
