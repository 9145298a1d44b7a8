/** Characters that a payment file may contain: the SWIFT x set, which SEPA uses too. Source: EPC217-08, "SEPA Requirements for an Extended Character Set". */
const ALLOWED = "A-Za-z0-9/?:().,'+ -"
const isBankText = new RegExp(`^[${ALLOWED}]*$`)
const others = new RegExp(`[^${ALLOWED}]`, 'gu')

/** Maximum lengths of texts in a payment file. Source: pain.001.001.09 with the SEPA limits of 70 and 140. */
export const bankTextLengths = { name: 70, remittance: 140, id: 35, account: 34 } as const

/** Signs with an accepted sign of the same meaning. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/&/g, '+'],
  [/[_~\u2010-\u2015]/g, '-'],
  [/["`´‘’“”]/g, "'"],
  [/[[{<]/g, '('],
  [/[\]}>]/g, ')'],
  [/;/g, ','],
]

/** True if a bank accepts every character of the text. */
export const acceptsBankText = (text: string): boolean => isBankText.test(text)

/**
 * Replaces each character outside the x set by a similar sign, or otherwise by a space. A text must not begin with a
 * slash or contain two. No line of an MT message may begin with a dash or a colon.
 */
export const toBankText = (latin: string): string =>
  replaced
    .reduce((text, [from, to]) => text.replaceAll(from, to), latin)
    .replaceAll(others, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ /:-]+|[ /]+$/g, '')

/** Shortens a text after the last word that fits. A first word that is too long is cut. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max)
  return toBankText(text.slice(0, end > 0 ? end : max))
}
