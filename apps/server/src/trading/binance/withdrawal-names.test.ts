import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { type Answer, type Method, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

async function trusting(tag?: string): Promise<{ who: Withdrawer; key: TestKey }> {
  const who = await flow.withdrawer(500_000_000n, tag === undefined ? {} : { tag })
  const named = { coin: COIN, chain: CHAIN, ...signedAddress({ address: who.wallet, tag: who.tag }) }
  const verifyToken = await flow.prove(who, 'trust_address', named)
  await exchange.api(withdrawals, who).trustAddress({ id: who.addressId, verifyToken }, freshKey())
  return { who, key: await makeKey(exchange, who) }
}
const ask = (key: TestKey, method: Method, path: string, params: Params): Promise<Answer> =>
  sendBinance(exchange, { method, path: `/sapi/v1/capital/withdraw/${path}`, query: signedQuery(params, key), by: key })

test('I21 finds a withdrawal by its client id, and pays once for it', async () => {
  const { who, key } = await trusting()
  const apply = (over: Params = {}) =>
    ask(key, 'POST', 'apply', { coin: COIN, network: CHAIN, address: who.wallet, amount: '100', ...over })
  const list = async (params: Params = {}) => (await ask(key, 'GET', 'history', params)).body
  const named = await apply({ withdrawOrderId: 'abc' })
  const { id } = named.body as { id: string }
  expect((await apply({ withdrawOrderId: 'abc', recvWindow: 4_999 })).body).toEqual({ id })
  expect(await apply({ withdrawOrderId: 'abc', amount: '101' })).toMatchObject({ status: 400, body: { code: -1100 } })
  const plain = (await apply()).body as { id: string }
  expect(await list({ withdrawOrderId: 'abc' })).toMatchObject([{ id, withdrawOrderId: 'abc', amount: '99.000000' }])
  expect(await list({ withdrawOrderId: 'abc', coin: COIN.toLowerCase(), startTime: 1 })).toHaveLength(1)
  for (const other of [{ coin: 'AURB' }, { endTime: 1 }, { status: 6 }])
    expect(await list({ withdrawOrderId: 'abc', ...other })).toEqual([])
  expect(await list({ withdrawOrderId: 'abd' })).toEqual([])
  const all = (await list()) as { id: string }[]
  expect(all).toMatchObject([{ id: plain.id }, { id, withdrawOrderId: 'abc' }])
  expect(all[0]).not.toHaveProperty('withdrawOrderId')
  // The status is filtered before the page is cut.
  await exchange.api(withdrawals, who).cancel({ id: plain.id }, freshKey())
  expect(await list({ status: 1, limit: 1 })).toMatchObject([{ id: plain.id, status: 1 }])
  expect(await list({ status: 2, limit: 1 })).toMatchObject([{ id, status: 2 }])
  expect(await list({ status: 2, limit: 1, offset: 1 })).toEqual([])
  expect(await list({ status: 5 })).toEqual([])
  const other = await trusting()
  expect((await ask(other.key, 'GET', 'history', { withdrawOrderId: 'abc' })).body).toEqual([])
})

test('I21 finds a withdrawal by its client id after a month, and still pays only once for it', async () => {
  const { who, key } = await trusting()
  const apply = (amount: string) =>
    ask(key, 'POST', 'apply', { coin: COIN, network: CHAIN, address: who.wallet, amount, withdrawOrderId: 'inv-17' })
  const first = await apply('100')
  expect(first.status).toBe(200)
  await sql`update idempotency set at = at - interval '31 days'`.execute(exchange.deps.db)
  await cleanUp(exchange.deps)
  expect((await ask(key, 'GET', 'history', { withdrawOrderId: 'inv-17' })).body).toMatchObject([first.body])
  expect((await apply('100')).body).toEqual(first.body)
  expect(await apply('101')).toMatchObject({ status: 400, body: { code: -1100 } })
  expect((await ask(key, 'GET', 'history', {})).body).toHaveLength(1)
})

test('returns the refusal of a withdrawal with the code that Binance’s clients know', async () => {
  const { who, key } = await trusting()
  const apply = (over: Params) =>
    ask(key, 'POST', 'apply', { coin: COIN, network: CHAIN, address: who.wallet, amount: '100', ...over })
  const foreign = (await trusting()).who.wallet
  const cases: readonly (readonly [Params, number])[] = [
    [{ address: foreign }, -4035],
    [{ amount: '1' }, -4028],
    [{ amount: '2' }, -4022],
    [{ amount: '40000000' }, -4023],
    [{ amount: '10.1234567' }, -1111],
    [{ coin: 'NONE' }, -4018],
  ]
  for (const [over, code] of cases)
    expect([over, await apply(over)]).toMatchObject([over, { status: 400, body: { code } }])
})

test('WDR-20 accepts a tag with the address from an API client, and returns it in the history', async () => {
  const { who, key } = await trusting('104857')
  const to = { coin: COIN, network: CHAIN, address: who.wallet, amount: '100' }
  for (const other of [{}, { addressTag: '' }, { addressTag: '104858' }])
    expect(await ask(key, 'POST', 'apply', { ...to, ...other })).toMatchObject({ status: 400, body: { code: -4035 } })
  expect((await ask(key, 'POST', 'apply', { ...to, addressTag: '104857' })).status).toBe(200)
  expect((await ask(key, 'GET', 'history', {})).body).toMatchObject([{ address: who.wallet, addressTag: '104857' }])
})
