import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { chainHouse, type ChainHouse } from '#testing/chain-house.ts'
import type { Person } from '#testing/house.ts'
import { verify } from '#services/audit/verify.ts'

let house: ChainHouse
beforeAll(async () => {
  house = await chainHouse(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

/** A customer whose deposit of 0.4 waits because it is below the minimum. */
async function waiting(): Promise<{ who: Person; id: string; txId: string }> {
  const who = await house.depositor()
  const txId = await house.chain.faucet.give(who.address, 400_000n)
  house.slots(8)
  await house.watch()
  const { rows } = await house.api(deposits, who).list({})
  expect(rows).toMatchObject([{ status: 'manual', reason: 'below_minimum', txId }])
  return { who, id: rows[0]?.id ?? '', txId }
}
const decided = (subjectId: string, verdict: 'approve' | 'refuse') =>
  byTwo(house, {
    kind: 'deposit_review',
    subjectId,
    verdict,
    reasonCode: 'source_unknown',
    roles: ['finance', 'compliance'],
  })
const statusOf = async (who: Person) => (await house.api(deposits, who).list({})).rows[0]?.status
const suspense = async (): Promise<bigint> =>
  (
    await sql<{ minor: bigint }>`
      select coalesce(sum(posted), 0)::numeric as minor from account where customer_id is null and purpose = 'suspense'`.execute(
      house.deps.db,
    )
  ).rows[0]?.minor ?? 0n

test('lists a deposit in suspense in the queue, and two people credit it to its owner', async () => {
  const { who, id, txId } = await waiting()
  const queue = await house.api(approvals, await house.operator('finance')).queue({ kind: 'deposit_review' })
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
  expect(await house.tokenBalance(who.id)).toEqual({ posted: 400_000n, held: 0n })
  expect(before - (await suspense())).toBe(400_000n)
  const { rows } = await house.api(accounts, who).flowingWater({})
  expect(rows).toMatchObject([{ type: 'deposit', amount: '0.400000', txId }])
})

test('keeps a deposit in suspense after two people refuse it, and shows the reason to the owner', async () => {
  const { who, id } = await waiting()
  const before = await suspense()
  expect(await decided(id, 'refuse')).toBe('done')
  expect(await statusOf(who)).toBe('withheld')
  expect([await house.tokenBalance(who.id), await suspense()]).toEqual([{ posted: 0n, held: 0n }, before])
  const [told] = (await house.api(messages, who).list({ type: 'funds' })).rows
  expect(told?.body).toContain('where the money comes from')
  expect(await decided(id, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await sql`update chain_cursor set signature = null, slot = 0`.execute(house.deps.db)
  await house.watch()
  expect(await statusOf(who)).toBe('withheld')
})

test('DEP-12 does not credit an owner who is no longer approved, even by two people', async () => {
  const { who, id } = await waiting()
  await sql`update customer set kyc_status = 'rejected' where id = ${who.id}`.execute(house.deps.db)
  expect(await decided(id, 'approve')).toBe('DEPOSIT_OWNER_UNFIT')
  expect([await statusOf(who), await house.tokenBalance(who.id)]).toEqual(['manual', { posted: 0n, held: 0n }])
})

test('carries out one of five simultaneous credits and five refusals', async () => {
  const { who, id } = await waiting()
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => decided(id, i % 2 === 0 ? 'approve' : 'refuse')))
  expect(all.filter((one) => one === 'done')).toHaveLength(1)
  const status = await statusOf(who)
  expect(await house.tokenBalance(who.id)).toMatchObject({ posted: status === 'credited' ? 400_000n : 0n })
})
