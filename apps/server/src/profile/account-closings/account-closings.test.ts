import { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { type AccessExchange, accessExchange, codeOfRefusal, password } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { acceptDocuments } from '#testing/documents.ts'
import { type Details, ownDetails, photo } from '#testing/kyc-file.ts'
import { waitingCases } from '#identity/kyc/cases.sql.ts'
import { closeDueAccounts } from './close-due.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

async function newCustomer() {
  const { email, token } = await exchange.account()
  const { id } = await exchange.api(customers, { token }).info({})
  const own = exchange.api(accountClosings, { token })
  const ask = async (typed = password) =>
    codeOfRefusal(
      own.request({ password: typed, verifyToken: await proof(exchange.deps, { id, email }, 'close_account', {}) }),
    )
  const statusOf = async () =>
    (await sql<{ status: string }>`select status from customer where id = ${id}`.execute(exchange.deps.db)).rows[0]
      ?.status
  return { id, email, token, own, ask, statusOf }
}
const due = (id: string) =>
  sql`update account_closing set requested_at = now() - interval '8 days', closes_at = now() - interval '1 second'
       where customer_id = ${id}`.execute(exchange.deps.db)

test('AUT-28 closing an account requires its password and a proof, and an empty account', async () => {
  const { id, own, ask } = await newCustomer()
  expect(await ask('wrong pass 1')).toBe('PASSWORD_WRONG')
  expect(await codeOfRefusal(own.request({ password, verifyToken: 'x'.repeat(43) }))).toBe('VERIFY_TOKEN_INVALID')
  await exchange.coin('tUSD', 'crypto', 6)
  await exchange.fund({ customer: id, kind: 'token' }, 'tUSD', 1n)
  expect(await ask()).toBe('ACCOUNT_NOT_EMPTY')
  expect(await own.get({})).toEqual({ closesAt: null })
})

test('an empty account waits seven days, its owner is notified, and then login is impossible', async () => {
  const { id, email, token, own, ask, statusOf } = await newCustomer()
  expect(await ask()).toBeUndefined()
  expect(await ask()).toBe('ACCOUNT_CLOSING_ALREADY')
  expect((await exchange.nextMail(email)).subject).toBe('Your account will be closed')
  const { closesAt } = await own.get({})
  expect(Math.round((Date.parse(closesAt ?? '') - Date.now()) / DAY_MS)).toBe(7)
  await closeDueAccounts(exchange.deps)
  expect(await statusOf()).toBe('active')
  await due(id)
  await closeDueAccounts(exchange.deps)
  expect(await statusOf()).toBe('closed')
  expect(await codeOfRefusal(exchange.api(customers, { token }).info({}))).toBe('UNAUTHORIZED')
})

test('its owner cancels the closing, and money that arrives before its end keeps the account open', async () => {
  const [back, rich] = [await newCustomer(), await newCustomer()]
  await back.ask()
  await back.own.cancel({})
  expect(await codeOfRefusal(back.own.cancel({}))).toBe('NOT_FOUND')
  await rich.ask()
  await exchange.coin('tUSD', 'crypto', 6)
  await exchange.fund({ customer: rich.id, kind: 'token' }, 'tUSD', 1n)
  await due(rich.id)
  await closeDueAccounts(exchange.deps)
  expect([await back.statusOf(), await rich.statusOf()]).toEqual(['active', 'active'])
  expect(await rich.own.get({})).toEqual({ closesAt: null })
})

test('a former customer registers again with the same email and sees nothing of the old account', async () => {
  const { id, email, ask, statusOf } = await newCustomer()
  await sql`update customer set phone = '+6591230000', nickname = 'Old' where id = ${id}`.execute(exchange.deps.db)
  await ask()
  await due(id)
  await closeDueAccounts(exchange.deps)
  expect(await statusOf()).toBe('closed')
  await expect
    .poll(() => exchange.catcher.outbox.mails(email).map(({ subject }) => subject))
    .toContain('Your account is closed')
  exchange.passTime(2 * MINUTE_MS)
  const { token } = await exchange.register(email, password)
  const fresh = await exchange.api(customers, { token }).info({})
  expect(fresh).toMatchObject({ nickname: null, kyc: { status: 'unknown' }, mobile: null })
  expect(fresh.id).not.toBe(id)
  const { rows } = await sql<{ it: string }>`
    select concat_ws(' ', email, phone, former_email, former_phone) as it from customer where id = ${id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ it: `${email} +6591230000` }])
  const desk = await exchange.operator('support')
  const found = await exchange.api(customersSearch, desk).list({ search: email })
  expect(found.rows.map((row) => row.status).toSorted()).toEqual(['active', 'closed'])
})

async function send(who: { id: string; email: string; token: string }, details: Details): Promise<string> {
  const uploads = { front: await photo(exchange, who), selfie: await photo(exchange, who) }
  await exchange.api(kyc, who).personal({ ...details, uploads }, { idempotencyKey: randomUUID() })
  const { rows } = await sql<{ id: string }>`select id from kyc_case where customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  return rows[0]?.id ?? ''
}
const approve = (subjectId: string) =>
  byTwo(exchange, { kind: 'kyc_review', subjectId, roles: ['compliance', 'compliance'], verdict: 'approve' })

test('KYC-04 a closed account releases its document number and keeps its file, which leaves the review queue', async () => {
  const [old, other, third] = [await newCustomer(), await newCustomer(), await newCustomer()]
  const details = ownDetails()
  const caseId = await send(old, details)
  expect(await approve(caseId)).toBe('done')
  await old.ask()
  await due(old.id)
  const [early, late] = [await send(other, details), await send(third, details)]
  expect(await approve(early)).toBe('KYC_DOCUMENT_IN_USE')
  await closeDueAccounts(exchange.deps)
  expect((await waitingCases(exchange.deps, 100)).map((row) => row.id)).toEqual([early, late])
  expect(await approve(late)).toBe('done')
  const { rows } = await sql`select id from kyc_case where id = ${caseId} and status = 'approved'`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('KYC-04 an approval proposed before the closing takes no document number from a new account, and is returned', async () => {
  const [old, current] = [await newCustomer(), await newCustomer()]
  const [maker, checker] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
  const details = ownDetails()
  const caseId = await send(old, details)
  await acceptDocuments(exchange, maker.id, caseId)
  const { id: requestId, contentHash } = await exchange
    .api(approvals, maker)
    .propose({ kind: 'kyc_review', subjectId: caseId, verdict: 'approve', reason: 'Looked at.' })
  await old.ask()
  await due(old.id)
  await closeDueAccounts(exchange.deps)
  const decide = (verdict: 'approve' | 'refuse') =>
    exchange.api(approvals, checker).decide({ requestId, contentHash, verdict, note: 'Looked at too.' })
  expect(await codeOfRefusal(decide('approve'))).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await approve(await send(current, details))).toBe('done')
  expect(await decide('refuse')).toMatchObject({ status: 'refused' })
})

test('a frozen account is not closed, even if requested before', async () => {
  const { id, ask, statusOf } = await newCustomer()
  await ask()
  await sql`update customer set status = 'frozen' where id = ${id}`.execute(exchange.deps.db)
  await due(id)
  await closeDueAccounts(exchange.deps)
  expect(await statusOf()).toBe('frozen')
})
