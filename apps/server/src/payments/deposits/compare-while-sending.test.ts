import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { compareHoldings } from './compare-holdings.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(500n * DOLLAR)
})
afterAll(() => exchange.close())

const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)
const seen = async () =>
  (await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = ${COIN}`.execute(exchange.deps.db))
    .rows[0]?.by
/** Compares twice, five minutes apart, with a chain on which this amount is missing. */
async function compareTwice(missing: bigint): Promise<void> {
  const { chain } = exchange.signer
  const tokenBalance = async (account: string) => {
    const holds = await chain.tokenBalance(account)
    return holds > missing ? holds - missing : holds
  }
  const compare = () => compareHoldings({ ...exchange.deps, chain: { ...chain, tokenBalance } })
  await compare()
  exchange.passTime(5 * MINUTE_MS)
  await compare()
}

test('a signed payment may have been sent or not, and an amount that is missing beyond it is reported, even if the payment never ends', async () => {
  await exchange.depositor()
  const flow = withdrawing(exchange)
  const { id } = await flow.approved()
  await flow.sign()
  for (const missing of [0n, 99n * DOLLAR]) {
    await compareTwice(missing)
    expect([await seen(), await found()]).toEqual([undefined, []])
  }
  await compareTwice(99n * DOLLAR + 1n)
  expect([await seen(), await found()]).toEqual([-1n, ['I27']])
  await flow.finish(id)
  await compareTwice(0n)
  expect([await seen(), await found()]).toEqual([0n, []])
})
