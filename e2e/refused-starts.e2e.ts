import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startPostgres } from '../world/src/postgres.ts'
import { openSecrets } from '../world/src/secrets.ts'
import { databaseSettings, servingUrls } from '../world/src/serving-urls.ts'
import { worldFolder } from './steps/world.ts'

// A production server on the world's database. It refuses each start, so it never serves requests.

/** Starts the server with the world's settings, except `changed`. Returns its exit code and output. */
async function start(changed: (ownerUrl: string) => Readonly<Record<string, string>>) {
  const { url } = await startPostgres(join(worldFolder(), 'postgres'))
  const { secretKey, chainMasterSeed, databaseSecret } = await openSecrets(worldFolder())
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      ...databaseSettings(servingUrls(url, databaseSecret)),
      PUBLIC_URL: 'http://localhost',
      MAIL_FROM: 'Tessera <no-reply@your-exchange.sg>',
      RATES_URL: 'http://127.0.0.1:9',
      PORT: '0',
      METRICS_PORT: '0',
      ROLES: 'api',
      FILES_DIR: join(worldFolder(), 'files'),
      SECRET_KEY: secretKey,
      CHAIN_MASTER_SEED: chainMasterSeed,
      CHAIN_RPC_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...changed(url),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { output, code: Number(code) }
}

/** A refused start prints one sentence without a stack trace and exits with an error. */
function expectRefused({ output, code }: Awaited<ReturnType<typeof start>>, sentence: string): void {
  expect(output).toContain(sentence)
  expect(output).not.toContain('    at ')
  expect(code).toBe(1)
}

const ANOTHER = 'another key than the one that the world was begun with'

for (const name of ['SECRET_KEY', 'CHAIN_MASTER_SEED'])
  test(`OPS-12 a server with a wrong ${name} does not start, and its error names the setting`, async () => {
    expectRefused(
      await start(() => ({ [name]: ANOTHER })),
      `${name} is not the key with which this database was created`,
    )
  })

test('OPS-13 a server does not start as the owner of the tables', async () => {
  expectRefused(await start((ownerUrl) => ({ DATABASE_URL: ownerUrl })), 'which may change tables')
})

test('OPS-14 a production server does not start on a database that contains demo accounts', async () => {
  expectRefused(await start(() => ({})), 'The database has demo people, such as')
})

test('OPS-14 a production server with a sender of an example domain does not start, and its error says why', async () => {
  const { output, code } = await start(() => ({ MAIL_FROM: 'Tessera <no-reply@mail.example.com>' }))
  expect(output).toContain('MAIL_FROM: an address of your own domain, because example.com')
  expect(output).toContain('Example: Tessera <no-reply@your-exchange.sg>')
  expect(code).toBe(1)
})

test('a server whose port is taken does not start, and its error names the setting', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  expectRefused(
    await start(() => ({ HOST: '127.0.0.1', PORT: port })),
    `PORT=${port} on HOST=127.0.0.1 cannot be used: another program uses it.`,
  )
})
