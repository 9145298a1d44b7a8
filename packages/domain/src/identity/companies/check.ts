import { isCountry } from '#access/customers/areas.ts'
import { isServed, type RegionRule } from '#access/customers/region.ts'
import { FULL_AGE_YEARS, isUnlikelyBirth, isUnderAge } from '#identity/kyc/details.ts'
import {
  addressFields,
  type CompanyApplication,
  type CompanyPerson,
  type CompanyStep,
  neededBasics,
} from './application.ts'
import { ageFault, type CompanyDocumentKind, maxAgeMonths } from './documents.ts'
import {
  effectiveShares,
  entitiesWithoutOwners,
  isListedShare,
  MAX_LAYERS,
  noStructure,
  partsText,
  type StructureFaultCode,
  structureFault,
  WHOLE_PARTS,
} from './ownership.ts'
import { MAX_PERSONS, maySign, MIN_PERSONS, WHOLE_SHARE } from './persons.ts'
import { registerDocuments } from './register.ts'
import { companyType, type CompanyType } from './types.ts'

export type CompanyFaultCode =
  | 'COMPANY_FIELD_MISSING'
  | 'COMPANY_DATE_LATER'
  | 'COMPANY_COUNTRY_NOT_SERVED'
  | 'COMPANY_NOT_WIDELY_HELD'
  | 'COMPANY_DOCUMENT_MISSING'
  | 'COMPANY_ISSUE_DATE_MISSING'
  | 'COMPANY_DOCUMENT_TOO_OLD'
  | 'COMPANY_PERSONS_MISSING'
  | 'COMPANY_PERSONS_FULL'
  | 'COMPANY_PERSON_TOO_YOUNG'
  | 'COMPANY_BIRTH_DATE_UNLIKELY'
  | StructureFaultCode
  | 'COMPANY_OWNERS_MISSING'
  | 'COMPANY_ENTITY_OWNERS_MISSING'
  | 'COMPANY_ENTITY_IDLE'
  | 'COMPANY_TRADER_MISSING'
  | 'COMPANY_GENERAL_PARTNER_MISSING'
  | 'COMPANY_SIGNER_REFUSED'
export type CompanyFault = {
  readonly step: CompanyStep
  readonly field: string
  readonly code: CompanyFaultCode
  readonly params?: Readonly<Record<string, string | number>>
}
type Possible = CompanyFault & { readonly is: boolean }

/** The current day, and the rule about the countries that the exchange serves. */
export type CheckedBy = { readonly today: string; readonly rule: RegionRule }

/** Returns the missing or wrong items in the order of the form; empty if the application can be submitted. */
export function companyFaults(application: CompanyApplication, by: CheckedBy): CompanyFault[] {
  const type = application.basics.companyType === null ? undefined : companyType(application.basics.companyType)
  const all = [
    ...basicFaults(application, type, by),
    ...documentFaults(application, by.today),
    ...application.persons.flatMap((person) => personFaults(person, by)),
    ...groupFaults(application, type),
  ]
  return all.filter(({ is }) => is).map(({ is: _is, ...fault }) => fault)
}

const isRefused = (country: string | null, rule: RegionRule): boolean =>
  country !== null && !(isCountry(country) && isServed(rule, country))

function basicFaults(
  { basics }: CompanyApplication,
  type: CompanyType | undefined,
  { today, rule }: CheckedBy,
): Possible[] {
  const step = 'basics'
  return [
    { step: 'preparation', field: 'companyType', code: 'COMPANY_FIELD_MISSING', is: type === undefined },
    ...neededBasics.map(
      (field) => ({ step, field, code: 'COMPANY_FIELD_MISSING', is: basics[field] === null }) as const,
    ),
    { step, field: 'incorporatedOn', code: 'COMPANY_DATE_LATER', is: (basics.incorporatedOn ?? '') > today },
    ...(['registeredAddress', 'businessAddress'] as const).flatMap((address): Possible[] => [
      ...addressFields.map((part): Possible => {
        const is = part !== 'zip' && basics[address][part] === null
        return { step, field: `${address}.${part}`, code: 'COMPANY_FIELD_MISSING', is }
      }),
      {
        step,
        field: `${address}.country`,
        code: 'COMPANY_COUNTRY_NOT_SERVED',
        is: isRefused(basics[address].country, rule),
      },
    ]),
    {
      step,
      field: 'widelyHeld',
      code: 'COMPANY_NOT_WIDELY_HELD',
      is: basics.widelyHeld && type !== undefined && type.ownership !== 'may_be_widely_held',
    },
  ]
}

const documentCodes = {
  missing: 'COMPANY_DOCUMENT_MISSING',
  issue_date_missing: 'COMPANY_ISSUE_DATE_MISSING',
  issued_later: 'COMPANY_DATE_LATER',
  too_old: 'COMPANY_DOCUMENT_TOO_OLD',
} as const
export type ChecklistState = keyof typeof documentCodes | 'given'
export type ChecklistRow = {
  readonly kind: CompanyDocumentKind
  readonly maxAgeMonths: 3 | 12 | null
  readonly state: ChecklistState
}

/**
 * Returns the required documents of a type of company, with their state on `today`. Register data replaces some of
 * them.
 */
export function checklist(
  { basics, documents, isFromRegister = false }: Pick<CompanyApplication, 'basics' | 'documents' | 'isFromRegister'>,
  today: string,
): ChecklistRow[] {
  if (basics.companyType === null) return []
  const needed = companyType(basics.companyType).documents.filter(
    (kind) => !(isFromRegister && registerDocuments.includes(kind)),
  )
  return needed.map((kind) => {
    const given = documents.find((document) => document.kind === kind)
    const state = given === undefined ? 'missing' : (ageFault(kind, given.issuedOn, today) ?? 'given')
    return { kind, maxAgeMonths: maxAgeMonths(kind), state }
  })
}

function documentFaults(application: CompanyApplication, today: string): Possible[] {
  const needed = checklist(application, today)
  // The same rules apply to optional documents.
  const more = application.documents
    .filter(({ kind }) => !needed.some((row) => row.kind === kind))
    .map(({ kind, issuedOn }) => ({ kind, state: ageFault(kind, issuedOn, today) ?? ('given' as const) }))
  return [...needed, ...more].flatMap(({ kind, state }): Possible[] => {
    if (state === 'given') return []
    const params = state === 'too_old' ? { months: maxAgeMonths(kind) ?? 0 } : {}
    return [{ step: 'documents', field: `documents.${kind}`, code: documentCodes[state], params, is: true }]
  })
}

function personFaults(person: CompanyPerson, { today, rule }: CheckedBy): Possible[] {
  const at = (field: string) => ({ step: 'persons', field: `persons.${person.id}.${field}` }) as const
  const { birthDate } = person
  return [
    { ...at('roles'), code: 'COMPANY_FIELD_MISSING', is: person.roles.length === 0 },
    { ...at('idType'), code: 'COMPANY_FIELD_MISSING', is: person.idType === null },
    { ...at('idNumber'), code: 'COMPANY_FIELD_MISSING', is: !person.hasIdNumber },
    { ...at('nationality'), code: 'COMPANY_FIELD_MISSING', is: person.nationality === null },
    { ...at('nationality'), code: 'COMPANY_COUNTRY_NOT_SERVED', is: isRefused(person.nationality, rule) },
    { ...at('birthDate'), code: 'COMPANY_FIELD_MISSING', is: birthDate === null },
    {
      ...at('birthDate'),
      code: 'COMPANY_PERSON_TOO_YOUNG',
      params: { years: FULL_AGE_YEARS },
      is: birthDate !== null && isUnderAge(birthDate, today),
    },
    {
      ...at('birthDate'),
      code: 'COMPANY_BIRTH_DATE_UNLIKELY',
      is: birthDate !== null && isUnlikelyBirth(birthDate, today),
    },
  ]
}

export type Ownership = {
  /** The effective shares of all listed persons in hundredths of a percent, rounded down. */
  readonly listed: number
  readonly rest: number
  /** False for a body that has no owners, and for a company that declares itself widely held. */
  readonly needed: boolean
  readonly effective: readonly { readonly id: string; readonly percent: string; readonly over: boolean }[]
}
/**
 * Returns the shares of listed persons through all layers, and the unlisted rest. While the structure has a fault, only
 * direct shares count.
 */
export function ownershipOf({
  basics,
  persons,
  structure = noStructure,
}: Pick<CompanyApplication, 'basics' | 'persons' | 'structure'>): Ownership {
  const ownership = basics.companyType === null ? 'held' : companyType(basics.companyType).ownership
  const isWide = ownership === 'may_be_widely_held' && basics.widelyHeld
  const needed = ownership !== 'nobody' && !isWide
  if (structureFault(structure, persons) !== undefined) {
    const direct = persons.reduce((sum, { share }) => sum + (share ?? 0), 0)
    return { listed: direct, rest: Math.max(WHOLE_SHARE - direct, 0), needed, effective: [] }
  }
  const shares = effectiveShares(structure, persons)
  const listed = Number((shares.listed * BigInt(WHOLE_SHARE)) / WHOLE_PARTS)
  const effective = [...shares.of].map(([id, parts]) => ({ id, percent: partsText(parts), over: isListedShare(parts) }))
  return { listed, rest: WHOLE_SHARE - listed, needed, effective }
}

/** Returns a share as percent: `12.5`. */
export const percentText = (share: number): string => String(share / 100)

function groupFaults(application: CompanyApplication, type: CompanyType | undefined): Possible[] {
  const { persons } = application
  const at = { step: 'persons', field: 'persons' } as const
  const isMissing = (role: CompanyPerson['roles'][number]) => !persons.some(({ roles }) => roles.includes(role))
  const some = persons.length >= MIN_PERSONS
  return [
    { ...at, code: 'COMPANY_PERSONS_MISSING', is: !some },
    { ...at, code: 'COMPANY_PERSONS_FULL', params: { max: MAX_PERSONS }, is: persons.length > MAX_PERSONS },
    ...ownershipFaults(application, some),
    { ...at, code: 'COMPANY_TRADER_MISSING', is: some && isMissing('authorized_trader') },
    {
      ...at,
      code: 'COMPANY_GENERAL_PARTNER_MISSING',
      is: some && type?.roles.includes('general_partner') === true && isMissing('general_partner'),
    },
    { ...at, code: 'COMPANY_SIGNER_REFUSED', is: some && !persons.some(({ roles }) => maySign(roles)) },
  ]
}

/** Returns the field of an entity; `persons` for the company itself. */
const entityField = (entityId: string | null): string => (entityId === null ? 'persons' : `structure.${entityId}`)

function ownershipFaults(application: CompanyApplication, some: boolean): Possible[] {
  const { persons, structure = noStructure } = application
  const step = 'persons'
  const fault = structureFault(structure, persons)
  if (fault !== undefined) {
    const params = fault.code === 'COMPANY_LAYERS_TOO_MANY' ? { max: MAX_LAYERS } : {}
    return [{ step, field: entityField(fault.entityId), code: fault.code, params, is: true }]
  }
  const { needed, rest } = ownershipOf(application)
  const shares = effectiveShares(structure, persons)
  const idle = structure.entities.filter(({ id }) => !shares.of.has(id))
  const mustExplain = some && needed
  // The declaration about the rest replaces people below 25 %, but not the owners of an entity.
  const unowned = mustExplain ? entitiesWithoutOwners(structure, shares) : []
  return [
    ...idle.map(
      ({ id, name }) =>
        ({ step, field: entityField(id), code: 'COMPANY_ENTITY_IDLE', params: { name }, is: true }) as const,
    ),
    ...unowned.map(
      ({ id, name }) =>
        ({ step, field: entityField(id), code: 'COMPANY_ENTITY_OWNERS_MISSING', params: { name }, is: true }) as const,
    ),
    {
      step,
      field: 'persons',
      code: 'COMPANY_OWNERS_MISSING',
      params: { rest: percentText(rest) },
      is: mustExplain && !structure.restBelow && unowned.length === 0 && isListedShare(shares.rest),
    },
  ]
}
