import { refusalEntry } from '@tessera/contract/catalogue.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { allRefusals } from '@tessera/contract/general-refusals.ts'
import { memberActWords } from '@tessera/contract/member-act-words.ts'
import { memberRightOf } from '@tessera/contract/row-rights.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { apiScopes } from '@tessera/domain/access/api-keys/key.ts'
import { memberRoles } from '@tessera/domain/profile/members/roles.ts'
import { kycStatuses } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstRoleNames } from '#platform/database/first-roles.ts'
import { makeKey } from '#testing/api-keys.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import { type Caller, customer, memberOf, nobody, operator, program, subAccount } from '#testing/callers.ts'
import {
  documentOf,
  endsSession,
  everyRow,
  forgetRates,
  publishedRows,
  rowsOf,
  type SampledRow,
} from '#testing/every-row.ts'
import type { TestExchange } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { tradingFloor } from '#testing/trading-floor.ts'

let exchange: TestExchange
let rows: readonly SampledRow[]
const entryRefusals = new Set([
  'UNAUTHORIZED',
  'FORBIDDEN',
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'ACCOUNT_FROZEN',
  'SUB_ACCOUNT_NOT_ALLOWED',
])
/** Refusals of the HTTP layer that any row may return. */
const generalRefusals = new Set([
  'IDEMPOTENCY_KEY_REUSED',
  'CONTENT_TYPE_UNSUPPORTED',
  'BODY_UNREADABLE',
  'UPLOAD_FILE_MISSING',
])
/** Rows for providers, whose requests are signed. They refuse an unsigned request like that of a stranger. */
const signedByProvider = new Set(['ex/api/v1/sms/report', 'ex/api/v1/sumsub/webhook'])
/** The tests have no chain, so rows that need one refuse with that reason. */
const chainRoutes = new Set(['ex/api/v1/withdrawals/add_address'])

beforeAll(async () => {
  const floor = await tradingFloor()
  await floor.start()
  exchange = floor.exchange
  rows = await publishedRows(exchange)
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

const made = (about: Parameters<TestExchange['customer']>[0] = {}) => exchange.customer(about)
async function withStatus(status: 'frozen' | 'closed') {
  const person = await made()
  await sql`update customer set status = ${status} where id = ${person.id}`.execute(exchange.deps.db)
  return person
}
async function company() {
  const person = await made()
  await sql`update customer set type = 'corporate' where id = ${person.id}`.execute(exchange.deps.db)
  return person
}

/** True for rows that list the required factors of an action. They refuse an account without any. */
const asksFactors = (row: Endpoint, code: string): boolean =>
  code === 'SECURITY_FACTOR_REQUIRED' && row.who === 'customer'

const visitors = () => [
  nobody(exchange, 'no token'),
  nobody(exchange, 'a token of nobody', 'x'.repeat(43)),
  nobody(exchange, 'an empty token', ''),
]
/** One caller of each kind. A row that ends the caller's session makes the caller unusable. */
const customers = async (): Promise<Caller[]> => [
  ...(await Promise.all(
    kycStatuses.map(async (kyc) =>
      customer(exchange, `kyc ${kyc}`, await made({ kyc }), kyc === 'approved' ? undefined : 'KYC_REQUIRED'),
    ),
  )),
  customer(exchange, 'a company', await company()),
  customer(exchange, 'without a second factor', await made({ phone: null }), 'SECURITY_FACTOR_REQUIRED'),
  customer(exchange, 'frozen', await withStatus('frozen'), 'ACCOUNT_FROZEN'),
  nobody(exchange, 'closed', (await withStatus('closed')).token),
]
const subs = async (): Promise<Caller[]> => [subAccount(exchange, await openSub(exchange, await made()))]
const people = async (): Promise<Caller[]> => {
  const owner = await companyOwner(exchange)
  const roles = [[], ...memberRoles.map((role) => [role]), [...memberRoles]]
  return Promise.all(
    roles.map(async (held, at) =>
      memberOf(exchange, await joinedMember(exchange, owner, held, `Person ${String.fromCodePoint(65 + at)}`), held),
    ),
  )
}
const operators = async (): Promise<Caller[]> => [
  operator(exchange, await exchange.operator()),
  ...(await Promise.all(firstRoleNames.map(async (role) => operator(exchange, await exchange.operator(role), role)))),
]
const programs = (): Promise<Caller[]> =>
  Promise.all(
    [...apiScopes.map((scope) => [scope]), apiScopes].map(async (scopes) =>
      program(exchange, await makeKey(exchange, await made(), { scopes }), scopes),
    ),
  )

/**
 * True if the response is allowed: a caller with access gets SUCCESS or a declared refusal. A refusal of access is
 * allowed only if the row declares it.
 */
const mayAnswer = (row: Endpoint, code: string): boolean =>
  code === 'SUCCESS' ||
  (code === 'SERVER_BUSY' && chainRoutes.has(row.path)) ||
  (code === 'FORBIDDEN' && signedByProvider.has(row.path)) ||
  (row.refusals.some((each) => each === code) &&
    (!entryRefusals.has(code) || row.who === 'operator' || asksFactors(row, code))) ||
  generalRefusals.has(code)

/** Refusals that ask to retry later. These tests have no chain. */
const refusedWith503 = new Set(['SERVER_BUSY', 'CHAIN_UNAVAILABLE'])

/** Calls every row of the document as every caller of a kind. Returns the responses that break the contract. */
async function askAll(makeAll: () => Promise<Caller[]>, which: (row: Endpoint) => boolean): Promise<string[]> {
  const wrong: string[] = []
  let callers = await makeAll()
  for (const { row, sample } of rows.filter((each) => which(each.row))) {
    for (const { name, ask, refusalOf } of callers) {
      const { code, status, text } = await ask(row, sample)
      const expected = refusalOf(row)
      const isExpected = expected === undefined ? mayAnswer(row, code) : code === expected
      const isDocumented = code === 'SUCCESS' || allRefusals(row).some((each) => each === code)
      if (!isExpected || !isDocumented || (status >= 500 && !refusedWith503.has(code)))
        wrong.push(`${row.path} answers ${name} with ${status} ${code}: ${text}`)
    }
    if (row.rate !== undefined) await forgetRates(exchange)
    if (endsSession(row)) callers = await makeAll()
  }
  return wrong
}
const all = () => true

test('AZ-01 every published row accepts exactly the visitors and customers that it names, and never fails with a server error', async () => {
  expect(await askAll(async () => [...visitors(), ...(await customers())], all)).toEqual([])
}, 180_000)

test('AZ-08 accepts a sub-account only on rows that allow it', async () => {
  expect(await askAll(subs, all)).toEqual([])
  const opened = rows.filter(({ row }) => row.subAccounts === true).map(({ row }) => row.path)
  expect(
    opened.filter((path) => /withdrawals|subscriptions|kyc|openapi|sub_accounts|account_closings/.test(path)),
  ).toEqual([])
}, 60_000)

test('AZ-01 accepts a member of a company only on the rows of their roles', async () => {
  expect(await askAll(people, all)).toEqual([])
  const ofOwner = rows
    .filter(({ row }) => ['customer', 'approved'].includes(row.who) && memberRightOf(row) === 'owner')
    .map(({ row }) => row.path)
  expect(ofOwner).toEqual(expect.arrayContaining(['ex/api/v1/account_closings/request', 'ex/api/v1/companies/submit']))
}, 180_000)

test('each act of a company’s members has a text in the account history, except acts that only read', () => {
  const changing = rows
    .filter(({ row }) => ['customer', 'approved'].includes(row.who) && !['own', 'view'].includes(memberRightOf(row)))
    .map(({ row }) => row)
  expect(changing.map(({ path }) => path)).toContain('ex/api/v1/orders/place')
  // Calls about a signature need the right of the signed act, so the filter above leaves them out.
  const written: readonly Endpoint[] = [...changing, signatures.sign, signatures.refuse, signatures.cancel]
  expect(written.filter((row) => (memberActWords(row.path) === undefined) !== (row.reads === true))).toEqual([])
})

test('only rows of logged-in customers allow members, sub-accounts and keys', () => {
  const wrong = rows.filter(
    ({ row }) =>
      (row.who === 'operator' && (row.memberRight ?? row.subAccounts ?? row.keyScope ?? row.reads) !== undefined) ||
      (row.who === 'visitor' && (row.keyScope ?? row.reads) !== undefined),
  )
  expect(wrong.map(({ row }) => row.path)).toEqual([])
})

test('AZ-13 accepts each role only on the rows of its permissions', async () => {
  expect(await askAll(operators, all)).toEqual([])
}, 180_000)

test('AZ-14 accepts a key only on the rows of its scopes, and never for security, keys or sub-accounts', async () => {
  const signable = ({ consumes, produces, who }: Endpoint) =>
    who !== 'visitor' && consumes === undefined && produces === undefined
  expect(await askAll(programs, signable)).toEqual([])
}, 60_000)

test('AZ-01 fails for a row that is published but not served, and for one that is served but not published', async () => {
  const served = everyRow(exchange).map(({ row }) => row.path)
  expect(rows.map(({ row }) => row.path).toSorted()).toEqual(served.toSorted())
  expect(rows.length).toBeGreaterThan(100)
  const { paths } = await documentOf(exchange)
  const planted = { paths: { ...paths, '/ex/api/v1/back_door': { post: {} } } }
  expect(() => rowsOf(exchange, planted)).toThrow('post /ex/api/v1/back_door')
})

test('AZ-05 requires an approved identity for exactly the rows that move money', () => {
  const gated = rows.filter(({ row }) => row.who === 'approved').map(({ row }) => row.path)
  expect(gated).toEqual(
    expect.arrayContaining([
      'ex/api/v1/orders/place',
      'ex/api/v1/transfers/create',
      'ex/api/v1/internal_transfers/preview',
      'ex/api/v1/internal_transfers/create',
      'ex/api/v1/sub_accounts/transfer',
      'ex/api/v1/payouts/create',
      'ex/otc/payment/add',
      'ex/otc/ad/create',
      'ex/otc/deal/take',
      'ex/otc/deal/release',
      'ex/api/v1/withdrawals/create',
      'ex/api/v1/withdrawals/add_address',
      'ex/api/v1/deposits/address',
      'ex/api/v1/fiat_orders/create',
      'ex/api/v1/subscriptions/create',
      'ex/newcoin/purchase',
    ]),
  )
  expect(refusalEntry('KYC_REQUIRED').http).toBe(403)
})

test('WEB-17 another method, or another spelling of its path, reaches no row', async () => {
  const { token } = await exchange.customer()
  const reached: string[] = []
  for (const { row } of rows) {
    const other = row.method === 'GET' ? 'POST' : 'GET'
    const calls = [
      { method: other, url: `/${row.path}` },
      { method: 'PUT', url: `/${row.path}` },
      { method: row.method, url: `//${row.path}` },
      { method: row.method, url: `/${row.path}/` },
      { method: row.method, url: `/${row.path.toUpperCase()}` },
      { method: row.method, url: `/${row.path}/a.css` },
    ] as const
    for (const each of calls) {
      const headers = { token, 'x-http-method-override': row.method, accept: 'application/json' }
      const { statusCode } = await exchange.server.app.inject({ ...each, headers })
      if (statusCode !== 404 && statusCode !== 405) reached.push(`${each.method} ${each.url}`)
    }
  }
  expect(reached).toEqual([])
}, 60_000)
