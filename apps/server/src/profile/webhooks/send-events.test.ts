import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { webhookReceiver } from '#testing/webhook-receiver.ts'
import { notify } from '#services/messages/notify.ts'
import type { Resolve } from './deliver.ts'
import { eventSender } from './send-events.ts'
import { takeTurn } from './take-turn.ts'

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>

let exchange: TestExchange
/** One receiver answers immediately, the other never. */
let quick: Receiver
let stuck: Receiver
beforeAll(async () => {
  exchange = await testExchange({ WEBHOOK_LOOPBACK: 'on' })
  quick = await webhookReceiver()
  stuck = await webhookReceiver()
  stuck.answerWith(0)
})
afterEach(async () => {
  for (const each of [quick, stuck]) each.received.splice(0)
  await sql`delete from webhook_endpoint`.execute(exchange.deps.db)
})
afterAll(async () => {
  for (const each of [quick, stuck]) await each.close()
  await exchange.close()
})

const never: Resolve = () => Promise.reject(new Error('an IP address needs no name resolution'))
const events = ['deposit.credited'] as const
async function endpoint(who: Person, { url }: Receiver): Promise<string> {
  const verifyToken = await proof(exchange.deps, who, 'create_webhook', { url, events: events.join() })
  return (await exchange.api(webhooks, who).create({ url, events: [...events], verifyToken })).endpoint.id
}
const credit = (who: Person, times = 1) =>
  exchange.deps.inTx('job:test')(async (tx) => {
    for (let at = 0; at < times; at += 1)
      await notify(tx, who.id, { kind: 'deposit_credited', params: { amount: '1', coin: 'tUSD' } })
    return ok(undefined)
  })
/** Creates customers with one endpoint each, and a queued event for it. */
async function waiting(count: number, receiver: Receiver): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => exchange.customer()))
  for (const who of people) await endpoint(who, receiver)
  for (const who of people) await credit(who)
  return people
}
const sender = (max: { total: number; slow: number; ofCustomer: number }) => eventSender(exchange.deps, never, max)

test('HOOK-01 a quick receiver gets its events while slow receivers occupy all slow slots', async () => {
  await waiting(6, stuck)
  const [customer] = await waiting(1, quick)
  await sql`update webhook_endpoint set is_quick = true where url = ${quick.url}`.execute(exchange.deps.db)
  const { loop, idle } = sender({ total: 4, slow: 2, ofCustomer: 2 })
  await loop.run()
  await expect.poll(() => [stuck.received.length, quick.received.length]).toEqual([2, 1])
  if (customer) await credit(customer)
  await expect
    .poll(async () => {
      await loop.run()
      return quick.received.length
    })
    .toBe(2)
  await idle()
  expect(stuck.maxOpen()).toBe(2)
})

test('HOOK-01 an endpoint receives one event at a time, also from two nodes', async () => {
  const [who] = await waiting(1, stuck)
  if (who) await credit(who, 3)
  const nodes = [sender({ total: 4, slow: 4, ofCustomer: 4 }), sender({ total: 4, slow: 4, ofCustomer: 4 })]
  await Promise.all(nodes.map(({ loop }) => loop.run()))
  await expect.poll(() => stuck.received.length).toBe(1)
  await Promise.all(nodes.map(({ loop }) => loop.run()))
  await Promise.all(nodes.map(({ idle }) => idle()))
  expect(stuck.received).toHaveLength(1)
})

test('HOOK-01 endpoints of one customer occupy at most two slots, so that endpoints of others are served', async () => {
  const who = await exchange.customer()
  for (let at = 0; at < 4; at += 1) await endpoint(who, stuck)
  await credit(who)
  await waiting(1, quick)
  const { loop, idle } = sender({ total: 3, slow: 3, ofCustomer: 2 })
  await loop.run()
  await idle()
  expect([stuck.received.length, quick.received.length]).toEqual([2, 1])
})

test('a quick endpoint gets all queued events in one turn, in order', async () => {
  const [who] = await waiting(1, quick)
  if (who) await credit(who, 9)
  const { rows } = await sql<{ id: string }>`select id from webhook_endpoint`.execute(exchange.deps.db)
  await takeTurn(exchange.deps, never, rows[0]?.id ?? '')
  const numbers = quick.received.map(({ body }) => Number(/"number":"(\d+)"/.exec(body)?.[1]))
  expect(numbers).toHaveLength(10)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('an endpoint whose node died has its next turn after the lease', async () => {
  const [who] = await waiting(1, quick)
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoint set busy_until = now() + interval '1 minute' where customer_id = ${who?.id ?? ''} returning id`.execute(
    exchange.deps.db,
  )
  const id = rows[0]?.id ?? ''
  await takeTurn(exchange.deps, never, id)
  expect(quick.received).toEqual([])
  exchange.passTime(HOUR_MS)
  await takeTurn(exchange.deps, never, id)
  expect(quick.received).toHaveLength(1)
})
