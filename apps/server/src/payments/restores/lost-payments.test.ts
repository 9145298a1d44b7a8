import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { lostTime } from '#testing/lost-time.ts'

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

test("RST-01 a payment with a lost withdrawal becomes a withdrawal of the address's customer, before a restore ends", async () => {
  const known = await flow.approved()
  await flow.finish(known.id)
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  const { id, reconcile } = await lostPayments.restore()
  await reconcile()
  const found = await lostPayments.findings()
  expect(found).toMatchObject([{ memo, recipient: who.wallet, coin: COIN, amount: 99_000_000n }])
  expect(found[0]?.hosts).toHaveLength(2)
  expect(await lostPayments.end(id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await lostPayments.settle(found[0]?.id ?? '', 'approve')).toBe('done')
  expect(await lostPayments.findings()).toEqual([])
  expect(await lostPayments.end(id)).toBe('done')
  await flow.advance()
  expect(await flow.outcome({ who, id: memo })).toEqual({
    paid: true,
    arrived: 99_000_000n,
    posted: 401_000_000n,
    held: 0n,
    finalised: 1,
  })
})

test('RST-01 a payment to an address in no address book can only be posted as a loss, paid from fee income', async () => {
  const { address } = await keyOf('outside', randomUUID())
  await lostPayments.pay(address)
  const { id } = await lostPayments.restore()
  const [lost] = await lostPayments.findings()
  expect(lost).toMatchObject({ recipient: address })
  expect(await lostPayments.settle(lost?.id ?? '', 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(lost?.id ?? '', 'refuse')).toBe('done')
  expect(await lostPayments.settle(lost?.id ?? '', 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await lostPayments.end(id)).toBe('done')
})

test('RST-01 does not adopt a lost payment if the customer has too little money or several customers have the address', async () => {
  const [poor, other] = [await flow.withdrawer(50_000_000n), await flow.withdrawer(50_000_000n)]
  await lostPayments.pay(poor.wallet)
  const { id } = await lostPayments.restore()
  const lost = (await lostPayments.findings())[0]?.id ?? ''
  expect(await lostPayments.settle(lost, 'approve')).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  await exchange.asOwner(sql`update address_book set address = ${poor.wallet} where id = ${other.addressId}`)
  expect(await lostPayments.settle(lost, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(lost, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(poor.id)).toEqual({ posted: 50_000_000n, held: 0n })
  expect(await lostPayments.end(id)).toBe('done')
})

test('RST-01 the tag identifies the customer of a lost payment to a shared address', async () => {
  const [paid, other] = [
    await flow.withdrawer(500_000_000n, { tag: '104857' }),
    await flow.withdrawer(0n, { tag: '104858' }),
  ]
  await exchange.asOwner(sql`update address_book set address = ${paid.wallet} where id = ${other.addressId}`)
  const memo = await lostPayments.pay(paid.wallet, randomUUID(), '104857')
  const { id } = await lostPayments.restore()
  const [lost] = await lostPayments.findings()
  expect(lost).toMatchObject({ memo, tag: '104857', recipient: paid.wallet })
  expect(await lostPayments.settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await lostPayments.end(id)).toBe('done')
  await flow.advance()
  expect(await exchange.api(withdrawals, paid).get({ id: memo })).toMatchObject({ tag: '104857', stage: 'confirmed' })
})

test('RST-01 a lost payment with a tag in no address book can only be posted as a loss', async () => {
  const who = await flow.withdrawer(500_000_000n, { tag: '104857' })
  await lostPayments.pay(who.wallet, randomUUID(), '104858')
  const { id } = await lostPayments.restore()
  const lost = (await lostPayments.findings())[0]?.id ?? ''
  expect(await lostPayments.settle(lost, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(lost, 'refuse')).toBe('done')
  expect(await lostPayments.end(id)).toBe('done')
})

test('RST-01 adopts one of two payments for one lost withdrawal, and the other can only be posted as a loss', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  await lostPayments.pay(who.wallet, memo)
  const { id } = await lostPayments.restore()
  const [first, second] = await lostPayments.findings()
  expect([first?.memo, second?.memo]).toEqual([memo, memo])
  expect(await lostPayments.settle(first?.id ?? '', 'approve')).toBe('done')
  expect(await lostPayments.settle(second?.id ?? '', 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await lostPayments.earnFees(99_000_000n)
  expect(await lostPayments.settle(second?.id ?? '', 'refuse')).toBe('done')
  expect(await lostPayments.end(id)).toBe('done')
  await flow.finish(memo)
  expect(await exchange.tokenBalance(who.id)).toEqual({ posted: 401_000_000n, held: 0n })
})

test('RST-01 assigns no payment to another customer if a node names another owner of the recipient’s token account', async () => {
  const [paid, victim] = [await flow.withdrawer(500_000_000n), await flow.withdrawer(500_000_000n)]
  const memo = await lostPayments.pay(paid.wallet)
  exchange.nodes[0].falseAnswers = { namesOwner: victim.wallet }
  const { id } = await lostPayments.restore()
  const [lost] = await lostPayments.findings()
  expect(lost).toMatchObject({ memo, recipient: paid.wallet })
  exchange.nodes[0].falseAnswers = {}
  expect(await lostPayments.settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await exchange.tokenBalance(victim.id)).toEqual({ posted: 500_000_000n, held: 0n })
  expect(await lostPayments.end(id)).toBe('done')
  await flow.finish(memo)
})

test("OPR-02 rejects an operator's decision about a lost payment to an address of their own account", async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await lostPayments.pay(who.wallet)
  const { id } = await lostPayments.restore()
  const subjectId = (await lostPayments.findings())[0]?.id ?? ''
  const [own, colleague] = [await exchange.operator('finance'), await exchange.operator('finance')]
  const { userAccount: number } = await exchange.api(customers, who).info({})
  await exchange.api(ownAccounts, own).declare({ number })
  const proposal = { kind: 'lost_payment', subjectId, verdict: 'refuse', reason: 'Not found.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, own).propose(proposal))).toBe('OPERATOR_OWN_ACCOUNT')
  const { id: requestId, contentHash } = await exchange
    .api(approvals, colleague)
    .propose({ ...proposal, verdict: 'approve' })
  const decision = { requestId, verdict: 'approve', contentHash, note: 'Seen.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, own).decide(decision))).toBe('OPERATOR_OWN_ACCOUNT')
  await exchange.api(approvals, await exchange.operator('finance')).decide(decision)
  expect(await lostPayments.end(id)).toBe('done')
  await flow.finish(memo)
})
