import { refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Endpoint } from '@tessera/contract/endpoint.ts'
import { mayDo, roleNames } from '@tessera/contract/permissions.ts'
import { kycStatuses } from '@tessera/domain/kyc/machine.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  endsSession,
  everyRow,
  forgetRates,
  type SampledRow,
  sendRow,
} from '../../../../world/src/testing/every-row.ts'
import type { Person, TestHouse } from '../../../../world/src/testing/house.ts'
import { tradingFloor } from '../../../../world/src/testing/trading-floor.ts'

let house: TestHouse
let rows: SampledRow[]
const doors = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'ACCOUNT_FROZEN'])
/** What the house itself may refuse on any row. */
const houseRules = new Set([
  'IDEMPOTENCY_KEY_REUSED',
  'CONTENT_TYPE_UNSUPPORTED',
  'BODY_UNREADABLE',
  'UPLOAD_FILE_MISSING',
])
/** Of providers: what they send is signed, and refused like a stranger’s when it is not. */
const signedByProvider = new Set(['ex/api/v1/sms/report'])
/** No chain runs beside this house: what needs one says so, and is not broken by it. */
const asksTheChain = new Set(['ex/api/v1/withdrawals/add_address'])

beforeAll(async () => {
  const floor = await tradingFloor()
  await floor.start()
  house = floor.house
  rows = everyRow(house)
})
beforeEach(() => forgetRates(house))
afterAll(() => house.close())

type Caller = {
  readonly name: string
  readonly token: string | undefined
  readonly expect: (row: Endpoint) => string[]
}
const passes: string[] = []
const staffRow = (row: Endpoint): boolean => row.who === 'operator'
const needsToken = (row: Endpoint): string[] => (row.who === 'visitor' ? passes : ['UNAUTHORIZED'])

/** Rows for everybody who is signed in that themselves keep out who is frozen. */
const saysFrozen = (row: Endpoint, gate: string): boolean =>
  gate === 'ACCOUNT_FROZEN' && row.who === 'customer' && row.refusals.includes(gate)

/** Rows that tell which factors an action takes say so of an account that has none for it. */
const asksFactors = (row: Endpoint, code: string): boolean =>
  code === 'SECURITY_FACTOR_REQUIRED' && row.who === 'customer'

/** A customer who is kept out of approved rows with this code, and of console rows as anybody without a token. */
const customerWhoIs = (name: string, { token }: Person, gate?: string): Caller => ({
  name,
  token,
  expect: (row) => {
    if (staffRow(row)) return ['UNAUTHORIZED']
    return gate !== undefined && (row.who === 'approved' || saysFrozen(row, gate)) ? [gate] : passes
  },
})
const operatorWith = (name: string, { token }: Person): Caller => ({
  name,
  token,
  expect: (row) => {
    if (!staffRow(row)) return needsToken(row)
    return row.permission === undefined ? passes : ['FORBIDDEN']
  },
})

/** One of each kind. A row that ends the session that asks uses them up. */
async function callers(): Promise<Caller[]> {
  const frozen = await house.customer()
  const closed = await house.customer()
  await sql`update customer set status = 'frozen' where id = ${frozen.id}`.execute(house.deps.db)
  await sql`update customer set status = 'closed' where id = ${closed.id}`.execute(house.deps.db)
  const verified = await Promise.all(
    kycStatuses.map(async (kyc) =>
      customerWhoIs(`kyc ${kyc}`, await house.customer({ kyc }), kyc === 'approved' ? undefined : 'KYC_REQUIRED'),
    ),
  )
  return [
    { name: 'no token', token: undefined, expect: needsToken },
    { name: 'a token of nobody', token: 'x'.repeat(43), expect: needsToken },
    { name: 'an empty token', token: '', expect: needsToken },
    ...verified,
    customerWhoIs('without a second factor', await house.customer({ phone: null }), 'SECURITY_FACTOR_REQUIRED'),
    customerWhoIs('frozen', frozen, 'ACCOUNT_FROZEN'),
    { name: 'closed', token: closed.token, expect: needsToken },
    operatorWith('an operator without a role', await house.operator()),
  ]
}

test('AZ-01 every row of the contract opens for exactly those whom it names, and never with a server error', async () => {
  const wrong: string[] = []
  let people = await callers()
  for (const { row, sample } of rows) {
    for (const caller of people) {
      const { code, status, text } = await sendRow(house, row, sample, caller.token)
      const expected = caller.expect(row)
      const fits = expected.length > 0 ? expected.includes(code) : mayAnswer(row, code)
      if (!fits || (status >= 500 && code !== 'SERVER_BUSY'))
        wrong.push(`${row.path} answers ${caller.name} with ${status} ${code}: ${text}`)
    }
    if (row.rate !== undefined) await forgetRates(house)
    if (endsSession(row)) people = await callers()
  }
  expect(wrong).toEqual([])
}, 180_000)

/** Past the door a row says SUCCESS or what it declares; what it declares may be a gate only where the row names it. */
const mayAnswer = (row: Endpoint, code: string): boolean =>
  code === 'SUCCESS' ||
  (code === 'SERVER_BUSY' && asksTheChain.has(row.path)) ||
  (code === 'FORBIDDEN' && signedByProvider.has(row.path)) ||
  (row.refusals.some((each) => each === code) &&
    (!doors.has(code) || row.who === 'operator' || asksFactors(row, code))) ||
  houseRules.has(code)

test('AZ-01 the document that the server publishes names no row that is not asked here', async () => {
  const { paths } = (await house.server.app.inject('/openapi.json')).json<{ paths: Record<string, object> }>()
  const asked = new Set(rows.map(({ row }) => `${row.method.toLowerCase()} /${row.path}`))
  const published = Object.entries(paths).flatMap(([path, by]) => Object.keys(by).map((method) => `${method} ${path}`))
  expect(published.length).toBeGreaterThan(100)
  expect(published.filter((each) => !asked.has(each))).toEqual([])
})

test('AZ-13 each permission opens its rows and no other, role by role', async () => {
  const wrong: string[] = []
  for (const role of roleNames) {
    const operator = await house.operator(role)
    for (const { row, sample } of rows.filter(({ row: each }) => each.permission !== undefined)) {
      const { code, status } = await sendRow(house, row, sample, operator.token)
      const allowed = row.permission !== undefined && mayDo([role], row.permission)
      const fits = allowed ? mayAnswer(row, code) : code === 'FORBIDDEN' && status === 403
      if (!fits || status >= 500) wrong.push(`${row.path} answers ${role} with ${status} ${code}`)
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

test('AZ-05 every row that moves money asks for approved identity, and nobody else’s row does', () => {
  const gated = rows.filter(({ row }) => row.who === 'approved').map(({ row }) => row.path)
  expect(gated).toEqual(
    expect.arrayContaining([
      'ex/api/v1/orders/place',
      'ex/api/v1/transfers/create',
      'ex/api/v1/withdrawals/create',
      'ex/api/v1/withdrawals/add_address',
      'ex/api/v1/deposits/address',
      'ex/api/v1/fiat_orders/create',
      'ex/api/v1/subscriptions/create',
    ]),
  )
  expect(refusalEntry('KYC_REQUIRED').http).toBe(403)
})

test('WEB-17 no other method reaches a row, nor another spelling of its path', async () => {
  const { token } = await house.customer()
  const reached: string[] = []
  for (const { row } of rows) {
    const other = row.method === 'GET' ? 'POST' : 'GET'
    const asked = [
      { method: other, url: `/${row.path}` },
      { method: 'PUT', url: `/${row.path}` },
      { method: row.method, url: `//${row.path}` },
      { method: row.method, url: `/${row.path}/` },
      { method: row.method, url: `/${row.path.toUpperCase()}` },
      { method: row.method, url: `/${row.path}/a.css` },
    ] as const
    for (const each of asked) {
      const headers = { token, 'x-http-method-override': row.method, accept: 'application/json' }
      const { statusCode } = await house.server.app.inject({ ...each, headers })
      if (statusCode !== 404 && statusCode !== 405) reached.push(`${each.method} ${each.url}`)
    }
  }
  expect(reached).toEqual([])
}, 60_000)
