import { machine, type StatusOf } from '#platform/machine/machine.ts'
import type { CompanyBasics } from './application.ts'
import { afterWorkingDays, workingDaysBetween } from './clock.ts'
import { noStructure, type OwnershipStructure } from './ownership.ts'

/** A change that an approved company files. Its old version applies until two people approve the change. */
export const companyChangeMachine = machine('waiting', {
  waiting: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
})
export type CompanyChangeStatus = StatusOf<typeof companyChangeMachine>

/** Working days within which a company must report a change, as stated in the declaration that it signs. */
export const NOTIFY_WORKING_DAYS = 7

/** Returns the last day on which a change of `changedOn` may be reported in time. */
export const notifyBy = (changedOn: string): string => afterWorkingDays(changedOn, NOTIFY_WORKING_DAYS)
/** Returns the working days by which a report of `filedOn` is late; 0 if it is in time. */
export const workingDaysLate = (changedOn: string, filedOn: string): number =>
  workingDaysBetween(notifyBy(changedOn), filedOn)

/** The facts of a person that are compared. The document number is compared by its hash. */
export type ComparedPerson = { readonly id: string } & Readonly<Record<string, unknown>>
export type ComparedFile = {
  readonly basics: CompanyBasics
  readonly persons: readonly ComparedPerson[]
  readonly structure?: OwnershipStructure | undefined
}
export type ChangedParts = {
  readonly fields: readonly (keyof CompanyBasics)[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  readonly ownership: boolean
}

/** Returns the parts in which two versions of a company's file differ. */
export function changedParts(before: ComparedFile, after: ComparedFile): ChangedParts {
  const former = new Map(before.persons.map((person) => [person.id, person]))
  const ids = new Set(after.persons.map(({ id }) => id))
  return {
    fields: basicFields(after.basics).filter((field) => !isSame(before.basics[field], after.basics[field])),
    added: after.persons.filter(({ id }) => !former.has(id)).map(({ id }) => id),
    removed: before.persons.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    changed: after.persons
      .filter((person) => former.has(person.id) && !isSame(former.get(person.id), person))
      .map(({ id }) => id),
    ownership: !isSame(before.structure ?? noStructure, after.structure ?? noStructure),
  }
}
export const isUnchanged = ({ fields, added, removed, changed, ownership }: ChangedParts): boolean =>
  [fields, added, removed, changed].every((part) => part.length === 0) && !ownership

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const basicFields = (basics: CompanyBasics) => Object.keys(basics) as (keyof CompanyBasics)[]

/** Compares values by content, regardless of the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]))
  if (!isRecord(a) || !isRecord(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
