import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { amount as minorUnits, ppm } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { changeSettings } from '#testing/change-settings.ts'
import type { Customer } from '#testing/exchange.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import { freshPrice } from '#testing/paying-out.ts'
import { sending } from '#testing/sending.ts'
import { freshKey, withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { listMarket } from '#trading/markets/list-market.sql.ts'
import { saveReference } from '#trading/markets/references.sql.ts'

let exchange: ChainExchange
let flow: ReturnType<typeof sending>
beforeAll(async () => {
  exchange = await chainExchange()
  flow = sending(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
  check(await verify(exchange.database.auditUrl, { lastMinutes: 5, journal: 0n, act: 0n })).toEqual([])
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
const free = (minor: bigint) => ({ posted: minor, held: 0n })

test('delivers a coin at once without a fee, and each person sees the other, masked', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const api = exchange.api(internalTransfers, ada)
  const to = { type: 'email', value: bob.email } as const
  expect(await api.preview({ coin: COIN, amount: '120.5', to })).toEqual({
    recipientId: bob.id,
    maskedName: 'T*** P***',
    coin: COIN,
    amount: '120.500000',
    fee: '0.000000',
    eligible: true,
    reasons: [],
  })
  const body = { ...(await flow.body(ada, bob, '120.5')), note: 'For the boat' }
  const sent = await api.create(body, freshKey())
  const line = { maskedName: 'T*** P***', amount: '120.500000', fee: '0.000000', note: 'For the boat', coin: COIN }
  expect(sent).toMatchObject({ ...line, direction: 'sent' })
  expect(await exchange.tokenBalance(ada.id)).toEqual(free(379_500_000n))
  expect(await exchange.tokenBalance(bob.id)).toEqual(free(120_500_000n))
  const received = await exchange.api(internalTransfers, bob).list({})
  expect(received).toMatchObject({ total: 1, rows: [{ ...line, id: sent.id, direction: 'received' }] })
  expect((await api.list({})).rows).toEqual([sent])
  for (const [who, title] of [
    [ada, 'You sent 120.50 tUSD to T*** P***'],
    [bob, 'T*** P*** sent you 120.50 tUSD'],
  ] as const) {
    expect((await exchange.api(messages, who).list({})).rows[0]).toMatchObject({ type: 'funds', title })
    const { rows } = await sql`select kind from mail where recipient = ${who.email}`.execute(exchange.deps.db)
    expect(rows).toHaveLength(1)
  }
})

test('shows the transfer to both under its own name, in the list and in the file', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const id = await flow.send(ada, bob, '20')
  for (const [who, amount] of [
    [ada, '-20.000000'],
    [bob, '20.000000'],
  ] as const) {
    const { rows } = await exchange.api(accounts, who).flowingWater({ type: 'internal_transfer' })
    expect(rows).toMatchObject([{ type: 'internal_transfer', amount, reference: { type: 'internal_transfer', id } }])
    expect(await exchange.api(accounts, who).flowingWaterCsv({ type: 'internal_transfer' })).toContain(
      'Internal transfer',
    )
  }
})

test('the pages of the list have no gap, in both directions', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(500n * DOLLAR)]
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.unshift(await (n % 2 === 0 ? flow.send(ada, bob, '1') : flow.send(bob, ada, '2')))
  const { list } = exchange.api(internalTransfers, ada)
  const first = await list({ pageSize: 4 })
  const second = await list({ pageSize: 4, after: first.next ?? '' })
  expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual(ids)
  expect(first).toMatchObject({ total: 6 })
  expect(second.next).toBeNull()
  expect((await list({ page: 2, pageSize: 4 })).rows).toEqual(second.rows)
  expect((await list({ coin: 'SGD' })).total).toBe(0)
})

test.each([
  [{ coin: 'NONE' }, 'COIN_UNKNOWN'],
  [{ amount: '0' }, 'TRANSFER_AMOUNT_INVALID'],
  [{ amount: '1.0000001' }, 'TRANSFER_AMOUNT_INVALID'],
] as const)('rejects a transfer of %o with %s', async (change, code) => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const input = { coin: COIN, amount: '1', to: { type: 'email', value: bob.email } as const, ...change }
  expect(await codeOfRefusal(exchange.api(internalTransfers, ada).preview(input))).toBe(code)
  const body = { ...(await flow.body(ada, bob, '1')), ...change }
  expect(await codeOfRefusal(exchange.api(internalTransfers, ada).create(body, freshKey()))).toBe(code)
})

test('TRF-05 six concurrent requests send only money that no withdrawal holds', async () => {
  const [ada, bob] = [await withdrawing(exchange).withdrawer(500n * DOLLAR), await flow.holder(0n)]
  await withdrawing(exchange).request(ada, '80')
  const bodies = await Promise.all(Array.from({ length: 6 }, () => flow.body(ada, bob, '100')))
  const codes = await Promise.all(bodies.map((body) => flow.ask(ada, body)))
  expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(4)
  expect(codes.filter((code) => code === 'INSUFFICIENT_AVAILABLE_BALANCE')).toHaveLength(2)
  expect(await exchange.tokenBalance(bob.id)).toEqual(free(400n * DOLLAR))
})

test('eight equal requests send once, and a confirmation is valid for one content and one use', async () => {
  const [ada, bob, eve] = [await flow.holder(500n * DOLLAR), await flow.holder(0n), await flow.holder(0n)]
  const { create } = exchange.api(internalTransfers, ada)
  const body = await flow.body(ada, bob, '10')
  for (const changed of [
    { amount: '11' },
    { recipientId: eve.id },
    { to: { type: 'email', value: eve.email } as const },
  ])
    expect(await codeOfRefusal(create({ ...body, ...changed }, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
  const key = freshKey()
  const made = await Promise.all(Array.from({ length: 8 }, () => create(body, key)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await codeOfRefusal(create(body, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
  expect(await exchange.tokenBalance(bob.id)).toEqual(free(10n * DOLLAR))
})

test('sends nothing to the new owner of an address that changed hands since the preview', async () => {
  const [ada, bob, eve] = [await flow.holder(500n * DOLLAR), await flow.holder(0n), await flow.holder(0n)]
  const { email } = bob
  const body = await flow.body(ada, bob, '10')
  await sql`update customer set email = 'gone-' || email where id = ${bob.id}`.execute(exchange.deps.db)
  await sql`update customer set email = ${email} where id = ${eve.id}`.execute(exchange.deps.db)
  const create = exchange.api(internalTransfers, ada).create(body, freshKey())
  expect(await codeOfRefusal(create)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test('lists the coins that can be sent, with the limits of withdrawals', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  await exchange.coin('AURX', 'token', 0)
  await flow.send(ada, bob, '100')
  const terms = await exchange.api(internalTransfers, ada).terms({})
  expect(terms).toMatchObject({
    coins: [{ coin: COIN, decimals: 6, available: '400.000000' }],
    remaining24h: '4900.000000',
    remainingMonth: '49900.000000',
    frozenUntil: null,
  })
  const { remaining24h } = await exchange.api(withdrawals, ada).terms({ coin: COIN, chain: CHAIN })
  expect(remaining24h).toBe(terms.remaining24h)
})

test('sends fiat between fiat accounts, and counts it towards the limits at its current price', async () => {
  const [ada, bob] = [await flow.holder(0n), await flow.holder(0n)]
  for (const fiat of ['SGD', 'USD']) await exchange.coin(fiat, 'fiat', 2)
  await exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 100_00n)
  const api = exchange.api(internalTransfers, ada)
  expect((await api.terms({})).coins.map(({ coin }) => coin)).not.toContain('SGD')
  await freshPrice(exchange, 'SGD', '7500000000')
  expect((await api.terms({})).coins).toContainEqual({
    coin: 'SGD',
    decimals: 2,
    available: '100.00',
    rate: '0.7500000000',
    cap: null,
    feePpm: 0,
  })
  const body = { coin: 'SGD', amount: '33.33', fee: '0', recipientId: bob.id }
  const verifyToken = await proof(exchange.deps, ada, 'internal_transfer', { ...body, recipient: bob.email })
  await api.create({ ...body, to: { type: 'email', value: bob.email }, verifyToken }, freshKey())
  const { rows } =
    await sql`select posted from account where coin = 'SGD' and kind = 'fiat' and customer_id = any(${[ada.id, bob.id]}) order by posted`.execute(
      exchange.deps.db,
    )
  expect(rows).toEqual([{ posted: 33_33n }, { posted: 66_67n }])
  expect((await api.terms({})).remaining24h).toBe('4975.002500')
})

test('PRC-03 counts a token towards the limits at the reference price of its market, and rejects it without one', async () => {
  const [ada, bob] = [await flow.holder(0n), await flow.holder(0n)]
  await exchange.coin('AURL', 'token', 2)
  await exchange.fund({ customer: ada.id, kind: 'token' }, 'AURL', 1_000_00n)
  const inTx = exchange.deps.inTx('operator:test')
  const market = {
    symbol: 'AURL-tUSD',
    base: 'AURL',
    quote: COIN,
    baseScale: 2,
    quoteScale: 6,
    band: ppm(200_000),
    dynamicBand: ppm(100_000),
  }
  const setReference = (price: bigint | undefined) =>
    inTx(async (tx) => {
      const reference = price === undefined ? undefined : ({ price, source: 'operators' } as const)
      await saveReference(tx, market.symbol, reference)
      return ok(undefined)
    })
  await inTx(async (tx) => {
    await listMarket(tx, {
      ...market,
      tick: minorUnits(10_000n),
      lot: minorUnits(100n),
      makerFee: ppm(1_000),
      takerFee: ppm(1_500),
      minValue: minorUnits(1_000_000n),
      maxValue: minorUnits(10n ** 12n),
      listingPrice: minorUnits(12_500_000n),
    })
    return ok(undefined)
  })
  const api = exchange.api(internalTransfers, ada)
  const to = { type: 'email', value: bob.email } as const
  const preview = async (quantity: string) => (await api.preview({ coin: 'AURL', amount: quantity, to })).reasons
  const listed = async () => (await api.terms({})).coins.find(({ coin }) => coin === 'AURL')
  expect(await listed()).toMatchObject({
    coin: 'AURL',
    decimals: 2,
    available: '1000.00',
    rate: '12.5000000000',
    cap: null,
  })
  expect(await preview('400')).toEqual([])
  expect(await preview('400.01')).toEqual(['WITHDRAWAL_DAY_LIMIT_REACHED'])
  await setReference(25_000_000n)
  expect(await preview('400')).toEqual(['WITHDRAWAL_DAY_LIMIT_REACHED'])
  const body = { coin: 'AURL', amount: '100', fee: '0', recipientId: bob.id }
  const verifyToken = await proof(exchange.deps, ada, 'internal_transfer', { ...body, recipient: bob.email })
  await api.create({ ...body, to, verifyToken }, freshKey())
  expect((await api.terms({})).remaining24h).toBe('2500.000000')
  await setReference(undefined)
  expect(await listed()).toBeUndefined()
  expect(await preview('1')).toEqual(['INTERNAL_TRANSFER_UNSUPPORTED'])
})

test('deducts the fee of the coin from the amount, and shows it only to the sender', async () => {
  await changeSettings(exchange, { transferFees: { usual: 100_000, coins: [{ coin: COIN, fee: 2_500 }] } })
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const api = exchange.api(internalTransfers, ada)
  expect((await api.terms({})).coins[0]).toMatchObject({ coin: COIN, feePpm: 2_500 })
  const to = { type: 'email', value: bob.email } as const
  expect(await api.preview({ coin: COIN, amount: '120.5', to })).toMatchObject({ eligible: true, fee: '0.301250' })
  const sent = await api.create(await flow.body(ada, bob, '120.5', to, '0.30125'), freshKey())
  expect(sent).toMatchObject({ amount: '120.500000', fee: '0.301250', direction: 'sent' })
  expect(await exchange.tokenBalance(ada.id)).toEqual(free(379_500_000n))
  expect(await exchange.tokenBalance(bob.id)).toEqual(free(120_198_750n))
  const received = await exchange.api(internalTransfers, bob).list({})
  expect(received.rows).toMatchObject([{ amount: '120.198750', fee: '0.000000', direction: 'received' }])
  expect((await exchange.api(messages, bob).list({})).rows[0]).toMatchObject({
    title: expect.stringContaining('120.19'),
  })
  const entryOf = async (who: Customer) =>
    (await exchange.api(accounts, who).flowingWater({ type: 'internal_transfer' })).rows
  expect(await entryOf(ada)).toMatchObject([{ fee: '0.301250', balance: '379.500000' }])
  expect(await entryOf(bob)).toMatchObject([{ amount: '120.198750', fee: '0.000000', balance: '120.198750' }])
  expect(await codeOfRefusal(api.preview({ coin: COIN, amount: '0.000001', to }))).toBe('TRANSFER_AMOUNT_INVALID')
  await changeSettings(exchange, { transferFees: { usual: 0, coins: [] } })
})

test('WDR-08 charges only the fee that the sender confirmed with the code, and sends nothing after it changed', async () => {
  await changeSettings(exchange, { transferFees: { usual: 0, coins: [{ coin: COIN, fee: 1_000 }] } })
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const api = exchange.api(internalTransfers, ada)
  const to = { type: 'email', value: bob.email } as const
  const confirmed = await flow.body(ada, bob, '100', to, '0.1')
  await changeSettings(exchange, { transferFees: { usual: 0, coins: [{ coin: COIN, fee: 50_000 }] } })
  const changed = { code: 'WITHDRAWAL_FEE_CHANGED', field: 'fee', message: expect.stringContaining('5.00') }
  await expect(api.create(confirmed, freshKey())).rejects.toMatchObject(changed)
  const other = { ...confirmed, fee: '5' }
  await expect(api.create(other, freshKey())).rejects.toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  expect(await exchange.tokenBalance(ada.id)).toEqual(free(500n * DOLLAR))
  expect(await api.create(await flow.body(ada, bob, '100', to, '5'), freshKey())).toMatchObject({ fee: '5.000000' })
  await changeSettings(exchange, { transferFees: { usual: 0, coins: [] } })
})
