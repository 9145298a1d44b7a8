import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

/** Returns a customer whose deposit of 0.4 waits because it is below the minimum. */
async function waiting(): Promise<{ who: Person; id: string; txId: string }> {
  const who = await exchange.depositor()
  const txId = await exchange.chain.faucet.give(who.address, 400_000n)
  exchange.slots(8)
  await exchange.watch()
  const { rows } = await exchange.api(deposits, who).list({})
  expect(rows).toMatchObject([{ status: 'manual', reason: 'below_minimum', txId }])
  return { who, id: rows[0]?.id ?? '', txId }
}
const decided = (subjectId: string, verdict: 'approve' | 'refuse') =>
  byTwo(exchange, {
    kind: 'deposit_review',
    subjectId,
    verdict,
    reasonCode: 'source_unknown',
    roles: ['finance', 'compliance'],
  })
const statusOf = async (who: Person) => (await exchange.api(deposits, who).list({})).rows[0]?.status
const suspense = async (): Promise<bigint> =>
  (
    await sql<{ minor: bigint }>`
      select coalesce(sum(posted), 0)::numeric as minor from account where customer_id is null and purpose = 'suspense'`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.minor ?? 0n

test('lists a deposit in suspense in the queue, and two people credit it to its owner', async () => {
  const { who, id, txId } = await waiting()
  const queue = await exchange.api(approvals, await exchange.operator('finance')).queue({ kind: 'deposit_review' })
  expect(queue.rows).toMatchObject([
    {
      subjectId: id,
      about: [
        { field: 'amount', value: '0.400000', unit: 'tUSD' },
        { field: 'setAside', value: 'below_minimum' },
      ],
      needs: 'maker',
    },
  ])
  const before = await suspense()
  expect(await decided(id, 'approve')).toBe('done')
  expect(await statusOf(who)).toBe('credited')
  expect(await exchange.tokenBalance(who.id)).toEqual({ posted: 400_000n, held: 0n })
  expect(before - (await suspense())).toBe(400_000n)
  const { rows } = await exchange.api(accounts, who).flowingWater({})
  expect(rows).toMatchObject([{ type: 'deposit', amount: '0.400000', txId }])
})

test('leaves a deposit in suspense after two people refuse it, and shows the reason to the owner', async () => {
  const { who, id } = await waiting()
  const before = await suspense()
  expect(await decided(id, 'refuse')).toBe('done')
  expect(await statusOf(who)).toBe('withheld')
  expect([await exchange.tokenBalance(who.id), await suspense()]).toEqual([{ posted: 0n, held: 0n }, before])
  const [notice] = (await exchange.api(messages, who).list({ type: 'funds' })).rows
  expect(notice?.body).toContain('where the money comes from')
  expect(await decided(id, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await sql`update chain_cursor set signature = null, slot = 0`.execute(exchange.deps.db)
  await exchange.watch()
  expect(await statusOf(who)).toBe('withheld')
})

test('DEP-12 does not credit an owner who is no longer approved, even by a decision of two people', async () => {
  const { who, id } = await waiting()
  await sql`update customer set kyc_status = 'rejected' where id = ${who.id}`.execute(exchange.deps.db)
  expect(await decided(id, 'approve')).toBe('DEPOSIT_OWNER_UNFIT')
  expect([await statusOf(who), await exchange.tokenBalance(who.id)]).toEqual(['manual', { posted: 0n, held: 0n }])
})

test('of five concurrent credits and five refusals executes one', async () => {
  const { who, id } = await waiting()
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => decided(id, i % 2 === 0 ? 'approve' : 'refuse')))
  expect(all.filter((one) => one === 'done')).toHaveLength(1)
  const status = await statusOf(who)
  expect(await exchange.tokenBalance(who.id)).toMatchObject({ posted: status === 'credited' ? 400_000n : 0n })
})
