import { type APIRequestContext, request as requests } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExternalServices, openExternalServices } from '../../world/src/external-services.ts'
import { serveOutbox } from '../../world/src/mail/outbox-server.ts'

/** A production server on a separate database, which was empty. Its counterparts are the stand-ins of the local world. */
export type Production = {
  readonly address: string
  readonly outside: ExternalServices
  /** The outbox of emails and text messages, for the steps that read codes. */
  readonly outbox: APIRequestContext
  /** Runs a command of package.json with the environment of the server; returns its output. */
  readonly command: (name: string, ...args: string[]) => Promise<{ readonly output: string; readonly code: number }>
  readonly stop: () => Promise<void>
}

/** The secrets and addresses that this test needs. Vendors of identities and pinning are left out. */
const used = [
  'DATABASE_URL',
  'AUDIT_DATABASE_URL',
  'FILES_DIR',
  'SECRET_KEY',
  'CHAIN_MASTER_SEED',
  'CHAIN_RPC_URL',
  'CHAIN_GENESIS_HASH',
  'SIGNER_CEILINGS',
  'SMTP_URL',
  'SMS_URL',
  'SMS_SECRET',
  'BANK_FEED_URL',
  'BANK_FEED_SECRET',
  'BANK_FEED_ACCOUNTS',
  'RATES_URL',
  'RATES_SECOND_URL',
  'AUDIT_COPY_URL',
  'AUDIT_COPY_SECRET',
] as const

/** Opens the counterparts, migrates the empty database and starts the server, each by its documented command. */
export async function openProduction(): Promise<Production> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-production-'))
  const outside = await openExternalServices(folder)
  const [port, metricsPort] = [await freePort(), await freePort()]
  const address = `http://localhost:${port}`
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    TMPDIR: tmpdir(),
    ...Object.fromEntries(used.map((name) => [name, outside.settings[name]])),
    PUBLIC_URL: address,
    MAIL_FROM: 'Harbour Exchange <no-reply@exchange.internal>',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  }
  const command = async (name: string, ...args: string[]) => {
    const owner = name === 'migrate' ? { OWNER_DATABASE_URL: outside.database.ownerUrl } : {}
    const child = spawnCommand([name, ...args], { ...env, ...owner })
    const output = collected(child)
    const [code] = await once(child, 'close')
    return { output: output(), code: Number(code) }
  }
  const migrated = await command('migrate')
  if (migrated.code !== 0) throw new Error(migrated.output)
  const server = spawnCommand(['start:production'], env)
  await untilPrinted(server, `Tessera is listening at`)
  const mailbox = await serveOutbox(outside.mail.outbox)
  const outbox = await requests.newContext({ baseURL: mailbox.url })
  return {
    address,
    outside,
    outbox,
    command,
    stop: async () => {
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      await ended
      await outbox.dispose()
      await mailbox.stop()
      await outside.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const spawnCommand = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })

/** Returns everything that a process has printed so far. */
function collected(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return () => output
}

function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  const output = collected(child)
  return new Promise((done, fail) => {
    child.stdout?.on('data', () => output().includes(words) && done())
    child.once('close', () => fail(new Error(`The server ended: ${output()}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  server.close()
  await once(server, 'close')
  return typeof at === 'object' && at !== null ? at.port : 0
}
