import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { insertRestore, openRestore } from '#services/audit/restores.sql.ts'
import { verify } from '#services/audit/verify.ts'
import { searchPayments } from './find-lost-payments.ts'
import { restoreReconciler } from './reconcile-restore.ts'
import { paymentWatcher } from './watch-payments.ts'
import { lostTime, financeRoles } from '#testing/lost-time.ts'

let exchange: ChainExchange
let flow: Withdrawing
let lostPayments: ReturnType<typeof lostTime>
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  lostPayments = lostTime(exchange, flow)
})
afterEach(async ({ expect: check }) => {
  for (const node of exchange.nodes) node.falseAnswers = {}
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

test('RST-01 a restore stays open while a node may hide payments, and names a node whose blocks do not reach back to the backup', async () => {
  exchange.nodes[1].falseAnswers = { isSilent: true }
  await exchange.deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
  const answering = exchange.signer.chain
  const heights = await answering.lastValidHeights().catch(() => new Map<string, bigint>())
  const chain = {
    ...answering,
    finalizedHeight: () => Promise.resolve(1_000_000n),
    lastValidHeights: async () => heights,
  }
  const reconcile = restoreReconciler({ ...exchange.deps, chain })
  await reconcile()
  expect(await openRestore(exchange.deps)).toMatchObject({ chain_at: null })
  for (const node of exchange.nodes) node.falseAnswers = { keepsSinceMs: Date.now() + HOUR_MS }
  await reconcile()
  const restored = await openRestore(exchange.deps)
  expect(restored).toMatchObject({ history_reaches: false, chain_at: expect.any(Date) })
  expect(await lostPayments.end(restored?.id ?? '')).toBe('done')
})

test('NODE-01 people can settle a payment that one node denies only after a second node shows it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  exchange.nodes[1].falseAnswers = { denies: true }
  const { id, reconcile } = await lostPayments.restore()
  const [lost] = await lostPayments.findings()
  expect([lost?.hosts.length, lost?.not_confirmed_by.length]).toEqual([1, 1])
  for (const verdict of ['approve', 'refuse'] as const)
    expect(await lostPayments.settle(lost?.id ?? '', verdict)).toBe('PAYMENT_NOT_AGREED')
  expect(await lostPayments.end(id)).toBe('APPROVAL_SUBJECT_MOVED')
  exchange.nodes[1].falseAnswers = {}
  await reconcile()
  expect(await lostPayments.findings()).toMatchObject([{ not_confirmed_by: [] }])
  expect(await lostPayments.settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await lostPayments.end(id)).toBe('done')
  await flow.finish(memo)
})

test('NODE-01 voids a finding that no node shows any more, and reopens it when a node shows it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  exchange.nodes[1].falseAnswers = { denies: true }
  const { id, reconcile } = await lostPayments.restore()
  exchange.nodes[0].falseAnswers = { denies: true }
  await reconcile()
  expect(await lostPayments.findings()).toEqual([])
  for (const node of exchange.nodes) node.falseAnswers = {}
  const watch = watcher()
  expect(await lostPayments.end(id)).toBe('done')
  await watch()
  const [lost] = await lostPayments.findings()
  expect(lost).toMatchObject({ memo, hosts: [expect.any(String), expect.any(String)] })
  expect(await stops()).toEqual(['unexplained_payment'])
  expect(await lostPayments.settle(lost?.id ?? '', 'approve')).toBe('done')
  await flow.finish(memo)
})

test('RST-01 a second payment of a paid withdrawal stops all payments until two people post it', async () => {
  const { who, id: memo } = await flow.approved()
  await flow.finish(memo)
  const later = await flow.approved()
  const watch = watcher()
  await watch()
  expect([await lostPayments.findings(), await stops()]).toEqual([[], []])
  await lostPayments.pay(who.wallet, memo)
  await watch()
  const [second] = await lostPayments.findings()
  expect(await stops()).toEqual(['unexplained_payment'])
  await flow.sign()
  expect(await flow.signerRefusal(later.id)).toBe('unexplained_payment')
  const of = { kind: 'lost_payment', subjectId: second?.id ?? '' } as const
  const { content } = await exchange.api(approvals, await exchange.operator('finance')).subject(of)
  expect(content).toMatchObject({
    memo,
    txId: second?.signature,
    explorer: expect.stringContaining(`/tx/${second?.signature}`),
    settledWithdrawal: true,
  })
  expect(await lostPayments.settle(of.subjectId, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(of.subjectId, 'refuse')).toBe('done')
  await watch()
  expect([await lostPayments.findings(), await stops()]).toEqual([[], []])
  await flow.finish(later.id)
  expect(await flow.stageOf(later.id)).toBe('confirmed')
})

test('RST-01 writes off a loss above the fee income, and payments resume when the company has paid it in', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const fees = async () => (await ownMoney('fees')) ?? 0n
  await lostPayments.earnFees(1_000_000n)
  const before = await fees()
  await lostPayments.pay(who.wallet)
  const watch = watcher()
  await watch()
  const [found] = await lostPayments.findings()
  expect(await stops()).toEqual(['unexplained_payment'])
  expect(await lostPayments.settle(found?.id ?? '', 'refuse')).toBe('done')
  await watch()
  expect([await lostPayments.findings(), await stops(), await fees()]).toEqual([[], [], 0n])
  const owed = 99_000_000n - before
  expect(await ownMoney('deficit')).toBe(-owed)
  // Money of customers is missing until the company pays it in.
  expect((await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)).toContain('I27c')
  await exchange.asOwner(sql`
    insert into external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, reported_amount, reported_held, reported_since)
    values (${COIN}, ${String(owed)}::numeric, 0, 0, now(), ${String(owed)}::numeric, now(), ${String(owed)}::numeric, 0, now())`)
  const booked = {
    kind: 'reconciliation_difference',
    subjectId: COIN,
    verdict: 'approve',
    roles: financeRoles,
    proposal: { cause: 'unknown_payment' },
  } as const
  expect(await byTwo(exchange, booked)).toBe('done')
  await exchange.asOwner(sql`delete from external_balance where coin = ${COIN}`)
  expect([await ownMoney('deficit'), await ownMoney('suspense:reconciliation')]).toEqual([0n, undefined])
})

test('RST-01 does not book a difference while a payment without a withdrawal is open', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  await watcher()()
  await exchange.asOwner(sql`
    insert into external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, reported_amount, reported_held, reported_since)
    values (${COIN}, -1, 0, 0, now(), -1, now(), -1, 0, now())`)
  const difference = {
    kind: 'reconciliation_difference',
    subjectId: COIN,
    verdict: 'approve',
    roles: financeRoles,
    proposal: { cause: 'moved_outside' },
  } as const
  expect(await byTwo(exchange, difference)).toBe('RECONCILIATION_PAYMENT_OPEN')
  await exchange.asOwner(sql`delete from external_balance where coin = ${COIN}`)
  expect(await lostPayments.settle((await lostPayments.findings())[0]?.id ?? '', 'approve')).toBe('done')
  await flow.finish(memo)
})

test('RST-01 an abandoned attempt that two nodes show on the chain after all stops all payments', async () => {
  const { id } = await flow.approved()
  await flow.finish(id)
  const outcome = (is: string) =>
    exchange.asOwner(sql`update withdraw_attempt set outcome = ${is} where withdrawal_id = ${id}`)
  await outcome('expired')
  const watch = watcher()
  exchange.nodes[1].falseAnswers = { denies: true }
  await watch()
  expect([await lostPayments.findings(), await stops()]).toEqual([[], []])
  exchange.nodes[1].falseAnswers = {}
  await watch()
  expect(await lostPayments.findings()).toMatchObject([{ memo: id, is_settled: true }])
  expect(await stops()).toEqual(['unexplained_payment'])
  await outcome('finalised')
  await watch()
  expect([await lostPayments.findings(), await stops()]).toEqual([[], []])
})

test('RST-01 reports a payment of another amount with the id of a withdrawal in progress', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const id = await flow.request(who, '150')
  await lostPayments.pay((await keyOf('outside', randomUUID())).address, id)
  await watcher()()
  const [found] = await lostPayments.findings()
  expect([found?.memo, await stops()]).toEqual([id, ['unexplained_payment']])
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(found?.id ?? '', 'refuse')).toBe('done')
  expect(await flow.review(id, 'refuse')).toBe('done')
})

test('RST-01 checks a payment again if the withdrawal in progress that explained it ends without it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const id = await flow.request(who, '100')
  await lostPayments.pay(who.wallet, id)
  const hotWallet = (await exchange.signer.keys.hotWallet()).address
  const search = () =>
    searchPayments(
      { ...exchange.deps, chain: exchange.signer.chain },
      { hotWallet, since: new Date(0), restoreId: null },
    )
  expect((await search())?.leftSince).toEqual(expect.any(Date))
  expect(await lostPayments.findings()).toEqual([])
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect((await search())?.leftSince).toBeUndefined()
  const [found] = await lostPayments.findings()
  expect(found).toMatchObject({ memo: id, is_settled: true })
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(found?.id ?? '', 'refuse')).toBe('done')
})

test("NODE-01 reads a stranger's transaction with the hot wallet’s account only once", async () => {
  const { address } = await exchange.signer.keys.hotWallet()
  const DUST = 3
  for (let i = 0; i < DUST; i++) await exchange.chain.faucet.give(address, 1n)
  exchange.slots(10)
  const watch = watcher()
  const reads = async () => {
    const before = exchange.nodes[0].calls.get('getTransaction') ?? 0
    await watch()
    return (exchange.nodes[0].calls.get('getTransaction') ?? 0) - before
  }
  const first = await reads()
  const second = await reads()
  expect(first - second).toBeGreaterThanOrEqual(DUST)
  expect(await reads()).toBe(second)
  expect([await lostPayments.findings(), await stops()]).toEqual([[], []])
})

/** Returns the job that searches for payments without a withdrawal, from the first block of the test chain. */
const watcher = () => paymentWatcher({ ...exchange.deps, chain: exchange.signer.chain }, new Date(0))
const ownMoney = async (purpose: string): Promise<bigint | undefined> =>
  (
    await sql<{ posted: bigint }>`
      select posted from account where customer_id is null and purpose = ${purpose} and coin = ${COIN}`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.posted
async function stops(): Promise<string[]> {
  const { rows } = await exchange.api(exits, await exchange.operator('finance')).stops({})
  return rows.map(({ kind }) => kind).filter((kind) => kind === 'unexplained_payment')
}
