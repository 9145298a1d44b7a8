import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FalseAnswers } from '#world/chain/nodes.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { givenBack, paidOnce, type RequestedWithdrawal, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { connectChain, type Chain } from '#payments/chain/chain.ts'
import { coinOf } from '#payments/withdrawals/find-payment.ts'

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

const HEIGHT_AHEAD = 100_000
/** Ways in which a node could cause a second payment. Each still forwards the transactions that it receives. */
const attacks: readonly (readonly [string, FalseAnswers])[] = [
  ['denies signatures and history', { denies: true }],
  ['runs its height ahead', { aheadBy: HEIGHT_AHEAD }],
  ['denies, and runs its height ahead', { denies: true, aheadBy: HEIGHT_AHEAD }],
  ['says that bytes end sooner than they do', { endsEarlierBy: HEIGHT_AHEAD }],
  ['denies, and says that bytes end sooner', { denies: true, endsEarlierBy: HEIGHT_AHEAD }],
]
const nodes = [0, 1] as const

/** Runs all jobs of a second, twelve times, while slots pass. */
async function rounds(slots: number): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    await flow.sign()
    await flow.advance()
    exchange.slots(slots)
  }
}
const countPaid = async ({ who }: RequestedWithdrawal): Promise<bigint> =>
  (await exchange.onChain(who.wallet)) / 99_000_000n

test.each(attacks.flatMap(([name, falseAnswers]) => nodes.map((node) => [name, node, falseAnswers] as const)))(
  'NODE-01 pays nothing twice if a node %s (node %d)',
  async (_, node, falseAnswers) => {
    const w = await flow.approved()
    exchange.nodes[node].falseAnswers = falseAnswers
    await rounds(40)
    expect(await countPaid(w)).toBe(1n)
    expect((await flow.outcomesOf(w.id)).length).toBe(1)
    exchange.nodes[node].falseAnswers = {}
    await flow.finish(w.id)
    expect(await flow.outcome(w)).toEqual(paidOnce)
  },
)

/** Makes both nodes accept transactions and lose them. */
const dropTransactions = (): void => {
  for (const node of exchange.nodes) node.falseAnswers = { drops: true }
}

test('NODE-01 makes two attempts automatically if two hosts agree that none was confirmed, and leaves the third to two people', async () => {
  const w = await flow.approved()
  dropTransactions()
  await rounds(60)
  expect(await flow.outcomesOf(w.id)).toEqual(['expired', 'pending'])
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['broadcast', 'attempts_used'])
  for (const node of exchange.nodes) node.falseAnswers = {}
  expect(await flow.recall(w.id, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.decide(w.id, 'sign')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
  expect(await flow.outcomesOf(w.id)).toEqual(['expired', 'expired', 'finalised'])
})

test("NODE-01 shows two people each signature, each node's response and explorer links, and they can return the money", async () => {
  const w = await flow.approved()
  dropTransactions()
  await rounds(60)
  const desk = await exchange.operator('finance')
  const view = await exchange.api(withdrawalsReview, desk).get({ id: w.id })
  expect(view.attempts).toHaveLength(2)
  for (const { txId, explorer } of view.attempts) expect(explorer).toContain(`/tx/${txId}`)
  const answer = { isSilent: false, state: 'absent', reaches: true, payments: [] }
  expect(view.evidence).toMatchObject({
    doubt: 'attempts_used',
    hosts: [
      { host: '127.0.0.1', ...answer },
      { host: 'localhost', ...answer },
    ],
  })
  const hot = await exchange.signer.keys.hotWallet()
  expect(view.evidence?.explorer).toContain(`/address/${hot.address}`)
  const queue = await exchange.api(approvals, desk).queue({ kind: 'withdrawal_attempt' })
  expect(queue.rows.map(({ subjectId }) => subjectId)).toContain(w.id)
  expect(await flow.decide(w.id, 'give back')).toBe('done')
  expect(await flow.outcome(w)).toEqual(givenBack)
})

test('NODE-01 makes no second signature automatically with one host', async () => {
  const [first] = exchange.nodes
  const { genesisHash } = exchange.chain.chain
  const alone: Chain = connectChain({ chain: exchange.signer.chain.chain, rpcUrls: [first.url], genesisHash })
  const w = await flow.approved()
  await flow.sign()
  first.falseAnswers = { drops: true }
  await flow.advance(alone)
  exchange.slots(200)
  await flow.advance(alone)
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['broadcast', 'one_host'])
  first.falseAnswers = {}
  expect(await flow.decide(w.id, 'sign')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('NODE-01 queries the nodes although a row has the status expired', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(10)
  await exchange.asOwner(sql`
    with given_up as (update withdraw_attempt set outcome = 'expired', resolved_at = now() where withdrawal_id = ${w.id}),
         steps as (insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
                   select 'withdrawal', ${w.id}, max(t.n) + step.n, step.from_state, step.to_state, now(), 'intruder'
                     from transition t, (values (1, 'broadcast', 'expired'), (2, 'expired', 'approved')) step (n, from_state, to_state)
                    where t.entity = 'withdrawal' and t.entity_id = ${w.id} group by step.n, step.from_state, step.to_state)
    update withdrawal set status = 'approved' where id = ${w.id}`)
  await flow.sign()
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('NODE-01 ignores an agreement that is older than a payment that a node shows', async () => {
  const w = await flow.approved()
  dropTransactions()
  await rounds(60)
  for (const node of exchange.nodes) node.falseAnswers = {}
  expect(await flow.decide(w.id, 'sign')).toBe('done')
  const hot = await exchange.signer.keys.hotWallet()
  const coin = await coinOf(exchange.deps, { id: w.id, coin: COIN, chain: CHAIN })
  const payment = { from: hot, feePayer: hot, to: w.who.wallet, coin, amount: amount(99_000_000n), memo: w.id }
  await exchange.signer.chain.broadcast((await exchange.signer.chain.signPayment(payment)).wire)
  exchange.slots(40)
  exchange.nodes[1].falseAnswers = { denies: true }
  for (let run = 0; run < 3; run += 1) await flow.sign()
  expect([await flow.stageOf(w.id), await flow.signerRefusal(w.id)]).toEqual(['approved', 'hosts_differ'])
  exchange.nodes[1].falseAnswers = {}
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})
