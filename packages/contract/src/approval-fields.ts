import { type AnyApprovalKind, approvalKinds, kindNamed } from '#approval-kinds.ts'
import type { DecisionKind, Reading } from '#services/approvals/kind.ts'

/** A field in the content of some kind; the console has a label for each. */
export type DecidedField = KeyOf<AnyApprovalKind['fields']>
type KeyOf<T> = T extends unknown ? keyof T & string : never

/** Returns the fields of a kind that both people read, in order. */
export const decidedFields = (name: AnyApprovalKind['name']): DecidedField[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
  Object.keys(kindNamed(name).fields) as DecidedField[]

type Read = AnyApprovalKind['fields'] | AnyApprovalKind['about']
/** A field whose codes only the console can translate. */
export type CodedField = CodedIn<Read>
type CodedIn<T> = T extends unknown ? { [F in keyof T]: T[F] extends 'code' ? F & string : never }[keyof T] : never

/** A code of a field that lists its codes: `heldReason.one_source`. */
export type CodePath = CodePathIn<Read>
type CodePathIn<T> = T extends unknown
  ? { [F in keyof T & string]: T[F] extends readonly (infer Code extends string)[] ? `${F}.${Code}` : never }[keyof T &
      string]
  : never

/** The path of a value's text, if the reading lists it. */
export const codePathOf = (field: string, value: string, reading: Reading): CodePath | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list is the one of this field
  Array.isArray(reading) && reading.includes(value) ? (`${field}.${value}` as CodePath) : undefined

/** How to read the values of each field, for all kinds. */
export const readings: ReadonlyMap<string, Reading> = new Map(
  approvalKinds.flatMap(({ about, fields }: DecisionKind) => [...Object.entries(fields), ...Object.entries(about)]),
)
