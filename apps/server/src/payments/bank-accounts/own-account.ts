import {
  addressParts,
  addressLengths,
  type PostalAddress,
} from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { paymentName } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readProfile } from '#access/customers/customers.sql.ts'
import { originatorOf } from '#payments/withdrawals/originator.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/** Masks an account number except for its end. */
export const masked = (ending: string): string => `•••• ${ending}`

/** Returns the time from which an account that is added now can be used. */
export const usableFrom = async (tx: Tx): Promise<Date> => new Date(tx.now.getTime() + (await waitHours(tx)) * HOUR_MS)

const waitHours = async (tx: Tx): Promise<number> => (await readSetting(tx, 'waits')).newBankAccountHours

/**
 * Returns the verified name in which a customer adds accounts, and its text in payment files. Also returns the verified
 * address and the waiting period of a new account. Names and address are null before verification.
 */
export async function readOwner(tx: Tx, customerId: string) {
  const { real_name: name, kyc_status: kyc } = await readProfile(tx, customerId)
  const accountName = kyc === 'approved' ? name : null
  return {
    accountName,
    paymentName: accountName === null ? null : paymentName(accountName),
    address: accountName === null ? null : await verifiedAddress(tx, customerId),
    waitHours: await waitHours(tx),
  }
}

/**
 * Returns the address of the identity file or of the company, as a start for the form. Leaves out texts that are too
 * long for a bank.
 */
async function verifiedAddress(tx: Tx, customerId: string): Promise<PostalAddress | null> {
  const address = (await originatorOf(tx, customerId))?.address
  if (address === undefined || address.country === '') return null
  const [street, detail] = address.lines
  const typed = { street, detail, postCode: address.postcode, town: address.city }
  const fitting = addressParts.flatMap((part) => {
    const text = part === 'building' ? undefined : typed[part]
    return text && text.length <= addressLengths[part] ? [[part, text] as const] : []
  })
  return { town: '', ...Object.fromEntries(fitting), country: address.country }
}
