import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const queued = async (about: Parameters<BankExchange['pay']>[1] = {}) => {
  const line = await setup.pay('no reference', about)
  await setup.readFeed()
  return setup.lineOf(line.line_id)
}
const credit = (lineId: string, { id }: Pick<Person, 'id'>) =>
  setup.decide(lineId, 'approve', { proposal: { customerId: id } })
const unfit = (message: string) => ({ code: 'BANK_LINE_CUSTOMER_UNFIT', field: 'customerId', message })

test('DEP-10 two people credit a payment without an order to a customer, who is notified', async () => {
  const ada = await setup.exchange.customer()
  const { id } = await queued({ amount: '42.00' })
  await credit(id, ada)
  expect(await setup.fiat(ada)).toBe(42_00n)
  expect(await setup.exchange.api(bank, setup.finance[0]).line({ id })).toMatchObject({
    status: 'credited',
    order: null,
    customer: { id: ada.id, name: 'Test Person' },
  })
  const { rows } = await sql`select kind, params from message where customer_id = ${ada.id}`.execute(
    setup.exchange.deps.db,
  )
  expect(rows).toMatchObject([
    { kind: 'bank_payment_credited', params: { amount: '42.00', fiat: 'SGD', payer: 'PERSON TEST' } },
  ])
  await expect(credit(id, ada)).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  expect(await setup.fiat(ada)).toBe(42_00n)
})

test('DEP-12 the first person already sees why a payment cannot be credited to a customer', async () => {
  const [ada, ben] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const { id } = await queued()
  const large = await queued({ amount: '100000.01' })
  await sql`update customer set kyc_status = 'rejected' where id = ${ben.id}`.execute(setup.exchange.deps.db)
  const end = 'The payment cannot be credited to this customer. You can send it back instead.'
  await expect(credit(id, { id: randomUUID() })).rejects.toMatchObject(
    unfit(`This customer does not exist. Check the number. ${end}`),
  )
  await expect(credit(id, ben)).rejects.toMatchObject(
    unfit(`This customer is not verified, or the account is frozen or closed. ${end}`),
  )
  await expect(credit(large.id, ada)).rejects.toMatchObject(
    unfit(`The payment is larger than the maximum of this account. ${end}`),
  )
  await expect(setup.decide(id, 'approve')).rejects.toMatchObject({ code: 'BANK_LINE_ORDER_UNFIT' })
  const { rows } = await sql`select 1 from approval_request where subject_id in (${id}, ${large.id})`.execute(
    setup.exchange.deps.db,
  )
  expect(rows).toEqual([])
  expect([await setup.fiat(ada), await setup.fiat(ben)]).toEqual([0n, 0n])
})

test('DEP-12 refuses a credit if the customer loses the approval before the second person agrees', async () => {
  const ada = await setup.exchange.customer()
  const { id } = await queued()
  const [maker, checker] = [
    setup.exchange.api(approvals, setup.finance[0]),
    setup.exchange.api(approvals, setup.finance[1]),
  ]
  const about = { kind: 'fiat_match', subjectId: id, verdict: 'approve', reason: 'seen' } as const
  const { id: requestId, contentHash } = await maker.propose({ ...about, proposal: { customerId: ada.id } })
  await sql`update customer set kyc_status = 'rejected' where id = ${ada.id}`.execute(setup.exchange.deps.db)
  await expect(checker.decide({ requestId, verdict: 'approve', contentHash, note: 'seen' })).rejects.toMatchObject({
    code: 'APPROVAL_CONTENT_CHANGED',
  })
  expect(await setup.fiat(ada)).toBe(0n)
})

test('STM-03 a wrong credit without an order is reversed', async () => {
  const ada = await setup.exchange.customer()
  const { id } = await queued({ amount: '17.00' })
  await credit(id, ada)
  const before = await setup.fiat(ada)
  await expect(
    byTwo(setup.exchange, {
      kind: 'credit_reversal',
      subjectId: id,
      verdict: 'approve',
      roles: ['finance', 'finance'],
    }),
  ).resolves.toBe('done')
  expect([before, await setup.fiat(ada)]).toEqual([17_00n, 0n])
})
