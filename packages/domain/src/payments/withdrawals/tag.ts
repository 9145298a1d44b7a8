import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { addressTagNeeded, addressTagNotTaken } from './refusals.ts'

/** Defines whether recipients on a coin's network may need a tag (memo). Source: decision G27. */
export const memoRules = ['none', 'optional', 'required'] as const
export type MemoRule = (typeof memoRules)[number]

/** The longest tag in bytes of UTF-8. Its memo and that of the id need a quarter of a payment's compute units at most (decision 0117). */
export const TAG_BYTES = 100

/**
 * A tag as it is stored and sent: full-width letters and digits (U+FF01 to U+FF5E) replaced by plain ones, then
 * composed (NFC) and trimmed.
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
 * Returns the reason why a text cannot be a tag; undefined for a valid one. A recipient compares its bytes, so invisible
 * characters are refused. It contains no id, because payments are found by the id of their withdrawal in another memo.
 */
export function tagFault(tag: string): TagFault | undefined {
  if (unprintable.test(tag)) return 'tagUnprintable'
  if (bytesIn(tag) > TAG_BYTES) return 'tagLong'
  return anyId.test(tag) ? 'tagId' : undefined
}

/** The length of a text in bytes of UTF-8. */
const bytesIn = (text: string): number =>
  Array.from(text, (sign) => sign.codePointAt(0) ?? 0).reduce(
    (bytes, point) => bytes + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  )

/** Refuses an address without a tag if the network requires one, and a tag if the network has none. */
export function fitsNetwork(
  rule: MemoRule,
  tag: string | null,
  field: string,
): Outcome<void, 'ADDRESS_TAG_NEEDED' | 'ADDRESS_TAG_NOT_TAKEN'> {
  if (tag === null) return rule === 'required' ? addressTagNeeded(field) : ok(undefined)
  return rule === 'none' ? addressTagNotTaken(field) : ok(undefined)
}

type Addressed = { readonly address: string; readonly tag: string | null }

/** Returns the address and tag to which a verification code is bound. Without a tag, the field is left out. */
export const signedAddress = ({ address, tag }: Addressed): { address: string; tag?: string } => ({
  address,
  ...(tag !== null && { tag }),
})

/** An address with its tag, in one line that is the same in every language. */
export const addressText = ({ address, tag }: Addressed): string =>
  tag === null ? address : `${address} (Memo: ${tag})`

/**
 * Returns the withdrawal's id and the tag from a payment's memos in the order of its instructions. The tag comes before the transfer,
 * where recipients read it, and the id after it. The id is null if these are not the memos of a payment.
 */
export function readMemos(memos: readonly string[]): { readonly id: string | null; readonly tag: string | null } {
  const [first = null, second, third] = memos
  if (third !== undefined) return { id: null, tag: null }
  return second === undefined ? { id: first, tag: null } : { id: second, tag: first }
}
