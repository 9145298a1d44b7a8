import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc.ts'
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
import { type Person, testHouse, type TestHouse } from '#testing/house.ts'
import { ownDetails, submitted } from '#testing/kyc-file.ts'

let house: TestHouse
let boss: Person
beforeAll(async () => {
  house = await testHouse()
  boss = await house.operator('superadmin')
})
afterAll(() => house.close())

const mine = (who: Person) => house.api(ownAccounts, who)
const numberOf = async (id: string): Promise<string> =>
  String(
    (await sql<{ number: bigint }>`select number from customer where id = ${id}`.execute(house.deps.db)).rows[0]
      ?.number,
  )
const proposal = (subjectId: string) =>
  ({ kind: 'kyc_review', subjectId, verdict: 'refuse', reason: 'Seen.', reasonCode: 'not_genuine' }) as const

type Owned = { who: Person; customerId: string; caseId: string; number: string }
/** An operator with an own identity file that waits for review. */
async function owner(): Promise<Owned> {
  const who = await house.operator('compliance', 'auditor')
  const { customer, caseId } = await submitted(house, ownDetails())
  return { who, customerId: customer.id, caseId, number: await numberOf(customer.id) }
}

/** Awaits all at once, because an unhandled rejection would end the run. */
async function expectClosed(calls: Readonly<Record<string, Promise<unknown>>>): Promise<void> {
  const codes = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => `${name} ${await codeOfRefusal(call)}`),
  )
  expect(codes).toEqual(Object.keys(calls).map((name) => `${name} OPERATOR_OWN_ACCOUNT`))
}

test('OPR-02 blocks a declared account for its operator: reading, searching, listing and deciding', async () => {
  const { who, customerId, caseId, number } = await owner()
  const colleague = await house.operator('compliance')
  const until = new Date(Date.now() + HOUR_MS).toISOString()
  const wish = {
    scope: 'account_withdrawals',
    subjectId: customerId,
    notice: 'safety',
    reason: 'A call.',
    until,
  } as const
  const stop = await house.api(stops, colleague).set(wish, { idempotencyKey: randomUUID() })
  await house.api(securityDesk, who).get({ id: customerId })
  await mine(who).declare({ number })
  const [uploadId = ''] =
    (await house.api(kycCases, colleague).get({ id: caseId })).versions[0]?.documents.map((each) => each.uploadId) ?? []
  const request = await house.api(approvals, colleague).propose(proposal(caseId))
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: 'Yes.',
  } as const
  const closed: Record<string, Promise<unknown>> = {
    security: house.api(securityDesk, who).get({ id: customerId }),
    sessions: house.api(securityDesk, who).endSessions({ id: customerId, reason: 'x' }),
    file: house.api(kycCases, who).get({ id: caseId }),
    number: house.api(kycCases, who).reveal({ id: caseId, reason: 'x' }),
    photo: house.api(kycCases, who).file({ id: caseId, uploadId, reason: 'x' }),
    subject: house.api(approvals, who).subject({ kind: 'kyc_review', subjectId: caseId }),
    propose: house.api(approvals, who).propose(proposal(caseId)),
    decide: house.api(approvals, who).decide(decision),
    lift: house.api(approvals, who).propose({ ...proposal(stop.id), kind: 'stop_lift' }),
    thaw: house.api(approvals, who).propose({ ...proposal(customerId), kind: 'customer_standing' }),
    search: house.api(search, who).find({ text: number }),
    customers: house.api(customersSearch, who).list({ search: number }),
    log: house.api(audit, who).list({ targetId: customerId }),
  }
  await expectClosed(closed)
  const lists: readonly unknown[] = [
    await house.api(kycCases, who).list({ pageSize: 100 }),
    await house.api(approvals, who).queue({ pageSize: 100 }),
    await house.api(customersSearch, who).list({ pageSize: 100 }),
    await house.api(stops, who).list({}),
    await house.api(audit, who).list({ pageSize: 100 }),
  ]
  const text = JSON.stringify(lists)
  for (const name of [customerId, caseId, number, stop.id]) expect(text).not.toContain(name)
  expect(await codeOfRefusal(house.api(kycCases, colleague).get({ id: caseId }))).toBeUndefined()
})

test.each(['mailbox', 'phone', 'document'] as const)(
  'OPR-02 a match by %s blocks an account until another person confirms that it is somebody else’s',
  async (by) => {
    const who = await house.operator('compliance')
    const details = ownDetails()
    const { customer, caseId } = await submitted(house, details)
    const phone = `+6591${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
    const same = { mailbox: sql`email = ${who.email}`, phone: sql`phone = ${phone}`, document: sql`lang = lang` }[by]
    await sql`update customer set ${same} where id = ${customer.id}`.execute(house.deps.db)
    if (by === 'phone') await mine(who).declare({ phone })
    if (by === 'document')
      await mine(who).declare({
        document: { country: details.nationality, number: details.documentNumber.toLowerCase() },
      })
    const read = () => codeOfRefusal(house.api(kycCases, who).get({ id: caseId }))
    expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
    const { rows } = await mine(boss).matches({})
    expect(rows.find((row) => row.operator.id === who.id)).toMatchObject({ customer: { id: customer.id }, by })
    const answer = { operatorId: who.id, customerId: customer.id, reason: 'I looked at both passports.' }
    await mine(boss).answer({ ...answer, own: false })
    expect(await read()).toBeUndefined()
    await mine(boss).answer({ ...answer, own: true })
    expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
  },
)

test('OPR-02 a match by name blocks nothing until another person confirms that it is the operator’s own', async () => {
  const who = await house.operator('compliance')
  const { customer, caseId } = await submitted(house, ownDetails())
  await sql`update customer set real_name = 'TEST OPERATOR' where id = ${customer.id}`.execute(house.deps.db)
  const read = () => codeOfRefusal(house.api(kycCases, who).get({ id: caseId }))
  expect(await read()).toBeUndefined()
  const { rows } = await mine(boss).matches({})
  expect(rows.find((row) => row.operator.id === who.id)).toMatchObject({ customer: { id: customer.id }, by: 'name' })
  await mine(boss).answer({ operatorId: who.id, customerId: customer.id, own: true, reason: 'They told me.' })
  expect(await read()).toBe('OPERATOR_OWN_ACCOUNT')
})

test('OPR-02 operators cannot decide about themselves, nor withdraw a declaration alone', async () => {
  const { number, customerId } = await owner()
  const self = await house.operator('superadmin')
  await mine(self).declare({ number })
  const about = { operatorId: self.id, customerId, own: false, reason: 'Not me.' }
  expect(await codeOfRefusal(mine(self).answer(about))).toBe('OPERATOR_OWN_ACCOUNT')
  const other = await house.customer()
  expect(await codeOfRefusal(mine(self).answer({ ...about, customerId: other.id }))).toBe('OPERATOR_SELF')
  expect((await mine(self).list({})).rows).toEqual([{ number, by: 'declared' }])
  expect(await codeOfRefusal(mine(self).declare({ number: '99999999999' }))).toBe('NOT_FOUND')
})

test('OPR-02 the second person of a decision must not own the account either', async () => {
  const { who, caseId, number } = await owner()
  await mine(who).declare({ number })
  const maker = await house.operator('compliance')
  for (const { id } of [maker, who]) await acceptDocuments(house, id, caseId)
  const request = await house.api(approvals, maker).propose({ ...proposal(caseId), verdict: 'approve' })
  const decision = {
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: 'Yes.',
  } as const
  expect(await codeOfRefusal(house.api(approvals, who).decide(decision))).toBe('OPERATOR_OWN_ACCOUNT')
  const { rows } = await sql`select 1 from approval where request_id = ${request.id}`.execute(house.deps.db)
  expect(rows).toEqual([])
})

test('OPR-02 recognizes an id in another spelling', async () => {
  const { who, customerId, caseId, number } = await owner()
  await mine(who).declare({ number })
  const colleague = await house.operator('compliance')
  const { id, contentHash } = await house.api(approvals, colleague).propose(proposal(caseId.toUpperCase()))
  const decision = { requestId: id.toUpperCase(), verdict: 'approve', contentHash, note: 'Yes.' } as const
  const closed: Record<string, Promise<unknown>> = {
    sessions: house.api(securityDesk, who).endSessions({ id: customerId.toUpperCase(), reason: 'x' }),
    decide: house.api(approvals, who).decide(decision),
    braces: house.api(approvals, who).propose(proposal(`{${caseId}}`)),
    digits: house.api(approvals, who).propose(proposal(caseId.replaceAll('-', ''))),
  }
  await expectClosed(closed)
  const { rows } = await sql`select subject_id from approval_request where id = ${id}`.execute(house.deps.db)
  expect(rows).toEqual([{ subject_id: caseId }])
})

test('OPR-02 refuses a proposal for the own roles under another spelling of the id', async () => {
  const roles = {
    kind: 'operator_access',
    verdict: 'approve',
    reason: 'x',
    proposal: { roles: ['superadmin'] },
  } as const
  const calls = house.api(approvals, boss).propose({ ...roles, subjectId: boss.id.toUpperCase() })
  expect(await codeOfRefusal(calls)).toBe('OPERATOR_SELF')
})

const somePhone = (): string => `+6591${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`

test('OPR-02 keeps a blocking match when either side changes its phone', async () => {
  for (const side of ['operator', 'customer'] as const) {
    const who = await house.operator('compliance')
    const { customer, caseId } = await submitted(house, ownDetails())
    const [phone, another] = [somePhone(), somePhone()]
    const change = (to: string) =>
      sql`update customer set phone = ${to} where id = ${customer.id}`.execute(house.deps.db)
    await change(phone)
    await mine(who).declare({ phone })
    await (side === 'operator' ? mine(who).declare({ phone: another }) : change(another))
    expect([side, await codeOfRefusal(house.api(kycCases, who).get({ id: caseId }))]).toEqual([
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
  'OPR-02 an operator who is %s cannot open a company, also after it names somebody else',
  async (_name, by, facts: (phone: string, number: string) => Facts) => {
    const who = await house.operator('compliance')
    const customer = await house.customer({ kyc: 'unknown' })
    const own = house.api(companies, customer)
    const [phone, idNumber] = [`+6581${String(randomInt(100_000, 999_999))}`, `K${randomUUID().slice(0, 8)}`]
    await own.save({ ...ownBasics(), contactNumber: phone })
    const director = { ...helena, roles: ['director' as const], idNumber, share: 500 }
    const { personId } = await own.savePerson(director, { idempotencyKey: randomUUID() })
    await mine(who).declare(facts(phone, idNumber))
    const closed = [{ number: await numberOf(customer.id), by }]
    expect((await mine(who).list({})).rows).toEqual(closed)
    await expectClosed({ security: house.api(securityDesk, who).get({ id: customer.id }) })
    await own.save({ contactNumber: '+6581234560' })
    await own.savePerson({ id: personId, idNumber: `K${randomUUID().slice(0, 8)}` }, { idempotencyKey: randomUUID() })
    expect((await mine(who).list({})).rows).toMatchObject([{ number: closed[0]?.number }])
  },
)

test('OPR-02 the name of a company’s person alone proposes a match but does not block', async () => {
  const who = await house.operator('compliance')
  const customer = await house.customer({ kyc: 'unknown' })
  await house.api(companies, customer).save(ownBasics())
  const {
    rows: [named],
  } = await sql<{ name: string }>`select name from operator where id = ${who.id}`.execute(house.deps.db)
  await house
    .api(companies, customer)
    .savePerson({ ...ownPerson(), name: named?.name ?? '' }, { idempotencyKey: randomUUID() })
  expect((await mine(who).list({})).rows).toEqual([])
  expect((await house.api(ownAccounts, boss).matches({})).rows).toContainEqual({
    operator: { id: who.id, name: named?.name },
    customer: { id: customer.id, number: await numberOf(customer.id) },
    by: 'name',
  })
})
