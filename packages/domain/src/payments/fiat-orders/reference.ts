// 31 characters, a prime number, without characters that look alike (I and 1, O and 0, L).
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = BigInt(ALPHABET.length)
const LENGTH = 8

/**
 * Returns the sum of position times value, modulo a prime. One wrong character or two swapped ones always change it.
 */
function checkOf(body: string): string {
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += (at + 1) * ALPHABET.indexOf(body.charAt(at))
  return ALPHABET.charAt(sum % ALPHABET.length)
}

/** Returns a payment reference from random bits: eight characters and a check character. */
export function referenceOf(random: bigint): string {
  let body = ''
  for (let rest = random; body.length < LENGTH; rest /= BASE) body += ALPHABET.charAt(Number(rest % BASE))
  return body + checkOf(body)
}

const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH + 1}}$`)

export const isReference = (text: string): boolean =>
  FORM.test(text) && checkOf(text.slice(0, LENGTH)) === text.charAt(LENGTH)

/** Returns the valid references in a payer's text, each once, in any case and any grouping by hyphens. */
export function referencesIn(text: string): string[] {
  const words = text
    .toUpperCase()
    .replaceAll('-', '')
    .split(/[^0-9A-Z]+/)
  return [...new Set(words.filter(isReference))]
}
