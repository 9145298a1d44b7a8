import type { FieldKind, SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { bare, ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { readCodes } from '#office/public-config/country-codes.ts'
import { timeOf } from '#parts/input-rules.ts'
import { reasonDraft, reasonErrorAt, reasonInputAt, reasonsOf } from './reason-drafts.ts'

/**
 * The texts of the inputs of one field. Most kinds have one text, names two, and periods a pair each. Rows have a text
 * for each cell, and roles one for each pair.
 */
export type Draft = readonly string[]
export type ErrorKey =
  | 'whole'
  | 'percent'
  | 'amount'
  | 'choose'
  | 'length'
  | 'country'
  | 'countries'
  | 'time'
  | 'order'
  | 'otherRole'
  | 'reasonCode'
  | 'filled'
  | 'day'
  | 'timeOfDay'
  | 'timeZone'
  | 'dates'

/** Converts between a value, its inputs and its errors. Values were parsed with the schema of their field. */
type KindRules = {
  readonly empty: Draft
  readonly draftOf: (value: unknown, field: SettingField) => Draft
  /** The value of the inputs, which the schema of the field then checks. */
  readonly valueOf: (draft: Draft, field: SettingField) => unknown
  readonly error: ErrorKey
  /** The error of values that are valid alone, but not together. */
  readonly together?: ErrorKey
  /** The errors of inputs of different kinds, by position. */
  readonly errorAt?: (at: number) => ErrorKey
  /** The input at a path below the field, such as `1.endsAt`; the first one by default. */
  readonly inputAt?: (path: readonly string[], field: SettingField) => number
}

/** Percentages have four decimals, so that one part per million is the smallest. */
const PPM_DECIMALS = 4
const PPM_OF_PERCENT = 10_000
/** No coin has more decimals. */
const MAX_DECIMALS = 18

const [on, off] = ['true', 'false'] as const
export const isOn = ([text]: Draft): boolean => text === on
export const flagDraft = (isChecked: boolean): Draft => [isChecked ? on : off]

/** A share in parts per million as a percentage: 1,500 is `0.15`. */
export const percentOf = (ppm: number): string => String(ppm / PPM_OF_PERCENT)

const single = (value: unknown): Draft => [String(value)]
const plain = ([text = '']: Draft): string => text.trim()
const textRow = (error: ErrorKey): KindRules => ({ empty: [''], draftOf: single, valueOf: plain, error })

const wholeOf = (draft: Draft): number | undefined => {
  const text = ungrouped(plain(draft))
  return /^\d{1,15}$/u.test(text) ? Number(text) : undefined
}
const whole: KindRules = { empty: [''], draftOf: single, valueOf: wholeOf, error: 'whole' }

function ppmOf(draft: Draft): number | undefined {
  const parts = parseAmount(ungrouped(plain(draft)), PPM_DECIMALS)
  return parts === undefined ? undefined : Number(parts)
}

function amountOf(draft: Draft): string | undefined {
  const text = ungrouped(plain(draft))
  return parseAmount(text, MAX_DECIMALS) === undefined ? undefined : bare(text)
}

const codesIn = ([text = '']: Draft): string[] | undefined => {
  const { codes, invalid } = readCodes(text)
  return invalid.length === 0 ? codes : undefined
}

/** The words of a text, separated by spaces or commas. */
export const wordsIn = ([text = '']: Draft): string[] => text.split(/[\s,，、]+/u).filter((word) => word !== '')

const languages = ['en_US', 'zh_CN'] as const
const ends = ['startsAt', 'endsAt'] as const
const entries = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A time as operators type it: `2026-12-31 18:00`, in UTC. */
const typedTime = (value: unknown): string => String(value).slice(0, 16).replace('T', ' ')

/** Pairs the inputs of periods: start and end of the first, then of the second. */
export const periodsIn = (draft: Draft): { readonly start: string; readonly end: string }[] =>
  draft.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: draft[at + 1] ?? '' }] : []))

/** The texts of two inputs that belong together, such as two roles that one person must not have. */
export const pairsIn = (draft: Draft): { readonly first: string; readonly second: string }[] =>
  periodsIn(draft).map(({ start: first, end: second }) => ({ first, second }))

/** The columns of rows with their names, in order. */
export const columnsOf = ({ columns = {} }: SettingField): (readonly [name: string, column: SettingField])[] =>
  Object.entries(columns)
/** The texts of each row. */
export const rowsIn = (draft: Draft, field: SettingField): string[][] => {
  const width = columnsOf(field).length
  return Array.from({ length: Math.ceil(draft.length / width) }, (_, row) =>
    draft.slice(row * width, (row + 1) * width),
  )
}
/** The field of an input: its column in rows, otherwise the field itself. */
export const fieldAt = (field: SettingField, at: number): SettingField => {
  const columns = columnsOf(field)
  return columns[at % columns.length]?.[1] ?? field
}

/** How each kind of field is typed. A kind without a row does not compile. */
export const fieldKinds: Readonly<Record<FieldKind, KindRules>> = {
  hours: whole,
  days: whole,
  count: whole,
  money: whole,
  ppm: { empty: [''], draftOf: (value) => [percentOf(Number(value))], valueOf: ppmOf, error: 'percent' },
  amount: { empty: [''], draftOf: single, valueOf: amountOf, error: 'amount' },
  choice: textRow('choose'),
  text: textRow('length'),
  names: {
    empty: ['', ''],
    draftOf: (value) => languages.map((language) => textOf(entries(value)[language])),
    valueOf: (draft) => Object.fromEntries(languages.map((language, at) => [language, draft[at] ?? ''])),
    error: 'length',
    inputAt: ([language]) => (language === 'zh_CN' ? 1 : 0),
  },
  flag: { empty: [off], draftOf: single, valueOf: isOn, error: 'choose' },
  country: {
    empty: [''],
    draftOf: single,
    valueOf: (draft) => (codesIn(draft)?.length === 1 ? codesIn(draft)?.[0] : undefined),
    error: 'country',
  },
  countries: {
    empty: [''],
    draftOf: (value) => [list(value).join(' ')],
    valueOf: codesIn,
    error: 'countries',
  },
  logo: {
    empty: [''],
    draftOf: (value) => [textOf(value)],
    valueOf: (draft) => plain(draft) || null,
    error: 'choose',
  },
  classes: { empty: [], draftOf: (value) => list(value).map(String), valueOf: (draft) => [...draft], error: 'choose' },
  periods: {
    empty: [],
    draftOf: (value) => list(value).flatMap((each) => ends.map((end) => typedTime(entries(each)[end]))),
    valueOf: (draft) => periodsIn(draft).map(({ start, end }) => ({ startsAt: timeOf(start), endsAt: timeOf(end) })),
    error: 'time',
    together: 'order',
    inputAt: ([row, end]) => Number(row) * 2 + (end === 'endsAt' ? 1 : 0),
  },
  class: textRow('choose'),
  rows: {
    empty: [],
    draftOf: (value, field) =>
      list(value).flatMap((row) =>
        columnsOf(field).flatMap(([name, column]) => fieldKinds[column.kind].draftOf(entries(row)[name], column)),
      ),
    valueOf: (draft, field) =>
      rowsIn(draft, field).map((texts) =>
        Object.fromEntries(
          columnsOf(field).map(([name, column], at) => [
            name,
            fieldKinds[column.kind].valueOf([texts[at] ?? ''], column),
          ]),
        ),
      ),
    error: 'length',
    inputAt: ([row, name], field) => {
      const names = columnsOf(field).map(([each]) => each)
      return Number(row) * names.length + Math.max(0, names.indexOf(name ?? ''))
    },
  },
  permissions: {
    empty: [],
    draftOf: (value) => list(value).map(String),
    valueOf: (draft) => [...draft],
    error: 'choose',
  },
  rolePairs: {
    empty: [],
    draftOf: (value) =>
      list(value).flatMap((pair) => [textOf(entries(pair)['first']), textOf(entries(pair)['second'])]),
    valueOf: pairsIn,
    error: 'choose',
    together: 'otherRole',
    inputAt: ([row, role]) => Number(row) * 2 + (role === 'second' ? 1 : 0),
  },
  reasons: {
    empty: [],
    draftOf: reasonDraft,
    valueOf: reasonsOf,
    error: 'filled',
    errorAt: reasonErrorAt,
    inputAt: reasonInputAt,
  },
  timeOfDay: textRow('timeOfDay'),
  timeZone: textRow('timeZone'),
  dates: { empty: [''], draftOf: (value) => [list(value).join(' ')], valueOf: wordsIn, error: 'dates' },
  weekdays: { empty: [], draftOf: (value) => list(value).map(String), valueOf: (draft) => [...draft], error: 'choose' },
}

/** The error of each input of a field, by its position. */
export type InputErrors<Error = ErrorKey> = Readonly<Record<number, Error>>
export type ReadField = { readonly value: unknown; readonly errors: InputErrors }

/** The inputs of a value. An optional field without a value has an empty input. */
export const draftOf = (value: unknown, field: SettingField): Draft => {
  const rules = fieldKinds[field.kind]
  return field.isOptional && value === null ? rules.empty : rules.draftOf(value, field)
}

/** True if an optional field has no value. */
export const isLeftEmpty = (field: SettingField, draft: Draft): boolean =>
  field.isOptional === true && plain(draft) === ''

/** Reads the inputs of a field: its value, or the errors of its inputs. */
export function readField(field: SettingField, draft: Draft): ReadField {
  if (isLeftEmpty(field, draft)) return { value: null, errors: {} }
  const rules = fieldKinds[field.kind]
  const parsed = field.type.safeParse(rules.valueOf(draft, field))
  if (parsed.success) return { value: parsed.data, errors: {} }
  const errors: Record<number, ErrorKey> = {}
  for (const { path, code } of parsed.error.issues) {
    const at = rules.inputAt?.(path.map(String), field) ?? 0
    errors[at] ??=
      (code === 'custom' ? rules.together : undefined) ??
      rules.errorAt?.(at) ??
      fieldKinds[fieldAt(field, at).kind].error
  }
  return { value: undefined, errors }
}

/** The position of the input that a refused field of a request names, such as `values.planned.0.endsAt`. */
export const inputOfPath = (field: SettingField, path: readonly string[]): number =>
  path.length === 0 ? 0 : (fieldKinds[field.kind].inputAt?.(path, field) ?? 0)
