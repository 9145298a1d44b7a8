import { isBic, isIban } from './iban.ts'
import { plainCode } from './plain-code.ts'

/** Number of characters of a BIC that identify bank, country and place; the last three identify a branch. */
const BIC_OF_BANK = 8

type Account = { readonly number: string; readonly bic: string }

/**
 * Returns the text that identifies a bank account worldwide, to compare a payer's account with a customer's. An IBAN
 * includes country and bank. Any other number is unique only within its bank, so the text includes the bank's BIC.
 * Undefined without IBAN and BIC.
 */
export function accountIdentity({ number, bic }: Account): string | undefined {
  const plain = plainCode(number)
  if (isIban(plain)) return `IBAN ${plain}`
  const bank = plainCode(bic)
  return plain !== '' && isBic(bank) ? `BIC ${bank.slice(0, BIC_OF_BANK)} ${plain}` : undefined
}
