import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { memosOf } from '#world/chain/memos.ts'
import { createBlockingReceivable } from '#testing/blocking-receivable.ts'
import { CHAIN, chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { freshKey, paidOnce, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { beginCheck, recordCheck } from '#services/audit/books-check.sql.ts'
import { verifyBooks } from '#services/audit/verify.job.ts'
import { type Finding, verify } from '#services/audit/verify.ts'
import { withdrawalsIn } from '#payments/withdrawals/withdrawals.sql.ts'
import { signOne } from './sign-withdrawals.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n

test('WDR-04 does not pay a withdrawal whose address or amount was changed in the database', async () => {
  const other = await flow.withdrawer(0n)
  for (const change of [
    sql`address = ${other.wallet}`,
    sql`amount = amount + 100000000`,
    sql`customer_id = ${other.id}`,
  ]) {
    const { id } = await flow.approved()
    const { rows } = await sql<{ address: string; amount: bigint; customer_id: string }>`
      select address, amount, customer_id from withdrawal where id = ${id}`.execute(exchange.deps.db)
    await sql`update withdrawal set ${change} where id = ${id}`.execute(exchange.deps.db)
    await flow.sign()
    expect(await flow.signerRefusal(id)).toBe('seal_broken')
    expect(await flow.stageOf(id)).toBe('approved')
    const [was] = rows
    await sql`update withdrawal set address = ${was?.address}, amount = ${String(was?.amount)}::numeric, customer_id = ${was?.customer_id} where id = ${id}`.execute(
      exchange.deps.db,
    )
    await flow.finish(id)
  }
})

test('WDR-04 does not pay a row that was changed only while the signer read it', async () => {
  const { who, id } = await flow.approved({ tag: '104857' })
  const [row] = await withdrawalsIn(exchange.deps, CHAIN, 'approved')
  if (row?.id !== id) throw new Error('no withdrawal is approved')
  for (const change of [{ tag: '104858' }, { tag: null }, { address: (await flow.withdrawer(0n)).wallet }]) {
    await signOne(exchange.signer, { ...row, ...change })
    expect([await flow.stageOf(id), await flow.signerRefusal(id)]).toEqual(['approved', 'seal_broken'])
  }
  await flow.finish(id)
  expect(await flow.outcome({ who, id })).toEqual(paidOnce)
})

test('WDR-20 the chain gets the tag of a withdrawal, next to the memo with its id', async () => {
  const w = await flow.approved({ tag: '104857' })
  expect(await exchange.api(withdrawals, w.who).get({ id: w.id })).toMatchObject({ tag: '104857' })
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  const { rows } = await sql<{ wire: string }>`select wire from withdraw_attempt where withdrawal_id = ${w.id}`.execute(
    exchange.deps.db,
  )
  expect(rows.map((attempt) => memosOf(attempt))).toEqual([['104857', w.id]])
})

test.each([
  ['another tag', '104857', sql`tag = '104858'`],
  ['no tag', '104857', sql`tag = null`],
  ['a tag that nobody asked for', undefined, sql`tag = '104857'`],
])('WDR-20 does not pay a withdrawal whose row was given %s', async (_, tag, change) => {
  const { id } = await flow.approved(tag === undefined ? {} : { tag })
  await sql`update withdrawal set ${change} where id = ${id}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(id)).toBe('seal_broken')
  await sql`update withdrawal set tag = ${tag ?? null} where id = ${id}`.execute(exchange.deps.db)
  await flow.finish(id)
})

test('WDR-20 does not pay to an address book entry whose tag was changed', async () => {
  const { who, id } = await flow.approved({ tag: '104857' })
  await sql`update address_book set tag = '104858' where id = ${who.addressId}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(id)).toBe('address_changed')
  await sql`update address_book set tag = '104857' where id = ${who.addressId}`.execute(exchange.deps.db)
  await flow.finish(id)
})

test('WDR-12 does not pay an approved row without the approvals of two people', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(who, '100')
  await sql`update withdrawal set status = 'approved' where id = ${id}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(id)).toBe('approval_missing')
  await sql`update withdrawal set status = 'review' where id = ${id}`.execute(exchange.deps.db)
  await exchange.api(withdrawals, who).cancel({ id }, freshKey())
})

test('WDR-12 does not pay to an approved address book entry that was changed', async () => {
  const { who, id } = await flow.approved()
  await sql`update address_book set address = 'elsewhere' where id = ${who.addressId}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(id)).toBe('address_changed')
  await sql`update address_book set address = ${who.wallet} where id = ${who.addressId}`.execute(exchange.deps.db)
  await flow.finish(id)
})

test('WDR-14 rejects a wallet of the exchange as a destination, at the request and at the signer', async () => {
  const w = await flow.approved()
  await sql`insert into house_address (chain, address, created_at) values ('solana_devnet', ${w.who.wallet}, now())`.execute(
    exchange.deps.db,
  )
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('address_internal')
  await expect(flow.request(w.who, '100')).rejects.toMatchObject({ code: 'ADDRESS_INTERNAL' })
  await exchange.asOwner(sql`delete from house_address where address = ${w.who.wallet}`)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

const foundInBooks = (scope: 'tail' | 'everything', findings: readonly Finding[]) =>
  exchange.deps.inTx('test')(async (tx) => {
    const { tail: _, ...check } = await beginCheck(tx)
    const chainEnds = { journal: 0n, act: 0n }
    return ok(await recordCheck(tx, { scope, findings, unconfirmed: [], chainEnds, ...check }))
  })

test('WDR-12 signs nothing while the ledger breaks an invariant', async () => {
  const w = await flow.approved()
  await foundInBooks('tail', [{ invariant: 'I3', row: {} }])
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('books_broken')
  await foundInBooks('everything', [])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.signerRefusal(w.id)).toBeNull()
})

const lastVerified = (ago: string) =>
  exchange.asOwner(
    sql`update books_check set began_at = now() - ${ago}::interval where began_at > now() - ${ago}::interval`,
  )

test('WDR-12 signs nothing if the ledger was not verified for ten minutes, and resumes automatically after a run', async () => {
  const w = await flow.approved()
  await lastVerified('10 minutes')
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('books_unverified')
  expect(await flow.stageOf(w.id)).toBe('approved')
  const failing = { ...exchange.deps.config, AUDIT_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(verifyBooks({ ...exchange.deps, config: failing }, 'tail')).rejects.toThrow('ECONNREFUSED')
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('books_unverified')
  await verifyBooks(exchange.deps, 'tail')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.signerRefusal(w.id)).toBeNull()
})

test("WDR-12 a verification has the time of PostgreSQL's clock, so changing the clock of the rules does not invalidate it", async () => {
  await lastVerified('9 minutes')
  const w = await flow.approved()
  exchange.passTime(HOUR_MS)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  await verifyBooks(exchange.deps, 'tail')
})

test("WDR-12 stops at the signer's cap of 24 hours, whatever people approved", async () => {
  const { who, id } = await flow.approved()
  // As if an earlier payment today had used almost the whole cap.
  const { rows } = await sql<{
    id: string
  }>`select withdrawal_id as id from withdraw_attempt where outcome = 'finalised' limit 1`.execute(exchange.deps.db)
  await sql`update withdraw_attempt set amount = 4999999000000, created_at = now() where withdrawal_id = ${rows[0]?.id} and outcome = 'finalised'`.execute(
    exchange.deps.db,
  )
  await flow.sign()
  expect(await flow.signerRefusal(id)).toBe('cap_day')
  await sql`update withdraw_attempt set amount = 99000000 where withdrawal_id = ${rows[0]?.id} and outcome = 'finalised'`.execute(
    exchange.deps.db,
  )
  await flow.finish(id)
  expect(await flow.outcome({ who, id })).toEqual(paidOnce)
})

test('WDR-09 stops the signer if a password change commits while it reads', async () => {
  const w = await flow.approved()
  let signing: Promise<void> | undefined
  await exchange.deps.inTx('test')(async (tx) => {
    await sql`update customer set password_hash = 'another' where id = ${w.who.id}`.execute(tx.db)
    signing = flow.sign()
    await untilBlocked(exchange)
    await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
              values (${randomUUID()}, ${w.who.id}, 'withdraw', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + interval '48 hours')`.execute(
      tx.db,
    )
    return ok(undefined)
  })
  await signing
  expect(await flow.signerRefusal(w.id)).toBe('frozen')
  exchange.passTime(48 * HOUR_MS + 1000)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('STM-03 approves and signs nothing while a receivable is open', async () => {
  await exchange.coin('SGD', 'fiat', 2)
  const ada = await flow.withdrawer(500n * DOLLAR)
  const waiting = await flow.request(ada, '100')
  const w = await flow.approved()
  const repaid = [
    await createBlockingReceivable(exchange, ada.id, 'SGD'),
    await createBlockingReceivable(exchange, w.who.id, 'SGD'),
  ]
  expect(await flow.review(waiting, 'approve')).toBe('RECEIVABLE_OUTSTANDING')
  await flow.sign()
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'frozen'])
  for (const repay of repaid) await repay()
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-09 a freeze prevents the approval, and the signature if it comes after the approval', async () => {
  const freeze = async (customer: string) =>
    exchange.deps.inTx('test')(async (tx) => {
      await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
                values (${randomUUID()}, ${customer}, 'withdraw', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + interval '48 hours')`.execute(
        tx.db,
      )
      return ok(undefined)
    })
  const ada = await flow.withdrawer(500n * DOLLAR)
  const waiting = await flow.request(ada, '100')
  await freeze(ada.id)
  expect(await flow.review(waiting, 'approve')).toBe('WITHDRAWAL_FROZEN')
  const w = await flow.approved()
  await freeze(w.who.id)
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('frozen')
  exchange.passTime(48 * HOUR_MS + 1000)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})
