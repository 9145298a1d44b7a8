import { isBic, isIban } from './iban.ts'
import { plainCode } from './plain-code.ts'

/** Characters of a BIC that name bank, country and place; the last three name a branch. */
const BIC_OF_BANK = 8

type Account = { readonly number: string; readonly bic: string }

/**
 * Returns the text that identifies a bank account worldwide, to compare a payer's account with a customer's. An IBAN names country and
 * bank itself. Any other number is unique within its bank only, so it counts together with the bank's BIC. Undefined without either.
 */
export function accountIdentity({ number, bic }: Account): string | undefined {
  const plain = plainCode(number)
  if (isIban(plain)) return `IBAN ${plain}`
  const bank = plainCode(bic)
  return plain !== '' && isBic(bank) ? `BIC ${bank.slice(0, BIC_OF_BANK)} ${plain}` : undefined
}
