import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { distributing, type Distributing } from '#testing/distributing.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/offering.ts'
import { holdersOf } from './holders.sql.ts'
import { payDueDistributions } from './pay-due.ts'
import { recordDueDistributions } from './record-due.ts'

let exchange: TestExchange
let desk: Distributing
beforeAll(async () => {
  exchange = await testExchange()
  desk = await distributing(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const cash = async (who: Person): Promise<bigint> => (await desk.balance(who.id, 'fiat', 'SGD'))[0] ?? 0n
const own = async (who: Person, symbol: string) => (await exchange.api(distributions, who).list({ symbol })).rows

test('a declared distribution is announced, recorded, funded, released by two others and paid once', async () => {
  const { symbol } = await desk.product({ decimals: 0 })
  const [ada, bob] = [await desk.holder(symbol, 100n), await desk.holder(symbol, 33n)]
  await desk.livesIn(bob, 'CN')
  const d = await desk.declare(symbol, { perUnit: '0.333', withholding: [{ country: 'CN', rate: '0.1' }] })
  expect(d).toMatchObject({ status: 'declared', perUnit: '0.333', otherRate: '0', record: null, missing: '0.00' })
  expect((await exchange.api(distributions).ofProduct({ symbol })).rows).toEqual([])
  await desk.announce(d.id)
  expect((await exchange.api(distributions).ofProduct({ symbol })).rows).toMatchObject([
    { type: 'dividend', period: d.period, perUnit: '0.333', currency: 'SGD', status: 'announced' },
  ])
  desk.passRecordDate()
  await recordDueDistributions(exchange.deps)
  expect(await desk.get(d.id)).toMatchObject({
    status: 'recorded',
    record: { holders: 2, units: '133', gross: '44.28', tax: '1.09', net: '43.19', owed: '44.29', remainder: '0.01' },
    funded: '0.00',
    missing: '44.29',
  })
  await expect(desk.release(d.id)).rejects.toMatchObject({ code: 'DISTRIBUTION_NOT_FUNDED' })
  await desk.fund(d.id, 44_00n)
  await expect(desk.release(d.id)).rejects.toMatchObject({
    code: 'DISTRIBUTION_NOT_FUNDED',
    message: expect.stringContaining('0.29 SGD'),
  })
  const line = await desk.fund(d.id, 1_00n)
  expect(await exchange.api(bank, desk.staff.finance[0]).line({ id: line })).toMatchObject({
    status: 'credited',
    distribution: { id: d.id, symbol },
  })
  await desk.release(d.id)
  expect(await own(ada, symbol)).toMatchObject([{ status: 'due', gross: '33.30', tax: '0.00', net: '33.30' }])
  await payDueDistributions(exchange.deps)
  expect(await cash(ada)).toBe(0n)
  desk.passPayDate()
  await payDueDistributions(exchange.deps)
  await payDueDistributions(exchange.deps)
  expect([await cash(ada), await cash(bob)]).toEqual([33_30n, 9_89n])
  expect(await desk.get(d.id)).toMatchObject({ status: 'paid', paidHolders: 2, funded: '0.71', missing: '0.00' })
  expect(await own(bob, symbol)).toMatchObject([
    { status: 'paid', units: '33', gross: '10.98', tax: '1.09', taxRate: '0.1', net: '9.89' },
  ])
  const { rows } = await exchange.api(accounts, bob).flowingWater({})
  expect(rows[0]).toMatchObject({
    type: 'distribution',
    coin: 'SGD',
    amount: '9.89',
    remark: `Lantern Bay · ${d.period}`,
  })
  expect((await exchange.api(messages, bob).list({})).rows).toMatchObject([{ title: 'Lantern Bay paid you 9.89 SGD' }])
  expect((await exchange.api(distributions, bob).totals({})).rows).toMatchObject([
    { currency: 'SGD', gross: '10.98', tax: '1.09', net: '9.89' },
  ])
})

/** Creates a recorded and funded distribution, with one holder for each of these numbers of units. */
async function recorded(units: readonly bigint[], perUnit = '1') {
  const { symbol } = await desk.product()
  const holders: Person[] = []
  for (const each of units) holders.push(await desk.holder(symbol, each))
  const d = await desk.declare(symbol, { perUnit })
  await desk.announce(d.id)
  desk.passRecordDate()
  await recordDueDistributions(exchange.deps)
  return { symbol, id: d.id, holders }
}
async function released(units: readonly bigint[]) {
  const made = await recorded(units)
  await desk.fund(made.id, units.reduce((sum, each) => sum + each, 0n) * 100n)
  await desk.release(made.id)
  desk.passPayDate()
  return made
}
const setStatus = (who: Person, status: 'active' | 'frozen' | 'closed') =>
  sql`update customer set status = ${status} where id = ${who.id}`.execute(exchange.deps.db)

test('the declarer takes no part in the release, and the listing role alone cannot release it', async () => {
  const { id } = await recorded([1n])
  await desk.fund(id, 1_00n)
  await sql`update operator set roles = '{listing,finance}' where id = ${desk.declarer.id}`.execute(exchange.deps.db)
  const { finance } = desk.staff
  const refused = { code: 'DISTRIBUTION_OWN_DECLARATION' }
  await expect(desk.agree([desk.declarer, finance[0]], 'distribution_release', id)).rejects.toMatchObject(refused)
  await expect(desk.agree([finance[0], desk.declarer], 'distribution_release', id)).rejects.toMatchObject(refused)
  expect((await desk.get(id)).proposed).toBe('distribution_release')
  await sql`update operator set roles = '{listing}' where id = ${desk.declarer.id}`.execute(exchange.deps.db)
  await expect(desk.agree(desk.staff.listing, 'distribution_release', id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(desk.agree([finance[0], finance[0]], 'distribution_release', id)).rejects.toMatchObject({
    code: 'APPROVAL_REQUEST_EXISTS',
  })
})

test('a payment that stops between two holders continues with the next holder', async () => {
  const { id, holders } = await released([1n, 2n, 3n, 4n])
  let left = 4
  const killed: typeof exchange.deps.inTx = (actor) => (run) => {
    left -= 1
    if (left < 0) throw new Error('killed')
    return exchange.deps.inTx(actor)(run)
  }
  await expect(payDueDistributions({ ...exchange.deps, inTx: killed })).rejects.toThrow('killed')
  const paid = (await holdersOf(exchange.deps, id)).filter(({ status }) => status === 'paid')
  expect(paid.length).toBe(2)
  await payDueDistributions(exchange.deps)
  expect(await Promise.all(holders.map(cash))).toEqual([1_00n, 2_00n, 3_00n, 4_00n])
  expect(await desk.get(id)).toMatchObject({ status: 'paid', paidHolders: 4 })
})

test("keeps a frozen holder's share, pays it once the account is active, and sends no message before", async () => {
  const { id, holders, symbol } = await released([5n])
  const [ada] = holders
  if (ada === undefined) throw new Error('the distribution has no holder')
  await setStatus(ada, 'frozen')
  await payDueDistributions(exchange.deps)
  expect(await desk.get(id)).toMatchObject({ status: 'paid', unclaimedHolders: 1, unclaimed: '5.00' })
  expect(await cash(ada)).toBe(0n)
  expect((await exchange.api(messages, ada).list({})).rows).toEqual([])
  await setStatus(ada, 'active')
  expect(await own(ada, symbol)).toMatchObject([{ status: 'unclaimed', paidAt: null }])
  await Promise.all([payDueDistributions(exchange.deps), payDueDistributions(exchange.deps)])
  expect(await cash(ada)).toBe(5_00n)
  expect(await own(ada, symbol)).toMatchObject([{ status: 'paid' }])
})

test("pays a closed account's share once, to a verified active account that two people chose", async () => {
  const { id, holders } = await released([7n])
  const [gone] = holders
  if (gone === undefined) throw new Error('the distribution has no holder')
  await setStatus(gone, 'closed')
  await payDueDistributions(exchange.deps)
  await payDueDistributions(exchange.deps)
  const { rows } = await exchange.api(distributionsManage, desk.staff.finance[0]).holders({ id, status: 'unclaimed' })
  const heir = await exchange.customer()
  const numberOf = async (who: Person): Promise<string> =>
    (await sql<{ n: string }>`select number::text as n from customer where id = ${who.id}`.execute(exchange.deps.db))
      .rows[0]?.n ?? ''
  const claim = async (account: string) =>
    desk.agree(desk.staff.finance, 'distribution_claim', rows[0]?.id ?? '', { proposal: { account } })
  const unfit = { code: 'DISTRIBUTION_RECIPIENT_UNFIT' }
  await expect(claim('99999999')).rejects.toMatchObject(unfit)
  await expect(claim(await numberOf(gone))).rejects.toMatchObject(unfit)
  await claim(await numberOf(heir))
  expect(await cash(heir)).toBe(7_00n)
  await expect(claim(await numberOf(heir))).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
})

test('an unreleased distribution is cancelled by two people or withdrawn by its declarer, and its funding stays with the product', async () => {
  const { symbol, id } = await recorded([1n])
  await desk.fund(id, 1_00n)
  await expect(desk.desk.withdraw({ id, reason: 'A slip.' }, freshKey())).rejects.toMatchObject({
    code: 'DISTRIBUTION_WRONG_STATUS',
  })
  await desk.agree(desk.staff.listing, 'distribution_cancel', id, { proposal: { why: 'The board called it off.' } })
  expect(await desk.get(id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'The board called it off.',
    missing: '0.00',
  })
  expect((await exchange.api(distributions).ofProduct({ symbol })).rows).toMatchObject([{ status: 'cancelled' }])
  const next = await desk.declare(symbol)
  expect(next.funded).toBe('1.00')
  const colleague = exchange.api(distributionsManage, desk.staff.listing[1])
  await expect(colleague.withdraw({ id: next.id, reason: 'Mine?' }, freshKey())).rejects.toMatchObject({
    code: 'DISTRIBUTION_NOT_YOURS',
  })
  expect(await desk.desk.withdraw({ id: next.id, reason: 'A slip.' }, freshKey())).toMatchObject({
    status: 'cancelled',
  })
  // The period can be declared again.
  await desk.declare(symbol, { period: next.period })
})

test('rejects funding in another currency, or for a distribution that needs none', async () => {
  const { id } = await recorded([1n])
  await exchange.coin('EUR', 'fiat', 2)
  const match = async (line: string) =>
    desk.agree(desk.staff.finance, 'fiat_match', line, { proposal: { distributionId: id } })
  const unfit = { code: 'DISTRIBUTION_FUNDING_UNFIT' }
  await expect(match(await desk.line(1_00n, 'EUR'))).rejects.toMatchObject(unfit)
  await desk.fund(id, 1_00n)
  await desk.release(id)
  await expect(match(await desk.line(1_00n))).rejects.toMatchObject(unfit)
})

test('the database refuses changes of recorded or declared distributions', async () => {
  const { id } = await recorded([1n, 2n])
  const { db } = exchange.deps
  const edited = 'cannot be edited'
  await expect(sql`update distribution set per_unit = 1 where id = ${id}`.execute(db)).rejects.toThrow(edited)
  await expect(sql`update distribution set gross = 1 where id = ${id}`.execute(db)).rejects.toThrow(edited)
  await expect(sql`update distribution_holder set units = 9 where distribution_id = ${id}`.execute(db)).rejects.toThrow(
    edited,
  )
  await expect(sql`delete from distribution_holder where distribution_id = ${id}`.execute(db)).rejects.toThrow(
    'permission denied',
  )
  await expect(
    sql`insert into distribution_holder (id, distribution_id, customer_id, units, rate_ppm, gross, tax, net, status)
        select gen_random_uuid(), distribution_id, ${(await exchange.customer()).id}, 1, 0, 1, 0, 1, 'recorded' from distribution_holder
         where distribution_id = ${id} limit 1`.execute(db),
  ).rejects.toThrow('holders can only be recorded while the distribution is announced')
})

test('the file of holders has the totals and no cell that a spreadsheet would execute', async () => {
  const { id, holders } = await recorded([1n, 2n], '0.333')
  await sql`update customer set real_name = '=HYPERLINK("x")' where id = ${holders[0]?.id}`.execute(exchange.deps.db)
  const file = await desk.desk.holdersFile({ id })
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines.slice(3).map((line) => line.split(',').slice(2, 9))).toEqual([
    ['All holders', '', '3', '0.99', '', '0.00', '0.99'],
    ['Rounding remainder', '', '', '0.01', '', '', ''],
    ['Owed by the issuer', '', '', '1.00', '', '', ''],
  ])
})

test('only the holder downloads the PDF voucher', async () => {
  const { holders, symbol } = await released([3n])
  const [ada] = holders
  if (ada === undefined) throw new Error('the distribution has no holder')
  const [row] = await own(ada, symbol)
  const file = await exchange.api(distributions, ada).voucher({ id: row?.id ?? '' })
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  const other = exchange.api(distributions, await exchange.customer())
  await expect(other.voucher({ id: row?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses a declaration before the allotment, and an announcement after the record date', async () => {
  const { symbol } = await desk.published({ closesIn: 10_000 })
  await expect(desk.declare(symbol)).rejects.toMatchObject({ code: 'DISTRIBUTION_PRODUCT_UNFIT' })
  const d = await desk.declare((await desk.product()).symbol)
  desk.passRecordDate()
  await expect(desk.announce(d.id)).rejects.toMatchObject({ code: 'DISTRIBUTION_RECORD_PAST' })
})

test('pays a due distribution although others with an earlier record date are due later', async () => {
  const { symbol } = await desk.product({ decimals: 0 })
  const ada = await desk.holder(symbol, 10n)
  const after = async (hours: number) => new Date((await desk.now()) + hours * HOUR_MS).toISOString()
  const later = await desk.declare(symbol, { recordAt: await after(0.5), payAt: await after(48) })
  const sooner = await desk.declare(symbol)
  for (const { id } of [later, sooner]) await desk.announce(id)
  desk.passRecordDate()
  await recordDueDistributions(exchange.deps)
  for (const { id } of [later, sooner]) {
    await desk.fund(id, 1_00n)
    await desk.release(id)
  }
  await payDueDistributions(exchange.deps)
  desk.passPayDate()
  await payDueDistributions(exchange.deps, 1)
  expect(await cash(ada)).toBe(1_00n)
  expect([(await desk.get(later.id)).status, (await desk.get(sooner.id)).status]).toEqual(['released', 'paid'])
})
