import { feeClasses } from '@tessera/domain/books/fees/trading-rates.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { canonicalText } from '@tessera/domain/platform/text/typed-text.ts'
import { z } from 'zod'
import { AmountText, Id } from '#platform/http/shared.ts'

/**
 * A value that operators decide. `kind` selects its input and its text on screens. Hours and days are whole numbers,
 * shares are in parts per million, and money is in whole units of a currency. Countries are ISO 3166-1 alpha-2 codes.
 * Names and reason codes have texts in both languages.
 */
export type SettingField<Type extends z.ZodType = z.ZodType> = {
  readonly kind: FieldKind
  readonly type: Type
  /** Minimum and maximum number, or maximum length of a text or list. */
  readonly min?: number
  readonly max?: number
  /** The currency of `money`, by ISO 4217, or `REFERENCE` for the reference currency of the settings. */
  readonly currency?: string
  /** The codes from which to choose. */
  readonly choices?: readonly string[]
  /** True if only the first version may set it. */
  readonly isFixed?: true
  /**
   * True if the value is meaningful only on this exchange. Exported files leave it out, and an import keeps the
   * existing value.
   */
  readonly isLocal?: true
  /**
   * The choices in another field with which this field applies. `otherwise` is the form's value with any other choice.
   */
  readonly appliesIf?: { readonly field: string; readonly is: string | readonly string[]; readonly otherwise: unknown }
  /** True if the input may stay empty; the value is then null. */
  readonly isOptional?: true
  /** The form's value for a new subject. If absent, operators must enter one. */
  readonly initial?: unknown
  /** The columns of `rows`. */
  readonly columns?: RowColumns
}
/** The fields of each row, by name. Each has one input. */
export type RowColumns = { readonly [name: string]: SettingField & { readonly kind: ColumnKind } }
export type ColumnKind = 'count' | 'money' | 'ppm' | 'text' | 'class'
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
  | 'logo'
  | 'class'
  | 'rows'
  | 'permissions'
  | 'rolePairs'
  | 'reasons'
  | 'timeOfDay'
  | 'timeZone'
  | 'dates'
  | 'weekdays'

/** A typed text in its canonical form. `settingFault` refuses the signs that this form still may have. */
export const typed = z.string().overwrite(canonicalText)
const Country = z.string().regex(/^[A-Z]{2}$/)
const Classes = z.enum(['ri', 'ai', 'ei'])
/** A list without repetitions in alphabetical order, so that each choice has only one form. */
export const setOf = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((items) => [...new Set(items)].toSorted())

const integer =
  <Kind extends FieldKind>(kind: Kind) =>
  (min: number, max: number): SettingField<z.ZodNumber> & { readonly kind: Kind } => ({
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
/** An amount of the subject's coin as decimal text without trailing zeros, so that equal amounts have equal texts. */
export const amount = { kind: 'amount', type: AmountText.overwrite(bare) } as const satisfies SettingField
/** Returns the field as one that may stay empty. */
export const optional = <Field extends SettingField>(
  field: Field,
): Omit<Field, 'type'> & { readonly type: z.ZodNullable<Field['type']>; readonly isOptional: true } => ({
  ...field,
  type: z.nullable(field.type),
  isOptional: true,
})
export const choice = <const Codes extends readonly [string, ...string[]]>(...choices: Codes) => ({
  kind: 'choice' as const,
  type: z.enum(choices),
  choices,
})
/** A text of one line in both languages. */
export const words = (max: number) => {
  const Text = typed.min(1).max(max)
  return { kind: 'names', type: z.strictObject({ en_US: Text, zh_CN: Text }), max } as const satisfies SettingField
}
/** A name in both languages. */
export const names = words(60)
/** Returns a field that never changes after the first version of its subject. */
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
/** A picture that an operator uploaded for the purpose `logo`, by its id; null without one. */
export const logo = { kind: 'logo', type: Id.nullable(), isLocal: true } as const satisfies SettingField
/** One class of customers for fees: that of an investor, or a company. */
export const feeClass = { kind: 'class', type: z.enum(feeClasses), choices: feeClasses } as const satisfies SettingField
export const text = (max: number): SettingField<z.ZodString> & { readonly kind: 'text' } => ({
  kind: 'text',
  type: typed.min(1).max(max),
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

/** A text of one line, or none. It must match the text of a file, so only its ends are trimmed. */
export const optionalText = (max: number): SettingField<z.ZodString> & { readonly kind: 'text' } => ({
  kind: 'text',
  type: z.string().trim().max(max),
  min: 0,
  max,
})

type RowShape<Columns extends RowColumns> = { [Name in keyof Columns]: Columns[Name]['type'] }
/** A list of rows in their order. */
export const rows = <const Columns extends RowColumns>(columns: Columns, max: number) => ({
  kind: 'rows' as const,
  type: z
    .array(
      z.strictObject(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
        Object.fromEntries(
          Object.entries(columns).map(([name, { type }]) => [name, type]),
        ) as unknown as RowShape<Columns>,
      ),
    )
    .max(max),
  columns,
  max,
})
