import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { z } from 'zod'
import { AmountText } from '#platform/http/shared.ts'

/**
 * A value that staff decide. `kind` selects its input and its text on screens: whole hours or days, a count, a share in
 * parts per million, whole units of a currency, an amount of a coin, a switch, one of several codes, a text of one line,
 * names in both languages, a country by ISO 3166-1 alpha-2, a list of countries or of investor classes, or periods of
 * time.
 */
export type SettingField<Type extends z.ZodType = z.ZodType> = {
  readonly kind: FieldKind
  readonly type: Type
  /** The smallest and largest accepted number, or the longest text or list. */
  readonly min?: number
  readonly max?: number
  /** The currency of `money`, by ISO 4217, or `REFERENCE` for the reference currency of the settings. */
  readonly currency?: string
  /** The codes of a choice. */
  readonly choices?: readonly string[]
  /** True if only the first version may set it. */
  readonly isFixed?: true
}
export type FieldKind =
  | 'hours'
  | 'days'
  | 'count'
  | 'ppm'
  | 'money'
  | 'amount'
  | 'choice'
  | 'names'
  | 'flag'
  | 'text'
  | 'country'
  | 'countries'
  | 'classes'
  | 'periods'

const Country = z.string().regex(/^[A-Z]{2}$/)
const Classes = z.enum(['ri', 'ai', 'ei'])
/** A list without repetitions in alphabetical order, so that the same choice is always the same text. */
const setOf = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .overwrite((items) => [...new Set(items)].toSorted())

const integer =
  (kind: FieldKind) =>
  (min: number, max: number): SettingField<z.ZodNumber> => ({
    kind,
    type: z.number().int().min(min).max(max),
    min,
    max,
  })

export const hours = integer('hours')
export const days = integer('days')
export const count = integer('count')
/** A share of 1,000,000. */
export const ppm = integer('ppm')
/** The reference currency, which is itself a setting. */
export const REFERENCE = 'reference'
/** Whole units of a currency. */
export const money = (currency: string, min: number, max: number) => ({ ...integer('money')(min, max), currency })
/** An amount of the subject's coin as decimal text without trailing zeros, so that equal amounts are equal texts. */
export const amount = { kind: 'amount', type: AmountText.overwrite(bare) } as const satisfies SettingField
export const choice = <const Codes extends readonly [string, ...string[]]>(...choices: Codes) => ({
  kind: 'choice' as const,
  type: z.enum(choices),
  choices,
})
const Name = z.string().trim().min(1).max(60)
/** A name in both languages. */
export const names = {
  kind: 'names',
  type: z.strictObject({ en_US: Name, zh_CN: Name }),
  max: 60,
} as const satisfies SettingField
/** The field of a subject that never changes after its first version. */
export const fixed = <Field extends SettingField>(field: Field) => ({ ...field, isFixed: true as const })
export const flag = { kind: 'flag', type: z.boolean() } as const satisfies SettingField
/** A currency by ISO 4217. */
export const currency = {
  kind: 'text',
  type: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  min: 3,
  max: 3,
} as const satisfies SettingField
export const country = { kind: 'country', type: Country } as const satisfies SettingField
export const countries = { kind: 'countries', type: setOf(Country, 300), max: 300 } as const satisfies SettingField
export const classes = { kind: 'classes', type: setOf(Classes, 3), max: 3 } as const satisfies SettingField
export const text = (max: number): SettingField<z.ZodString> => ({
  kind: 'text',
  type: z.string().trim().min(1).max(max),
  min: 1,
  max,
})

const Moment = z.iso.datetime({ offset: true }).overwrite((at) => new Date(at).toISOString())
export const Period = z
  .strictObject({ startsAt: Moment, endsAt: Moment })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'after the start' })
/** Periods in the order of their starts. */
export const periods = (max: number) =>
  ({
    kind: 'periods',
    type: z
      .array(Period)
      .max(max)
      .overwrite((all) => all.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))),
    max,
  }) as const satisfies SettingField
