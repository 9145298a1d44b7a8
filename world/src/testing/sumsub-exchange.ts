import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../../apps/server/src/platform/config/config.ts'
import { startJobs } from '../../../apps/server/src/platform/jobs/jobs.ts'
import { tasks } from '../../../apps/server/src/tasks.ts'
import { type LocalSumsub, startLocalSumsub } from '../sumsub/local-sumsub.ts'
import type { Persona } from '../sumsub/personas.ts'
import { type Delivery, signedDelivery } from '../sumsub/webhooks.ts'
import { byTwo } from './by-two.ts'
import { type Customer, testExchange, type TestExchange } from './exchange.ts'

export const COMPANY_LEVEL = 'basic-kyb-level'
const WEBHOOK_SECRET = 'a webhook secret that is only for tests'
const vendor = {
  appToken: 'sbx:tests',
  secretKey: 'a secret key that is only for tests',
  webhookSecret: WEBHOOK_SECRET,
}

export type SumsubExchange = TestExchange & {
  readonly local: LocalSumsub
  /** Sends these bytes to the webhook endpoint; returns its status and code. */
  readonly post: (delivery: Delivery) => Promise<{ status: number; code: string }>
  readonly postSigned: (webhook: object) => Promise<{ status: number; code: string }>
  /** A token for a customer's browser. */
  readonly token: (who: Customer, kind?: 'personal' | 'company') => Promise<string>
  /** Creates a customer who submits as this persona; returns the customer and their id at the vendor. */
  readonly submitted: (persona: Persona, kind?: 'personal' | 'company') => Promise<{ customer: Customer; user: string }>
  /** Waits until all jobs about the vendor are done. */
  readonly settle: () => Promise<void>
  readonly userOf: (who: Customer) => Promise<string>
}

/** A test server with the local Sumsub: jobs run, and webhooks are sent directly to the endpoint. */
export async function sumsubExchange(settings: Partial<Record<keyof Config, string>> = {}): Promise<SumsubExchange> {
  const algorithm = settings.SUMSUB_WEBHOOK_ALGORITHM === 'HMAC_SHA512_HEX' ? 'HMAC_SHA512_HEX' : 'HMAC_SHA256_HEX'
  const local = await startLocalSumsub({ ...vendor, algorithm, companyLevel: COMPANY_LEVEL, port: 0 })
  const exchange = await testExchange({
    SUMSUB_URL: local.url,
    SUMSUB_APP_TOKEN: vendor.appToken,
    SUMSUB_SECRET_KEY: vendor.secretKey,
    SUMSUB_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SUMSUB_LEVEL_COMPANY: COMPANY_LEVEL,
    SUMSUB_SDK_URL: local.sdkUrl,
    ...settings,
  })
  const stopJobs = await startJobs(
    exchange.database.appUrl,
    tasks(exchange.deps),
    { cron: [], atStart: [] },
    exchange.deps.log,
  )
  const post: SumsubExchange['post'] = async ({ body, headers }) => {
    const response = await exchange.server.app.inject({
      method: 'POST',
      url: '/ex/api/v1/sumsub/webhook',
      headers: { ...headers },
      payload: body,
    })
    return { status: response.statusCode, code: response.json<{ code: string }>().code }
  }
  local.sendTo(post)
  const token: SumsubExchange['token'] = async (who, kind = 'personal') =>
    (await exchange.api(sumsub, who).issueToken({ kind })).token
  const userOf = async (who: Customer): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from sumsub_applicant where customer_id = ${who.id}`.execute(
      exchange.deps.db,
    )
    const [row] = rows
    if (row === undefined) throw new Error('this customer has no applicant at the vendor')
    return row.id
  }
  const settle = (): Promise<void> => untilNoJobs(exchange)
  return {
    ...exchange,
    local,
    post,
    postSigned: (webhook) => post(signedDelivery(webhook, WEBHOOK_SECRET, algorithm)),
    token,
    userOf,
    settle,
    submitted: async (persona, kind = 'personal') => {
      const customer = await exchange.customer({ kyc: 'unknown' })
      await local.submit(await token(customer, kind), persona)
      await settle()
      return { customer, user: await userOf(customer) }
    },
    close: async () => {
      await local.stop()
      await stopJobs()
      await exchange.close()
    },
  }
}

const LOOK_MS = 30
const MAX_ATTEMPTS = 1000

async function untilNoJobs({ deps }: TestExchange): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from graphile_worker.jobs
       where task_identifier like '%sumsub%' and attempts < max_attempts`.execute(deps.db)
    if (rows[0]?.left === 0) return
    await pause(LOOK_MS)
  }
  throw new Error('the jobs of the vendor did not finish')
}

/** The newest file of a customer. */
export async function newestFile(
  { deps }: Pick<TestExchange, 'deps'>,
  who: Pick<Customer, 'id'>,
): Promise<{ id: string; status: string; version: number } | undefined> {
  const { rows } = await sql<{ id: string; status: string; version: number }>`
    select id, status, version from kyc_case where customer_id = ${who.id} order by number desc limit 1`.execute(
    deps.db,
  )
  return rows[0]
}

/** Two people change the site setting; returns 'done' or the code of the refusal. */
export const setSumsubRule = (
  exchange: TestExchange,
  rule: { readonly verifies: boolean; readonly countries: readonly string[] },
): Promise<string> =>
  byTwo(exchange, {
    kind: 'sumsub_rule',
    subjectId: 'site',
    verdict: 'approve',
    roles: ['superadmin', 'superadmin'],
    proposal: { rule },
  })
