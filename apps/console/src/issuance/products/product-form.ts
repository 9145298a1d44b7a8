import { proRataTerms } from '@tessera/contract/issuance/products/allotment-terms.ts'
import { brokenInDraft, DraftTerms, missingTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import { ProductTerms } from '@tessera/contract/issuance/products/product-terms.ts'
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
import { UTC } from './zone-time.ts'

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
function typedAs(kind: FieldKind, value: unknown, zone: string): string {
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  return text === '' ? '' : (showText[kind]?.(text, zone) ?? text)
}

const textsIn = (whole: unknown, fields: readonly { path: string; kind: FieldKind }[], zone: string): Texts =>
  Object.fromEntries(
    fields.flatMap(({ path, kind }) => pathsOf(path, kind).map((each) => [each, typedAs(kind, at(whole, each), zone)])),
  )

/**
 * The form of existing terms, with times in `zone`. Terms of earlier versions have no allotment: they share pro rata.
 */
export function formOf(symbol: string, stored: DraftTerms, zone = UTC): ProductForm {
  const terms = { ...stored, allotment: stored.allotment ?? proRataTerms }
  const entriesOf = (list: EntryList): Entry[] =>
    entriesIn(terms, list).map((entry, id) => ({
      id,
      texts: textsIn(
        entry,
        entryFields[list].map(({ name, kind }) => ({ path: name, kind })),
        zone,
      ),
    }))
  const fields = termFields.map((field) => ({ path: pathOf(field), kind: field.kind }))
  return {
    symbol,
    texts: textsIn(terms, fields, zone),
    members: entriesOf('members'),
    faq: entriesOf('faq'),
    bands: entriesOf('bands'),
    payCoins: entriesOf('payCoins'),
    allocation: entriesOf('allocation'),
    unlocks: entriesOf('unlocks'),
    links: entriesOf('links'),
  }
}
function entriesIn(terms: DraftTerms, list: EntryList): readonly unknown[] {
  const entries = at(terms, `${groupOf[list]}.${list}`)
  return Array.isArray(entries) ? entries : []
}

/** The value of a field in the contract's format; null if it is empty. */
function valueOf(texts: Texts, path: string, kind: FieldKind, optional: boolean): unknown {
  const [first = '', second = ''] = pathsOf(path, kind).map((each) => (texts[each] ?? '').trim())
  if (kind === 'codes') return readText.codes(first)
  if (!isBoth(kind)) return first === '' ? null : readText[kind](first)
  if (optional && first === '' && second === '') return null
  return { en: first === '' ? null : first, zh: second === '' ? null : second }
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
function errorAt(path: string): FieldError {
  const [, list, , name] = path.split('.')
  const entry = entryLists.find((each) => each === list)
  const kind =
    entry === undefined
      ? termFields.find((field) => path.startsWith(pathOf(field)))?.kind
      : entryFields[entry].find((field) => field.name === name)?.kind
  return kind ?? 'line'
}

type Checked = {
  /** The terms as far as they are entered; undefined if a value is invalid. */
  readonly terms?: DraftTerms
  /** Errors of entered values, by path. They keep a draft from being saved. */
  readonly errors: Errors
  /** Rules that the entered values do not satisfy yet, by path. They only keep a draft from being published. */
  readonly unsatisfied: Errors
  /** Paths of the values to complete before the publication. */
  readonly missing: readonly string[]
}

type ScaleOf = (code: string) => number | undefined

/**
 * Checks the entered values of a form. `scaleOf` returns the decimals of a currency, `payScaleOf` those of a sale's pay
 * coin.
 */
export function checkForm(form: ProductForm, scaleOf: ScaleOf, payScaleOf: ScaleOf = scaleOf): Checked {
  const symbol: Errors = /^[A-Z][A-Z0-9]{1,11}$/u.test(form.symbol)
    ? {}
    : { symbol: form.symbol === '' ? 'required' : 'symbol' }
  const entered = termsIn(form)
  const read = DraftTerms.safeParse(entered)
  if (!read.success) {
    const invalid = read.error.issues.map(({ path }) => path.join('.'))
    const errors = Object.fromEntries(invalid.map((path) => [path, errorAt(path)]))
    return { errors: { ...symbol, ...errors }, unsatisfied: {}, missing: emptyPaths(entered, invalid) }
  }
  const terms = read.data
  const { currency } = terms.economics
  const scales = { scale: currency === null ? undefined : scaleOf(currency), payScaleOf }
  const broken = atFields(brokenInDraft(terms, scales))
  const errors = { ...symbol, ...broken }
  const unsatisfied = atFields(brokenTerms(terms, scales.scale, payScaleOf))
  const missing = missingTerms(terms, scales)
  return Object.keys(errors).length === 0 ? { terms, errors, unsatisfied, missing } : { errors, unsatisfied, missing }
}

/** The first broken rule of each field. */
const atFields = (rules: readonly TermRule[]): Errors =>
  Object.fromEntries(rules.toReversed().map((rule) => [termRules[rule].field, rule]))

/** The paths that complete terms lack, without those of `invalid` values. */
const emptyPaths = (entered: unknown, invalid: readonly string[]): string[] =>
  (ProductTerms.safeParse(entered).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => !invalid.includes(path))

/** Shows a check of the server at its field: whether an address exists on the product's network. */
export const refusedAt = (field: string | undefined): Errors =>
  field === 'terms.token.contractAddress' ? { 'token.contractAddress': 'contractAddress' } : {}
