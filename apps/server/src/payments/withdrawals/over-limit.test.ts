import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { changeSettings } from '#testing/change-settings.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange(100_000n * DOLLAR)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500 }, deadlines: { withdrawal_review: 5 } })
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const overLimitReason = 'The deposit for a flat'
const create = async (who: Withdrawer, amount: string, reason?: string) =>
  exchange
    .api(withdrawals, who)
    .create({ ...(await flow.body(who, amount)), ...(reason !== undefined && { overLimitReason: reason }) }, freshKey())
const usedBy = async (who: Withdrawer) => (await exchange.api(customers, who).info({})).limits.withdraw24h.used
const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) =>
    one.status === 'fulfilled' ? 'SUCCESS' : one.reason instanceof ApiError ? one.reason.code : String(one.reason),
  )

test('WDR-07 refuses an amount over the limit, or holds it for two people if the customer gives a reason', async () => {
  const ada = await flow.withdrawer(900n * DOLLAR)
  expect(await codeOfRefusal(create(ada, '600'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
  const made = await create(ada, '600', overLimitReason)
  expect(made).toMatchObject({ stage: 'email_confirm', overLimitReason, cancellable: true, decisionBy: null })
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 900n * DOLLAR, held: 600n * DOLLAR })
  await flow.confirm(made.id)
  const waiting = await exchange.api(withdrawals, ada).get({ id: made.id })
  expect(waiting).toMatchObject({ stage: 'review' })
  expect(Date.parse(waiting.decisionBy ?? '') - Date.parse(waiting.stageAt)).toBe(5 * HOUR_MS)
  const desk = exchange.api(approvals, await exchange.operator('compliance'))
  const { rows } = await desk.queue({ page: 1, pageSize: 50, kind: 'withdrawal_review' })
  const about = rows.find(({ subjectId }) => subjectId === made.id)?.about
  expect(about).toContainEqual(expect.objectContaining({ field: 'limitState', value: 'over_limit' }))
  const { content } = await desk.subject({ kind: 'withdrawal_review', subjectId: made.id })
  expect(content).toMatchObject({ overLimit: overLimitReason })
  expect(await flow.review(made.id, 'approve')).toBe('done')
  await flow.finish(made.id)
  expect(await flow.stageOf(made.id)).toBe('confirmed')
  expect(await usedBy(ada)).toBe('600.000000')
  expect(await codeOfRefusal(create(ada, '20'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
})

test('an amount within the limit is an ordinary one, even with a reason', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  expect(await create(ada, '100', overLimitReason)).toMatchObject({ overLimitReason: null })
})

test('accepts one open withdrawal over the limit, and the next one after it is cancelled', async () => {
  const ada = await flow.withdrawer(5_000n * DOLLAR)
  const settled = await Promise.allSettled([create(ada, '600', overLimitReason), create(ada, '700', overLimitReason)])
  expect(codes(settled).toSorted()).toEqual(['SUCCESS', 'WITHDRAWAL_OVER_LIMIT_OPEN'])
  const { rows } = await exchange.api(withdrawals, ada).list({ page: 1, pageSize: 10 })
  expect(rows).toHaveLength(1)
  expect(await codeOfRefusal(create(ada, '800', overLimitReason))).toBe('WITHDRAWAL_OVER_LIMIT_OPEN')
  await exchange.api(withdrawals, ada).cancel({ id: rows[0]?.id ?? '' }, freshKey())
  expect(await usedBy(ada)).toBe('0.000000')
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 5_000n * DOLLAR, held: 0n })
  expect(await create(ada, '800', overLimitReason)).toMatchObject({ overLimitReason })
})

test('a lowered limit changes nothing for a waiting withdrawal, and applies to the next', async () => {
  const ada = await flow.withdrawer(2_000n * DOLLAR)
  const waiting = await flow.request(ada, '400')
  const over = await create(ada, '200', overLimitReason)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 400 } })
  await flow.confirm(over.id)
  for (const id of [waiting, over.id]) expect(await flow.review(id, 'approve')).toBe('done')
  expect(await codeOfRefusal(create(ada, '20'))).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500 } })
})

test('two people reject it with a reason that the customer reads, and the money returns', async () => {
  const ada = await flow.withdrawer(900n * DOLLAR)
  const { id } = await create(ada, '600', overLimitReason)
  await flow.confirm(id)
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect(await exchange.api(withdrawals, ada).get({ id })).toMatchObject({ status: 'rejected', reason: 'address_risk' })
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 900n * DOLLAR, held: 0n })
  expect(await usedBy(ada)).toBe('0.000000')
})

test('a reason overrides neither the travel rule, nor the balance, nor a freeze', async () => {
  const ada = await flow.withdrawer(900n * DOLLAR)
  expect(await codeOfRefusal(create(ada, '901', overLimitReason))).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  await sql`update address_book set beneficiary = null where id = ${ada.addressId}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(create(ada, '600', overLimitReason))).toBe('WITHDRAWAL_BENEFICIARY_NEEDED')
})
