import { audit } from '@tessera/contract/services/audit/audit.ts'
import { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { type Amount, minus, negated, parseAmount, total } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
let next: () => Person
beforeAll(async () => {
  floor = await tradingFloor()
  next = await floor.crowd(20)
  await floor.start()
})
afterAll(() => floor.exchange.close())

const reader = async (role: 'finance' | 'auditor' | 'support' = 'finance') =>
  floor.exchange.api(ledger, await floor.exchange.operator(role))
const everything = { page: 1, pageSize: 100 }
const accountsOf = async (number: string) => (await (await reader()).accounts({ ...everything, customer: number })).rows
/** The maximum number of decimals of a coin, so that amounts of every coin have one scale. */
const SCALE = 9
/** An amount of a reply in minor units, above or below zero. */
function minorOf(text = ''): Amount {
  const parsed = parseAmount(text.replace(/^-/u, ''), SCALE)
  assert(parsed !== undefined, `${text} is not a valid amount`)
  return text.startsWith('-') ? negated(parsed) : parsed
}
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Trades 4 units at 12.30. Returns the account numbers of both people. */
async function trade() {
  const [maker, taker] = [next(), next()]
  const place = (who: Person, side: 'buy' | 'sell', quantity: string) =>
    floor.exchange
      .api(orders, who)
      .place({ symbol: PAIR, side, price: '12.30', quantity }, { idempotencyKey: randomUUID() })
  await place(maker, 'sell', '4')
  await place(taker, 'buy', '4')
  const accounts = (await (await reader()).accounts({ ...everything, kind: 'customer_spot' })).rows
  const numberOf = (who: Person) => accounts.find(({ customer }) => customer?.id === who.id)?.customer?.number ?? ''
  return { maker, taker, makerNumber: numberOf(maker), takerNumber: numberOf(taker) }
}

test('a trade is on the accounts of both people and of the fees, with the balance after each entry', async () => {
  const { takerNumber } = await trade()
  const read = await reader()
  const cash = (await accountsOf(takerNumber)).find(({ coin }) => coin === 'tUSD')
  const entries = await read.entries({ id: cash?.id ?? '' })
  expect(entries.rows[0]).toMatchObject({ kind: 'fill', amount: '-49.273800', balance: cash?.balance })
  const all = entries.rows.toReversed().map(({ amount }) => minorOf(amount))
  expect(entries.rows.map(({ balance }) => minorOf(balance))).toEqual(
    all.map((_, at) => total(all.slice(0, at + 1))).toReversed(),
  )
  const [fees] = (await read.accounts({ kind: 'fees', coin: 'tUSD' })).rows
  const [feeEntry] = (await read.entries({ id: fees?.id ?? '' })).rows
  expect(feeEntry).toMatchObject({ kind: 'fill', amount: '0.123000', balance: fees?.balance })
  const journal = await read.journal({ id: feeEntry?.journalId ?? '' })
  expect(journal).toMatchObject({ kind: 'fill', reference: { type: 'fill' }, reverses: null, reversedBy: null })
  expect(journal.postings).toHaveLength(5)
  for (const coin of ['tUSD', ...new Set(journal.postings.map((posting) => posting.coin))])
    expect(
      total(journal.postings.filter((posting) => posting.coin === coin).map(({ amount }) => minorOf(amount))),
    ).toBe(0n)
})

test('balances at an earlier moment leave out later postings', async () => {
  const { makerNumber } = await trade()
  const now = await accountsOf(makerNumber)
  const at = new Date(Date.now() - 365 * DAY_MS).toISOString()
  const before = (await (await reader()).accounts({ ...everything, customer: makerNumber, at })).rows
  expect(now.map(({ balance }) => minorOf(balance)).some((balance) => balance > 0n)).toBe(true)
  expect(before.map(({ id, balance, held }) => [id, minorOf(balance), held])).toEqual(
    now.map(({ id }) => [id, 0n, null]),
  )
})

test('filters entries by kind, amount, reference and time', async () => {
  const { takerNumber } = await trade()
  const cash = (await accountsOf(takerNumber)).find(({ coin }) => coin === 'tUSD')
  const read = await reader()
  const found = async (filter: object) => (await read.entries({ id: cash?.id ?? '', ...filter })).rows.length
  const [whole, fills] = [await found({}), await found({ kind: 'fill' })]
  expect([fills, whole > fills]).toEqual([1, true])
  expect([
    await found({ amount: '49.273800' }),
    await found({ amount: '49.27' }),
    await found({ amount: '1.1234567' }),
  ]).toEqual([1, 0, 0])
  const [{ reference } = { reference: { id: '' } }] = (await read.entries({ id: cash?.id ?? '', kind: 'fill' })).rows
  expect(await found({ reference: reference.id })).toBe(1)
  const hourAgo = new Date(Date.now() - HOUR_MS).toISOString()
  expect([await found({ until: hourAgo }), await found({ from: hourAgo })]).toEqual([0, whole])
  expect(await codeOfRefusal(read.entries({ id: '999999999' }))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(read.journal({ id: randomUUID() }))).toBe('NOT_FOUND')
})

test('continues at the cursor of the previous page, with the same balances', async () => {
  const { takerNumber } = await trade()
  const cash = (await accountsOf(takerNumber)).find(({ coin }) => coin === 'tUSD')
  const read = await reader()
  const id = cash?.id ?? ''
  const all = (await read.entries({ id })).rows
  const paged = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof read.entries>> = await read.entries({
      id,
      pageSize: 1,
      ...(after !== null && { after }),
    })
    paged.push(...page.rows)
    after = page.next
  } while (after !== null)
  expect(paged).toEqual(all)
  const first = await read.accounts({ pageSize: 2 })
  const second = await read.accounts({ pageSize: 2, after: first.next ?? '' })
  expect(second.rows).toEqual((await read.accounts({ pageSize: 2, page: 2 })).rows)
})

test("today's trial balance has opening, turnover and closing of each kind, and is balanced in every coin", async () => {
  await trade()
  const trial = await (await reader('auditor')).trial({ day: dayOf(Date.now()) })
  expect(trial.isFinal).toBe(false)
  expect(trial.sums.length).toBeGreaterThan(1)
  expect(trial.sums.filter(({ isBalanced }) => !isBalanced)).toEqual([])
  const custody = trial.lines.find(({ kind, coin }) => kind === 'custody' && coin === 'tUSD')
  const accounts = await (await reader()).accounts({ ...everything, kind: 'custody', coin: 'tUSD' })
  expect([custody?.opening, custody?.closing]).toEqual(['0.000000', accounts.rows[0]?.balance])
  expect(minus(minorOf(custody?.credits), minorOf(custody?.debits))).toBe(minorOf(custody?.closing))
  const yesterday = await (await reader()).trial({ day: dayOf(Date.now() - DAY_MS) })
  expect(yesterday).toMatchObject({ isFinal: true, lines: [], sums: [] })
  expect(await codeOfRefusal((await reader()).trial({ day: dayOf(Date.now() + DAY_MS) }))).toBe('LEDGER_DAY_IN_FUTURE')
})

test("exports accounts, entries and the trial balance in the reader's language", async () => {
  const { takerNumber } = await trade()
  const chinese = floor.exchange.api(ledger, await floor.exchange.operator('finance'), 'zh_CN')
  expect(await chinese.accountsFile({ customer: takerNumber })).toContain('客户现货账户')
  const cash = (await accountsOf(takerNumber)).find(({ coin }) => coin === 'tUSD')
  const entries = await (await reader()).entriesFile({ id: cash?.id ?? '' })
  expect(entries).toMatch(/Trade,49\.273800,,/u)
  const day = dayOf(Date.now())
  const csv = await (await (await reader()).trialFile({ day, format: 'csv' })).text()
  expect(csv).toContain('tUSD,Sum,0.000000')
  const pdf = await (await reader()).trialFile({ day, format: 'pdf' })
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})

test("AZ-13 records who read a customer's accounts, and refuses people without the permission", async () => {
  const { taker, takerNumber } = await trade()
  const finance = await floor.exchange.operator('finance')
  const read = floor.exchange.api(ledger, finance)
  const [account] = (await read.accounts({ customer: takerNumber })).rows
  await read.entries({ id: account?.id ?? '' })
  await read.accountsFile({ customer: takerNumber })
  const log = floor.exchange.api(audit, await floor.exchange.operator('auditor'))
  const acts = (await log.list({ actor: `operator:${finance.id}`, pageSize: 100 })).rows
  expect(acts.map(({ action, target }) => [action, target.id])).toEqual([
    ['ledger.export', takerNumber],
    ['ledger.read_customer', taker.id],
    ['ledger.read_customer', takerNumber],
  ])
  const support = await reader('support')
  for (const refused of [
    support.accounts({}),
    support.trial({ day: '2026-01-01' }),
    support.journal({ id: randomUUID() }),
  ])
    expect(await codeOfRefusal(refused)).toBe('FORBIDDEN')
})
