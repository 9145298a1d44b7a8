import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readProfile } from '#access/customers/customers.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/** The end of an account number, with the rest masked. */
export const masked = (ending: string): string => `•••• ${ending}`

/** The moment from which an account that is added now can be used. */
export const usableFrom = async (tx: Tx): Promise<Date> => new Date(tx.now.getTime() + (await waitHours(tx)) * HOUR_MS)

const waitHours = async (tx: Tx): Promise<number> => (await readSetting(tx, 'waits')).newBankAccountHours

/**
 * The verified name in which a customer adds accounts, and the waiting period of a new account. The name is null before
 * verification.
 */
export async function readOwner(tx: Tx, customerId: string) {
  const { real_name: name, kyc_status: kyc } = await readProfile(tx, customerId)
  return { accountName: kyc === 'approved' ? name : null, waitHours: await waitHours(tx) }
}
