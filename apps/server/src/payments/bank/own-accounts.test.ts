import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, csvOf } from '#testing/bank-exchange.ts'
import type { Person } from '#testing/exchange.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterAll(() => setup.close())

const CLOSED = 'OPERATOR_OWN_ACCOUNT'
const request = (who: Person) => setup.exchange.api(approvals, who)

/** Returns an operator who also has a customer account with an order. */
async function owner() {
  const ada = await setup.exchange.customer()
  const who = await setup.exchange.operator('finance')
  const { rows } = await sql<{ number: bigint }>`select number from customer where id = ${ada.id}`.execute(
    setup.exchange.deps.db,
  )
  await setup.exchange.api(ownAccounts, who).declare({ number: String(rows[0]?.number) })
  return { who, order: await setup.orderOf(ada) }
}

/** Returns the response to an owner who tries to be the second person of a colleague's proposal. */
async function second(who: Person, proposal: Parameters<ReturnType<typeof request>['propose']>[0]) {
  const { id: requestId, contentHash } = await request(setup.finance[0]).propose(proposal)
  return codeOfRefusal(request(who).decide({ requestId, verdict: 'approve', contentHash, note: 'Seen.' }))
}

test("OPR-02 only other operators can decide on a statement line that names an operator's own order", async () => {
  const { who, order } = await owner()
  const line = { booked_on: '2026-03-18', account_number: '003-1', direction: 'in', currency: 'SGD', amount: '100.00' }
  const text = `for ${order.reference.slice(0, 4)}-${order.reference.slice(4).toLowerCase()}`
  await setup.upload(csvOf([{ ...line, line_id: 'OWN-1', payer_name: 'PERSON TEST', text }]))
  const claim = (await setup.claims()).find((each) => each.line_id === 'OWN-1')
  const { rows } = await sql<{
    statement_id: string
  }>`select statement_id from bank_claim where id = ${claim?.id}`.execute(setup.exchange.deps.db)
  const approvalRequest = {
    kind: 'bank_claim',
    subjectId: claim?.id ?? '',
    verdict: 'approve',
    reason: 'Seen.',
  } as const
  const whole = { ...approvalRequest, kind: 'bank_statement', subjectId: rows[0]?.statement_id ?? '' } as const
  expect(await codeOfRefusal(request(who).propose(approvalRequest))).toBe(CLOSED)
  expect(await codeOfRefusal(request(who).propose(whole))).toBe(CLOSED)
  expect(await second(who, approvalRequest)).toBe(CLOSED)
})

test('OPR-02 rejects the owner of the chosen order as the second person of a match', async () => {
  const { who, order } = await owner()
  const { line_id: lineId } = await setup.pay('no reference')
  await setup.readFeed()
  const { id: subjectId } = await setup.lineOf(lineId)
  const proposal = { orderId: order.id.toUpperCase() }
  const approvalRequest = { kind: 'fiat_match', subjectId, verdict: 'approve', reason: 'Seen.', proposal } as const
  expect(await codeOfRefusal(request(who).propose(approvalRequest))).toBe(CLOSED)
  expect(await second(who, { ...approvalRequest, proposal: { orderId: order.id } })).toBe(CLOSED)
})
