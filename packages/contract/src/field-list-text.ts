import { fieldName } from './field-names.ts'
import type { Locale } from '#platform/text/locale.ts'

/** Names of fields whose labels on screens would be unclear in a list of missing fields. */
const ofLists: Readonly<Record<string, readonly [en_US: string, zh_CN: string]>> = {
  type: ['Product type', '产品类型'],
  kind: ['Link type', '链接类型'],
}

const nameInList = (path: string, locale: Locale): string =>
  ofLists[path.split('.').at(-1) ?? '']?.[locale === 'en_US' ? 0 : 1] ?? fieldName(path, locale)

/** Returns the names of several fields, each followed by its language if it has one: `Name (Chinese), Documents`. */
export const fieldNames = (paths: readonly string[], locale: Locale): string =>
  paths.map((path) => nameInList(path, locale)).join(locale === 'en_US' ? ', ' : '、')
