import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { addressTagNeeded, addressTagNotTaken } from './refusals.ts'

/** The rules about tags (memos) of recipients on a coin's network. Source: decision G27. */
export const memoRules = ['none', 'optional', 'required'] as const
export type MemoRule = (typeof memoRules)[number]

/**
 * Maximum length of a tag in bytes of UTF-8. The memos of tag and id together need at most a quarter of a payment's
 * compute units (decision 0117).
 */
export const TAG_BYTES = 100

/**
 * Returns a tag as it is stored and sent. Full-width letters and digits (U+FF01 to U+FF5E) become plain ones; then it
 * is composed (NFC) and trimmed.
 */
export const tagSpelling = (typed: string): string =>
  typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .trim()

/** Control, format and unassigned characters, every space except U+0020, and blank characters. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u
const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iu

export type TagFault = 'tagUnprintable' | 'tagLong' | 'tagId'
/**
 * Returns the reason for which a text cannot be a tag; undefined for a valid one. Recipients compare its bytes, so
 * invisible characters are refused. A tag must not contain an id, because payments are found by the withdrawal's id in
 * another memo.
 */
export function tagFault(tag: string): TagFault | undefined {
  if (unprintable.test(tag)) return 'tagUnprintable'
  if (bytesIn(tag) > TAG_BYTES) return 'tagLong'
  return anyId.test(tag) ? 'tagId' : undefined
}

/** Returns the length of a text in bytes of UTF-8. */
const bytesIn = (text: string): number =>
  Array.from(text, (sign) => sign.codePointAt(0) ?? 0).reduce(
    (bytes, point) => bytes + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  )

/** Refuses a missing tag if the network requires one, and any tag if the network has none. */
export function fitsNetwork(
  rule: MemoRule,
  tag: string | null,
  field: string,
): Outcome<void, 'ADDRESS_TAG_NEEDED' | 'ADDRESS_TAG_NOT_TAKEN'> {
  if (tag === null) return rule === 'required' ? addressTagNeeded(field) : ok(undefined)
  return rule === 'none' ? addressTagNotTaken(field) : ok(undefined)
}

type Addressed = { readonly address: string; readonly tag: string | null }

/** Returns the address and tag to which a verification code is bound. Leaves the tag field out without a tag. */
export const signedAddress = ({ address, tag }: Addressed): { address: string; tag?: string } => ({
  address,
  ...(tag !== null && { tag }),
})

/** Formats an address with its tag in one line, the same in every language. */
export const addressText = ({ address, tag }: Addressed): string =>
  tag === null ? address : `${address} (Memo: ${tag})`

/**
 * Returns the withdrawal's id and the tag from a payment's memos, which are in the order of its instructions. The tag
 * is before the transfer, where recipients read it, and the id after it. The id is null if these are not the memos of a
 * payment.
 */
export function readMemos(memos: readonly string[]): { readonly id: string | null; readonly tag: string | null } {
  const [first = null, second, third] = memos
  if (third !== undefined) return { id: null, tag: null }
  return second === undefined ? { id: first, tag: null } : { id: second, tag: first }
}
