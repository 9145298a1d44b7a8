import { expect, test } from '@playwright/test'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { stops } from '@tessera/contract/access/stops/stops.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { investors, PASSWORD } from '../world/src/stories/cast.ts'
import { clientOf, once } from './steps/client-of.ts'
import { desk } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'
import { signInCustomer } from './steps/sign-in-by-api.ts'
import { freeze, unfreeze } from './steps/account-states.ts'

// The price rules in the book of a market whose market makers have left.

test.describe.configure({ mode: 'serial' })

const PAIR = 'AURB-tUSD'
const professionals = ['meridian', 'straits'] as const
let address = ''
/** Tokens of two customers who use one device. */
let connected: { readonly lim: string; readonly chen: string }

const trader = (token: string) => clientOf(address, token, orders)
const market = async () => {
  const { rows } = await clientOf(address, '', markets).list({})
  const found = rows.find(({ symbol }) => symbol === PAIR)
  if (found === undefined) throw new Error(`${PAIR} is not listed`)
  return found
}
/** A share of the reference price, rounded to the tick. */
const near = async (share: number): Promise<string> => (Number((await market()).reference) * share).toFixed(2)
const place = (token: string, side: 'buy' | 'sell', price: string, quantity: string) =>
  trader(token).place({ symbol: PAIR, side, price, quantity }, once())
const refusalOf = async (call: Promise<unknown>): Promise<{ code: string; field: string | undefined }> =>
  call.then(
    () => ({ code: 'SUCCESS', field: undefined }),
    (error: unknown) => {
      if (error instanceof ApiError) return { code: error.code, field: error.field }
      throw error
    },
  )
async function decide(kind: 'market_state' | 'stop_lift', subjectId: string, proposal: object): Promise<void> {
  const [maker, checker] = [await storedToken('priya'), await storedToken('arjun')]
  const reason = 'As we agreed.'
  const { id: requestId, contentHash } = await clientOf(address, maker, approvals).propose({
    kind,
    subjectId,
    verdict: 'approve',
    reason,
    proposal: { ...proposal },
  })
  await clientOf(address, checker, approvals).decide({ requestId, verdict: 'approve', contentHash, note: reason })
}
const restrict = async () =>
  clientOf(address, await storedToken('priya'), marketsDesk).restrict({ symbol: PAIR, reason: 'For the next test.' })
const clear = async (...tokens: readonly string[]) => {
  for (const token of tokens) await trader(token).cancelAll({ symbol: PAIR })
}

test.beforeAll(async ({ browser, baseURL }) => {
  address = baseURL ?? ''
  const context = await browser.newContext()
  const signIn = (who: keyof typeof investors, device?: string) =>
    signInCustomer(context.request, address, { email: investors[who].email, password: PASSWORD }, device)
  connected = { lim: await signIn('lim', 'one device'), chen: await signIn('chen', 'one device') }
  const makers = [await signIn('meridian'), await signIn('straits')]
  for (const who of professionals) await freeze(who)
  await clear(...makers, connected.lim, connected.chen)
  await expect(async () => {
    const { bids, asks } = await clientOf(address, '', markets).book({ symbol: PAIR, limit: 5 })
    expect([...bids, ...asks]).toEqual([])
  }).toPass()
  for (const who of ['harbor', 'quaystone'])
    await clientOf(address, await storedToken(who), transfers).create(
      { coin: 'tUSD', amount: '6000.000000', from: 'token', to: 'spot' },
      once(),
    )
  await context.close()
})
test.afterAll(async () => {
  const { state } = await market()
  if (state === 'auction') await restrict()
  if (state === 'halted') await decide('market_state', PAIR, { event: 'restrict' })
  if (state !== 'open') await decide('market_state', PAIR, { event: 'open' })
  for (const who of professionals) await unfreeze(who)
})

test('PRC-01 trades of two accounts on one device in an empty book move no price and are marked', async ({
  browser,
}) => {
  const before = await market()
  const newest = (await clientOf(address, '', trades).list({ symbol: PAIR, limit: 1 })).rows[0]?.seq ?? 0
  const refused = new Set<string>()
  for (let step = 0; step < 13; step += 1) {
    const price = await near(1 - step * 0.02)
    for (const [who, side] of [
      [connected.chen, 'buy'],
      [connected.lim, 'sell'],
    ] as const)
      refused.add((await refusalOf(place(who, side, price, '1'))).code)
    await clear(connected.lim, connected.chen)
  }
  expect(refused).toContain('ORDER_PRICE_OUT_OF_BAND')
  expect(await market()).toMatchObject({ reference: before.reference, last: before.last, state: 'open' })
  const { rows } = await clientOf(address, '', trades).list({ symbol: PAIR, limit: 20 })
  const walked = rows.filter(({ seq }) => seq > newest)
  expect(walked.length).toBeGreaterThan(2)
  for (const { connected: isMarked, price } of walked) {
    expect(isMarked).toBe(true)
    expect(Number(price)).toBeGreaterThanOrEqual(Number(before.reference) * 0.8)
  }
  const context = await customerBrowser(browser, address, connected.chen, { viewport: desk })
  const page = await context.newPage()
  await page.goto(`/en_US/trade/${PAIR}`)
  await expect(page.getByText('Trade between connected accounts. It does not affect the price.').first()).toBeAttached()
  await checkScreen(page, 'trade-connected.en_US')
  await context.close()
})

test('PRC-03 a holding is valued at the reference price after others moved the last price', async ({ browser }) => {
  const { reference } = await market()
  const { accounts: own } = await clientOf(address, connected.lim, accounts).overview({ fiat: 'USD' })
  const held = own.flatMap(({ holdings }) => holdings).find(({ coin }) => coin === 'AURB')
  expect(held).toMatchObject({ priceFrom: 'reference' })
  expect(Number(held?.price)).toBeGreaterThan(Number(reference) * 0.97)
  expect(Number(held?.price)).toBeLessThan(Number(reference) * 1.03)
  const context = await customerBrowser(browser, address, connected.lim, { viewport: desk })
  const page = await context.newPage()
  await page.goto(`/en_US/trade/${PAIR}`)
  await expect(page.getByText('Value at reference price')).toBeVisible()
  await context.close()
})

test('PRC-02 the order form of an account with stopped withdrawals shows the allowed prices and rejects others', async ({
  browser,
}) => {
  const { id } = await clientOf(address, connected.chen, customers).info({})
  const stop = await clientOf(address, await storedToken('priya'), stops).set(
    {
      scope: 'account_withdrawals',
      subjectId: id,
      notice: 'safety',
      reason: 'The owner called.',
      until: new Date(Date.now() + DAY_MS).toISOString(),
    },
    once(),
  )
  const context = await customerBrowser(browser, address, connected.chen, { viewport: desk })
  const page = await context.newPage()
  try {
    await page.goto(`/en_US/trade/${PAIR}`)
    const form = page.getByRole('region', { name: 'Place an order' })
    await expect(form.getByText(/Until then, your orders here execute only from [\d.]+ to [\d.]+ tUSD/)).toBeVisible()
    await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1')
    const price = form.getByRole('textbox', { name: 'Price', exact: true })
    await price.fill(await near(1.05))
    // A field shows its error once it loses focus.
    await price.blur()
    await expect(price).toHaveAccessibleDescription(/orders execute only within 3% of the reference price/)
    await checkScreen(page, 'trade-collar.en_US')
    await page.setViewportSize(desk)
    const far = { code: 'ORDER_OUT_OF_COLLAR', field: 'price' }
    expect(await refusalOf(place(connected.chen, 'buy', await near(1.05), '1'))).toEqual(far)
    expect(await refusalOf(place(connected.chen, 'sell', await near(0.95), '1'))).toEqual(far)
    await price.fill(await near(1))
    await form.getByRole('button', { name: 'Buy 1 AURB' }).click()
    await expect(page.getByText('Buy order for 1 AURB placed.')).toBeVisible()
    await page.goto(`/zh_CN/trade/${PAIR}`)
    await expect(page.getByText(/提现已暂停至.+参考价上下 3%/)).toBeVisible()
  } finally {
    await decide('stop_lift', stop.id, {})
    await clear(connected.chen)
    await context.close()
  }
  expect(await refusalOf(place(connected.chen, 'buy', await near(0.95), '1'))).toMatchObject({ code: 'SUCCESS' })
  await clear(connected.chen)
})

test('PRC-04 the fourth volatility auction halts the market: customers see it, and two operators reopen it', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const [harbor, quaystone] = [await storedToken('harbor'), await storedToken('quaystone')]
  const interrupt = async (who: string): Promise<string> => {
    const price = await near(1.18)
    await place(connected.lim, 'sell', price, '110')
    await place(who, 'buy', price, '110')
    return (await market()).state
  }
  const startAgain = async () => {
    await restrict()
    await clear(connected.lim, harbor, quaystone)
    await decide('market_state', PAIR, { event: 'open' })
    await expect.poll(async () => (await market()).state).toBe('open')
  }
  expect(await interrupt(harbor)).toBe('auction')
  await startAgain()
  expect(await interrupt(harbor)).toBe('auction')
  await startAgain()
  expect(await interrupt(harbor)).toBe('open')
  await clear(connected.lim, harbor)
  expect(await interrupt(quaystone)).toBe('auction')
  await startAgain()
  expect(await interrupt(quaystone)).toBe('halted')

  const context = await customerBrowser(browser, address, connected.lim, { viewport: desk })
  const page = await context.newPage()
  await page.goto(`/en_US/trade/${PAIR}`)
  await expect(page.getByRole('region', { name: 'Pair' }).getByText('Halted')).toBeVisible()
  expect(await refusalOf(place(connected.lim, 'sell', await near(1), '1'))).toMatchObject({ code: 'MARKET_NOT_OPEN' })

  const [priya, arjun] = await Promise.all(
    ['priya', 'arjun'].map(async (who) => (await operatorBrowser(browser, who, { viewport: desk })).newPage()),
  )
  if (priya === undefined || arjun === undefined) throw new Error('the test needs two operators')
  const drawer = await openCase(priya, 'queue?kind=market_halt', PAIR)
  const content = drawer.getByRole('table', { name: 'Case details' })
  for (const who of [harbor, quaystone]) {
    const { userAccount } = await clientOf(address, who, customers).info({})
    await expect(content).toContainText(userAccount)
  }
  await expect(drawer.getByText(/the market restarts with an auction/)).toBeVisible()
  await checkScreen(priya, 'console-market-halt.en_US')
  await priya.setViewportSize(desk)
  await propose(priya, drawer, 'The prices are as they should be.')
  await arjun.goto('/console/zh_CN/queue?kind=market_halt')
  await expect(arjun.getByRole('row').filter({ hasText: '因价格规则停牌的市场' }).first()).toBeVisible()
  await confirm(arjun, await openCase(arjun, 'queue?kind=market_halt', PAIR), 'Looked at them too.')
  await expect.poll(async () => (await market()).state).toBe('auction')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Pair' }).getByText('Call auction')).toBeVisible()
  await restrict()
  await clear(connected.lim, harbor, quaystone)
  await decide('market_state', PAIR, { event: 'open' })
  await Promise.all([page, priya, arjun].map((each) => each.context().close()))
})
