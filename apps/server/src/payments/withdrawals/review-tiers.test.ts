import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#testing/change-settings.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  await changeSettings(exchange, { reviewTiers: { automaticUpTo: 100, onePersonUpTo: 300 } })
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

async function trusting(): Promise<Withdrawer> {
  const who = await flow.withdrawer(900n * DOLLAR)
  await sql`update address_book set trusted = true where id = ${who.addressId}`.execute(exchange.deps.db)
  return who
}
const propose = async (subjectId: string, maker?: Person) => {
  const api = exchange.api(approvals, maker ?? (await exchange.operator('compliance')))
  const { contentHash } = await api.subject({ kind: 'withdrawal_review', subjectId })
  const about = { kind: 'withdrawal_review', subjectId, verdict: 'approve', reason: 'Looked at.' } as const
  return api.propose({ ...about, contentHash: contentHash ?? '' }, freshKey())
}

test('WDR-12 approves a small withdrawal to a trusted address without people, after the confirmation by email, and logs it', async () => {
  const ada = await trusting()
  const id = await flow.ask(ada, '100')
  expect(await flow.stageOf(id)).toBe('email_confirm')
  await flow.confirm(id)
  expect(await flow.stageOf(id)).toBe('approved')
  const log = exchange.api(audit, await exchange.operator('auditor'))
  const { rows } = await log.list({ page: 1, pageSize: 5, action: 'withdrawals.approve_automatically' })
  expect(rows.map(({ target }) => target.id)).toContain(id)
  expect(await flow.stageOf(await flow.request(ada, '20'))).toBe('review')
})

test('WDR-12 leaves a small withdrawal for people if its address is not trusted, and accepts no email confirmation of a frozen owner', async () => {
  const [ada, bob] = [await flow.withdrawer(500n * DOLLAR), await trusting()]
  expect(await flow.stageOf(await flow.request(ada, '50'))).toBe('review')
  const id = await flow.ask(bob, '50')
  await sql`update customer set status = 'frozen' where id = ${bob.id}`.execute(exchange.deps.db)
  await expect(flow.confirm(id)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  expect(await flow.stageOf(id)).toBe('email_confirm')
})

test('WDR-12 one person suffices for a medium amount, and two decide a larger one', async () => {
  const [ada, bob] = [await flow.withdrawer(900n * DOLLAR), await flow.withdrawer(900n * DOLLAR)]
  const [middle, large] = [await flow.request(ada, '300'), await flow.request(bob, '301')]
  expect(await propose(middle)).toMatchObject({ status: 'approved', content: { reviewTier: 'one_person' } })
  expect(await flow.stageOf(middle)).toBe('approved')
  expect(await propose(large)).toMatchObject({ status: 'requested' })
  expect(await flow.stageOf(large)).toBe('review')
})

test('WDR-12 waits for a second person above the amount limits of the first, and adds up the amounts that one person approved', async () => {
  const maker = await exchange.operator('compliance')
  await sql`update operator set decision_limit = 200, day_limit = 300 where id = ${maker.id}`.execute(exchange.deps.db)
  const ask = async (amount: string) => flow.request(await flow.withdrawer(900n * DOLLAR), amount)
  const [above, first, second] = [await ask('201'), await ask('200'), await ask('101')]
  expect(await propose(above, maker)).toMatchObject({ status: 'requested' })
  expect(await propose(first, maker)).toMatchObject({ status: 'approved' })
  expect(await propose(second, maker)).toMatchObject({ status: 'requested' })
  const stages = [await flow.stageOf(above), await flow.stageOf(first), await flow.stageOf(second)]
  expect(stages).toEqual(['review', 'approved', 'review'])
})

test('refuses descending tiers, and returns the accepted value', async () => {
  const values = { automaticUpTo: 301, onePersonUpTo: 300 }
  await expect(changeSettings(exchange, { reviewTiers: values })).rejects.toThrow('SETTING_CONFLICT')
})
