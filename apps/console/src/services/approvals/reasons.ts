import { kindNamed } from '@tessera/contract/approval-kinds.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'

export type Choice = { readonly code: string; readonly value: string }
/** The text of a reason code for the customer; a code without a text stays unchanged. */
export const reasonText = (kind: ApprovalKindName, code: string, locale: Locale): string =>
  kindNamed(kind).reasons[code]?.[locale] ?? code
export const reasonChoices = (kind: ApprovalKindName, locale: Locale): Choice[] =>
  Object.entries(kindNamed(kind).reasons).map(([code, words]) => ({ code, value: words[locale] }))
