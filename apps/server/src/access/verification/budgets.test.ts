import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

// One proxy in front of the server is trusted, so that requests come from many addresses.
let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange({ TRUSTED_PROXY_HOPS: '1' }, { registration: { codesPerAddressADay: 3 } })
})
afterEach(async () => {
  await sql`delete from code_challenge`.execute(exchange.deps.db)
  await sql`delete from rate_limit`.execute(exchange.deps.db)
})
afterAll(() => exchange.close())

const fresh = (): string => `${randomUUID().slice(0, 8)}@example.com`
async function ask(ip: string, account = fresh()): Promise<string> {
  const headers = { 'x-forwarded-for': ip }
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/api/v0/public/email',
    payload: { account, scene: 'register', captcha: await exchange.captcha('register', headers) },
    headers,
  })
  return response.json<{ code: string }>().code
}
const sent = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from code_challenge`.execute(exchange.deps.db)).rows[0]?.n ?? -1

test.each([
  ['IPv4 /24', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
  [
    'IPv4 /24 in IPv6 clothes',
    (n: number) => (n % 2 === 0 ? `::ffff:203.0.113.${n}` : `203.0.113.${n}`),
    '203.0.112.9',
  ],
  ['IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::5`, '2001:db8:2::5'],
])('AUT-10 a network with many addresses gets ten times as many codes as one address (%s)', async (_, ip, other) => {
  const answers: string[] = []
  for (let n = 1; n <= 40; n += 1) answers.push(await ask(ip(n)))
  expect(answers.slice(0, 30)).toEqual(answers.slice(0, 30).map(() => 'SUCCESS'))
  expect(answers.slice(30)).toEqual(answers.slice(30).map(() => 'VERIFICATION_TOO_MANY_SENDS'))
  expect(await sent()).toBe(30)
  expect(await ask(other)).toBe('SUCCESS')
})

test('AUT-10 forty concurrent requests of one network get no more codes than forty consecutive ones', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(`198.51.100.${n}`)))
  expect(await sent()).toBeLessThanOrEqual(30)
})

test('AUT-10 one email gets ten unproven codes a day, whatever addresses request them', async () => {
  const account = fresh()
  const answers: string[] = []
  for (let n = 0; n < 14; n += 1) {
    answers.push(await ask(`192.0.${n}.1`, n % 2 === 0 ? account : account.replace('@', `+${n}@`)))
    exchange.passTime(15 * MINUTE_MS)
  }
  expect(answers.filter((code) => code === 'SUCCESS')).toHaveLength(10)
  expect(answers.slice(10)).toEqual(answers.slice(10).map(() => 'VERIFICATION_TOO_MANY_SENDS'))
})
