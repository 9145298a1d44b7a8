import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { watchDepositsOnce } from './watch-deposits.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const statusesOf = async (customerId: string): Promise<string[]> => {
  const { rows } = await sql<{ status: string }>`
    select status from deposit where customer_id = ${customerId} order by seen_at, path`.execute(exchange.deps.db)
  return rows.map(({ status }) => status)
}

test('DEP-05 continues after a transaction that cannot be read, and credits it once it can be read', async () => {
  const ada = await exchange.depositor()
  const broken = await exchange.chain.faucet.give(ada.address, 5_000_000n)
  await exchange.chain.faucet.give(ada.address, 7_000_000n)
  exchange.slots(8)
  const { chain } = exchange.signer
  const failing: typeof chain = {
    ...chain,
    settled: (signature, watched) =>
      signature === broken ? Promise.reject(new Error('cannot be read')) : chain.settled(signature, watched),
  }
  await watchDepositsOnce({ ...exchange.deps, chain: failing })
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 7_000_000n })
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
})

test('DEP-05 drops a deposit that one provider announced, if the final transaction does not contain it', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(2)
  const { chain } = exchange.signer
  const lying: typeof chain = {
    ...chain,
    announced: async (signature, watched) =>
      (await chain.announced(signature, watched))?.flatMap((one) => [one, { ...one, path: '7.0' }]),
  }
  await watchDepositsOnce({ ...exchange.deps, chain: lying })
  expect(await statusesOf(ada.id)).toEqual(['confirming', 'confirming'])
  exchange.slots(8)
  await exchange.watch()
  expect((await statusesOf(ada.id)).toSorted()).toEqual(['confirming', 'credited'])
  exchange.slots(310)
  await exchange.watch()
  expect((await statusesOf(ada.id)).toSorted()).toEqual(['credited', 'dropped'])
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})

test('drops a vanished deposit although another one cannot be checked', async () => {
  const [ada, bob] = [await exchange.depositor(), await exchange.depositor()]
  const request: string[] = []
  for (const { address } of [ada, bob]) request.push(await exchange.chain.faucet.give(address, 5_000_000n))
  exchange.slots(2)
  await exchange.watch()
  exchange.slots(310)
  for (const silent of request) {
    const chainWithGap: typeof exchange.signer.chain = {
      ...exchange.signer.chain,
      arrivals: () => Promise.resolve([]),
      stateOf: (signature) =>
        signature === silent ? Promise.reject(new Error('cannot be asked')) : Promise.resolve('absent'),
    }
    await watchDepositsOnce({ ...exchange.deps, chain: chainWithGap })
  }
  expect([await statusesOf(ada.id), await statusesOf(bob.id)]).toEqual([['dropped'], ['dropped']])
})

test('does not request the signatures of a quiet account until its balance changes, and still credits a deposit', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  const { chain } = exchange.signer
  const account = await chain.tokenAccountOf(ada.address, {
    mint: exchange.chain.faucet.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  let request = 0
  const counting: typeof chain = {
    ...chain,
    arrivals: (tokenAccount, since) => {
      if (tokenAccount === account) request += 1
      return chain.arrivals(tokenAccount, since)
    },
  }
  const watch = () => watchDepositsOnce({ ...exchange.deps, chain: counting })
  for (let n = 0; n < 3; n += 1) await watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
  const before = request
  for (let n = 0; n < 5; n += 1) await watch()
  // A scheduled check of every account may run between them.
  expect(request - before).toBeLessThanOrEqual(1)
  await exchange.chain.faucet.give(ada.address, 7_000_000n)
  exchange.slots(8)
  await watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 12_000_000n })
})

test('DEP-05 credits a deposit as soon as a node lists it, even after some checks', async () => {
  const ada = await exchange.depositor()
  const { chain } = exchange.signer
  const late: typeof chain = { ...chain, arrivals: () => Promise.resolve([]) }
  await exchange.watch()
  await exchange.watch()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  exchange.slots(8)
  for (let n = 0; n < 4; n += 1) await watchDepositsOnce({ ...exchange.deps, chain: late })
  await exchange.watch()
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ posted: 5_000_000n })
})
