import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { nouns } from '../../../apps/server/src/nouns.ts'
import type { TestExchange } from './exchange.ts'
import { sampleCalls } from './sample-calls.ts'

export type RowAnswer = {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly text: string
}
/** An endpoint of the server with a valid sample input. */
export type SampledRow = { readonly row: Endpoint; readonly sample: Readonly<Record<string, unknown>> }

/** Every endpoint of the server. Throws if sample-calls.ts lacks one: a new endpoint needs a sample. */
export function everyRow({ deps, server }: TestExchange): SampledRow[] {
  const rows = nouns(deps, server.trading).flatMap((noun) => Object.values(noun.rows))
  return rows.map((row) => {
    const sample = sampleCalls[row.path]
    if (sample === undefined) throw new Error(`sample-calls.ts has no call of ${row.path}`)
    return { row, sample }
  })
}

type Document = { readonly paths: Readonly<Record<string, object>> }

/** The endpoints that a document names, with their samples. Throws if one has no contract row. */
export function rowsOf(exchange: TestExchange, { paths }: Document): SampledRow[] {
  const known = new Map(everyRow(exchange).map((each) => [`${each.row.method.toLowerCase()} /${each.row.path}`, each]))
  return Object.entries(paths).flatMap(([path, by]) =>
    Object.keys(by).map((method) => {
      const row = known.get(`${method} ${path}`)
      if (row === undefined) throw new Error(`the contract has no row for ${method} ${path}`)
      return row
    }),
  )
}

/** Every endpoint of the OpenAPI documents. */
export async function publishedRows(exchange: TestExchange): Promise<SampledRow[]> {
  return rowsOf(exchange, await documentOf(exchange))
}
/** The paths of both documents. */
export async function documentOf({ server }: TestExchange): Promise<Document> {
  const [customers, staff] = await Promise.all([
    server.app.inject('/openapi.json'),
    server.app.inject('/openapi-staff.json'),
  ])
  return { paths: { ...customers.json<Document>().paths, ...staff.json<Document>().paths } }
}

/** True if the call ends the caller's session. */
export const endsSession = ({ path }: Endpoint): boolean => /logout$|freezes\/freeze_account$/.test(path)

/** Sends the call without checks, and returns the raw response. */
export async function sendRow(
  exchange: TestExchange,
  row: Endpoint,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<RowAnswer> {
  const get = row.method === 'GET'
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const response = await exchange.server.app.inject({
    method: row.method,
    url: `/${row.path}${get ? `?${query.toString()}` : ''}`,
    headers: {
      language: 'en_US',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { token }),
      ...(!get && { 'content-type': 'application/json' }),
    },
    ...(!get && { payload: JSON.stringify(input) }),
  })
  const json = response.headers['content-type']?.toString().includes('application/json') === true
  const answer = json ? response.json<{ code: string; field?: string }>() : { code: 'SUCCESS', field: undefined }
  return { status: response.statusCode, code: answer.code, field: answer.field, text: response.body }
}

/** Clears rate limits for the next test. */
export const forgetRates = async ({ deps }: TestExchange): Promise<void> =>
  void (await sql`with tries as (delete from password_budget) delete from rate_limit`.execute(deps.db))
