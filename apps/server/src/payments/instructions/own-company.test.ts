import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { financedBy } from '#testing/financed.ts'
import { type Instructing, instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const CLOSED = 'OPERATOR_OWN_ACCOUNT'

test('OPR-02 an operator neither prepares, proposes nor approves a payment to their own company', async () => {
  const { exchange, finance } = setup
  const issuer = await exchange.customer()
  const { id: product } = await flow.product()
  await financedBy(exchange, { customer: issuer.id, product, fee: '0' })
  await flow.beneficiary('issuer', `customer:${issuer.id}`)
  await flow.receive({ exchange: 'proceeds', of: product }, 500_00n)
  const owner = await exchange.operator('finance')
  const { rows } = await sql<{ number: bigint }>`select number from customer where id = ${issuer.id}`.execute(
    exchange.deps.db,
  )
  await exchange.api(ownAccounts, owner).declare({ number: String(rows[0]?.number) })
  const payment = { kind: 'issuer_proceeds', of: product, coin: 'SGD', amount: '500.00' } as const
  expect(await codeOfRefusal(exchange.api(paymentInstructions, owner).prepare(payment, freshKey()))).toBe(CLOSED)
  const { id } = await flow.prepare(product, '500.00')
  const request = { kind: 'payment_instruction', subjectId: id, verdict: 'approve', reason: 'Seen.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, owner).propose(request))).toBe(CLOSED)
  const { id: requestId, contentHash } = await exchange.api(approvals, finance[0]).propose(request)
  const decision = { requestId, verdict: 'approve', contentHash, note: 'Seen.' } as const
  expect(await codeOfRefusal(exchange.api(approvals, owner).decide(decision))).toBe(CLOSED)
  expect(await flow.balance(`proceeds:${product}`)).toBe(500_00n)
})
