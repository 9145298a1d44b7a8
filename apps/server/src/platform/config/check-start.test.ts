import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStart } from './check-start.ts'

let folder: string
let taken: Server
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-check-'))
  await writeFile(join(folder, 'a-file'), '')
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const at = taken.address()
  port = typeof at === 'object' && at !== null ? at.port : 0
})
afterAll(async () => {
  taken.close()
  await rm(folder, { recursive: true, force: true })
})

const fit = () => ({ FILES_DIR: join(folder, 'files'), HOST: '127.0.0.1', PORT: 0, METRICS_PORT: 0 })

test('allows a start with free ports and a writable folder, and leaves nothing in the folder', async () => {
  await checkStart(fit())
  expect(await readdir(fit().FILES_DIR)).toEqual([])
})

test.each([
  [
    'the port is taken',
    () => ({ PORT: port }),
    /^PORT=\d+ on HOST=127\.0\.0\.1 cannot be used: another program uses it\. Set PORT/,
  ],
  [
    'the metrics port is taken',
    () => ({ METRICS_PORT: port }),
    /^METRICS_PORT=\d+ .* Set METRICS_PORT to a free port\.$/,
  ],
  ['both ports are one', () => ({ PORT: 4_149, METRICS_PORT: 4_149 }), /^PORT and METRICS_PORT are both 4149\./],
  [
    'the folder cannot be written',
    () => ({ FILES_DIR: join(folder, 'a-file', 'files') }),
    /^FILES_DIR=.* cannot be written \(ENOTDIR\)\. Set FILES_DIR/,
  ],
] as const)('refuses a start and names the setting when %s', async (_, other, message) => {
  await expect(checkStart({ ...fit(), ...other() })).rejects.toThrow(message)
})

test('reports a taken port without a stack, before it connects to the database', async () => {
  const seed = 'a seed of a server that never starts, only for this test'
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      AUDIT_DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      AUDIT_COPY_URL: 'http://127.0.0.1:9/',
      AUDIT_COPY_SECRET: seed,
      PUBLIC_URL: 'http://localhost',
      MAIL_FROM: 'Tessera <no-reply@your-exchange.sg>',
      RATES_URL: 'http://127.0.0.1:9',
      // A node that serves pages would ask for their build first.
      ROLES: 'jobs',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CHAIN_RPC_URL: 'http://127.0.0.1:9',
      SECRET_KEY: seed,
      CHAIN_MASTER_SEED: seed,
      FILES_DIR: join(folder, 'files'),
      PORT: String(port),
      METRICS_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, output]).toEqual([
    1,
    `PORT=${port} on HOST=127.0.0.1 cannot be used: another program uses it. Set PORT to a free port.\n`,
  ])
}, 60_000)
