import { once } from 'node:events'
import { createServer } from 'node:net'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { expect, onTestFinished, test } from 'vitest'
import { testExchange } from '#testing/exchange.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  server.close()
  return typeof at === 'object' && at !== null ? at.port : 0
}

test('starts and serves while the chain node is unreachable, and reports the failed part in its readiness', async () => {
  const metrics = await freePort()
  const exchange = await testExchange({
    CHAIN_RPC_URL: 'http://127.0.0.1:9',
    PORT: '0',
    METRICS_PORT: String(metrics),
    ROLES: 'api,jobs,signer',
  })
  onTestFinished(() => exchange.close())
  await exchange.server.listen()
  expect((await exchange.api(publicConfig).info({})).database).toBe('writable')
  const response = await fetch(`http://127.0.0.1:${metrics}/readyz`)
  expect([response.status, await response.json()]).toEqual([
    200,
    { database: 'writable', chain: expect.stringMatching(/^lost: /), files: 'up', nats: 'not used' },
  ])
})
