import { settingNow } from '#platform/settings/settings.sql.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'

let at: BankExchange
let flow: PayingOut
beforeAll(async () => {
  at = await bankExchange()
  flow = await payingOut(at)
})
beforeEach(() => tiers(100, 300))
afterEach(() => booksHold(at.exchange))
afterAll(() => at.close())

/** Sets the tiers in US dollars; a Singapore dollar costs 0.75. */
async function tiers(automaticUpTo: number, onePersonUpTo: number): Promise<void> {
  const now = await settingNow(at.exchange.deps, 'reviewTiers')
  if (now.automaticUpTo !== automaticUpTo)
    await changeSettings(at.exchange, { reviewTiers: { automaticUpTo, onePersonUpTo } })
}
const desk = async () => at.exchange.api(approvals, await at.exchange.operator('compliance'))
const propose = async (subjectId: string) => {
  const api = await desk()
  const { contentHash } = await api.subject({ kind: 'payout_review', subjectId })
  const about = { kind: 'payout_review', subjectId, verdict: 'approve', reason: 'Looked at.' } as const
  return api.propose({ ...about, contentHash: contentHash ?? '' }, freshKey())
}

test('with tiers of zero, two people review every payout', async () => {
  await tiers(0, 0)
  const ada = await flow.payee(500_00n)
  expect(await flow.request(ada, '20.00')).toMatchObject({ stage: 'review' })
})

test('WDR-09 a small payout needs no review, and is in the next file', async () => {
  const ada = await flow.payee(500_00n)
  const { id, stage } = await flow.request(ada, '100.00')
  expect(stage).toBe('approved')
  const { batch } = await flow.export()
  expect(await flow.fileOf(batch?.id ?? '')).toContain('95.00')
  expect(await flow.stageOf(id)).toBe('sent')
})

test('counts the amount that the customer took out in 24 hours, so that splitting an amount gains nothing', async () => {
  const ada = await flow.payee(900_00n)
  const stages = []
  for (const amount of ['100.00', '100.00', '250.00']) stages.push((await flow.request(ada, amount)).stage)
  expect(stages).toEqual(['approved', 'review', 'review'])
  const { rows } = await at.exchange.api(payouts, ada).list({ page: 1, pageSize: 10 })
  const tierOf = async (amount: string) => {
    const { id } = rows.find((row) => row.amount === amount && row.stage === 'review') ?? { id: '' }
    return (await (await desk()).subject({ kind: 'payout_review', subjectId: id })).content?.['reviewTier']
  }
  expect(await tierOf('250.00')).toBeUndefined()
})

test('one person suffices for a medium amount, and it is in the file', async () => {
  const ada = await flow.payee(500_00n)
  const { id } = await flow.request(ada, '200.00')
  expect(await propose(id)).toMatchObject({ status: 'approved', decided: { verdict: 'approve' } })
  expect(await flow.stageOf(id)).toBe('approved')
  await flow.export()
  expect(await flow.stageOf(id)).toBe('sent')
})

test('a larger amount needs two people', async () => {
  const ada = await flow.payee(900_00n)
  const { id } = await flow.request(ada, '500.00')
  expect(await propose(id)).toMatchObject({ status: 'requested' })
  expect(await flow.stageOf(id)).toBe('review')
})

test('an amount over the limit needs two people, however high the tiers are', async () => {
  await tiers(900_000, 900_000)
  const ada = await flow.payee(90_000_00n)
  const body = { ...(await flow.body(ada, '9000.00')), overLimitReason: 'A car' }
  const { id, stage, overLimitReason } = await at.exchange.api(payouts, ada).create(body, freshKey())
  expect([stage, overLimitReason]).toEqual(['review', 'A car'])
  expect(await propose(id)).toMatchObject({ status: 'requested' })
})

test('WDR-09 a freeze keeps a small payout out of the file', async () => {
  const ada = await flow.payee(500_00n)
  const { id } = await flow.request(ada, '50.00')
  await at.exchange.deps.inTx('test')(async (tx) => {
    const until = new Date(tx.now.getTime() + HOUR_MS)
    await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
              values (${randomUUID()}, ${ada.id}, 'withdraw', 'login_password_changed', ${tx.now}, ${until})`.execute(
      tx.db,
    )
    return { ok: true, value: undefined }
  })
  await flow.export()
  expect(await flow.stageOf(id)).toBe('approved')
})

test('WDR-09 a payout above the tiers does not leave if only its status is approved', async () => {
  const ada = await flow.payee(900_00n)
  const { id } = await flow.request(ada, '500.00')
  await sql`update payout set status = 'approved' where id = ${id}`.execute(at.exchange.deps.db)
  await sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
            select 'payout', ${id}, max(n) + 1, 'review', 'approved', now(), 'nobody' from transition where entity_id = ${id}`.execute(
    at.exchange.deps.db,
  )
  await flow.export()
  expect(await flow.stageOf(id)).toBe('approved')
})
