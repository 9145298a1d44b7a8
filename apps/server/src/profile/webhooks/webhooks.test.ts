import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { webhookReceiver } from '#testing/webhook-receiver.ts'
import { notify } from '#services/messages/notify.ts'
import { takeTurn } from './take-turn.ts'
import type { Resolve } from './deliver.ts'

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>
type Events = 'deposit.credited' | 'withdrawal.completed'

let exchange: TestExchange
let receiver: Receiver
beforeAll(async () => {
  exchange = await testExchange({ WEBHOOK_LOOPBACK: 'on' })
  receiver = await webhookReceiver()
})
afterEach(() => {
  receiver.answerWith(200)
  receiver.received.splice(0)
})
afterAll(async () => {
  await receiver.close()
  await exchange.close()
})

const never: Resolve = () => Promise.reject(new Error('an IP address needs no name resolution'))
const run = (statement: ReturnType<typeof sql>) => statement.execute(exchange.deps.db)
const create = async (who: Person, url = receiver.url, events: Events[] = ['deposit.credited']) => {
  const verifyToken = await proof(exchange.deps, who, 'create_webhook', { url, events: events.join() })
  return exchange.api(webhooks, who).create({ url, events, verifyToken })
}
const DEPOSIT = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12'
const credit = (who: { readonly id: string }) =>
  exchange.deps.inTx('job:test')(async (tx) => {
    await notify(tx, who.id, { kind: 'deposit_credited', params: { amount: '12.50', coin: 'tUSD' } }, DEPOSIT)
    return ok(undefined)
  })
const deliveries = (who: Person, id: string) => exchange.api(webhooks, who).deliveries({ id })
const newest = async (who: Person, id: string) => {
  const [first] = (await deliveries(who, id)).rows
  if (first === undefined) throw new Error('there is no delivery')
  return first
}
const turn = (endpoint: { readonly id: string }) => takeTurn(exchange.deps, never, endpoint.id)

test('API-04 a secret is shown once and appears in no list, log or table', async () => {
  const who = await exchange.customer()
  const { secret, endpoint } = await create(who)
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  await exchange.api(webhooks, who).update({ id: endpoint.id, events: ['deposit.credited'], active: true })
  const replies = JSON.stringify([await exchange.api(webhooks, who).list({}), await deliveries(who, endpoint.id)])
  const { rows } = await sql<{ text: string }>`
    select string_agg(t::text, '') as text from
      (select row_to_json(webhook_endpoint)::text t from webhook_endpoint union all select row_to_json(audit_entry)::text from audit_entry
       union all select row_to_json(mail)::text from mail union all select row_to_json(message)::text from message) all_rows`.execute(
    exchange.deps.db,
  )
  expect([replies.includes(secret), rows[0]?.text.includes(secret)]).toEqual([false, false])
  const { rows: history } = await exchange.api(sessions, who).settingHistory({})
  expect(history.map(({ action }) => action)).toEqual(['webhook_created'])
})

test('the audit log stores no query of an address, because it may contain a token of the receiver', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who, `${receiver.url}?key=receiver-token`)
  await exchange.api(webhooks, who).remove({ id: endpoint.id })
  const { rows } = await sql<{ text: string }>`
    select row_to_json(e)::text as text from audit_entry e where e.target_id = ${endpoint.id} order by e.seq`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(2)
  for (const { text } of rows) {
    expect(text).toContain(receiver.url)
    expect(text).not.toContain('receiver-token')
  }
})

test('HOOK-01 an event is written with its notice, signed over time and body, and has the same id at each try', async () => {
  const who = await exchange.customer()
  const { secret, endpoint } = await create(who)
  await credit(who)
  const waiting = await newest(who, endpoint.id)
  expect(waiting).toMatchObject({ type: 'deposit.credited', status: 'waiting', tries: 0 })
  receiver.answerWith(500)
  await turn(endpoint)
  exchange.passTime(HOUR_MS)
  receiver.answerWith(204)
  await turn(endpoint)
  expect(await newest(who, endpoint.id)).toMatchObject({ status: 'delivered', tries: 2, lastStatus: 204, nextAt: null })
  expect(receiver.received).toHaveLength(2)
  for (const { headers, body } of receiver.received) {
    const time = String(headers['x-tessera-time'])
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    expect([headers['x-tessera-signature'], headers['x-tessera-event']]).toEqual([signature, waiting.eventId])
  }
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(Number(second?.headers['x-tessera-time'])).toBeGreaterThan(Number(first?.headers['x-tessera-time']))
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    id: waiting.eventId,
    number: waiting.number,
    type: 'deposit.credited',
    data: { id: DEPOSIT, amount: '12.50', coin: 'tUSD' },
  })
  // The next turn sends nothing, because it is delivered.
  await turn(endpoint)
  expect(receiver.received).toHaveLength(2)
})

test('an event that rolls back is not sent, and an event that no endpoint chose is not stored', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who, receiver.url, ['withdrawal.completed'])
  await credit(who)
  const refused = exchange.deps.inTx('job:test')(async (tx) => {
    const params = { amount: '1', coin: 'tUSD', address: 'x', txId: 'y' }
    await notify(tx, who.id, { kind: 'withdrawal_paid', params }, DEPOSIT)
    throw new Error('roll back')
  })
  await expect(refused).rejects.toThrow('roll back')
  expect((await deliveries(who, endpoint.id)).total).toBe(0)
})

test('an event of a sub-account goes to the endpoint of its owner and names the sub-account', async () => {
  const owner = await exchange.customer()
  const { endpoint } = await create(owner)
  const sub = await openSub(exchange, owner)
  await credit(sub)
  await turn(endpoint)
  const { rows } = await sql<{ number: bigint }>`select number from customer where id = ${sub.id}`.execute(
    exchange.deps.db,
  )
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ account: String(rows[0]?.number) })
  expect(await codeOfRefusal(exchange.api(webhooks, sub).list({}))).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})

test('a delivery is given up after five failures, and an endpoint that accepted nothing since is paused and can be resumed', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who)
  await credit(who)
  const { id } = await newest(who, endpoint.id)
  receiver.answerWith(503)
  const waits: number[] = []
  for (let tries = 1; tries <= 5; tries += 1) {
    await turn(endpoint)
    const { nextAt, lastAt } = await newest(who, endpoint.id)
    if (nextAt !== null && lastAt !== null) waits.push((Date.parse(nextAt) - Date.parse(lastAt)) / MINUTE_MS)
    exchange.passTime(20 * HOUR_MS)
  }
  expect(waits).toEqual([5, 60, 300, 1080])
  expect(await newest(who, endpoint.id)).toMatchObject({
    status: 'given_up',
    tries: 5,
    lastStatus: 503,
    lastError: 'status',
  })
  expect((await exchange.api(webhooks, who).list({})).rows).toMatchObject([{ id: endpoint.id, status: 'failing' }])
  const { rows } = await sql<{ kind: string }>`select kind from message where customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  expect(rows.map(({ kind }) => kind)).toContain('webhook_failing')
  // Events that happen in the meantime are queued for the endpoint.
  await credit(who)
  receiver.answerWith(200)
  await turn(endpoint)
  expect(await newest(who, endpoint.id)).toMatchObject({ status: 'waiting', tries: 0 })
  expect(await codeOfRefusal(exchange.api(webhooks, who).redeliver({ id }))).toBe('WEBHOOK_PAUSED')
  await exchange.api(webhooks, who).update({ id: endpoint.id, events: ['deposit.credited'], active: true })
  await exchange.api(webhooks, who).redeliver({ id })
  await turn(endpoint)
  expect((await deliveries(who, endpoint.id)).rows.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
})

test('after a failure an endpoint pauses for a minute, and queued deliveries do not count as tried', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who)
  for (let at = 0; at < 3; at += 1) await credit(who)
  receiver.answerWith(500)
  await turn(endpoint)
  await turn(endpoint)
  const tries = async () => (await deliveries(who, endpoint.id)).rows.map((row) => row.tries).toSorted((a, b) => a - b)
  expect([receiver.received.length, await tries()]).toEqual([1, [0, 0, 1]])
  exchange.passTime(61_000)
  await turn(endpoint)
  expect([receiver.received.length, await tries()]).toEqual([2, [0, 1, 1]])
})

test('HOOK-01 a frozen account receives no events, its screen shows it, and they are sent after the freeze', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who)
  const stoppedBy = async () => (await exchange.api(webhooks, who).list({})).rows[0]?.stoppedBy
  expect(await stoppedBy()).toBeNull()
  await credit(who)
  await run(sql`update customer set status = 'frozen' where id = ${who.id}`)
  await turn(endpoint)
  expect([receiver.received.length, (await newest(who, endpoint.id)).status]).toEqual([0, 'waiting'])
  expect(await stoppedBy()).toBe('account')
  await run(sql`update customer set status = 'active' where id = ${who.id}`)
  await turn(endpoint)
  expect([receiver.received.length, await stoppedBy()]).toEqual([1, null])
})

test('HOOK-01 an endpoint of a person whose login is frozen receives nothing until the freeze is lifted', async () => {
  const company = await companyOwner(exchange)
  const admin = await joinedMember(exchange, company, ['trade', 'administer'])
  const { endpoint } = await create(admin)
  const newestEndpoint = async () => (await exchange.api(webhooks, company).list({})).rows[0]
  await credit(company)
  await run(sql`update customer set status = 'frozen' where id = ${admin.id}`)
  await turn(endpoint)
  expect([receiver.received.length, await newestEndpoint()]).toMatchObject([
    0,
    { status: 'active', stoppedBy: 'login' },
  ])
  await run(sql`update customer set status = 'active' where id = ${admin.id}`)
  await turn(endpoint)
  expect([receiver.received.length, await newestEndpoint()]).toMatchObject([1, { stoppedBy: null }])
})

test('a delivery that its owner resends is sent immediately, even before a scheduled try', async () => {
  const who = await exchange.customer()
  const { endpoint } = await create(who)
  await credit(who)
  receiver.answerWith(500)
  await turn(endpoint)
  exchange.passTime(61_000)
  receiver.answerWith(200)
  await turn(endpoint)
  expect(receiver.received).toHaveLength(1)
  await exchange.api(webhooks, who).redeliver({ id: (await newest(who, endpoint.id)).id })
  await turn(endpoint)
  expect((await newest(who, endpoint.id)).status).toBe('delivered')
})

test('INP-08 private addresses are refused when an endpoint is added, at the field', async () => {
  const who = await exchange.customer()
  for (const url of ['http://hooks.example/in', 'https://10.0.0.1/in', 'https://[::ffff:10.0.0.1]/in'])
    expect(await codeOfRefusal(create(who, url))).toBe('WEBHOOK_URL_FORBIDDEN')
  const { rows } = await exchange.api(webhooks, who).list({})
  expect(rows).toEqual([])
})

test('accepts five of eight concurrent endpoints, and a removed one frees its slot', async () => {
  const who = await exchange.customer()
  const payload = { url: receiver.url, events: 'deposit.credited' }
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => proof(exchange.deps, who, 'create_webhook', payload)),
  )
  const done = await Promise.allSettled(
    tokens.map((verifyToken) =>
      exchange.api(webhooks, who).create({ url: receiver.url, events: ['deposit.credited'], verifyToken }),
    ),
  )
  const made = done.flatMap((each) => (each.status === 'fulfilled' ? [each.value.endpoint.id] : []))
  expect(made).toHaveLength(5)
  await exchange.api(webhooks, who).remove({ id: made[0] ?? '' })
  await create(who)
  expect(await codeOfRefusal(create(who))).toBe('WEBHOOK_LIMIT_REACHED')
})

test('AZ-01 a test event goes to one endpoint, and other customers cannot reach the endpoint', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  const { endpoint } = await create(who)
  const sent = await exchange.api(webhooks, who).test({ id: endpoint.id })
  await turn(endpoint)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'test', data: {} })
  const foreign = exchange.api(webhooks, other)
  for (const call of [
    () => foreign.test({ id: endpoint.id }),
    () => foreign.deliveries({ id: endpoint.id }),
    () => foreign.redeliver({ id: sent.id }),
    () => foreign.remove({ id: endpoint.id }),
    () => foreign.update({ id: endpoint.id, events: ['deposit.credited'], active: false }),
  ])
    expect(await codeOfRefusal(call())).toBe('NOT_FOUND')
  expect((await exchange.api(webhooks, who).list({})).rows).toMatchObject([{ status: 'active' }])
})
