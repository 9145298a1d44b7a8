import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readProfile } from '#access/customers/customers.sql.ts'

type Wait = { readonly config: Pick<Config, 'NEW_BANK_ACCOUNT_WAIT_HOURS'> }

const HOUR_MS = 3_600_000

/** An account by its end. */
export const masked = (ending: string): string => `•••• ${ending}`

/** The moment from which an account that is added now may be used. */
export const usableFrom = ({ config }: Wait, { now }: Tx): Date =>
  new Date(now.getTime() + config.NEW_BANK_ACCOUNT_WAIT_HOURS * HOUR_MS)

/** The verified name in which a customer adds accounts, null before it is verified, and the wait of a new account. */
export async function readOwner({ config }: Wait, tx: Tx, customerId: string) {
  const { real_name: name, kyc_status: kyc } = await readProfile(tx, customerId)
  return { accountName: kyc === 'approved' ? name : null, waitHours: config.NEW_BANK_ACCOUNT_WAIT_HOURS }
}
