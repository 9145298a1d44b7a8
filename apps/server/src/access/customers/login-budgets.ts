import { networkOf } from '@tessera/domain/platform/text/ip-address.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { meantPhone } from '@tessera/domain/access/customers/valid-phone.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Contact } from './customers.sql.ts'
import { restoreTries } from './password-budget.sql.ts'

/** Returns the key of the login tries of an account name, known or not. All spellings of one name share it. */
export const loginBudget = (account: string): string =>
  `login:${isPhone(account) ? meantPhone(account) : mailboxOf(account)}`

/**
 * Returns the key of the tries from a network in which the owner has logged in before. They are counted separately, so
 * that strangers cannot use them up (threat AUT-01).
 */
export const knownNetworkBudget = (customerId: string, ip: string): string => `login:${customerId}:${ip}`

/** Returns the key of the wrong passwords of one network, for any account. */
export const networkBudget = (ip: string): string => `login-network:${networkOf(ip)}`

/** Restores all tries after a new password: for each name of the account, and for the network in which it was set. */
export async function restoreLoginTries(
  tx: Tx,
  { id, email, phone }: Omit<Contact, 'lang'>,
  ip: string,
): Promise<void> {
  const names = [email, phone].filter((name) => name !== null)
  for (const budget of [...names.map(loginBudget), knownNetworkBudget(id, ip)]) await restoreTries(tx, budget)
}
