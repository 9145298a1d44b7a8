import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey, send, sign, type SignedRequest } from '#testing/api-keys.ts'
import { booksHold } from '#testing/books.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const under = (request: SignedRequest, key: string): SignedRequest => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': key },
})
const codeOf = async (request: SignedRequest): Promise<string> => (await send(exchange, request)).code

test('a key with the trade right gets a quote, subscribes once under one idempotency key, and cancels', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const key = await makeKey(exchange, ada, { scopes: ['read', 'trade'] })
  const quote = await send(exchange, sign(key, subscriptions.quote, { symbol, quantity: '25' }))
  expect(quote.data).toMatchObject({ total: '251.25', version: 2 })
  const body = { symbol, quantity: '25', acceptedVersion: 2 }
  const idempotencyKey = randomUUID()
  const create = () => under(sign(key, subscriptions.create, body, { nonce: randomUUID() }), idempotencyKey)
  const [first, again] = [await send(exchange, create()), await send(exchange, create())]
  expect([first.code, again.data]).toEqual(['SUCCESS', first.data])
  const { rows } = await exchange.api(subscriptions, ada).list({})
  expect(rows).toMatchObject([{ symbol, count: '25', status: 'pending' }])
  const withdrawn = under(sign(key, subscriptions.withdraw, { id: rows[0]?.id }), randomUUID())
  expect((await send(exchange, withdrawn)).data).toMatchObject({ status: 'rejected', cause: 'withdrawn' })
  expect(await codeOf(sign(key, distributions.list, {}))).toBe('SUCCESS')
})

test('API-06 refuses a subscription by a read-only key or a key in its waiting period', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const body = { symbol, quantity: '1', acceptedVersion: 2 }
  const reads = await makeKey(exchange, ada, { scopes: ['read'] })
  const waits = await makeKey(exchange, ada, { scopes: ['read', 'trade'], acts: false })
  expect(await codeOf(under(sign(reads, subscriptions.create, body), randomUUID()))).toBe('API_SCOPE_MISSING')
  expect(await codeOf(under(sign(waits, subscriptions.create, body), randomUUID()))).toBe('API_KEY_WAITING')
  expect((await exchange.api(subscriptions, ada).list({})).rows).toEqual([])
})

test('a key follows the same eligibility, version and balance rules as its owner, and cannot buy token sales', async () => {
  const experts = await market.published({ category: 'ei' })
  const { symbol } = await market.published()
  const ada = await market.investor(10_00n)
  const key = await makeKey(exchange, ada, { scopes: ['read', 'trade'] })
  const create = (changes: object) =>
    codeOf(under(sign(key, subscriptions.create, { quantity: '5', acceptedVersion: 2, ...changes }), randomUUID()))
  expect(await create({ symbol: experts.symbol })).toBe('SUBSCRIPTION_CLASS_NOT_ALLOWED')
  expect(await create({ symbol, acceptedVersion: 1 })).toBe('SUBSCRIPTION_TERMS_CHANGED')
  expect(await create({ symbol })).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  expect(await codeOf(sign(key, newCoins.purchase, {}))).toBe('API_NOT_FOR_KEYS')
})

test('refuses a subscription by key above the amount for which a company requires two signatures', async () => {
  const { symbol } = await market.published()
  const ada = await market.investor(1_000_00n)
  const key = await makeKey(exchange, ada, { scopes: ['read', 'trade'] })
  await sql`update customer set type = 'corporate' where id = ${ada.id}`.execute(exchange.deps.db)
  await sql`insert into signature_rule (id, account_id, version, money_above, set_by, set_at)
            values (gen_random_uuid(), ${ada.id}, 1, 1, ${ada.id}, now())`.execute(exchange.deps.db)
  const request = sign(key, subscriptions.create, { symbol, quantity: '25', acceptedVersion: 2 })
  expect(await codeOf(under(request, randomUUID()))).toBe('SIGNATURE_NEEDED')
})
