import { verification } from '@tessera/contract/access/verification/verification.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAtProvider } from '#world/people/own-at-provider.ts'
import { keyOf } from '#world/chain/keys.ts'
import { CHAIN, COIN } from '#testing/chain-exchange.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { measureCpuTime } from '#testing/ticks.ts'

let outside: Server
let exchange: TestExchange
let who: Person
beforeAll(async () => {
  // Accepts every call and never responds.
  outside = createServer(() => undefined)
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  const at = outside.address()
  const url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
  exchange = await testExchange({
    CHAIN_RPC_URL: url,
    CAPTCHA: 'geetest4',
    CAPTCHA_URL: url,
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_SCRIPT_URL: 'https://vendor.example/v.js',
  })
  who = await exchange.customer()
})
afterAll(async () => {
  await exchange.close()
  outside.closeAllConnections()
  await new Promise((done) => outside.close(done))
})

async function ask(path: string, payload: object): Promise<{ code: string; ms: number }> {
  const headers = { token: who.token, 'idempotency-key': randomUUID() }
  const request = { method: 'POST', url: `/${path}`, headers, payload } as const
  const { value, ms } = await measureCpuTime(() => exchange.server.app.inject(request))
  return { code: (JSON.parse(value.body) as { code: string }).code, ms }
}

const captcha = { verificationType: 2, csessionid: 'lot', sig: 'output', token: '1|pass', scene: 'register' }

test.each([
  [
    'the chain',
    'CHAIN_UNAVAILABLE',
    withdrawals.addAddress.path,
    async () => {
      const address = (await keyOf('outside', 'ada')).address as string
      return {
        coin: COIN,
        chain: CHAIN,
        address,
        remark: 'Mine',
        beneficiary: ownAtProvider,
        verifyToken: 'x'.repeat(43),
      }
    },
  ],
  [
    'the captcha’s vendor',
    'CAPTCHA_UNAVAILABLE',
    verification.sendEmail.path,
    async () => ({ account: 'ada@example.com', scene: 'register', captcha }),
  ],
])('OPS-02 while %s does not respond, %s gets a response within two seconds', async (_, code, path, payload) => {
  const answer = await ask(path, await payload())
  expect(answer.code).toBe(code)
  // Two seconds, plus two seconds of tolerance. Timeouts of external services are at least five seconds.
  expect(answer.ms).toBeLessThan(4_000)
})
