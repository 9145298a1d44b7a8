import { catalogue, type RefusalCode } from '@tessera/contract/catalogue.ts'
import { bcp47, isLocale, type Locale } from '@tessera/contract/locale.ts'
import IntlMessageFormat from 'intl-messageformat'

/** The request's language by its header; zh_CN when it names none that we speak (specification §7). */
export const localeOf = (header: string | string[] | undefined): Locale => (isLocale(header) ? header : 'zh_CN')

const formats = new Map<string, IntlMessageFormat>()

/** The catalogue's sentence for a code, its arguments filled in. */
export function sentence(
  code: RefusalCode,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const key = `${locale}/${code}`
  const format = formats.get(key) ?? new IntlMessageFormat(catalogue[code][locale], bcp47(locale))
  formats.set(key, format)
  return String(format.format(params))
}

/** Any of our own sentences, its arguments filled in. */
export function fill(text: string, locale: Locale, params: Readonly<Record<string, string | number>>): string {
  const key = `${locale}:${text}`
  const format = formats.get(key) ?? new IntlMessageFormat(text, bcp47(locale))
  formats.set(key, format)
  return String(format.format(params))
}

export const successWord: Record<Locale, string> = { en_US: 'OK', zh_CN: '成功' }
