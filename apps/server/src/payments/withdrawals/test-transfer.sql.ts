import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type TestTransfer = { readonly id: string; readonly amount: Amount; readonly expires_at: Date }

/** Returns the open test of an address. */
export const openTest = (tx: Tx, addressId: string): Promise<TestTransfer | undefined> =>
  maybeOne(
    tx,
    sql<TestTransfer>`
      select id, amount, expires_at from test_transfer
       where address_id = ${addressId} and deposit_id is null and expires_at > ${tx.now}
       order by started_at desc limit 1`,
  )

/** Returns the number of tests of an address that began in the last 24 hours. */
export const countTests = async (tx: Tx, addressId: string): Promise<number> =>
  (
    await one(
      tx,
      sql<{ n: number }>`
        select count(*)::int as n from test_transfer
         where address_id = ${addressId} and started_at > ${tx.now}::timestamptz - interval '24 hours'`,
    )
  ).n

export const insertTest = (tx: Tx, addressId: string, test: TestTransfer): Promise<bigint> =>
  changed(
    tx,
    sql`insert into test_transfer (id, address_id, amount, started_at, expires_at)
        values (${test.id}, ${addressId}, ${String(test.amount)}::numeric, ${tx.now}, ${test.expires_at})`,
  )

export type Passed = {
  readonly test_id: string
  readonly deposit_id: string
  readonly address_id: string
  readonly customer_id: string
}

/**
 * Returns tests that a finalized deposit passes. The wallet itself sent exactly the amount to the customer's own
 * deposit address, seen in time. The address still belongs to the customer, has no tag and is not proved.
 */
export const passedTests = (source: Source, limit: number): Promise<Passed[]> =>
  many(
    source,
    sql<Passed>`
      select distinct on (b.id) t.id as test_id, d.id as deposit_id, b.id as address_id, b.customer_id
        from test_transfer t
        join address_book b on b.id = t.address_id
        join deposit d on d.customer_id = b.customer_id and d.coin = b.coin and d.chain = b.chain
                      and d.sender = b.address and d.amount = t.amount
                      and d.seen_at >= t.started_at and d.seen_at < t.expires_at
       where t.deposit_id is null and b.removed_at is null and b.proved_at is null and b.tag is null
         and b.beneficiary = '{"person": null, "provider": null}' and d.status in ('credited', 'manual')
         and not exists (select 1 from test_transfer o where o.deposit_id = d.id)
       order by b.id, d.seen_at limit ${limit}`,
  )

/** Returns false if another run has stored it first. */
export async function setPassed(tx: Tx, testId: string, depositId: string): Promise<boolean> {
  const set = await changed(
    tx,
    sql`update test_transfer set deposit_id = ${depositId} where id = ${testId} and deposit_id is null`,
  )
  return set > 0n
}
