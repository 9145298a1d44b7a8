import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Demands, type Owned } from '@tessera/domain/access/security/factors.ts'
import { demandsOf, type SecurityAction } from '@tessera/domain/access/security/rules.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

export type Factors = {
  readonly owned: Owned
  /** True if the exchange requires an authenticator. */
  readonly enforced: boolean
  readonly fundPassword: boolean
}

/** Returns the current factors of an account. */
export async function readFactors(source: Source, customerId: string): Promise<Factors> {
  const factors = await findFactors(source, customerId)
  assert(factors, `customer ${customerId} has no row`)
  return factors
}

/** Returns the current factors of an account; undefined if there is no such account. Both take equal time. */
export async function findFactors(source: Source, customerId: string | null): Promise<Factors | undefined> {
  const found = await maybeOne(
    source,
    sql<Owned & Omit<Factors, 'owned'>>`
      select c.email is not null and not c.email_lost as email, c.mobile_check as mobile,
             exists (select 1 from authenticator a where a.customer_id = c.id) as google,
             exists (select 1 from passkey p where p.customer_id = c.id) as passkey, s.enforce_authenticator as enforced,
             c.fund_password_hash is not null as "fundPassword"
        from customer c, site_setting s where c.id = ${customerId}`,
  )
  if (found === undefined) return undefined
  const { enforced, fundPassword, ...owned } = found
  return { owned, enforced, fundPassword }
}

/** Returns the proofs that the table requires from this account for an action. */
export async function readDemands(
  source: Source,
  customerId: string,
  action: SecurityAction,
): Promise<ReturnType<typeof demandsOf>> {
  const { owned, enforced, fundPassword } = await readFactors(source, customerId)
  return demandsOf(action, owned, enforced, fundPassword)
}

export const isDemanded = (demands: Demands, proof: string): boolean =>
  demands.some((group) => group.some((each) => each === proof))
