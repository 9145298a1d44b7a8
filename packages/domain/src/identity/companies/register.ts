import { documentTypeOf } from '#identity/singpass/prefill.ts'
import { isUinfin } from '#identity/singpass/uinfin.ts'
import type { DocumentType } from '#identity/kyc/details.ts'
import type { CompanyAddress, CompanyBasics } from './application.ts'
import type { CompanyDocumentKind } from './documents.ts'
import { LISTED_SHARE, MAX_PERSONS, type PersonRole, WHOLE_SHARE } from './persons.ts'
import type { CompanyTypeCode } from './types.ts'

/** A person of the register: an officer, or a shareholder. */
export type RegisterPerson = {
  readonly name: string
  readonly idNumber: string
  /** ISO 3166-1 alpha-2; absent if the register names none. */
  readonly nationality?: string | undefined
}
/** A company as the register of companies describes it. */
export type RegisterCompany = {
  readonly name: string
  readonly registrationNumber: string
  readonly status: string
  readonly incorporatedOn?: string | undefined
  readonly entityType?: string | undefined
  readonly companyType?: string | undefined
  readonly registeredAddress?: CompanyAddress | undefined
  /** All people who are directors or partners. */
  readonly directors: readonly RegisterPerson[]
  readonly holders: readonly (RegisterPerson & { readonly shares: number })[]
  readonly companyHolders: readonly {
    readonly name: string
    readonly registrationNumber: string
    readonly shares: number
  }[]
}

/** True if the company is live according to the register. Source: Myinfo Business, `entity_status`. */
export const isLive = ({ status }: Pick<RegisterCompany, 'status'>): boolean => /^(live|registered)/iu.test(status)

/**
 * Maps the codes of the register to our types. Source: Myinfo Business, code tables of `company_type` and
 * `entity_type`.
 */
const typesByCompany: Readonly<Record<string, CompanyTypeCode>> = {
  A1: 'private_company_limited_by_shares',
  A2: 'public_company_limited_by_shares',
  A3: 'public_company_limited_by_guarantee',
  A4: 'exempt_private_company',
  A5: 'unlimited_company',
  A6: 'unlimited_company',
  A7: 'unlimited_company',
}
const typesByEntity: Readonly<Record<string, CompanyTypeCode>> = {
  LL: 'limited_liability_partnership',
  LP: 'limited_partnership',
  FC: 'foreign_branch',
}
/**
 * Returns our type of company for the register's codes; undefined without a matching type, and then the customer
 * chooses it.
 */
export const companyTypeOf = ({ companyType = '', entityType = '' }: RegisterCompany): CompanyTypeCode | undefined =>
  typesByCompany[companyType] ?? typesByEntity[entityType]

/** Fields of the basics that the register can fill. */
export const registerBasics = [
  'companyType',
  'name',
  'registrationNumber',
  'incorporatedOn',
  'registeredAddress',
] as const
export type RegisterBasic = (typeof registerBasics)[number]

export type BasicsFromRegister = {
  readonly companyType?: CompanyTypeCode
  readonly name: string
  readonly registrationNumber: string
  readonly incorporatedOn?: string
  readonly registeredAddress?: CompanyAddress
}
/** Returns the basics from the register. A field that it lacks is omitted, and the customer enters it. */
export function basicsFromRegister(company: RegisterCompany): BasicsFromRegister {
  const companyType = companyTypeOf(company)
  const { name, registrationNumber, incorporatedOn, registeredAddress } = company
  return {
    name,
    registrationNumber,
    ...(companyType !== undefined && { companyType }),
    ...(incorporatedOn !== undefined && { incorporatedOn }),
    ...(registeredAddress !== undefined && { registeredAddress }),
  }
}

/** Facts of a related party that the register can supply. The customer enters all others. */
export const registerPersonFields = ['name', 'idType', 'idNumber', 'nationality', 'share'] as const
export type RegisterPersonField = (typeof registerPersonFields)[number]

export type PersonFromRegister = {
  readonly name: string
  readonly idNumber: string
  readonly idType: DocumentType | undefined
  readonly nationality: string | undefined
  readonly roles: readonly PersonRole[]
  /** In hundredths of a percent, rounded down; null for a person without shares. */
  readonly share: number | null
}
export type CompanyOwner = { readonly name: string; readonly registrationNumber: string; readonly share: number }
export type RelatedFromRegister = {
  readonly persons: readonly PersonFromRegister[]
  /** Companies that own shares. The register does not name the people behind them, so the customer must add them. */
  readonly companyOwners: readonly CompanyOwner[]
  /**
   * The number of people in the register who were left out: those with the smallest shares, if they are not directors.
   */
  readonly leftOut: number
}

/**
 * Returns the related parties, each once, with all roles and the sum of all shares. Owners who must be listed come
 * first, then directors, then other owners, up to the maximum of an application. Shares are fractions of all allotted
 * shares.
 */
export function relatedFromRegister(company: RegisterCompany): RelatedFromRegister {
  const all = [...company.holders, ...company.companyHolders].reduce((sum, { shares }) => sum + shares, 0)
  const shareOf = (shares: number): number => (all === 0 ? 0 : Math.floor((shares * WHOLE_SHARE) / all))
  const byNumber = new Map<string, PersonFromRegister>()
  for (const director of company.directors) byNumber.set(director.idNumber, fromDirector(director))
  for (const [idNumber, { holder, shares }] of sharesByNumber(company)) {
    const share = shareOf(shares)
    const before = byNumber.get(idNumber) ?? fromHolder(holder)
    byNumber.set(idNumber, {
      ...before,
      roles: [...before.roles, 'owner'],
      share: share === 0 ? null : share,
    })
  }
  const ranked = [...byNumber.values()].toSorted((a, b) => rank(a) - rank(b) || (b.share ?? 0) - (a.share ?? 0))
  return {
    persons: ranked.slice(0, MAX_PERSONS),
    companyOwners: company.companyHolders
      .map(({ name, registrationNumber, shares }) => ({ name, registrationNumber, share: shareOf(shares) }))
      .filter(({ share }) => share > 0),
    leftOut: Math.max(ranked.length - MAX_PERSONS, 0),
  }
}

type Holding = { readonly holder: RegisterPerson; readonly shares: number }
/** Returns the total shares of each owner, who may hold shares of several kinds. */
function sharesByNumber({ holders }: RegisterCompany): Map<string, Holding> {
  const held = new Map<string, Holding>()
  for (const { shares, ...holder } of holders)
    held.set(holder.idNumber, { holder, shares: (held.get(holder.idNumber)?.shares ?? 0) + shares })
  return held
}

const fromHolder = ({ name, idNumber, nationality }: RegisterPerson): PersonFromRegister => ({
  name,
  idNumber,
  idType: isUinfin(idNumber) ? documentTypeOf(idNumber) : undefined,
  nationality,
  roles: [],
  share: null,
})
const fromDirector = (director: RegisterPerson): PersonFromRegister => ({
  ...fromHolder(director),
  roles: ['director'],
})

const rank = ({ share, roles }: PersonFromRegister): number =>
  (share ?? 0) >= LISTED_SHARE ? 0 : roles.includes('director') ? 1 : 2

/** Returns the facts of a person that come from the register and cannot be edited. */
export const lockedFields = (person: PersonFromRegister): RegisterPersonField[] =>
  registerPersonFields.filter((field) => person[field] !== undefined && (field !== 'share' || person.share !== null))

/** A fact of the basics that the customer corrected, with the register's value as text. */
export type RegisterDifference = { readonly field: RegisterBasic; readonly value: string }

/** Formats a fact of the basics as text; the parts of an address are in the order of an envelope. */
export function registerText(basics: Pick<CompanyBasics, RegisterBasic>, field: RegisterBasic): string {
  if (field !== 'registeredAddress') return basics[field] ?? ''
  const { street, city, zip, country } = basics.registeredAddress
  return [street, city, zip, country].filter((part) => part !== null && part !== '').join(', ')
}

type Marked = { readonly fields: readonly RegisterBasic[]; readonly differs: readonly RegisterDifference[] }

/**
 * Returns the facts that still have the register's value after a correction, and those that differ. A fact that was set
 * back to the register's value no longer differs.
 */
export function differencesAfter(
  { fields, differs }: Marked,
  before: Pick<CompanyBasics, RegisterBasic>,
  after: Pick<CompanyBasics, RegisterBasic>,
): Marked {
  const known = [...differs, ...fields.map((field) => ({ field, value: registerText(before, field) }))]
  const isEqual = ({ field, value }: RegisterDifference): boolean => registerText(after, field) === value
  return {
    fields: registerBasics.filter((field) => known.some((each) => each.field === field && isEqual(each))),
    differs: known.filter((each) => !isEqual(each)),
  }
}

/** The documents that a customer need not send, because the register supplies their content. */
export const registerDocuments: readonly CompanyDocumentKind[] = [
  'certificate_of_incorporation',
  'business_profile',
  'register_of_members',
  'register_of_directors',
]
