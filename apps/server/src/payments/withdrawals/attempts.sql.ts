import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Approvers } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { SignedPayment } from '#payments/chain/chain-payments.ts'

export type Attempt = {
  readonly id: string
  /** The number of the attempt; 1 for a withdrawal's first. */
  readonly n: number
  readonly withdrawal_id: string
  readonly signature: string
  readonly wire: string
  readonly last_valid_height: bigint
}

/** Returns the only attempt that may still be confirmed. */
export const pendingAttempt = (tx: Source, withdrawalId: string): Promise<Attempt | undefined> =>
  maybeOne(
    tx,
    sql<Attempt>`
      select id, n, withdrawal_id, signature, wire, last_valid_height from withdraw_attempt
       where withdrawal_id = ${withdrawalId} and outcome = 'pending'`,
  )

/** Stores bytes that may be sent from now on. The table allows one pending and one paid attempt per withdrawal. */
export const insertAttempt = (
  tx: Tx,
  attempt: SignedPayment & {
    readonly id: string
    readonly withdrawalId: string
    readonly coin: string
    readonly amount: Amount
    readonly opensAccount: boolean
    readonly approvers: Approvers
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, opens_account, approvers, outcome, created_at)
        select ${attempt.id}, ${attempt.withdrawalId}, coalesce(max(n), 0) + 1, ${attempt.signature}, ${attempt.wire},
               ${attempt.lastValidHeight}, ${attempt.coin}, ${String(attempt.amount)}::numeric,
               ${attempt.opensAccount}, ${attempt.approvers}, 'pending', ${tx.now}
          from withdraw_attempt where withdrawal_id = ${attempt.withdrawalId}`,
  )

/** Returns all attempts of a withdrawal, in their order. */
export const attemptsOf = (tx: Source, withdrawalId: string): Promise<Pick<LastAttempt, 'signature' | 'outcome'>[]> =>
  many(
    tx,
    sql<Pick<LastAttempt, 'signature' | 'outcome'>>`
      select signature, outcome from withdraw_attempt where withdrawal_id = ${withdrawalId} order by n`,
  )

export type LastAttempt = Attempt & {
  readonly outcome: 'pending' | 'finalised' | 'expired' | 'failed_onchain'
  readonly created_at: Date
}

/** Returns the newest attempt, in any state. */
export const lastAttempt = (tx: Source, withdrawalId: string): Promise<LastAttempt | undefined> =>
  maybeOne(
    tx,
    sql<LastAttempt>`
      select id, n, withdrawal_id, signature, wire, last_valid_height, outcome, created_at from withdraw_attempt
       where withdrawal_id = ${withdrawalId} order by n desc limit 1`,
  )

/**
 * Stores the payment found on the chain as the attempt that may be confirmed. It is an abandoned one, or one that this
 * database never had. Returns 0 if the transaction pays another withdrawal.
 */
export const adoptAttempt = (
  tx: Tx,
  attempt: Omit<Parameters<typeof insertAttempt>[1], 'opensAccount' | 'approvers'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, opens_account, outcome, created_at)
        select ${attempt.id}, ${attempt.withdrawalId}, coalesce(max(n), 0) + 1, ${attempt.signature}, ${attempt.wire},
               ${attempt.lastValidHeight}, ${attempt.coin}, ${String(attempt.amount)}::numeric, false, 'pending', ${tx.now}
          from withdraw_attempt where withdrawal_id = ${attempt.withdrawalId}
        on conflict (signature) do update set outcome = 'pending', resolved_at = null
         where withdraw_attempt.withdrawal_id = excluded.withdrawal_id`,
  )

/** True if a transaction pays another withdrawal; each transaction pays only one. */
export const isOfAnother = async (source: Source, withdrawalId: string, signature: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from withdraw_attempt where signature = ${signature} and withdrawal_id <> ${withdrawalId}`,
  )) !== undefined

/** Returns false if it was already resolved. */
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
  /** The amount signed in the last 24 hours, without attempts that certainly were not confirmed. */
  readonly in24Hours: Amount
  /** The part of it that exactly `approvers` people approved. */
  readonly byAsMany: Amount
  /**
   * The amount that may still leave the hot wallet, or that left it after `since`, to customers and to the cold wallet.
   */
  readonly pending: Amount
  /** Recipients' accounts over all coins: those opened within 24 hours, and those that may still be opened. */
  readonly opened: number
  readonly opening: number
}
/**
 * Returns the amounts that the signer has signed. The lock makes all signers of the hot wallet take turns. The balance
 * was read at `since`: it already lacks payments finalized before that, and every other payment counts as still
 * pending.
 */
export async function lockVelocity(
  tx: Tx,
  { coin, since, approvers }: { readonly coin: string; readonly since: Date; readonly approvers: Approvers },
): Promise<Velocity> {
  await sql`select pg_advisory_xact_lock(7315)`.execute(tx.db)
  return one(
    tx,
    sql<Velocity>`
      with signed as (
        select coin, amount, opens_account, approvers, created_at > ${tx.now}::timestamptz - interval '24 hours' as today,
               outcome = 'pending' or (outcome = 'finalised' and resolved_at >= ${since}) as leaving
          from withdraw_attempt
         where outcome in ('pending', 'finalised')
           and (outcome = 'pending' or resolved_at >= ${since} or created_at > ${tx.now}::timestamptz - interval '24 hours'))
      select coalesce(sum(amount) filter (where coin = ${coin} and today), 0)::numeric as "in24Hours",
             coalesce(sum(amount) filter (where coin = ${coin} and today and approvers = ${approvers}), 0)::numeric as "byAsMany",
             (coalesce(sum(amount) filter (where coin = ${coin} and leaving), 0)
               + (select coalesce(sum(s.amount), 0) from sweep s
                   where s.coin = ${coin} and s.target = 'cold'
                     and (s.outcome = 'pending' or (s.outcome = 'finalised' and s.resolved_at >= ${since}))))::numeric as pending,
             (count(*) filter (where opens_account and today))::int as opened,
             (count(*) filter (where opens_account and leaving))::int as opening
        from signed`,
  )
}
