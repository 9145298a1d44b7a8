import type { Amount } from '@tessera/domain/money/amount.ts'
import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { SignedPayment } from '../providers/chain-payments.ts'

export type Attempt = {
  readonly id: string
  readonly withdrawal_id: string
  readonly signature: string
  readonly wire: string
  readonly last_valid_height: bigint
}

/** The one attempt that may still land. */
export const pendingAttempt = (tx: Source, withdrawalId: string): Promise<Attempt | undefined> =>
  maybeOne(
    tx,
    sql<Attempt>`
      select id, withdrawal_id, signature, wire, last_valid_height from withdraw_attempt
       where withdrawal_id = ${withdrawalId} and outcome = 'pending'`,
  )

/** Stores what may be sent from now on. The table takes one pending attempt per withdrawal, and one paid. */
export const insertAttempt = (
  tx: Tx,
  attempt: SignedPayment & {
    readonly id: string
    readonly withdrawalId: string
    readonly coin: string
    readonly amount: Amount
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at)
        select ${attempt.id}, ${attempt.withdrawalId}, coalesce(max(n), 0) + 1, ${attempt.signature}, ${attempt.wire},
               ${attempt.lastValidHeight}, ${attempt.coin}, ${String(attempt.amount)}::numeric, 'pending', ${tx.now}
          from withdraw_attempt where withdrawal_id = ${attempt.withdrawalId}`,
  )

/** False when it was resolved already. */
export async function resolveAttempt(
  tx: Tx,
  id: string,
  outcome: 'finalised' | 'expired' | 'failed_onchain',
): Promise<boolean> {
  const resolved = await changed(
    tx,
    sql`update withdraw_attempt set outcome = ${outcome}, resolved_at = ${tx.now} where id = ${id} and outcome = 'pending'`,
  )
  return resolved === 1n
}

export type Velocity = {
  /** Signed in the last 24 hours and not known to have missed. */
  readonly in24Hours: Amount
  /** May still leave the hot wallet. */
  readonly pending: Amount
}
/** What the signer has signed of a coin. The lock makes signers of one coin take turns. */
export async function lockVelocity(tx: Tx, coin: string): Promise<Velocity> {
  await sql`select pg_advisory_xact_lock(7315, hashtext(${coin}))`.execute(tx.db)
  return one(
    tx,
    sql<Velocity>`
      select coalesce(sum(amount) filter (where outcome in ('pending', 'finalised') and created_at > ${tx.now}::timestamptz - interval '24 hours'), 0)::numeric as "in24Hours",
             coalesce(sum(amount) filter (where outcome = 'pending'), 0)::numeric as pending
        from withdraw_attempt where coin = ${coin} and (outcome = 'pending' or created_at > ${tx.now}::timestamptz - interval '24 hours')`,
  )
}
