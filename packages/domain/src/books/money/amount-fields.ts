import { type Amount, amount, AMOUNT_BOUND, formatAmount, parseAmount } from './amount.ts'

/** A value that the coin cannot represent, and an accepted one, in signs that every language shares. */
export type FieldFault<Field extends string = string> = { readonly field: Field; readonly accepted: string }

/** Parses the amounts of several fields. Returns a fault for the first one that the coin cannot represent. */
export function parseFields<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  scale: number,
): Readonly<Record<Field, Amount>> | FieldFault<Field> {
  const read: Partial<Record<Field, Amount>> = {}
  for (const field of keysOf(texts)) {
    const minor = parseAmount(texts[field], scale)
    if (minor === undefined) return { field, accepted: nearest(texts[field], scale) }
    read[field] = minor
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has read every field
  return read as Record<Field, Amount>
}

export const isFault = <Field extends string>(
  read: Readonly<Record<Field, Amount>> | FieldFault<Field>,
): read is FieldFault<Field> => 'accepted' in read && typeof read.accepted === 'string'

/** Returns the amount cut to the decimals of the coin, or the largest amount. */
function nearest(text: string, scale: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const cut = scale === 0 ? whole : `${whole}.${fraction.slice(0, scale)}`
  const max = amount(AMOUNT_BOUND - 1n)
  return parseAmount(cut, scale) === undefined ? `≤ ${formatAmount(max, scale)}` : cut
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const keysOf = <Key extends string>(row: Readonly<Record<Key, unknown>>) => Object.keys(row) as Key[]
