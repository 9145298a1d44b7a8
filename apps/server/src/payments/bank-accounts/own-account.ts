import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readProfile } from '#access/customers/customers.sql.ts'

type Wait = { readonly config: Pick<Config, 'NEW_BANK_ACCOUNT_WAIT_HOURS'> }

/** The end of an account number, with the rest masked. */
export const masked = (ending: string): string => `•••• ${ending}`

/** The moment from which an account that is added now can be used. */
export const usableFrom = ({ config }: Wait, { now }: Tx): Date =>
  new Date(now.getTime() + config.NEW_BANK_ACCOUNT_WAIT_HOURS * HOUR_MS)

/**
 * The verified name in which a customer adds accounts, and the waiting time of a new account. The name is null before
 * verification.
 */
export async function readOwner({ config }: Wait, tx: Tx, customerId: string) {
  const { real_name: name, kyc_status: kyc } = await readProfile(tx, customerId)
  return { accountName: kyc === 'approved' ? name : null, waitHours: config.NEW_BANK_ACCOUNT_WAIT_HOURS }
}
