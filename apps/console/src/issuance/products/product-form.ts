import { proRataTerms } from '@tessera/contract/issuance/products/allotment-terms.ts'
import { ProductTerms } from '@tessera/contract/issuance/products/products-manage.ts'
import { brokenTerms, termRules, type TermRule } from '@tessera/domain/issuance/products/terms.ts'
import { readText, showText } from './field-text.ts'
import {
  type EntryList,
  entryFields,
  entryLists,
  type FieldKind,
  groupOf,
  isSale,
  languages,
  listsOf,
  pathOf,
  termFields,
} from './term-fields.ts'

export type Terms = ReturnType<typeof ProductTerms.parse>
/** Texts by their path in the contract: `facts.name.en`, `economics.fee`. */
export type Texts = Readonly<Record<string, string>>
/** `id` identifies the entry while others are removed. */
export type Entry = { readonly id: number; readonly texts: Texts }
export type ProductForm = { readonly symbol: string; readonly texts: Texts } & Readonly<
  Record<EntryList, readonly Entry[]>
>
export type FieldError = 'required' | 'symbol' | 'contractAddress' | FieldKind | TermRule
export type Errors = Readonly<Record<string, FieldError>>

export const emptyForm: ProductForm = {
  symbol: '',
  texts: { 'economics.stepUnits': '1', 'token.decimals': '0', 'allotment.allotmentMethod': 'pro_rata' },
  members: [],
  faq: [],
  bands: [],
  payCoins: [],
  allocation: [],
  unlocks: [],
  links: [],
}

const isBoth = (kind: FieldKind): boolean => kind === 'both' || kind === 'note'
/** The paths of a field's texts: one, or one for each language. */
export const pathsOf = (path: string, kind: FieldKind): string[] =>
  isBoth(kind) ? languages.map((language) => `${path}.${language}`) : [path]

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The input text of a value of the contract; empty for null. */
function typedAs(kind: FieldKind, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  return text === '' ? '' : (showText[kind]?.(text) ?? text)
}

const textsIn = (whole: unknown, fields: readonly { path: string; kind: FieldKind }[]): Texts =>
  Object.fromEntries(
    fields.flatMap(({ path, kind }) => pathsOf(path, kind).map((each) => [each, typedAs(kind, at(whole, each))])),
  )

/** The form of existing terms. Terms of earlier versions have no allotment: they share pro rata. */
export function formOf(symbol: string, stored: Terms): ProductForm {
  const terms = { ...stored, allotment: stored.allotment ?? proRataTerms }
  const entriesOf = (list: EntryList): Entry[] =>
    entriesIn(terms, list).map((entry, id) => ({
      id,
      texts: textsIn(
        entry,
        entryFields[list].map(({ name, kind }) => ({ path: name, kind })),
      ),
    }))
  const fields = termFields.map((field) => ({ path: pathOf(field), kind: field.kind }))
  return {
    symbol,
    texts: textsIn(terms, fields),
    members: entriesOf('members'),
    faq: entriesOf('faq'),
    bands: entriesOf('bands'),
    payCoins: entriesOf('payCoins'),
    allocation: entriesOf('allocation'),
    unlocks: entriesOf('unlocks'),
    links: entriesOf('links'),
  }
}
function entriesIn(terms: Terms, list: EntryList): readonly unknown[] {
  const entries = at(terms, `${groupOf[list]}.${list}`)
  return Array.isArray(entries) ? entries : []
}

function valueOf(texts: Texts, path: string, kind: FieldKind, optional: boolean): unknown {
  const [first = '', second] = pathsOf(path, kind).map((each) => (texts[each] ?? '').trim())
  if (kind === 'codes') return readText.codes(first)
  if (optional && first === '' && (second ?? '') === '') return null
  return second === undefined ? (first === '' ? '' : readText[kind](first)) : { en: first, zh: second }
}

/** The terms in the contract's structure, valid or not. */
function termsIn(form: ProductForm): unknown {
  const groups: Record<TermGroup, Record<string, unknown>> = {
    facts: {},
    economics: {},
    token: {},
    access: {},
    allotment: {},
    life: {},
    sale: {},
  }
  for (const { group, name, kind, optional = false } of termFields)
    groups[group][name] = valueOf(form.texts, `${group}.${name}`, kind, optional)
  for (const list of entryLists)
    groups[groupOf[list]][list] = (listsOf(form.texts).includes(list) ? form[list] : []).map(({ texts }) =>
      Object.fromEntries(entryFields[list].map(({ name, kind }) => [name, valueOf(texts, name, kind, false)])),
    )
  const { sale: _sale, ...others } = groups
  return isSale(form.texts) ? groups : others
}
type TermGroup = (typeof termFields)[number]['group']

/** The error at the field to which an issue of the contract refers. */
function errorAt(form: ProductForm, path: string): FieldError {
  const [, list, index, name = '', ...rest] = path.split('.')
  const entry = entryLists.find((each) => each === list)
  const text = entry === undefined ? form.texts[path] : form[entry][Number(index)]?.texts[[name, ...rest].join('.')]
  if ((text ?? '').trim() === '') return 'required'
  if (entry === undefined) return termFields.find((field) => path.startsWith(pathOf(field)))?.kind ?? 'line'
  // A required list that is empty.
  if (index === undefined) return 'required'
  return entryFields[entry].find((field) => field.name === name)?.kind ?? 'line'
}

type Checked =
  | { readonly terms: Terms; readonly errors?: undefined }
  | { readonly terms?: undefined; readonly errors: Errors }

type ScaleOf = (code: string) => number | undefined

/**
 * Returns the terms of a valid form, or its errors by path. `scaleOf` returns the decimals of a currency, `payScaleOf`
 * those of a sale's pay coin.
 */
export function checkForm(form: ProductForm, scaleOf: ScaleOf, payScaleOf: ScaleOf = scaleOf): Checked {
  const symbol: Errors = /^[A-Z][A-Z0-9]{1,11}$/u.test(form.symbol)
    ? {}
    : { symbol: form.symbol === '' ? 'required' : 'symbol' }
  const read = ProductTerms.safeParse(termsIn(form))
  const termErrors: Errors = read.success
    ? Object.fromEntries(
        brokenTerms(read.data, scaleOf(read.data.economics.currency), payScaleOf)
          .toReversed()
          .map((rule) => [termRules[rule].field, rule]),
      )
    : Object.fromEntries(read.error.issues.map(({ path }) => [path.join('.'), errorAt(form, path.join('.'))]))
  const errors = { ...symbol, ...termErrors }
  return read.success && Object.keys(errors).length === 0 ? { terms: read.data } : { errors }
}

/** Shows a check of the server at its field: whether an address exists on the product's network. */
export const refusedAt = (field: string | undefined): Errors =>
  field === 'terms.token.contractAddress' ? { 'token.contractAddress': 'contractAddress' } : {}
