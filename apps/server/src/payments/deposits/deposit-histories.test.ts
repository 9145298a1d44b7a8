import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { verify } from '#services/audit/verify.ts'
import type { InTx, Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { watchDepositsOnce } from './watch-deposits.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
const HISTORIES = 8
const STEPS = 25

type ExpectedTotals = { credited: bigint; suspended: bigint }

/** Returns a function that fails before a commit, or after it with the response lost. */
const dying =
  (random: () => number) =>
  (actor: string): InTx => {
    const real = exchange.deps.inTx(actor)
    return async <O extends Outcome<unknown>>(body: (tx: Tx) => Promise<O>): Promise<O> => {
      if (random() < 0.3) throw new Error('killed before the commit')
      const outcome = await real(body)
      if (random() < 0.3) throw new Error('killed after the commit')
      return outcome
    }
  }

/** Returns a node that fails, responds late, or forgets an earlier response. */
function unreliable(random: () => number): Chain {
  const { chain } = exchange.signer
  return {
    ...chain,
    arrivals: async (account, since) => {
      const all = await chain.arrivals(account, since)
      return random() < 0.3 ? all.slice(0, Math.floor(random() * all.length)) : all
    },
    settled: (signature, watched) => (random() < 0.3 ? Promise.resolve(undefined) : chain.settled(signature, watched)),
    announced: (signature, watched) =>
      random() < 0.2 ? Promise.reject(new Error('timeout')) : chain.announced(signature, watched),
  }
}

/** Sends a transaction with the customer's account that is confirmed but failed. */
async function fakeDeposit(to: string): Promise<void> {
  const sender = await keyOf('outside', 'sender')
  await exchange.chain.faucet.airdrop(sender.address, 1_000_000_000n)
  await exchange.chain.faucet.give(sender.address, 1n)
  const { rows } = await sql<{ mint: string; tokenProgram: string }>`
    select mint, token_program as "tokenProgram" from coin_network limit 1`.execute(exchange.deps.db)
  for (const coin of rows)
    await exchange.signer.chain
      .signPayment({
        from: sender,
        feePayer: sender,
        to,
        coin: { ...coin, decimals: 6 },
        amount: 9n * DOLLAR,
        memo: 'fake',
      })
      .then(({ wire }) => exchange.signer.chain.broadcast(wire))
}

async function oneStep(random: () => number, to: string, expected: ExpectedTotals): Promise<void> {
  const watch = (by: Partial<Parameters<typeof watchDepositsOnce>[0]> = {}) =>
    watchDepositsOnce({ ...exchange.deps, chain: exchange.signer.chain, ...by }).catch(() => undefined)
  const cents = BigInt(Math.floor(random() * 900_000))
  const steps = [
    () => exchange.chain.faucet.give(to, DOLLAR + cents).then(() => (expected.credited += DOLLAR + cents)),
    () => exchange.chain.faucet.give(to, 1n + cents).then(() => (expected.suspended += 1n + cents)),
    () => fakeDeposit(to),
    () => watch(),
    () => watch({ inTx: dying(random) }),
    () => watch({ chain: unreliable(random) }),
    () => Promise.all([watch(), watch({ inTx: dying(random) }), watch({ chain: unreliable(random) })]),
    () => Promise.resolve(exchange.slots(Math.floor(random() * 10))),
  ]
  await steps[Math.floor(random() * steps.length)]?.()
}

test('DEP-01 DEP-02 DEP-05 credits exactly the final valid deposits, once, despite crashes, false reports and delays', async () => {
  const random = seeded(11)
  for (let history = 0; history < HISTORIES; history++) {
    const ada = await exchange.depositor()
    const expected: ExpectedTotals = { credited: 0n, suspended: 0n }
    for (let n = 0; n < STEPS; n++) await oneStep(random, ada.address, expected)
    exchange.slots(10)
    await exchange.watch()
    expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: expected.credited })
    expect(await setAside(ada.id)).toBe(expected.suspended)
  }
  expect(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})

async function setAside(customerId: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(amount), 0)::numeric as minor from deposit where customer_id = ${customerId} and status = 'manual'`.execute(
    exchange.deps.db,
  )
  return rows[0]?.minor ?? -1n
}

/** Returns a random generator with the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
