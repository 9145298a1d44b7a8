import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { financedBy } from '#testing/financed.ts'
import { primaryMarket } from '#testing/offering.ts'
import { withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { post } from '#books/ledger/post.sql.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

/** Proceeds of 300 tUSD that the hot wallet holds, for the offer of an issuer with a wallet in its address book. */
async function raised() {
  const market = await primaryMarket(exchange)
  const { id: product } = await market.published({ supply: '100' })
  const issuer = await flow.withdrawer(1_000_000n)
  await financedBy(exchange, { customer: issuer.id, product, fee: '0.02' })
  const investor = await flow.withdrawer(300_000_000n)
  const paid = { coin: COIN, amount: amount(300_000_000n) }
  const transfers = [
    { debit: { customer: investor.id, kind: 'token' }, credit: { exchange: 'proceeds', of: product }, ...paid },
  ] as const
  await exchange.deps.inTx('test')((tx) =>
    post(tx, { kind: 'adjustment', ref: { type: 'test', id: randomUUID() }, transfers }),
  )
  return issuer
}

test('an issuer withdraws its proceeds to its wallet by signer and review, and a refused withdrawal returns to its account', async () => {
  const issuer = await raised()
  const { rows } = await exchange.api(approvals, await exchange.operator('finance')).queue({ kind: 'coin_proceeds' })
  const subject = { kind: 'coin_proceeds', subjectId: rows[0]?.subjectId ?? '' } as const
  expect(await byTwo(exchange, { ...subject, verdict: 'approve', roles: ['finance', 'finance'] })).toBe('done')
  expect(await exchange.tokenBalance(issuer.id)).toEqual({ posted: 295_000_000n, held: 0n })
  const first = await flow.request(issuer, '100')
  expect(await flow.review(first, 'approve')).toBe('done')
  await flow.finish(first)
  expect(await flow.stageOf(first)).toBe('confirmed')
  expect(await exchange.onChain(issuer.wallet)).toBe(99_000_000n)
  const second = await flow.request(issuer, '100')
  expect(await exchange.tokenBalance(issuer.id)).toEqual({ posted: 195_000_000n, held: 100_000_000n })
  expect(await flow.review(second, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(issuer.id)).toEqual({ posted: 195_000_000n, held: 0n })
  await booksHold(exchange)
})
