import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/offering.ts'
import { ownDetails, photo, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await testExchange()
  maker = await exchange.operator('compliance')
  checker = await exchange.operator('compliance')
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(kyc, who)
const desk = () => exchange.api(kycCases, checker)
const numberOf = async (who: Person): Promise<string> => (await mine(who).get({})).case?.number ?? ''
const withdraw = async (who: Person) => mine(who).withdraw({ number: await numberOf(who) })
async function propose(caseId: string) {
  for (const { id } of [maker, checker]) await acceptDocuments(exchange, id, caseId)
  return exchange
    .api(approvals, maker)
    .propose({ kind: 'kyc_review', subjectId: caseId, verdict: 'approve', reason: 'Looked at.' })
}
type Proposed = { readonly id: string; readonly contentHash: string }
const confirm = ({ id: requestId, contentHash }: Proposed) =>
  exchange.api(approvals, checker).decide({ requestId, contentHash, verdict: 'approve', note: 'Agreed.' })
const statusOf = async (who: Person): Promise<unknown> =>
  (
    await exchange.deps.db
      .selectFrom('customer')
      .select('kyc_status')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
  ).kyc_status

test('a customer withdraws a file under review, gets a message, and sends another one', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const number = await numberOf(customer)
  const after = await withdraw(customer)
  expect(after).toMatchObject({ status: 'unknown', label: 'unverified', step: 'details', case: { number } })
  expect(after.case?.withdrawnAt).not.toBeNull()
  const { rows: steps } = await sql`
    select from_state, to_state, actor from transition where entity = 'kyc_case' and entity_id = ${caseId} order by n`.execute(
    exchange.deps.db,
  )
  expect(steps.at(-1)).toEqual({ from_state: 'submitted', to_state: 'withdrawn', actor: `customer:${customer.id}` })
  const { rows: entries } = await sql`
    select before, after from audit_entry where action = 'kyc.withdraw' and target_id = ${caseId}`.execute(
    exchange.deps.db,
  )
  expect(entries).toMatchObject([{ before: { kyc: 'pending' }, after: { status: 'withdrawn', kyc: 'unknown' } }])
  const { rows: messages } = await sql`
    select kind, params from message where customer_id = ${customer.id}`.execute(exchange.deps.db)
  expect(messages).toMatchObject([{ kind: 'kyc_withdrawn', params: { number } }])
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  const sent = await mine(customer).personal({ ...ownDetails(), uploads }, freshKey())
  expect(sent).toMatchObject({ status: 'pending', step: 'review', case: { version: 1, withdrawnAt: null } })
  expect(sent.case?.number).not.toBe(number)
})

test('a withdrawn file is marked for reviewers, leaves the queue, and can no longer be decided or returned', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const request = await propose(caseId)
  await withdraw(customer)
  expect(await desk().get({ id: caseId })).toMatchObject({ status: 'withdrawn', withdrawnAt: expect.any(String) })
  expect(await codeOfRefusal(confirm(request))).toBe('APPROVAL_ALREADY_DECIDED')
  const view = await exchange.api(approvals, checker).subject({ kind: 'kyc_review', subjectId: caseId })
  expect(view.contentHash).toBeNull()
  expect(view.requests).toMatchObject([{ status: 'cancelled', endedByCustomerAt: expect.any(String) }])
  const { rows } = await exchange.api(approvals, maker).queue({ kind: 'kyc_review' })
  expect(rows.filter(({ subjectId }) => subjectId === caseId)).toEqual([])
  expect(await codeOfRefusal(propose(caseId))).toBe('APPROVAL_SUBJECT_MOVED')
  const items = [{ item: 'front', reason: 'bad_image_quality' }] as const
  expect(await codeOfRefusal(desk().askAgain({ id: caseId, version: 1, items: [...items] }))).toBe('KYC_WRONG_STATUS')
})

test('of a concurrent withdrawal and decision exactly one succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const { customer, caseId } = await submittedCustomer(exchange)
    const request = await propose(caseId)
    const number = await numberOf(customer)
    const decision = () => codeOfRefusal(confirm(request))
    const withdrawal = () => codeOfRefusal(mine(customer).withdraw({ number }))
    const calls: Record<'decision' | 'withdrawal', Promise<string | undefined>> = round % 2 === 0
      ? { decision: decision(), withdrawal: withdrawal() }
      : { withdrawal: withdrawal(), decision: decision() }
    const codes = [await calls.decision, await calls.withdrawal]
    const isDecided = codes[0] === undefined
    expect(codes).toEqual(isDecided ? [undefined, 'KYC_NOT_WITHDRAWABLE'] : ['APPROVAL_ALREADY_DECIDED', undefined])
    expect(await statusOf(customer)).toBe(isDecided ? 'approved' : 'unknown')
  }
})

test('AZ-01 refuses a withdrawal of another person’s file, of a decided one, and of one that is already withdrawn', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const other = await submittedCustomer(exchange)
  const number = await numberOf(customer)
  expect(await codeOfRefusal(mine(other.customer).withdraw({ number }))).toBe('KYC_NOT_WITHDRAWABLE')
  expect(await statusOf(customer)).toBe('pending')
  await confirm(await propose(caseId))
  expect(await codeOfRefusal(mine(customer).withdraw({ number }))).toBe('KYC_NOT_WITHDRAWABLE')
  expect(await statusOf(customer)).toBe('approved')
  await withdraw(other.customer)
  expect(await codeOfRefusal(withdraw(other.customer))).toBe('KYC_NOT_WITHDRAWABLE')
})

test('refuses a withdrawal while an approved identity is reviewed again, and while the account is frozen', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  await confirm(await propose(caseId))
  await sql`update kyc_case set status = 'submitted', decided_at = null where id = ${caseId}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(withdraw(customer))).toBe('KYC_NOT_WITHDRAWABLE')
  const frozen = await submittedCustomer(exchange)
  await sql`update customer set status = 'frozen' where id = ${frozen.customer.id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(withdraw(frozen.customer))).toBe('ACCOUNT_FROZEN')
})

test('after a withdrawal, a customer with an earlier rejection is rejected again', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const rejection = { verdict: 'refuse', reasonCode: 'not_genuine' } as const
  const { id, contentHash } = await exchange
    .api(approvals, maker)
    .propose({ kind: 'kyc_review', subjectId: caseId, reason: 'A copy.', ...rejection })
  await confirm({ id, contentHash })
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  await mine(customer).personal({ ...ownDetails(), uploads }, freshKey())
  expect(await withdraw(customer)).toMatchObject({ status: 'rejected', step: 'details' })
})
