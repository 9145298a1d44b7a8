import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type Distributing, distributing, releaseFor } from '#testing/distributing.ts'
import type { Person } from '#testing/exchange.ts'
import { payingOut } from '#testing/paying-out.ts'
import { type Debt, SGD_PAIR, type WrongCredits, wrongCredits } from '#testing/wrong-credit.ts'
import { payDueDistributions } from '#issuance/distributions/pay-due.ts'
import { post } from '#books/ledger/post.sql.ts'
import { proveLiabilities } from '#books/liabilities/prove-liabilities.ts'
import { receiveTransfers } from '#profile/transfers/receive-transfers.ts'
import { collectOwed } from './collect-owed.ts'

let setup: BankExchange
let wrong: WrongCredits
let issuer: Distributing
beforeAll(async () => {
  setup = await bankExchange()
  // Sets the prices at which transfers between customers count towards their limits.
  await payingOut(setup)
  wrong = await wrongCredits(setup)
  issuer = await distributing(setup.exchange)
  await setup.exchange.server.trading.start()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

/** Returns a customer who received a wrong credit of 400.00, sent it to another person, and owes it. */
async function debtor(): Promise<{ readonly ada: Person; readonly line: string; readonly debt: () => Promise<Debt> }> {
  const [ada, bob] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const line = await wrong.credit(ada, '400.00')
  await wrong.send(ada, bob, '400.00')
  expect(await wrong.reverse(line)).toBe('done')
  expect(await wrong.debtOf(line)).toMatchObject({ taken: 0n, outstanding: 400_00n })
  return { ada, line, debt: () => wrong.debtOf(line) }
}

test('STM-03 a deposit repays first, and only the amount above the debt is credited', async () => {
  const { ada, debt } = await debtor()
  for (const [text, outstanding, arrives] of [
    ['150.00', 250_00n, 0n],
    ['300.00', 0n, 50_00n],
  ] as const) {
    const order = await setup.orderOf(ada, text)
    await setup.pay(order.reference, { amount: text })
    await setup.readFeed()
    expect(await debt()).toMatchObject({ outstanding, blocks: outstanding > 0n })
    expect(await setup.fiat(ada)).toBe(arrives)
  }
  await wrong.collect()
  expect(await debt()).toMatchObject({ repaid: 400_00n, outstanding: 0n })
})

test("STM-03 another customer's transfer repays in the same transaction, and ten concurrent ones repay no more than is owed", async () => {
  const [{ ada, debt }, bob] = [await debtor(), await setup.exchange.customer()]
  await setup.exchange.fund({ customer: bob.id, kind: 'fiat' }, 'SGD', 600_00n)
  await wrong.send(bob, ada, '60.00')
  expect(await debt()).toMatchObject({ repaid: 60_00n, outstanding: 340_00n })
  await Promise.all(
    Array.from({ length: 10 }, () => setup.exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 50_00n)),
  )
  expect(await debt()).toMatchObject({ repaid: 400_00n, outstanding: 0n })
  expect(await setup.fiat(ada)).toBe(160_00n)
})

test('STM-03 while a receivable is open, orders execute only near the reference price, as the preview shows', async () => {
  const { ada } = await debtor()
  await wrong.sharesOf(ada, 5n)
  await setup.exchange.server.trading.stop()
  await setup.exchange.server.trading.start()
  const far = { symbol: SGD_PAIR, side: 'sell', price: '13.50', quantity: '1' } as const
  const near = { ...far, price: '12.60' } as const
  const preview = setup.exchange.api(orders, ada).preview
  expect((await preview(far)).reasons).toContain('ORDER_OUT_OF_COLLAR')
  expect((await preview(near)).reasons).toEqual([])
  expect(await wrong.place(ada, 'sell', '1', far.price)).toMatchObject({ ok: false, code: 'ORDER_OUT_OF_COLLAR' })
})

test('STM-03 collects every open receivable and notifies every customer, however many are older', async () => {
  const debtors = [await debtor(), await debtor(), await debtor()]
  const last = debtors[2]
  assert(last, 'there are not three receivables')
  await setup.exchange.server.trading.stop()
  for (const { ada } of debtors.slice(1)) await setup.exchange.fund({ customer: ada.id, kind: 'spot' }, 'SGD', 400_00n)
  await setup.exchange.server.trading.start()
  for (let round = 0; round < 2; round += 1) {
    await collectOwed(setup.exchange.deps, 1)
    await setup.exchange.server.trading.submit({ kind: 'take_transfers' })
    await receiveTransfers(setup.exchange.deps)
  }
  expect(await last.debt()).toMatchObject({ repaid: 400_00n, outstanding: 0n })
  await collectOwed(setup.exchange.deps, 1)
  const notices =
    await sql`select 1 from message where kind = 'receivable_repaid' and customer_id = any(${debtors.slice(1).map(({ ada }) => ada.id)}::uuid[])`.execute(
      setup.exchange.deps.db,
    )
  expect(notices.rows).toHaveLength(2)
})

test('STM-03 a sale repays before an order or a subscription can use the currency', async () => {
  const [{ ada, debt }, bob] = [await debtor(), await setup.exchange.customer()]
  await wrong.sharesOf(ada, 20n)
  await setup.exchange.server.trading.stop()
  await setup.exchange.fund({ customer: bob.id, kind: 'spot' }, 'SGD', 1_000_00n)
  await setup.exchange.server.trading.start()
  await wrong.place(bob, 'buy', '10', '12.50')
  expect(await wrong.place(ada, 'sell', '10', '12.50')).toMatchObject({ ok: true })
  expect(await wrong.accountOf(ada, 'spot')).toMatchObject({ held: 0n })
  const orderRequest = { symbol: SGD_PAIR, side: 'buy', price: '12.50', quantity: '1' } as const
  expect((await setup.exchange.api(orders, ada).preview(orderRequest)).reasons).toContain('RECEIVABLE_IN_COIN')
  expect(await wrong.place(ada, 'buy', '1', '12.50')).toMatchObject({ ok: false, code: 'RECEIVABLE_IN_COIN' })
  const { symbol } = await issuer.published({ closesIn: 10_000 })
  expect(await codeOfRefusal(setup.exchange.api(subscriptions, ada).quote({ symbol, quantity: '1' }))).toBe(
    'RECEIVABLE_IN_COIN',
  )
  await wrong.collect()
  // 125.00 less the fee of 0.19.
  expect(await debt()).toMatchObject({ repaid: 124_81n, outstanding: 275_19n })
  expect(await wrong.accountOf(ada, 'spot')).toEqual({ posted: 0n, held: 0n })
})

test('STM-03 a distribution repays', async () => {
  const { ada, debt } = await debtor()
  const { symbol } = await issuer.product()
  const holder = await issuer.holder(symbol, 50n)
  const given = { debit: { customer: holder.id, kind: 'token' }, credit: { customer: ada.id, kind: 'token' } } as const
  const moved = [{ ...given, coin: symbol, amount: amount(50n) }]
  await setup.exchange.deps.inTx('test')((tx) =>
    post(tx, { kind: 'adjustment', ref: { type: 'test', id: symbol }, transfers: moved }),
  )
  await releaseFor(setup.exchange, issuer, symbol)
  issuer.passPayDate()
  await payDueDistributions(setup.exchange.deps)
  expect(await debt()).toMatchObject({ repaid: 5_00n, outstanding: 395_00n })
})

test('STM-03 the proof of liabilities counts the amounts owed to customers, but no receivable', async () => {
  await debtor()
  await proveLiabilities(setup.exchange.deps)
  const { rows } = await sql<{ sum: bigint; held: bigint }>`
    select (select sum from liability_snapshot where coin = 'SGD' order by taken_at desc limit 1)::numeric as sum,
           (select sum(posted) from account where coin = 'SGD' and customer_id is not null)::numeric as held`.execute(
    setup.exchange.deps.db,
  )
  expect(rows[0]?.sum).toBe(rows[0]?.held)
})

test('STM-03 money that moves to spot and back repays once', async () => {
  const { ada, debt } = await debtor()
  await setup.exchange.server.trading.stop()
  await setup.exchange.fund({ customer: ada.id, kind: 'spot' }, 'SGD', 90_00n)
  await setup.exchange.server.trading.start()
  const back = { coin: 'SGD', amount: '40.00', from: 'spot', to: 'fiat' } as const
  await Promise.all([
    wrong.collect(),
    setup.exchange
      .api(transfers, ada)
      .create(back, freshKey())
      .catch(() => undefined),
  ])
  await wrong.collect()
  expect(await debt()).toMatchObject({ repaid: 90_00n, outstanding: 310_00n })
  expect([await setup.fiat(ada), (await wrong.accountOf(ada, 'spot')).posted]).toEqual([0n, 0n])
})
