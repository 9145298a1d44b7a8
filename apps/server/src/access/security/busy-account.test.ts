import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { captureLog } from '#testing/captured-log.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { untilBlocked } from '#testing/locks.ts'
import { contention } from '#platform/observing/metrics.ts'
import { ACCOUNT_SHARE } from '#platform/database/turns.ts'

let exchange: TestExchange
let owner: pg.Client
let errors: readonly string[]
beforeAll(async () => {
  exchange = await testExchange({ LOG_LEVEL: 'error' })
  errors = captureLog(exchange.deps.log)
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await exchange.coin('SGD', 'fiat', 2)
})
afterAll(async () => {
  await owner.end()
  await exchange.close()
})

const Answer = z.object({ code: z.string() })

/** Returns the response code of one request, without retries. */
async function ask({ token }: Person, path: string, body: object): Promise<string> {
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: `/${path}`,
    headers: { token, 'idempotency-key': randomUUID() },
    payload: body,
  })
  return Answer.parse(response.json()).code
}
const change = (who: Person): Promise<string> => ask(who, 'ex/api/v1/customers/set_color_mode', { colorMode: 'red-up' })

/** Returns the number of requests that were refused because they waited too long for their turn, or for a lock. */
async function refusedAt(place: 'turn' | 'lock'): Promise<number> {
  const { values } = await contention.get()
  return values.find(({ labels }) => labels['at'] === place)?.value ?? 0
}

test('OPS-15 thirty parallel requests on one locked account are refused, and delay nobody else', async () => {
  const before = [await refusedAt('turn'), await refusedAt('lock')]
  const [locked, other] = [await exchange.customer(), await exchange.customer()]
  await owner.query('begin')
  await owner.query('select from customer where id = $1 for update', [locked.id])
  let answered = 0
  const requests = Array.from({ length: 30 }, () => change(locked).finally(() => (answered += 1)))
  await untilBlocked(exchange, ACCOUNT_SHARE.atOnce)
  for (let n = 0; n < 10; n += 1) expect(await change(other)).toBe('SUCCESS')
  expect(answered).toBe(0)
  expect(await Promise.all(requests)).toEqual(requests.map(() => 'ACCOUNT_BUSY'))
  // Only the first few requests waited for the lock.
  const refused = [await refusedAt('turn'), await refusedAt('lock')].map((count, n) => count - (before[n] ?? 0))
  expect(refused).toEqual([30 - ACCOUNT_SHARE.atOnce, ACCOUNT_SHARE.atOnce])
  await owner.query('rollback')
  expect(await change(locked)).toBe('SUCCESS')
  expect(errors).toEqual([])
})

test('OPS-15 of twenty parallel requests with money for one, one succeeds and the others get the refusal of the missing money', async () => {
  const who = await exchange.customer()
  await exchange.fund({ customer: who.id, kind: 'fiat' }, 'SGD', 100n)
  const move = { coin: 'SGD', amount: '1', from: 'fiat', to: 'spot' }
  const codes = await Promise.all(Array.from({ length: 20 }, () => ask(who, 'ex/api/v1/transfers/create', move)))
  expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  expect(codes.filter((code) => code === 'INSUFFICIENT_AVAILABLE_BALANCE')).toHaveLength(19)
  expect(errors).toEqual([])
})
