import { type FreezeScope, scopesOfCause } from '@tessera/domain/access/security/frozen-scopes.ts'
import { pausesAtBinding } from '@tessera/domain/access/security/first-factor.ts'
import { ruleOf, type SecurityAction } from '@tessera/domain/access/security/rules.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readBindingFacts } from './binding-facts.sql.ts'
import { pauseHours } from './pause-withdrawals.ts'

export type Pause = { readonly hours: number; readonly scopes: FreezeScope[] }
type Account = { readonly customerId: string; readonly hasFundPassword: boolean }

/** Returns the scopes that an action would pause if it were done now, and for how many hours; null for none. */
export async function pauseOf(
  tx: Tx,
  { customerId, hasFundPassword }: Account,
  action: SecurityAction,
): Promise<Pause | null> {
  const { freezes, binds } = ruleOf(action)
  if (freezes === undefined) return null
  if (binds !== undefined && !pausesAtBinding(await readBindingFacts(tx, customerId, binds), tx.now)) return null
  // Setting the first fund password changes nothing that a thief could use.
  if (freezes === 'fund_password_changed' && !hasFundPassword) return null
  return { hours: await pauseHours(tx), scopes: [...scopesOfCause[freezes]] }
}
