import type { Amount } from '@tessera/domain/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { noRule, type SignatureGroup, type SignatureRule, withinOne } from '@tessera/domain/signatures/rule.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** The rule in force, that of the owner for a sub-account. Without a row one person is enough. */
export const readRule = async (source: Source, accountId: string): Promise<SignatureRule> =>
  (await maybeOne(
    source,
    sql<SignatureRule>`
      select r.orders_above as "ordersAbove", r.money_above as "moneyAbove"
        from signature_rule r join customer c on c.id = ${accountId} and r.account_id = coalesce(c.parent_id, c.id)
       order by r.version desc limit 1`,
  )) ?? noRule

/**
 * Refuses an act of one person that needs two. The caller holds the account's row, so that a rule which is set meanwhile counts from
 * its commit. In the transaction of a second signature nothing is refused.
 */
export async function requireOneSignature(
  tx: Tx,
  accountId: string,
  group: SignatureGroup,
  value: Amount | undefined,
): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> {
  if (tx.signature !== undefined) return ok(undefined)
  return withinOne(await readRule(tx, accountId), group, value)
}
