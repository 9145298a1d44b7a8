import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { pairDesk, pairValues } from '#testing/pairs.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let desk: Awaited<ReturnType<typeof pairDesk>>
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  desk = await pairDesk(floor.exchange)
  next = await floor.crowd(12)
  await floor.start()
  await desk.agree(PAIR)
})
afterEach(async () => {
  await floor.clearBook()
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const patience = { timeout: 10_000, interval: 50 }
const coarse = { tick: '0.05' }
const placed = async (orderText: string): Promise<string> => {
  const answer = await floor.place(next(), orderText)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.order.id
}
const statusOf = async (id: string) =>
  (await sql<{ status: number }>`select status from trading_order where id = ${id}`.execute(floor.exchange.deps.db))
    .rows[0]?.status
const named = (cancelledOrders: number, effectiveFrom: string | null = null, change: object = coarse) =>
  desk.proposeNamed(desk.staff[0], PAIR, { change, effectiveFrom, cancelledOrders })
const tickNow = async () => {
  const { rows } = await floor.exchange.api(settings, desk.staff[0]).versions({ area: 'market', subject: PAIR })
  return rows.find(({ state }) => state === 'in_force')?.values['tick']
}
const sendBack = ({ id: requestId, contentHash }: { id: string; contentHash: string }) =>
  floor.exchange
    .api(approvals, desk.staff[1])
    .decide({ requestId, contentHash, verdict: 'refuse', note: 'The number rose.' })

test('refuses a tick that cancels orders, unless the proposal names their exact number', async () => {
  const off = await placed('sell 10 @ 12.61')
  for (const wrong of [0, 2])
    await expect(named(wrong)).rejects.toMatchObject({
      code: 'SETTING_CANCELS_ORDERS',
      field: 'cancelledOrders',
      message: expect.stringContaining('would cancel 1 open order.'),
    })
  expect(await statusOf(off)).toBe(0)
  await desk.confirm(await named(1))
  await expect.poll(() => statusOf(off), patience).toBe(4)
  await desk.agree(PAIR)
})

test('refuses the confirmation when more orders would be cancelled than both people saw, and changes nothing', async () => {
  const first = await placed('sell 10 @ 12.61')
  const proposal = await named(1)
  const second = await placed('sell 10 @ 12.62')
  await expect(desk.confirm(proposal)).rejects.toMatchObject({
    code: 'SETTING_CANCELS_ORDERS',
    message: expect.stringContaining('would now cancel 2 open orders'),
  })
  expect([await statusOf(first), await statusOf(second), await tickNow()]).toEqual([0, 0, '0.01'])
  await sendBack(proposal)
})

test('accepts the confirmation when some of these orders have ended meanwhile', async () => {
  await placed('sell 10 @ 12.61')
  const proposal = await named(1)
  await floor.clearBook()
  await desk.confirm(proposal)
  expect(await tickNow()).toBe('0.05')
  await desk.agree(PAIR)
})

test('a planned change names that it cancels orders, and is not bound to their number', async () => {
  const at = new Date(floor.exchange.deps.clock(new Date()).getTime() + HOUR_MS).toISOString()
  await placed('sell 10 @ 12.61')
  await expect(named(0, at, { isDelisted: true })).rejects.toMatchObject({ code: 'SETTING_CANCELS_ORDERS' })
  const proposal = await named(1, at, { isDelisted: true })
  await placed('sell 10 @ 12.62')
  await desk.confirm(proposal)
  const { rows } = await floor.exchange.api(settings, desk.staff[0]).versions({ area: 'market', subject: PAIR })
  expect(rows[0]).toMatchObject({ state: 'planned', values: { isDelisted: true } })
  const { requests } = await floor.exchange
    .api(approvals, desk.staff[0])
    .subject({ kind: 'setting', subjectId: `market:${PAIR}` })
  expect(requests[0]?.content).toMatchObject({ cancelledOrders: 1 })
})

test('a file of settings names the orders that its entries cancel', async () => {
  await placed('sell 10 @ 12.61')
  const staff = floor.exchange.api(settings, desk.staff[0])
  const text = JSON.stringify({
    format: 'tessera-settings',
    version: 1,
    exchange: 'Harbour Exchange',
    chain: 'solana_devnet',
    exportedAt: '2026-11-01T00:00:00.000Z',
    settings: [{ area: 'market', subject: PAIR, values: { ...pairValues, ...coarse } }],
  })
  const { proposal } = await staff.checkFile({ text, leftOut: [], effectiveFrom: null })
  expect(proposal).toMatchObject({ cancelledOrders: 1 })
  const { cancelledOrders: _count, ...silent } = { ...proposal }
  const propose = (content: object) =>
    floor.exchange.api(approvals, desk.staff[0]).propose({
      kind: 'setting_file',
      subjectId: 'file',
      verdict: 'approve',
      reason: 'As agreed.',
      proposal: { ...content },
    })
  await expect(propose(silent)).rejects.toMatchObject({ code: 'SETTING_CANCELS_ORDERS' })
  const proposed = await propose({ ...proposal })
  await placed('sell 10 @ 12.62')
  await expect(desk.confirm(proposed)).rejects.toMatchObject({ code: 'SETTING_CANCELS_ORDERS' })
  expect(await tickNow()).toBe('0.01')
})
