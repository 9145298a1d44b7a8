import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, type TestKey } from '#testing/api-keys.ts'
import { limitOrder, sendBinance, signedQuery } from '#testing/binance.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { lossyProxy, type LossyProxy } from '#testing/lossy-proxy.ts'
import { secondNode } from '#testing/second-node.ts'
import { measureCpuTime } from '#testing/ticks.ts'
import type { Server } from '#server.ts'

let exchange: TestExchange
let proxy: LossyProxy
let node: Server
let who: Person
let key: TestKey
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('USD', 'fiat', 2)
  who = await exchange.customer()
  key = await makeKey(exchange, who)
  await exchange.fund({ customer: who.id, kind: 'fiat' }, 'USD', 1_000n)
  proxy = await lossyProxy(exchange.database.appUrl)
  node = await secondNode({ ...exchange, database: { ...exchange.database, appUrl: proxy.url } })
})
afterAll(async () => {
  await node.stop()
  proxy.close()
  await exchange.close()
})

type ProbeReply = { readonly code: string; readonly ms: number; readonly retryAfter: unknown }
async function ask(path: string, payload: object, idempotencyKey: string = randomUUID()): Promise<ProbeReply> {
  const { value, ms } = await measureCpuTime(() =>
    node.app.inject({
      method: 'POST',
      url: `/${path}`,
      headers: { token: who.token, 'idempotency-key': idempotencyKey },
      payload,
    }),
  )
  const { code } = JSON.parse(value.body) as { code: string }
  return { code, ms, retryAfter: value.headers['retry-after'] }
}
const overview = () => ask(accounts.overview.path, {})
const transfer = (by: string) => ask(transfers.create.path, { coin: 'USD', amount: '1', from: 'fiat', to: 'spot' }, by)

test('OPS-02 answers at every endpoint within two seconds while the database is silent, and recovers automatically', async () => {
  expect(await overview()).toMatchObject({ code: 'SUCCESS' })
  proxy.freeze(true)
  const by = randomUUID()
  const replies = await Promise.all([overview(), transfer(by), ...Array.from({ length: 30 }, overview)])
  for (const { code, ms, retryAfter } of [...replies, await overview()]) {
    expect({ code, retryAfter }).toEqual({ code: 'SERVER_BUSY', retryAfter: '1' })
    // Two seconds, plus two for the thirty parallel requests.
    expect(ms).toBeLessThan(4_000)
  }
  const order = { method: 'POST', path: '/api/v3/order', query: signedQuery(limitOrder(), key), by: key } as const
  expect(await sendBinance({ ...exchange, server: node }, order)).toMatchObject({ status: 503, body: { code: -1007 } })
  proxy.freeze(false)
  await expect.poll(async () => (await overview()).code).toBe('SUCCESS')
  // The request is carried out once under its key, whether or not the first one arrived.
  expect(await transfer(by)).toMatchObject({ code: 'SUCCESS' })
  expect((await exchange.api(transfers, who).list({})).rows).toHaveLength(1)
}, 60_000)

test('waits for a slow answer of a responsive database', async () => {
  const blocker = new pg.Client(exchange.database.ownerUrl)
  await blocker.connect()
  await blocker.query(`begin; select 1 from account where customer_id = '${who.id}' for update`)
  const answer = transfer(randomUUID())
  await pause(1_700)
  await blocker.query('rollback')
  await blocker.end()
  expect(await answer).toMatchObject({ code: 'SUCCESS' })
}, 60_000)
