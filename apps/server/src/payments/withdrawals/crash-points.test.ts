import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { freshKey, givenBack, paidOnce, withdrawing, type Withdrawer, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { signWithdrawalsOnce } from '#payments/signer/sign-withdrawals.ts'
import { advanceWithdrawalsOnce } from './advance-withdrawals.ts'

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
/** Returns a step at which the process crashes before its transaction commits. */
const dying = () => () => Promise.reject(new Error('killed'))

test('WDR-11 W2: pays an approved withdrawal once, even if no signer took it for a long time', async () => {
  const w = await flow.approved()
  exchange.slots(1000)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 W4: if a signer crashes before its bytes are stored, nothing exists that could be confirmed', async () => {
  const w = await flow.approved()
  const dyingSigner = { ...exchange.signer, inTx: dying }
  await signWithdrawalsOnce(dyingSigner)
  expect(await flow.outcomesOf(w.id)).toEqual([])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 W5: of eight concurrent signers one stores its bytes', async () => {
  const w = await flow.approved()
  await Promise.all(Array.from({ length: 8 }, flow.sign))
  expect(await flow.outcomesOf(w.id)).toEqual(['pending'])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 W6: sends the same bytes later that were stored but not sent', async () => {
  const w = await flow.approved()
  await flow.sign()
  exchange.slots(100)
  await Promise.all([flow.advance(), flow.advance(), flow.advance()])
  exchange.slots(8)
  await Promise.all([flow.advance(), flow.advance(), flow.advance()])
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.outcomesOf(w.id)).toEqual(['finalised'])
})

test('WDR-11 W7 and W8: pays once if the response to the broadcast is lost, or is an error although the payment was confirmed', async () => {
  const w = await flow.approved()
  await flow.sign()
  const lying: Chain = {
    ...exchange.signer.chain,
    broadcast: async (wire) => {
      await exchange.signer.chain.broadcast(wire)
      throw new Error('connection reset')
    },
  }
  await flow.advance(lying)
  await flow.advance(lying)
  exchange.slots(8)
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.outcomesOf(w.id)).toEqual(['finalised'])
})

test('WDR-11 W9: marks a payment once that was confirmed on the chain but not marked', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(8)
  const dyingJob = { ...exchange.deps, inTx: dying, chain: exchange.signer.chain }
  await advanceWithdrawalsOnce(dyingJob)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await Promise.all([flow.advance(), flow.advance(), flow.advance()])
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 signs again only after the height of the expired bytes is finalized, and pays once', async () => {
  const w = await flow.approved()
  await flow.sign()
  const mute: Chain = { ...exchange.signer.chain, broadcast: () => Promise.resolve() }
  await flow.advance(mute)
  exchange.slots(140)
  await flow.advance(mute)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  exchange.slots(30)
  await flow.advance(mute)
  expect(await flow.stageOf(w.id)).toBe('approved')
  expect(await flow.outcomesOf(w.id)).toEqual(['expired'])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.outcomesOf(w.id)).toEqual(['expired', 'finalised'])
  const { rows } = await sql<{ wire: string }>`select wire from withdraw_attempt where withdrawal_id = ${w.id}`.execute(
    exchange.deps.db,
  )
  for (const { wire } of rows) await exchange.signer.chain.broadcast(wire)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 abandons nothing and signs nothing again while the providers differ', async () => {
  const w = await flow.approved()
  await flow.sign()
  const differing: Chain = {
    ...exchange.signer.chain,
    broadcast: () => Promise.resolve(),
    lookUpSignature: async (signature) => {
      const [first, second] = await exchange.signer.chain.lookUpSignature(signature)
      return [{ host: 'first', height: 0n, ...first, state: 'landed' as const }, ...(second ? [second] : [])]
    },
  }
  await flow.advance(differing)
  exchange.slots(400)
  await flow.advance(differing)
  await flow.sign()
  expect(await flow.outcomesOf(w.id)).toEqual(['pending'])
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-11 WDR-13 pays once or returns the money once, with crashes and false reports in any order', async () => {
  const random = seeded(7)
  const pick = (below: number) => Math.floor(random() * below)
  for (let history = 0; history < 12; history++) {
    const who = await flow.withdrawer(500n * DOLLAR)
    const id = await flow.request(who, '100')
    const steps = disturbances(who, id)
    for (let n = 0; n < 12; n++) await (n === 4 ? flow.review(id, 'approve') : steps[pick(steps.length)]?.(pick(200)))
    await flow.finish(id)
    expect(await flow.outcome({ who, id })).toBeOneOf([paidOnce, givenBack])
  }
})

/**
 * Events that may happen at any time: work, crashes between its steps, a lying node, and people who change their
 * decision.
 */
function disturbances(who: Withdrawer, id: string): ((slots: number) => unknown)[] {
  const { chain } = exchange.signer
  const refusingChain: Chain = { ...chain, broadcast: () => Promise.reject(new Error('refused')) }
  const lying: Chain = {
    ...chain,
    broadcast: (wire) => chain.broadcast(wire).then(() => Promise.reject(new Error('timeout'))),
  }
  const cancel = () => exchange.api(withdrawals, who).cancel({ id }, freshKey())
  return [
    flow.sign,
    () => signWithdrawalsOnce({ ...exchange.signer, inTx: dying }),
    () => flow.advance(),
    () => flow.advance(refusingChain),
    () => flow.advance(lying),
    () => advanceWithdrawalsOnce({ ...exchange.deps, inTx: dying, chain }),
    () => Promise.all([flow.sign(), flow.advance(), flow.advance()]),
    () => Promise.allSettled([cancel(), flow.sign()]),
    () => flow.review(id, 'refuse'),
    (slots) => exchange.slots(slots),
  ]
}

test('WDR-13 WDR-16 of concurrent cancel, approve and refuse one succeeds, and money moves in one direction', async () => {
  for (let round = 0; round < 4; round++) {
    const who = await flow.withdrawer(500n * DOLLAR)
    const id = await flow.request(who, '100')
    const api = exchange.api(withdrawals, who)
    const cancels = Array.from({ length: 6 }, () =>
      api.cancel({ id }, freshKey()).then(
        () => 'done',
        () => 'refused',
      ),
    )
    const reviews = [flow.review(id, 'approve'), flow.review(id, 'refuse')]
    const won = (await Promise.all([...cancels, ...reviews])).filter((answer) => answer === 'done')
    expect(won).toHaveLength(1)
    await flow.finish(id)
    expect(await flow.outcome({ who, id })).toBeOneOf([paidOnce, givenBack])
  }
})

/** Returns a random generator with the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
