import { catalogue, type RefusalCode } from '@tessera/contract/catalogue.ts'
import { constraintText } from '@tessera/contract/platform/http/constraint-texts.ts'
import { fieldNames } from '@tessera/contract/field-list-text.ts'
import { fieldName } from '@tessera/contract/field-names.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import IntlMessageFormat from 'intl-messageformat'

/** Returns the request's language by its header; zh_CN for any other language (specification §7). */
export const localeOf = (header: string | string[] | undefined): Locale => (isLocale(header) ? header : 'zh_CN')

const formats = new Map<string, IntlMessageFormat>()

/** Returns the catalogue's sentence for a code, with its arguments. */
export function sentence(code: RefusalCode, locale: Locale, given: Params = {}): string {
  const params = namedParams[code]?.(given, locale) ?? given
  const key = `${locale}/${code}`
  const format = formats.get(key) ?? new IntlMessageFormat(catalogue[code][locale], bcp47(locale))
  formats.set(key, format)
  return String(format.format(params))
}

type Params = Readonly<Record<string, string | number>>

/** Codes whose arguments contain paths of fields, which the sentence shows by their names. */
const namedParams: Partial<Record<RefusalCode, (given: Params, locale: Locale) => Params>> = {
  PARAM_INVALID: (given, locale) => invalidParam(given, locale),
  PRODUCT_INCOMPLETE: ({ fields = '' }, locale) => ({ fields: fieldNames(String(fields).split(','), locale) }),
}

const request: Readonly<Record<Locale, string>> = { en_US: 'the request', zh_CN: '请求' }

/** Returns the field's name on the screen, and the rule for its value. */
const invalidParam = ({ field = '', text = '', ...figures }: Params, locale: Locale): Params => ({
  field: field === '' ? request[locale] : fieldName(String(field), locale),
  reason: fill(constraintText(String(text), locale), locale, figures),
})

/** Formats one of our own sentences with its arguments. */
export function fill(text: string, locale: Locale, params: Params): string {
  const key = `${locale}:${text}`
  const format = formats.get(key) ?? new IntlMessageFormat(text, bcp47(locale))
  formats.set(key, format)
  return String(format.format(params))
}

export const successWord: Record<Locale, string> = { en_US: 'OK', zh_CN: '成功' }
