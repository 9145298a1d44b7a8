import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { licenceOf, passMonths } from '#testing/agents.ts'
import { send, sign, type TestKey } from '#testing/api-keys.ts'
import { activeBroker, type Broker, brokerKey, grantTo } from '#testing/brokers.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { freshKey } from '#testing/offering.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { countDueDays } from '#partners/agents/count-day.ts'
import { rewardsEarnedOn } from '#partners/agents/count-fees.sql.ts'
import { writeExportTask } from '#partners/programmes/export.job.ts'
import { drawAndPayRebates } from '#partners/agents/pay-runs.ts'
import { findListener, openListenKey } from '#trading/binance/listen-keys.sql.ts'
import { withdrawPower } from './grant.ts'

type Client = { readonly owner: Person; readonly sub: Person }
let floor: Floor
let people: () => Person
const clients: Client[] = []
let broker: Broker

beforeAll(async () => {
  floor = await tradingFloor()
  people = await floor.crowd(22)
  for (let at = 0; at < 10; at++) {
    const owner = people()
    const sub = await openSub(floor.exchange, owner)
    await floor.exchange.fund({ customer: sub.id, kind: 'spot' }, 'tUSD', 1_000_000_000n)
    clients.push({ owner, sub })
  }
  await floor.start()
  await run(sql`update customer set investor_class = 'ai'`)
  broker = await activeBroker(floor.exchange)
})
afterEach(() => floor.booksAreSound())
afterAll(() => floor.exchange.close())

const run = async <R>(statement: ReturnType<typeof sql<R>>) => (await statement.execute(floor.exchange.deps.db)).rows
const api = (who: Person) => floor.exchange.api(brokers, who)
const orderRequest = { symbol: PAIR, side: 'buy', price: '12.50', quantity: '10' } as const
const place = (key: TestKey, over: Partial<Record<keyof typeof orderRequest, string>> = {}) =>
  send(floor.exchange, sign(key, orders.place, { ...orderRequest, ...over }))

/** Returns a client with a power of attorney for the broker, and the broker's key. */
async function served(by = broker): Promise<Client & { readonly power: string; readonly key: TestKey }> {
  const client = clients.pop()
  if (client === undefined) throw new Error('the test needs more clients')
  const power = await grantTo(floor.exchange, client.owner, { code: by.code, subAccountId: client.sub.id })
  return { ...client, power: power.id, key: await brokerKey(floor.exchange, by.who, power.id) }
}
async function nextDay(): Promise<void> {
  floor.exchange.passTime(DAY_MS + 600_000)
  for (let round = 0; round < 5; round += 1) await countDueDays(floor.exchange.deps)
}
const standing = (of: Broker, event: string) =>
  byTwo(floor.exchange, {
    kind: 'agent_standing',
    subjectId: of.id,
    verdict: 'approve',
    roles: ['compliance', 'compliance'],
    proposal: { event, agentMessage: 'We have a question about your orders.' },
  })

test('an order by a broker’s key belongs to the client, and records the broker and the prices at that moment', async () => {
  const { owner, sub, power, key } = await served()
  await floor.place(people(), 'sell 10 @ 12.45')
  const placed = await place(key)
  expect(placed).toMatchObject({ code: 'SUCCESS', data: { symbol: PAIR, status: 3, average: '12.450000' } })
  const id = (placed.data as { id: string }).id
  const record = {
    order: { id, filled: '10' },
    broker: { number: expect.stringMatching(/^BR-/), name: 'Harbour Works Pte Ltd' },
    account: `${owner.email[0]}***@example.com`,
    bestAtArrival: '12.450000',
    referenceAtArrival: '12.500000',
    firstFillAt: expect.any(String),
  }
  expect((await api(broker.who).orders({})).rows).toMatchObject([record])
  expect((await api(owner).clientOrders({})).rows).toMatchObject([record])
  const desk = floor.exchange.api(agentsManage, await floor.exchange.operator('compliance'))
  expect((await desk.orders({ id: broker.id })).rows).toMatchObject([{ ...record, customer: { id: owner.id } }])
  expect((await floor.exchange.api(orders, sub).history({})).rows.map((row) => row.id)).toContain(id)
  expect((await api(broker.who).accounts({})).rows).toMatchObject([
    { id: power, keys: 1, balances: [{ coin: 'AURB' }, { coin: 'tUSD', held: '0.000000' }] },
  ])
  expect(JSON.stringify(await api(broker.who).accounts({}))).not.toMatch(/Test Person/)
})

test('a fee is shared daily and paid monthly, and its parts add up to the fee', async () => {
  const { owner, key } = await served()
  await floor.place(people(), 'sell 10 @ 12.50')
  await place(key)
  const [fee] = await run(
    sql<{
      fee: bigint
    }>`select sum(fee)::numeric as fee from fee_taken where broker_id = ${broker.id} and customer_id = ${owner.id}`,
  )
  expect(fee?.fee).toBe(187_500n)
  await nextDay()
  const [share] = await run(
    sql<{ fee: bigint; amount: bigint }>`
      select fee::numeric as fee, amount::numeric as amount from rebate where client_id = ${owner.id}`,
  )
  expect(share).toEqual({ fee: 187_500n, amount: 46_875n })
  expect(await api(broker.who).summary({ by: 'month' })).toMatchObject({ coins: [{ coin: 'tUSD' }] })
  expect((await floor.exchange.api(agents, broker.who).commission({})).rows).toEqual([])
  const months = (await api(broker.who).statements({})).rows
  const totals = await run(
    sql<{ fee: bigint; amount: bigint }>`
      select sum(fee::numeric)::numeric as fee, sum(amount::numeric)::numeric as amount from rebate where agent_id = ${broker.id}`,
  )
  const micro = (text: string) => BigInt(text.replace('.', ''))
  expect(months.reduce((sum, row) => sum + micro(row.fee), 0n)).toBe(totals[0]?.fee)
  expect(months.reduce((sum, row) => sum + micro(row.accrued), 0n)).toBe(totals[0]?.amount)
  passMonths(floor.exchange, 2)
  await drawAndPayRebates(floor.exchange.deps)
  const [drawn] = await run(sql<{ id: string }>`select id from rebate_run where status = 'drawn'`)
  const release = { kind: 'rebate_release', subjectId: drawn?.id ?? '', verdict: 'approve' } as const
  expect(await byTwo(floor.exchange, { ...release, roles: ['finance', 'finance'] })).toBe('done')
  await drawAndPayRebates(floor.exchange.deps)
  const [paid] = await run(
    sql<{
      posted: bigint
    }>`select posted from account where customer_id = ${broker.who.id} and kind = 'token' and coin = 'tUSD'`,
  )
  expect(paid?.posted).toBe(totals[0]?.amount)
})

test('a fee of another source that is refunded on the same day takes nothing back from the broker', async () => {
  const [rebate] = await run(
    sql<{ client: string; day: string }>`
      select client_id as client, to_char(fee_day, 'YYYY-MM-DD') as day from rebate where agent_id = ${broker.id} limit 1`,
  )
  const of = { client: rebate?.client ?? '', coin: 'tUSD', feeDay: rebate?.day ?? '' }
  expect(await rewardsEarnedOn(floor.exchange.deps, { ...of, broker: null })).toEqual([])
  expect(await rewardsEarnedOn(floor.exchange.deps, { ...of, broker: broker.id })).toHaveLength(1)
})

test('a broker earns nothing on fees of an excluded class', async () => {
  const { owner, key } = await served()
  await run(sql`update customer set investor_class = 'ri' where ${owner.id} in (id, parent_id)`)
  await floor.place(people(), 'sell 10 @ 12.50')
  await place(key)
  await nextDay()
  expect(await run(sql`select 1 from rebate where client_id = ${owner.id}`)).toEqual([])
})

test('withdrawing a power refuses an order in transit, revokes the keys and cancels open orders', async () => {
  const { owner, sub, power, key } = await served()
  const rests = await place(key, { price: '12.01', quantity: '1' })
  expect(rests).toMatchObject({ code: 'SUCCESS', data: { status: 0 } })
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const withdrawing = floor.exchange.deps.inTx(`customer:${owner.id}`)(async (tx) => {
    const withdrawn = await withdrawPower(tx, { customerId: owner.id, ip: '127.0.0.1' }, power)
    started.resolve()
    await gate.promise
    return withdrawn.ok ? ok(undefined) : withdrawn
  })
  await started.promise
  // It was authenticated before the withdrawal.
  const placing = floor.place(sub, 'buy 1 @ 12.02', { power, apiKey: key.id, clientOrderId: randomUUID() })
  await untilBlocked(floor.exchange)
  gate.resolve()
  expect((await withdrawing).ok).toBe(true)
  expect(await placing).toMatchObject({ ok: false, code: 'BROKER_POWER_ENDED' })
  expect((await place(key)).code).toBe('API_KEY_UNKNOWN')
  const id = (rests.data as { id: string }).id
  const order = () => floor.exchange.api(orders, sub).one({ id })
  await expect.poll(async () => (await order()).cancelCause, { timeout: 15_000 }).toBe('barred')
  expect(await codeOfRefusal(api(owner).withdraw({ id: power }, freshKey()))).toBe('NOT_FOUND')
  expect((await api(broker.who).orders({ accountId: power })).rows).toMatchObject([{ account: null }])
})

test('refuses the key of a suspended broker until two people resume it', async () => {
  const other = await activeBroker(floor.exchange)
  const { sub, power, key } = await served(other)
  const listenKey = await openListenKey(floor.exchange.deps, key.id)
  const listener = async () => (await findListener(floor.exchange.deps, listenKey))?.customerId
  expect(await listener()).toBe(sub.id)
  expect(await standing(other, 'suspend')).toBe('done')
  expect((await place(key)).code).toBe('API_KEY_UNKNOWN')
  expect(await listener()).toBeUndefined()
  expect(await floor.place(sub, 'buy 1 @ 12.02', { power, apiKey: key.id })).toMatchObject({
    ok: false,
    code: 'BROKER_POWER_ENDED',
  })
  expect((await api(other.who).accounts({})).rows).toEqual([])
  expect(await standing(other, 'resume')).toBe('done')
  expect((await place(key, { price: '12.02', quantity: '1' })).code).toBe('SUCCESS')
  await floor.clearBook()
})

test('refuses a new key after the broker’s licence expired', async () => {
  const other = await activeBroker(floor.exchange)
  const { power } = await served(other)
  const expireOn = (day: string) => run(sql`update agent set licence_expires_on = ${day} where id = ${other.id}`)
  await expireOn('2026-01-01')
  expect(await codeOfRefusal(brokerKey(floor.exchange, other.who, power))).toBe('NOT_FOUND')
  await expireOn('2040-01-01')
  expect((await brokerKey(floor.exchange, other.who, power)).apiKey).toMatch(/^tsk_/)
})

test('AZ-01 another broker’s account and another client’s power give NOT_FOUND', async () => {
  const other = await activeBroker(floor.exchange)
  const { owner, sub, power, key } = await served()
  await place(key, { price: '12.01', quantity: '1' })
  expect(await codeOfRefusal(brokerKey(floor.exchange, other.who, power))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(api(other.who).deleteKey({ id: key.id }, freshKey()))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(api(people()).withdraw({ id: power }, freshKey()))).toBe('NOT_FOUND')
  expect((await api(other.who).orders({ accountId: power })).rows).toEqual([])
  expect((await api(other.who).keys({})).rows).toEqual([])
  expect(await codeOfRefusal(grantTo(floor.exchange, people(), { code: broker.code, subAccountId: sub.id }))).toBe(
    'NOT_FOUND',
  )
  expect(await codeOfRefusal(grantTo(floor.exchange, owner, { code: other.code, subAccountId: sub.id }))).toBe(
    'BROKER_POWER_GIVEN',
  )
  await floor.clearBook()
})

test('a broker’s key cannot move money, and its client can delete but not change it', async () => {
  const { owner, key } = await served()
  const move = { coin: 'tUSD', amount: '1', from: 'spot', to: 'token' }
  expect((await send(floor.exchange, sign(key, transfers.create, move))).code).toBe('API_NOT_FOR_KEYS')
  const [listed] = (await floor.exchange.api(apiKeys, owner).list({})).rows
  expect(listed).toMatchObject({ id: key.id, broker: 'Harbour Works Pte Ltd' })
  const change = { id: key.id, label: 'Mine', scopes: ['read' as const], ips: '127.0.0.1' }
  const verifyToken = await proof(floor.exchange.deps, owner, 'update_api_key', { ...change, scopes: 'read' })
  expect(await codeOfRefusal(floor.exchange.api(apiKeys, owner).update({ ...change, verifyToken }))).toBe(
    'BROKER_KEY_FIXED',
  )
  await floor.exchange.api(apiKeys, owner).delete({ id: key.id })
  expect((await place(key)).code).toBe('API_KEY_UNKNOWN')
})

test('only a verified company applies, with its own files, and cannot be its own broker', async () => {
  const person = people()
  const uploadId = await licenceOf(floor.exchange, person)
  const licence = { type: 'other', number: '1', authority: 'MAS', country: 'SG', expiresOn: '2040-01-01' } as const
  const about = { licence, uploadId, how: 'By API.', expectedClients: 1 }
  expect(await codeOfRefusal(api(person).apply(about, freshKey()))).toBe('BROKER_COMPANY_ONLY')
  expect(await codeOfRefusal(api(broker.who).apply(about, freshKey()))).toBe('BROKER_FILE_UNKNOWN')
  const own = { ...about, uploadId: await licenceOf(floor.exchange, broker.who) }
  expect(await codeOfRefusal(api(broker.who).apply(own, freshKey()))).toBe('BROKER_APPLIED_ALREADY')
  const sub = await openSub(floor.exchange, broker.who)
  expect(await codeOfRefusal(grantTo(floor.exchange, broker.who, { code: broker.code, subAccountId: sub.id }))).toBe(
    'BROKER_SELF',
  )
})

test('EXP-01 each line of the file of orders names its reader, and only that reader can open it', async () => {
  const { jobId } = await api(broker.who).export({}, freshKey())
  await writeExportTask(floor.exchange.deps)({ id: jobId })
  expect(await api(broker.who).exportStatus({ jobId })).toMatchObject({ ready: true })
  const [head, ...lines] = (await api(broker.who).exportFile({ jobId })).trim().split('\r\n')
  expect(head).toContain('Best price when placed')
  expect(lines.length).toBeGreaterThan(0)
  const [own] = await run(sql<{ number: bigint }>`select number from customer where id = ${broker.who.id}`)
  for (const line of lines) expect(line).toContain(`,${own?.number} `)
  expect(await codeOfRefusal(api(people()).exportFile({ jobId }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(floor.exchange.api(agents, broker.who).exportFile({ jobId }))).toBe('NOT_FOUND')
})

test("the database refuses changes of a broker order's record and of a power of attorney", async () => {
  await expect(run(sql`update broker_order set best = 1`)).rejects.toThrow('permission denied')
  await expect(run(sql`update broker_power set agent_id = agent_id, factor = 'x'`)).rejects.toThrow(
    'it can only be withdrawn, once',
  )
  await expect(run(sql`delete from broker_power`)).rejects.toThrow('permission denied')
})
