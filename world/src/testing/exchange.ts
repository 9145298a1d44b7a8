import { captcha, type CaptchaProof, type CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { createClient, type Client } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import type { AccountRef } from '@tessera/domain/books/ledger/transfer.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { post } from '../../../apps/server/src/books/ledger/post.sql.ts'
import { type Config, readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { connect } from '../../../apps/server/src/platform/database/database.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import type { Clock } from '../../../apps/server/src/platform/database/tx.ts'
import { assemble, type Server } from '../../../apps/server/src/server.ts'
import { SIGNER_CEILINGS } from '../chain/signer-ceilings.ts'
import { captchaProof } from '../people/captcha.ts'
import { customerSession, operatorSession } from './direct-session.sql.ts'
import { fetchInProcess } from '../people/inject.ts'
import { freshPhone } from './phones.ts'
import { type ChangedSettings, changeSettings } from './change-settings.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export type Customer = Person & { readonly phone: string }
export type Person = { readonly id: string; readonly email: string; readonly token: string }
export type TestExchange = {
  readonly server: Server
  readonly deps: Deps
  readonly database: TestDatabase
  /**
   * The web's own client, connected to the server without a socket. It repeats a request refused with SERVER_BUSY or
   * ACCOUNT_BUSY.
   */
  readonly api: <T extends Endpoints>(rows: T, as?: { readonly token: string }, locale?: Locale) => Client<T>
  /** A solved captcha (proof of work) for one use. */
  readonly captcha: (scene: CaptchaScene, headers?: Record<string, string>) => Promise<CaptchaProof>
  readonly customer: (about?: {
    kyc?: 'unknown' | 'pending' | 'approved' | 'rejected'
    class?: 'ri' | 'ai' | 'ei'
    /** A new phone by default; null is an account with only an email. */
    phone?: string | null
  }) => Promise<Customer>
  readonly operator: (...roles: Role[]) => Promise<Person>
  readonly coin: (code: string, kind: 'crypto' | 'fiat' | 'token', scale: number) => Promise<void>
  /** Credits an account like a deposit by bank or chain, in minor units. */
  readonly fund: (account: AccountRef, coin: string, minor: bigint) => Promise<void>
  /** Advances the clock that rules read; sessions and PostgreSQL's now() are not affected. */
  readonly passTime: (ms: number) => void
  readonly close: () => Promise<void>
}

/** Environment variables of a test's server. */
export type Environment = Partial<Record<keyof Config, string>>

/**
 * A whole server on a separate database for one test file. Close it in afterAll. Two operators agree on each changed
 * setting.
 */
export async function testExchange(
  environment: Environment = {},
  settings: ChangedSettings = {},
): Promise<TestExchange> {
  const exchange = await emptyExchange(environment)
  await changeSettings(exchange, settings)
  return exchange
}

async function emptyExchange(environment: Environment): Promise<TestExchange> {
  const database = await testDatabase()
  const files = await mkdtemp(join(tmpdir(), 'tessera-files-'))
  const urls = { DATABASE_URL: database.appUrl, AUDIT_DATABASE_URL: database.auditUrl }
  const config = readConfig({ ...defaults, ...urls, FILES_DIR: files, ...environment })
  const { db, pool } = connect(database.appUrl, { max: 24, onError: () => undefined })
  let shift = 0
  const clock: Clock = (now) => new Date(now.getTime() + shift)
  const server = await assemble(config, db, pool, createLog(config.LOG_LEVEL), { clock })
  await server.app.ready()
  const { deps } = server
  return {
    server,
    deps,
    database,
    api: (rows, as, locale = 'en_US') =>
      createClient(rows, {
        baseUrl: 'http://exchange',
        fetch: untilNotBusy(fetchInProcess(server.app)),
        headers: () => ({ ...(as && { token: as.token }), language: locale }),
        clientInfo: async () => ({ securityInfo: testDevice }),
      }),
    captcha: (scene, headers = {}) => {
      const fetch = fetchInProcess(server.app)
      return captchaProof(createClient(captcha, { baseUrl: 'http://exchange', fetch, headers: () => headers }), scene)
    },
    customer: (about = {}) => makeCustomer(deps, about),
    operator: (...roles) => makeOperator(deps, roles),
    coin: async (code, kind, scale) =>
      void (await sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at) values (${code}, ${kind}, ${scale}, ${code}, ${code}, now())
                      on conflict do nothing`.execute(db)),
    fund: (account, coin, minor) => fund(deps, account, coin, minor),
    passTime: (ms) => void (shift += ms),
    close: async () => {
      await server.stop()
      await database.drop()
      await rm(files, { recursive: true, force: true })
    },
  }
}

/** The device data that every client of a test server sends, so that a second login is from a known device. */
export const testDevice = 'the device of the test'

const BUSY = 503
const TRIES = 100

/**
 * Repeats a request while the server is busy, under the same idempotency key, like a client. A shared machine is
 * sometimes busy, and race tests must not fail for that. Tests of SERVER_BUSY itself do not use this.
 */
const untilNotBusy =
  (send: typeof fetch): typeof fetch =>
  async (url, init) => {
    for (let tries = 1; ; tries += 1) {
      const response = await send(url, init)
      if (response.status !== BUSY || tries === TRIES) return response
      const body = await response.clone().text()
      if (!/"(SERVER|ACCOUNT)_BUSY"/.test(body)) return response
      await pause(100)
    }
  }

const defaults = {
  LOG_LEVEL: 'silent',
  CAPTCHA_WORK: '1',
  SECRET_KEY: 'a secret key that is only for tests, never elsewhere',
  CHAIN_MASTER_SEED: 'a master seed that is only for tests, never elsewhere',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  CHAIN_RPC_URL: 'http://127.0.0.1:8899',
  SIGNER_CEILINGS,
}

async function makeCustomer(
  deps: Deps,
  about: { kyc?: string; class?: string; phone?: string | null },
): Promise<Customer> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  const phone = about.phone === undefined ? freshPhone() : about.phone
  await sql`insert into customer (id, email, phone, mobile_check, password_hash, real_name, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at)
            values (${id}, ${email}, ${phone}, ${phone !== null}, '', 'Test Person', 'individual', ${about.kyc ?? 'approved'}, now(), ${about.class ?? 'ri'}, 'active', 'en_US', 'USD', '1', now())`.execute(
    deps.db,
  )
  return { id, email, phone: phone ?? '', token: await customerSession(deps, id) }
}

async function makeOperator(deps: Deps, roles: readonly Role[]): Promise<Person> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@tessera.example`
  await sql`insert into operator (id, email, name, password_hash, totp_secret_sealed, totp_confirmed_at, roles, status, created_at)
            values (${id}, ${email}, 'Test Operator', '', '', now(), ${[...roles]}::text[], 'active', now())`.execute(
    deps.db,
  )
  return { id, email, token: await operatorSession(deps, id) }
}

async function fund(deps: Deps, account: AccountRef, coin: string, minor: bigint): Promise<void> {
  const exchange = 'kind' in account && account.kind === 'fiat' ? 'bank' : 'custody'
  const done = await deps.inTx('world')(async (tx) => {
    const posted = await post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: randomUUID() },
      transfers: [{ debit: { exchange }, credit: account, coin, amount: amount(minor) }],
    })
    return posted.ok ? ok(posted.value) : posted
  })
  if (!done.ok) throw new Error(done.code)
}
