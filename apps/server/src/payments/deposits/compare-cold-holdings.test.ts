import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { enforceHotCapOnce } from '#payments/signer/enforce-hot-cap.ts'
import { sweepDepositsOnce } from '#payments/signer/sweep-deposits.ts'
import { compareHoldings } from './compare-holdings.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let hot: string
beforeAll(async () => {
  exchange = await chainExchange(1000n * DOLLAR, 1000)
  hot = (await exchange.signer.keys.hotWallet()).address
  const ada = await exchange.depositor()
  await exchange.fund({ customer: ada.id, kind: 'token' }, COIN, 1000n * DOLLAR)
  await move()
})
afterAll(() => exchange.close())

/** Moves the hot wallet's amount above its cap to the cold wallet, until it is finalized. */
async function move(): Promise<void> {
  await enforceHotCapOnce(exchange.signer)
  await sweepDepositsOnce(exchange.signer)
  exchange.slots(10)
  await sweepDepositsOnce(exchange.signer)
}
const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)
const seen = async () =>
  (await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = ${COIN}`.execute(exchange.deps.db))
    .rows[0]?.by ?? 0n
/** Compares with the chain. `happens` runs before call number `before`. Returns the number of calls. */
async function compare(before = -1, happens: () => unknown = () => undefined): Promise<number> {
  const { chain } = exchange.signer
  let request = 0
  const tokenBalance = async (account: string) => {
    if (request++ === before) await happens()
    return chain.tokenBalance(account)
  }
  await compareHoldings({ ...exchange.deps, chain: { ...chain, tokenBalance } })
  return request
}

test('reports no difference for transfers between hot and cold wallet, at any point of a comparison', async () => {
  const questions = await compare()
  expect(questions).toBe(4)
  const hotAndCold = async () => [
    (await exchange.onChain(hot)) / DOLLAR,
    (await exchange.onChain(exchange.cold.address)) / DOLLAR,
  ]
  for (let at = 0; at < questions; at += 1) {
    await compare(at, async () => {
      await exchange.cold.send(hot, 20n * DOLLAR)
      exchange.slots(10)
    })
    expect([await hotAndCold(), await seen()]).toEqual([[110n, 890n], 0n])
    await enforceHotCapOnce(exchange.signer)
    await compare()
    await sweepDepositsOnce(exchange.signer)
    await compare(at, () => exchange.slots(10))
    expect([await hotAndCold(), await seen()]).toEqual([[90n, 910n], 0n])
    await sweepDepositsOnce(exchange.signer)
    await compare()
  }
  exchange.passTime(6 * MINUTE_MS)
  await compare()
  expect([await seen(), await found()]).toEqual([0n, []])
})

test('reports an amount that is missing from the cold wallet, even while the hot wallet sends to it', async () => {
  await exchange.cold.send(hot, 20n * DOLLAR)
  exchange.slots(10)
  await enforceHotCapOnce(exchange.signer)
  const thief = await keyOf('test', 'thief')
  await exchange.cold.send(thief.address, 1n)
  exchange.slots(10)
  await compare()
  exchange.passTime(5 * MINUTE_MS)
  await compare()
  expect([await seen(), await found()]).toEqual([-1n, ['I27']])
  await move()
  await compare()
  expect(await found()).toEqual(['I27'])
  const { standing } = await exchange.api(reconciliation, await exchange.operator('auditor')).list({})
  expect(standing).toMatchObject([{ coin: COIN, where: 'chain', finding: 'shortfall', amount: '0.000001' }])
  await exchange.chain.faucet.give(exchange.cold.address, 1n)
  exchange.slots(10)
  await compare()
  expect([await seen(), await found()]).toEqual([0n, []])
})
