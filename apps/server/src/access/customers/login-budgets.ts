import { networkOf } from '@tessera/domain/platform/text/ip-address.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { meantPhone } from '@tessera/domain/access/customers/valid-phone.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Contact } from './customers.sql.ts'
import { forgiveTries } from './password-budget.sql.ts'

/** Tries of a login count by the name that was typed, whether it is anybody's or not. Spellings of one name share them. */
export const loginBudget = (account: string): string =>
  `login:${isPhone(account) ? meantPhone(account) : mailboxOf(account)}`

/** Those at a place their owner has signed in from count by themselves: what strangers try takes nothing from them (threat AUT-01). */
export const placeBudget = (customerId: string, ip: string): string => `login:${customerId}:${ip}`

/** Wrong passwords of one network, whosesoever they are for. */
export const networkBudget = (ip: string): string => `login-network:${networkOf(ip)}`

/** A new password gives all tries back, under each name of the account and at the place it was set from. */
export async function forgiveLogins(tx: Tx, { id, email, phone }: Omit<Contact, 'lang'>, ip: string): Promise<void> {
  const names = [email, phone].filter((name) => name !== null)
  for (const budget of [...names.map(loginBudget), placeBudget(id, ip)]) await forgiveTries(tx, budget)
}
