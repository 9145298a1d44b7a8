import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { ClassesField } from './classes-field.tsx'
import { CountriesField } from './countries-field.tsx'
import type { Errors, Texts } from './product-form.ts'
import s from './products.module.css'
import { type FieldKind, type FieldName, languages, pathOf, type TermField } from './term-fields.ts'
import { TimeField } from './time-field.tsx'

export type Chosen = Readonly<Record<'coins' | 'payCoins' | 'chains', readonly string[]>>
export type Typing = {
  texts: Texts
  onChange: (path: string, text: string) => void
  /** The errors by path; those of untouched fields appear after an attempt to save. */
  errors: Errors
  /** The prefix of the paths of `errors`: `facts.members.0.`. */
  prefix?: string
}

const hints: Partial<Record<FieldKind, string>> = {
  day: 'YYYY-MM-DD',
  url: 'https://',
}
const maxOf: Partial<Record<FieldKind, number>> = {
  day: 10,
  units: 19,
  amount: 24,
  ratio: 9,
  count: 1,
  slot: 16,
}
const decimal: ReadonlySet<FieldKind> = new Set(['units', 'amount', 'ratio', 'count', 'slot'])

/** A text in both languages, side by side. */
export function BilingualField({ path, label, kind, max, optional = false, ...p }: Typing & BothFacts) {
  const t = useTranslations('products')
  const words = useErrorWords(p)
  const Field = kind === 'note' ? TextArea : TextInput
  return (
    <div className={s['both']}>
      {languages.map((language) => {
        const own = `${path}.${language}`
        return (
          <div key={language} className={s['term']} data-path={`${p.prefix ?? ''}${own}`}>
            <Field
              label={t(`inLanguage.${language}`, { label })}
              optional={optional}
              maxLength={max}
              value={p.texts[own] ?? ''}
              onChange={(text) => p.onChange(own, text)}
              {...words(own)}
            />
          </div>
        )
      })}
    </div>
  )
}
type BothFacts = { path: string; label: string; kind: 'both' | 'note'; max: number; optional?: boolean }

/** One field of the terms. */
export function TermInput({ field, ...p }: Typing & { field: TermField; chosen: Chosen }) {
  const t = useTranslations('products')
  const { kind, name } = field
  const suffix = suffixOf(name, kind, p.texts)
  return <FieldInput {...p} {...field} path={pathOf(field)} label={t(`fields.${name}`)} suffix={suffix} />
}

type FieldFacts = Omit<TermField, 'group' | 'name'> & { path: string; label: string; suffix: string | undefined }

/** Renders a field by its kind, for terms and for entries of a list. */
export const FieldInput = (p: FieldInputProps) =>
  p.kind === 'both' || p.kind === 'note' ? (
    <BilingualField {...p} kind={p.kind} max={p.max ?? 80} />
  ) : (
    <div className={s['term']} data-path={`${p.prefix ?? ''}${p.path}`}>
      <OneInput {...p} />
    </div>
  )

/** A field with one value. */
function OneInput({ path, label, kind, optional = false, options, suffix, chosen, ...p }: FieldInputProps) {
  const t = useTranslations('products')
  const words = useErrorWords(p)
  const max = p.max ?? maxOf[kind]
  const facts = { label, optional, value: p.texts[path] ?? '', ...words(path) }
  if (kind === 'choice')
    return (
      <Select
        {...facts}
        value={facts.value === '' ? (optional ? 'none' : undefined) : facts.value}
        options={[...(optional ? [{ code: 'none', value: t('noneChosen') }] : []), ...optionsOf(options, chosen, t)]}
        onChange={(value) => p.onChange(path, value === 'none' ? '' : value)}
      />
    )
  const change = (text: string) => p.onChange(path, text)
  if (kind === 'time') return <TimeField {...facts} onChange={change} />
  if (kind === 'codes') return <CountriesField {...facts} onChange={change} />
  if (kind === 'classes') return <ClassesField {...facts} onChange={change} />
  return (
    <TextInput
      {...facts}
      onChange={change}
      suffix={suffix}
      {...(max !== undefined && { maxLength: max })}
      {...(hints[kind] !== undefined && { placeholder: hints[kind] })}
      {...(decimal.has(kind) && { inputMode: 'decimal' as const })}
      {...(kind === 'day' && { format: keepDay })}
    />
  )
}
type FieldInputProps = Typing & FieldFacts & { chosen: Chosen }

const suffixOf = (name: FieldName, kind: FieldKind, texts: Texts): string | undefined => {
  if (kind === 'ratio') return '%'
  if (name === 'equityMultiple') return '×'
  return kind === 'amount' ? texts['economics.currency'] : undefined
}

type Words = Translate<'products'>
type OptionName = Parameters<Words>[0] extends infer Key ? (Key extends `options.${infer Name}` ? Name : never) : never

function optionsOf(options: TermField['options'], chosen: Chosen, t: Words): { code: string; value: string }[] {
  if (options === 'coins' || options === 'payCoins' || options === 'chains')
    return chosen[options].map((code) => ({ code, value: options === 'chains' ? chainName(code) : code }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tidy checks that every value has a message
  return (options ?? []).map((code) => ({ code, value: t(`options.${code as OptionName}`) }))
}

function useErrorWords({ errors, prefix = '' }: Pick<Typing, 'errors' | 'prefix'>) {
  const t = useTranslations('products')
  return (path: string): { error?: string } => {
    const error = errors[`${prefix}${path}`]
    return error === undefined ? {} : { error: t(`errors.${error}`) }
  }
}
