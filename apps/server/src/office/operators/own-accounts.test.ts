import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { stops } from '@tessera/contract/access/stops/stops.ts'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { helena, ownBasics, ownPerson } from '#testing/company-file.ts'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { ownDetails, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
let superadmin: Person
beforeAll(async () => {
  exchange = await testExchange()
  superadmin = await exchange.operator('superadmin')
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(ownAccounts, who)
const numberOf = async (id: string): Promise<string> =>
  String(
    (await sql<{ number: bigint }>`select number from customer where id = ${id}`.execute(exchange.deps.db)).rows[0]
      ?.number,
  )
const proposal = (subjectId: string) =>
  ({ kind: 'kyc_review', subjectId, verdict: 'refuse', reason: 'Seen.', reasonCode: 'not_genuine' }) as const

type Owned = { who: Person; customerId: string; caseId: string; number: string }
/** Returns an operator with a pending identity file. */
async function owner(): Promise<Owned> {
  const who = await exchange.operator('compliance', 'auditor')
  const { customer, caseId } = await submittedCustomer(exchange, ownDetails())
  return { who, customerId: customer.id, caseId, number: await numberOf(customer.id) }
}

/** Awaits all calls together, because an unhandled rejection would end the run. */
async function expectClosed(calls: Readonly<Record<string, Promise<unknown>>>): Promise<void> {
  const codes = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => `${name} ${await codeOfRefusal(call)}`),
  )
  expect(codes).toEqual(Object.keys(calls).map((name) => `${name} OPERATOR_OWN_ACCOUNT`))
}

test('OPR-02 an operator cannot read, find, list or decide on a declared own account', async () => {
  const { who, customerId, caseId, number } = await owner()
  const colleague = await exchange.operator('compliance')
  const until = new Date(Date.now() + HOUR_MS).toISOString()
  const stopInput = {
    scope: 'account_withdrawals',
    subjectId: customerId,
    notice: 'safety',
    reason: 'A call.',
    until,
  } as const
  const stop = await exchange.api(stops, colleague).set(stopInput, { idempotencyKey: randomUUID() })
  await exchange.api(securityDesk, who).get({ id: customerId })
  await mine(who).declare({ number })
  const [uploadId = ''] =
    (await exchange.api(kycCases, colleague).get({ id: caseId })).versions[0]?.documents.map((each) => each.uploadId) ??
    []
  const request = await exchange.api(approvals, colleague).propose(proposal(caseId))
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: 'Yes.',
  } as const
  const closed: Record<string, Promise<unknown>> = {
    security: exchange.api(securityDesk, who).get({ id: customerId }),
    sessions: exchange.api(securityDesk, who).endSessions({ id: customerId, reason: 'x' }),
    file: exchange.api(kycCases, who).get({ id: caseId }),
    number: exchange.api(kycCases, who).reveal({ id: caseId, reason: 'x' }),
    photo: exchange.api(kycCases, who).file({ id: caseId, uploadId, reason: 'x' }),
    subject: exchange.api(approvals, who).subject({ kind: 'kyc_review', subjectId: caseId }),
    propose: exchange.api(approvals, who).propose(proposal(caseId)),
    decide: exchange.api(approvals, who).decide(decision),
    lift: exchange.api(approvals, who).propose({ ...proposal(stop.id), kind: 'stop_lift' }),
    thaw: exchange.api(approvals, who).propose({ ...proposal(customerId), kind: 'customer_standing' }),
    search: exchange.api(search, who).find({ text: number }),
    customers: exchange.api(customersSearch, who).list({ search: number }),
    log: exchange.api(audit, who).list({ targetId: customerId }),
  }
  await expectClosed(closed)
  const lists: readonly unknown[] = [
    await exchange.api(kycCases, who).list({ pageSize: 100 }),
    await exchange.api(approvals, who).queue({ pageSize: 100 }),
    await exchange.api(customersSearch, who).list({ pageSize: 100 }),
    await exchange.api(stops, who).list({}),
    await exchange.api(audit, who).list({ pageSize: 100 }),
  ]
  const text = JSON.stringify(lists)
  for (const name of [customerId, caseId, number, stop.id]) expect(text).not.toContain(name)
  expect(await codeOfRefusal(exchange.api(kycCases, colleague).get({ id: caseId }))).toBeUndefined()
})

test.each(['mailbox', 'phone', 'document'] as const)(
  'OPR-02 a match by %s blocks an account until a second person confirms that it belongs to another person',
  async (by) => {
    const who = await exchange.operator('compliance')
    const details = ownDetails()
    const { customer, caseId } = await submittedCustomer(exchange, details)
    const phone = `+6591${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
    const same = { mailbox: sql`email = ${who.email}`, phone: sql`phone = ${phone}`, document: sql`lang = lang` }[by]
    await sql`update customer set ${same} where id = ${customer.id}`.execute(exchange.deps.db)
    if (by === 'phone') await mine(who).declare({ phone })
    if (by === 'document')
      await mine(who).declare({
        document: { country: details.nationality, number: details.documentNumber.toLowerCase() },
      })
    const read = () => codeOfRefusal(exchange.api(kycCases, who).get({ id: caseId }))
    expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
    const { rows } = await mine(superadmin).matches({})
    expect(rows.find((row) => row.operator.id === who.id)).toMatchObject({ customer: { id: customer.id }, by })
    const answer = { operatorId: who.id, customerId: customer.id, reason: 'I looked at both passports.' }
    await mine(superadmin).answer({ ...answer, own: false })
    expect(await read()).toBeUndefined()
    await mine(superadmin).answer({ ...answer, own: true })
    expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
  },
)

test('OPR-02 a match by name blocks nothing until a second person confirms that the account is the operator’s own', async () => {
  const who = await exchange.operator('compliance')
  const { customer, caseId } = await submittedCustomer(exchange, ownDetails())
  await sql`update customer set real_name = 'TEST OPERATOR' where id = ${customer.id}`.execute(exchange.deps.db)
  const read = () => codeOfRefusal(exchange.api(kycCases, who).get({ id: caseId }))
  expect(await read()).toBeUndefined()
  const { rows } = await mine(superadmin).matches({})
  expect(rows.find((row) => row.operator.id === who.id)).toMatchObject({ customer: { id: customer.id }, by: 'name' })
  await mine(superadmin).answer({ operatorId: who.id, customerId: customer.id, own: true, reason: 'They told me.' })
  expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
})

test('OPR-02 operators cannot decide about themselves, nor withdraw a declaration alone', async () => {
  const { number, customerId } = await owner()
  const self = await exchange.operator('superadmin')
  await mine(self).declare({ number })
  const about = { operatorId: self.id, customerId, own: false, reason: 'Not me.' }
  expect(await codeOfRefusal(mine(self).answer(about))).toBe('OPERATOR_OWN_ACCOUNT')
  const other = await exchange.customer()
  expect(await codeOfRefusal(mine(self).answer({ ...about, customerId: other.id }))).toBe('OPERATOR_SELF')
  expect((await mine(self).list({})).rows).toEqual([{ number, by: 'declared' }])
  expect(await codeOfRefusal(mine(self).declare({ number: '99999999999' }))).toBe('NOT_FOUND')
})

test('OPR-02 the second person of a decision must not be the owner of the account either', async () => {
  const { who, caseId, number } = await owner()
  await mine(who).declare({ number })
  const maker = await exchange.operator('compliance')
  for (const { id } of [maker, who]) await acceptDocuments(exchange, id, caseId)
  const request = await exchange.api(approvals, maker).propose({ ...proposal(caseId), verdict: 'approve' })
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: 'Yes.',
  } as const
  expect(await codeOfRefusal(exchange.api(approvals, who).decide(decision))).toBe('OPERATOR_OWN_ACCOUNT')
  const { rows } = await sql`select 1 from approval where request_id = ${request.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
})

test('OPR-02 recognizes an id in another spelling', async () => {
  const { who, customerId, caseId, number } = await owner()
  await mine(who).declare({ number })
  const colleague = await exchange.operator('compliance')
  const { id, contentHash } = await exchange.api(approvals, colleague).propose(proposal(caseId.toUpperCase()))
  const decision = { requestId: id.toUpperCase(), verdict: 'approve', contentHash, note: 'Yes.' } as const
  const closed: Record<string, Promise<unknown>> = {
    sessions: exchange.api(securityDesk, who).endSessions({ id: customerId.toUpperCase(), reason: 'x' }),
    decide: exchange.api(approvals, who).decide(decision),
    braces: exchange.api(approvals, who).propose(proposal(`{${caseId}}`)),
    digits: exchange.api(approvals, who).propose(proposal(caseId.replaceAll('-', ''))),
  }
  await expectClosed(closed)
  const { rows } = await sql`select subject_id from approval_request where id = ${id}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ subject_id: caseId }])
})

test("OPR-02 refuses a proposal about the proposer's own roles, even with another spelling of the id", async () => {
  const roles = {
    kind: 'operator_access',
    verdict: 'approve',
    reason: 'x',
    proposal: { roles: ['superadmin'] },
  } as const
  const calls = exchange.api(approvals, superadmin).propose({ ...roles, subjectId: superadmin.id.toUpperCase() })
  expect(await codeOfRefusal(calls)).toBe('OPERATOR_SELF')
})

const somePhone = (): string => `+6591${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`

test('OPR-02 a match stays blocked when either side changes its phone', async () => {
  for (const side of ['operator', 'customer'] as const) {
    const who = await exchange.operator('compliance')
    const { customer, caseId } = await submittedCustomer(exchange, ownDetails())
    const [phone, another] = [somePhone(), somePhone()]
    const change = (to: string) =>
      sql`update customer set phone = ${to} where id = ${customer.id}`.execute(exchange.deps.db)
    await change(phone)
    await mine(who).declare({ phone })
    await (side === 'operator' ? mine(who).declare({ phone: another }) : change(another))
    expect([side, await codeOfRefusal(exchange.api(kycCases, who).get({ id: caseId }))]).toEqual([
      side,
      'OPERATOR_OWN_ACCOUNT',
    ])
  }
})

type Facts = { readonly phone?: string; readonly document?: { readonly country: string; readonly number: string } }
test.each([
  ['its contact', 'phone', (phone: string) => ({ phone })],
  ['a director', 'document', (_phone: string, number: string) => ({ document: { country: 'SG', number } })],
] as const)(
  'OPR-02 an operator who is %s cannot open a company, even after it names another person',
  async (_name, by, facts: (phone: string, number: string) => Facts) => {
    const who = await exchange.operator('compliance')
    const customer = await exchange.customer({ kyc: 'unknown' })
    const own = exchange.api(companies, customer)
    const [phone, idNumber] = [`+6581${String(randomInt(100_000, 999_999))}`, `K${randomUUID().slice(0, 8)}`]
    await own.save({ ...ownBasics(), contactNumber: phone })
    const director = { ...helena, roles: ['director' as const], idNumber, share: 500 }
    const { personId } = await own.savePerson(director, { idempotencyKey: randomUUID() })
    await mine(who).declare(facts(phone, idNumber))
    const closed = [{ number: await numberOf(customer.id), by }]
    expect((await mine(who).list({})).rows).toEqual(closed)
    await expectClosed({ security: exchange.api(securityDesk, who).get({ id: customer.id }) })
    await own.save({ contactNumber: '+6581234560' })
    await own.savePerson({ id: personId, idNumber: `K${randomUUID().slice(0, 8)}` }, { idempotencyKey: randomUUID() })
    expect((await mine(who).list({})).rows).toMatchObject([{ number: closed[0]?.number }])
  },
)

test('OPR-02 a matching name of a company’s person proposes a match but does not block', async () => {
  const who = await exchange.operator('compliance')
  const customer = await exchange.customer({ kyc: 'unknown' })
  await exchange.api(companies, customer).save(ownBasics())
  const {
    rows: [named],
  } = await sql<{ name: string }>`select name from operator where id = ${who.id}`.execute(exchange.deps.db)
  await exchange
    .api(companies, customer)
    .savePerson({ ...ownPerson(), name: named?.name ?? '' }, { idempotencyKey: randomUUID() })
  expect((await mine(who).list({})).rows).toEqual([])
  expect((await exchange.api(ownAccounts, superadmin).matches({})).rows).toContainEqual({
    operator: { id: who.id, name: named?.name },
    customer: { id: customer.id, number: await numberOf(customer.id) },
    by: 'name',
  })
})
