import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import type { Person } from '#testing/exchange.ts'
import { instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
const ISSUER = 'issuer:Lantern Bay Trust'
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const setStatus = (who: Person, status: 'active' | 'frozen') =>
  sql`update customer set status = ${status} where id = ${who.id}`.execute(setup.exchange.deps.db)

/** Creates an offer of ten units that two investors share. The units of the second one cannot be delivered. */
async function halfDelivered() {
  const { market } = flow
  const product = await market.published({ supply: '10' })
  const [ada, eve] = [await market.investor(100_00n), await market.investor(100_00n)]
  for (const who of [ada, eve]) await market.subscribe(who, product.symbol, '5')
  await market.close(product.symbol)
  await market.agree(market.staff.finance, 'allotment', product.id)
  await setStatus(eve, 'frozen')
  await market.carryOut()
  await setStatus(eve, 'active')
  const [failed] = (await setup.exchange.api(subscriptions, eve).list({})).rows
  expect(failed?.status).toBe('disburse_failed')
  return { product, eve, subscription: failed?.id ?? '' }
}

test('an issuer is not paid for undelivered units, so they can still be refunded after the issuer was paid', async () => {
  const { product, eve, subscription } = await halfDelivered()
  await flow.beneficiary('issuer', ISSUER)
  expect(await flow.source(product.id)).toMatchObject({ balance: '100.00', payable: '50.00' })
  await expect(flow.prepare(product.id, '50.01')).rejects.toMatchObject({ code: 'INSTRUCTION_ABOVE_AVAILABLE' })
  expect(await flow.source('', 'exchange_fees')).toMatchObject({ balance: '0.50', payable: '0.25' })
  const made = await flow.approved(product.id, '50.00')
  await flow.export()
  expect((await flow.debit(made.reference, 50_00n)).settled).toBe('paid')

  const reason = { en: 'The issuer withdrew.', zh: '发行人撤回了发售。' }
  const proposal = { typedSymbol: product.symbol, reason }
  expect(await flow.decide('offer_call_off', product.id, { proposal })).toBe('OFFER_ALLOTTED')
  expect(await flow.decide('subscription_refund', subscription)).toBe('done')
  expect(await flow.market.balance(eve.id, 'fiat', 'SGD')).toEqual([100_00n, 0n])
  const [refunded] = (await setup.exchange.api(messages, eve).list({})).rows
  expect(refunded?.body).toContain('Your payment, including the fee, is back in your account.')
  expect(await flow.source(product.id)).toMatchObject({ balance: '0.00', payable: '0.00', paid: '50.00' })
  expect(await flow.source('', 'exchange_fees')).toMatchObject({ balance: '0.25', payable: '0.25' })
  const today = new Date().toISOString().slice(0, 10)
  const statement = { owner: ISSUER, coin: 'SGD', from: today, until: today }
  expect(await setup.exchange.api(issuerStatements, setup.finance[0]).read(statement)).toMatchObject({
    closing: '0.00',
    inTransit: '0.00',
  })
})

test('once the units are delivered, the issuer is paid for them', async () => {
  const { product, subscription } = await halfDelivered()
  const source = () => flow.source(product.id)
  expect(await source()).toMatchObject({ payable: '50.00' })
  await flow.market.carryOut()
  const { status } = await setup.exchange
    .api(subscriptionsAllot, setup.finance[0])
    .retry({ id: subscription, reason: 'The account is active again.' }, freshKey())
  expect(status).toBe('disbursed')
  expect(await source()).toMatchObject({ payable: '100.00' })
})
