import { type DecidedField, decidedFields } from '@tessera/contract/approval-fields.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'

type Content = Readonly<Record<string, unknown>>
export type Field = { readonly key: DecidedField; readonly values: readonly string[] }

/**
 * The fields of this kind that the content has, each with its values as text; bilingual names in the reader's language.
 * A list may have no values.
 */
export const fieldsOf = (kind: ApprovalKindName, content: Content, locale: Locale): Field[] =>
  decidedFields(kind).flatMap((key) => {
    const values = textsOf(at(content, key.split('.')), locale)
    return values === undefined ? [] : [{ key, values }]
  })

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Object.entries(inner).find(([k]) => k === key)?.[1] : undefined,
    value,
  )

function textsOf(value: unknown, locale: Locale): string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? ['✓'] : []
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'object') return textsOf(at(value, [locale === 'zh_CN' ? 'zh' : 'en']), locale)
  return typeof value === 'string' && value !== '' ? [value] : undefined
}
