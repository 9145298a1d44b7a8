import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { paidOnce, withdrawing, type RequestedWithdrawal, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { makeAddressesOnce } from '#payments/signer/make-addresses.ts'
import { signWithdrawalsOnce } from '#payments/signer/sign-withdrawals.ts'
import { sweepDepositsOnce } from '#payments/signer/sweep-deposits.ts'

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

test('pays a withdrawal after the review of two people, signature and broadcast', async () => {
  const { who, id } = await flow.approved()
  expect(await flow.stageOf(id)).toBe('approved')
  await flow.sign()
  expect(await flow.stageOf(id)).toBe('signed')
  expect((await exchange.api(withdrawals, who).get({ id })).txId).toBeNull()
  await flow.advance()
  expect(await flow.stageOf(id)).toBe('broadcast')
  const sent = await exchange.api(withdrawals, who).get({ id })
  expect(sent).toMatchObject({ status: 'pending review', cancellable: false })
  exchange.slots(7)
  await flow.advance()
  expect(await flow.stageOf(id)).toBe('broadcast')
  exchange.slots(1)
  await flow.advance()
  expect(await flow.outcome({ who, id })).toEqual(paidOnce)
  expect(await exchange.api(withdrawals, who).get({ id })).toMatchObject({ status: 'succeeded', txId: sent.txId })
})

test('returns money and limit after two people refuse, and shows the reason', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(who, '100')
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(who.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  const api = exchange.api(withdrawals, who)
  expect(await api.get({ id })).toMatchObject({ status: 'rejected', stage: 'refused', reason: 'address_risk' })
  await flow.sign()
  await flow.advance()
  expect(await flow.outcomesOf(id)).toEqual([])
  expect(await flow.review(id, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
})

test('two people decide about a payment that failed on the chain, and return the money', async () => {
  const { who, id } = await failedOnChain()
  expect(await exchange.api(withdrawals, who).get({ id })).toMatchObject({ status: 'pending review', stage: 'failed' })
  expect(await exchange.tokenBalance(who.id)).toMatchObject({ held: 100n * DOLLAR })
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect(await flow.stageOf(id)).toBe('refunded')
  expect(await exchange.tokenBalance(who.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  expect(await exchange.onChain(who.wallet)).toBe(0n)
})

test('pays a withdrawal once that failed on the chain, after two people let it try again', async () => {
  const w = await failedOnChain()
  expect(await flow.review(w.id, 'approve')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.outcomesOf(w.id)).toEqual(['failed_onchain', 'finalised'])
})

/** Stores bytes of a payment that the hot wallet cannot cover, so that it is confirmed as failed. */
async function failedOnChain(): Promise<RequestedWithdrawal> {
  const w = await flow.approved()
  const overdrawing = {
    ...exchange.signer,
    chain: {
      ...exchange.signer.chain,
      signPayment: (payment: Parameters<Chain['signPayment']>[0]) =>
        exchange.signer.chain.signPayment({ ...payment, amount: 10n ** 18n }),
    },
  }
  await signWithdrawalsOnce(overdrawing)
  await flow.advance()
  exchange.slots(8)
  await flow.advance()
  return w
}

test('withdrawals wait, instead of failing, while the hot wallet cannot pay', async () => {
  const empty = await chainExchange(0n)
  const poor = withdrawing(empty)
  const who = await poor.withdrawer(500n * DOLLAR)
  const id = await poor.request(who, '100')
  await poor.review(id, 'approve')
  await signWithdrawalsOnce(empty.signer)
  expect(await poor.stageOf(id)).toBe('approved')
  await empty.chain.faucet.give((await empty.signer.keys.hotWallet()).address, 99n * DOLLAR)
  empty.slots(8)
  await signWithdrawalsOnce(empty.signer)
  expect(await poor.stageOf(id)).toBe('signed')
  await empty.close()
})

test('after deposits, sweeps and withdrawals the chain holds exactly the custody balance', async () => {
  const fresh = await chainExchange(0n)
  const road = withdrawing(fresh)
  const who = await road.withdrawer(0n)
  await makeAddressesOnce(fresh.signer)
  const { address } = await fresh.api(deposits, who).address({ coin: COIN, chain: CHAIN })
  await fresh.chain.faucet.give(address, 500n * DOLLAR)
  await fresh.chain.faucet.give(address, 1n)
  fresh.slots(8)
  await fresh.watch()
  await sweepDepositsOnce(fresh.signer)
  await sweepDepositsOnce(fresh.signer)
  fresh.slots(8)
  const id = await road.request(who, '100')
  await road.review(id, 'approve')
  await road.finish(id)
  expect(await road.outcome({ who, id })).toEqual(paidOnce)
  const hot = await fresh.signer.keys.hotWallet()
  const { rows } = await sql<{ purpose: string; posted: bigint }>`
    select purpose, posted from account where kind = 'house' order by purpose`.execute(fresh.deps.db)
  expect(await fresh.onChain(hot.address)).toBe(401n * DOLLAR + 1n)
  expect(rows).toEqual([
    { purpose: 'custody', posted: -(401n * DOLLAR + 1n) },
    { purpose: 'fees', posted: DOLLAR },
    { purpose: 'suspense', posted: 1n },
  ])
  expect(await verify(fresh.database.auditUrl, 'everything')).toEqual([])
  await fresh.close()
})
