import { amount } from '@tessera/domain/books/money/amount.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { paidOnce, type RequestedWithdrawal, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { coinOf } from '#payments/withdrawals/find-payment.ts'
import { withdrawalsIn, type WithdrawalRow } from '#payments/withdrawals/withdrawals.sql.ts'
import { openSigner, type SignerDeps } from './open-signer.ts'
import { signOne, signWithdrawalsOnce } from './sign-withdrawals.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  for (const node of exchange.nodes) node.falseAnswers = {}
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

/** Restores a backup from between approval and payment, and starts a signer on it. */
async function restoreBefore({ id }: RequestedWithdrawal): Promise<SignerDeps> {
  await exchange.asOwner(sql`delete from withdraw_attempt where withdrawal_id = ${id}`)
  await exchange.asOwner(sql`
    delete from transition where entity = 'withdrawal' and entity_id = ${id} and to_state in ('signed', 'broadcast')`)
  await exchange.asOwner(sql`update withdrawal set status = 'approved' where id = ${id}`)
  return openSigner(exchange.deps)
}
const rowOf = async ({ id }: RequestedWithdrawal): Promise<WithdrawalRow> => {
  const rows = await withdrawalsIn(exchange.deps, CHAIN, 'approved')
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw new Error(`withdrawal ${id} is not approved`)
  return row
}
const wireOf = async ({ id }: RequestedWithdrawal): Promise<string> => {
  const { rows } = await sql<{ wire: string }>`select wire from withdraw_attempt where withdrawal_id = ${id}`.execute(
    exchange.deps.db,
  )
  return rows[0]?.wire ?? ''
}
/** Returns the bytes of a payment that belongs to no attempt in this database. */
async function signedElsewhere({ id, who }: RequestedWithdrawal, tag = who.tag): Promise<string> {
  const hot = await exchange.signer.keys.hotWallet()
  const coin = await coinOf(exchange.deps, { id, coin: COIN, chain: CHAIN })
  const payment = { from: hot, feePayer: hot, to: who.wallet, tag, coin, amount: amount(99_000_000n), memo: id }
  return (await exchange.signer.chain.signPayment(payment)).wire
}
/** Number of slots after which all earlier signatures have expired finally. */
const QUIET = 200
const arrived = ({ who }: RequestedWithdrawal): Promise<bigint> => exchange.onChain(who.wallet)

test('RST-01 adopts the payment on the chain after a restore from between approval and payment', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(10)
  const signer = await restoreBefore(w)
  await signWithdrawalsOnce(signer)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect(await arrived(w)).toBe(99_000_000n)
})

test("RST-01 adopts the payment with the withdrawal's tag after a restore from between approval and payment", async () => {
  const w = await flow.approved({ tag: '104857' })
  await flow.sign()
  await flow.advance()
  exchange.slots(10)
  const signer = await restoreBefore(w)
  await signWithdrawalsOnce(signer)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test.each([['104858'], [null]])(
  "RST-01 a payment with the withdrawal's id but the tag %j waits for people",
  async (tag) => {
    const w = await flow.approved({ tag: '104857' })
    const wire = await signedElsewhere(w, tag)
    const signer = await restoreBefore(w)
    await exchange.signer.chain.broadcast(wire)
    await signWithdrawalsOnce(signer)
    exchange.slots(QUIET)
    await signWithdrawalsOnce(signer)
    expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'payment_differs'])
    expect(await flow.decide(w.id, 'give back')).toBe('done')
  },
)

test('RST-01 waits for bytes that may still be confirmed', async () => {
  const w = await flow.approved()
  await flow.sign()
  const wire = await wireOf(w)
  const signer = await restoreBefore(w)
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'restart_wait'])
  expect(await flow.recall(w.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  exchange.slots(100)
  await exchange.signer.chain.broadcast(wire)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 waits for a second attempt of the lost period, and adopts it once it is confirmed', async () => {
  const w = await flow.approved()
  for (const node of exchange.nodes) node.falseAnswers = { drops: true }
  await flow.sign()
  await flow.advance()
  exchange.slots(QUIET)
  // In the backup the first attempt is sent. In the lost period it was abandoned, and a second one was signed.
  const wire = await signedElsewhere(w)
  for (const node of exchange.nodes) node.falseAnswers = {}
  const signer = openSigner(exchange.deps)
  await signer.life.refresh()
  await flow.advance()
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'restart_wait'])
  await exchange.signer.chain.broadcast(wire)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 signs a provably unpaid withdrawal once no earlier bytes can be confirmed', async () => {
  const w = await flow.approved()
  const signer = await restoreBefore(w)
  await signWithdrawalsOnce(signer)
  expect(await flow.signerRefusal(w.id)).toBe('restart_wait')
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['signed', null])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 queries the nodes once for all earlier withdrawals, and judges each by its own payment', async () => {
  const [paid, alsoPaid, unpaid] = [await flow.approved(), await flow.approved(), await flow.approved()]
  for (const w of [paid, alsoPaid]) await signOne(exchange.signer, await rowOf(w))
  await flow.advance()
  exchange.slots(10)
  for (const w of [paid, alsoPaid]) await restoreBefore(w)
  const { chain, ...signer } = openSigner(exchange.deps)
  let times = 0
  const historiesOf: typeof chain.historiesOf = (expected) => {
    times += 1
    return chain.historiesOf(expected)
  }
  const histories = () => Promise.reject(new Error('a withdrawal is searched for on its own'))
  await signWithdrawalsOnce({ ...signer, chain: { ...chain, historiesOf, histories } })
  expect(times).toBe(1)
  expect(await Promise.all([paid, alsoPaid, unpaid].map(({ id }) => flow.stageOf(id)))).toEqual([
    'broadcast',
    'broadcast',
    'approved',
  ])
  expect(await flow.signerRefusal(unpaid.id)).toBe('restart_wait')
  exchange.slots(QUIET)
  await signWithdrawalsOnce({ ...signer, chain })
  await flow.finish(unpaid.id)
  for (const w of [paid, alsoPaid, unpaid]) expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 leaves the withdrawal for people if a node denies the payment', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(QUIET)
  const signer = await restoreBefore(w)
  exchange.nodes[1].falseAnswers = { denies: true }
  await signWithdrawalsOnce(signer)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'hosts_differ'])
  exchange.nodes[1].falseAnswers = {}
  await signWithdrawalsOnce(signer)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test("RST-01 two people name the payment if a node's oldest block is too recent for a search", async () => {
  const w = await flow.approved()
  await flow.sign()
  const { rows } = await sql<{ signature: string }>`
    select signature from withdraw_attempt where withdrawal_id = ${w.id}`.execute(exchange.deps.db)
  await flow.advance()
  exchange.slots(QUIET)
  const signer = await restoreBefore(w)
  for (const node of exchange.nodes) node.falseAnswers = { denies: true, keepsSinceMs: Date.now() + HOUR_MS }
  await signWithdrawalsOnce(signer)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'history_short'])
  expect(await flow.decide(w.id, { paidBy: rows[0]?.signature ?? '' })).toBe('done')
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 signs as two people agreed only once no earlier bytes can be confirmed', async () => {
  const w = await flow.approved()
  for (const node of exchange.nodes) node.falseAnswers = { denies: true, keepsSinceMs: Date.now() + HOUR_MS }
  const before = openSigner(exchange.deps)
  await signWithdrawalsOnce(before)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(before)
  expect(await flow.signerRefusal(w.id)).toBe('history_short')
  const wire = await signedElsewhere(w)
  const signer = openSigner(exchange.deps)
  await signer.life.refresh()
  expect(await flow.decide(w.id, 'sign')).toBe('done')
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'restart_wait'])
  await exchange.signer.chain.broadcast(wire)
  exchange.slots(QUIET)
  for (const node of exchange.nodes) node.falseAnswers = {}
  await signWithdrawalsOnce(signer)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await arrived(w)).toBe(99_000_000n)
})

test('RST-01 asks people about a withdrawal that a silent node may hide, once no earlier bytes can be confirmed', async () => {
  const w = await flow.approved()
  const signer = openSigner(exchange.deps)
  await signer.life.refresh()
  exchange.nodes[1].falseAnswers = { isSilent: true }
  await signWithdrawalsOnce(signer)
  expect(await flow.signerRefusal(w.id)).toBe('restart_wait')
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'host_silent'])
  exchange.nodes[1].falseAnswers = {}
  await signWithdrawalsOnce(signer)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 rejects a transaction that pays another withdrawal, and posts nothing', async () => {
  const other = await flow.approved()
  await flow.finish(other.id)
  const { rows } = await sql<{ signature: string }>`
    select signature from withdraw_attempt where withdrawal_id = ${other.id}`.execute(exchange.deps.db)
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(QUIET)
  const signer = await restoreBefore(w)
  for (const node of exchange.nodes) node.falseAnswers = { denies: true, keepsSinceMs: Date.now() + HOUR_MS }
  await signWithdrawalsOnce(signer)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect(await flow.signerRefusal(w.id)).toBe('history_short')
  expect(await flow.decide(w.id, { paidBy: rows[0]?.signature ?? '' })).toBe('WITHDRAWAL_PAYMENT_TAKEN')
  expect(await flow.stageOf(w.id)).toBe('approved')
  for (const node of exchange.nodes) node.falseAnswers = {}
  await signWithdrawalsOnce(signer)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test("RST-01 ignores a transaction of another sender with the withdrawal's id", async () => {
  const w = await flow.approved()
  const hot = await exchange.signer.keys.hotWallet()
  await exchange.chain.faucet.give(hot.address, 99_000_000n, w.id)
  const signer = await restoreBefore(w)
  await signWithdrawalsOnce(signer)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(signer)
  expect(await flow.stageOf(w.id)).toBe('signed')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('RST-01 starts a new life if a database loses journals under a running signer', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(QUIET)
  await restoreBefore(w)
  // The signer keeps running. Only the heads of the chains show it the restore.
  await exchange.asOwner(sql`update chain_head set seq = seq + 5 where chain = 'audit'`)
  await exchange.signer.life.refresh()
  await exchange.asOwner(sql`update chain_head set seq = seq - 5 where chain = 'audit'`)
  await flow.sign()
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await arrived(w)).toBe(99_000_000n)
})
