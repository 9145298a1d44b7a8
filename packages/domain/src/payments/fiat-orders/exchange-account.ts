import { bare } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, ZERO } from '#books/money/amount.ts'
import { type FieldFault, isFault, parseFields } from '#books/money/amount-fields.ts'
import { isCountry } from '#access/customers/areas.ts'
import { beginsLikeIban, ibanLength, isBic, isIban } from '#payments/bank-accounts/iban.ts'
import { plainCode } from '#payments/bank-accounts/plain-code.ts'

/** A bank account of the exchange, as operators type it. */
export type AccountNames = {
  readonly country: string
  /** BIC, ISO 9362. */
  readonly bic: string
  readonly accountNumber: string
}

const BIC = 'ISO 9362, 8 / 11 × A–Z 0–9'
const NUMBER = '4–34 × A–Z 0–9'
const ibanOf = (country: string, length: number) => `IBAN ${country}, ${length} × A–Z 0–9, ISO 7064 MOD 97-10`

/**
 * Returns a fault if the country or BIC does not exist. Also returns one if the number is not an IBAN, although its
 * country uses IBANs or it begins like one.
 */
export function accountFault({
  country,
  bic,
  accountNumber,
}: AccountNames): FieldFault<keyof AccountNames> | undefined {
  if (!isCountry(country)) return { field: 'country', accepted: 'ISO 3166-1 alpha-2' }
  if (!isBic(plainCode(bic))) return { field: 'bic', accepted: BIC }
  const plain = plainCode(accountNumber)
  const length = ibanLength(country)
  if (length !== undefined && !(isIban(plain) && plain.startsWith(country)))
    return { field: 'accountNumber', accepted: ibanOf(country, length) }
  const likeIban = plain.slice(0, 2)
  if (length === undefined && beginsLikeIban(plain) && !isIban(plain))
    return { field: 'accountNumber', accepted: ibanOf(likeIban, ibanLength(likeIban) ?? 0) }
  return /^[A-Z0-9]{4,34}$/.test(plain) ? undefined : { field: 'accountNumber', accepted: NUMBER }
}

type Field = 'orderMinimum' | 'orderMaximum' | 'payoutFee' | 'payoutMinimum' | 'payoutMaximum'
/** The amounts of a bank account of the exchange in minor units. */
export type AccountTerms = Readonly<Record<Field, Amount>>

/**
 * Reads the amounts of a bank account. Returns a fault if one has too many decimals, or if they are not in ascending
 * order. Fee and minimum of payouts are compared only while payouts are open.
 */
export function accountTerms(
  texts: Readonly<Record<Field, string>> & { readonly payoutOpen: boolean },
  scale: number,
): AccountTerms | FieldFault<Field> {
  const { orderMinimum, orderMaximum, payoutFee, payoutMinimum, payoutMaximum } = texts
  const read = parseFields({ orderMinimum, orderMaximum, payoutFee, payoutMinimum, payoutMaximum }, scale)
  if (isFault(read)) return read
  const text = (minor: Amount) => bare(formatAmount(minor, scale))
  const faults: readonly (FieldFault<Field> & { readonly is: boolean })[] = [
    { field: 'orderMinimum', accepted: '> 0', is: read.orderMinimum === ZERO },
    {
      field: 'orderMaximum',
      accepted: `≥ ${text(read.orderMinimum)}`,
      is: read.orderMinimum > read.orderMaximum,
    },
    {
      field: 'payoutMinimum',
      accepted: `> ${text(read.payoutFee)}`,
      is: texts.payoutOpen && read.payoutFee >= read.payoutMinimum,
    },
    {
      field: 'payoutMaximum',
      accepted: `≥ ${text(read.payoutMinimum)}`,
      is: read.payoutMinimum > read.payoutMaximum,
    },
  ]
  const fault = faults.find(({ is }) => is)
  return fault === undefined ? read : { field: fault.field, accepted: fault.accepted }
}
