import { type Browser, expect, type Page, test } from '@playwright/test'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { fundHotWallet } from '../world/src/chain/fund-hot-wallet.ts'
import { accountNumbers, BANK } from '../world/src/stories/exchange-bank.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { subscribe } from './steps/by-api.ts'
import { checkScreen } from './steps/check-screen.ts'
import { clientOf } from './steps/client-of.ts'
import { minuteOf } from './steps/draft.ts'
import { createPasskey, enterDetails, finishEnrolment, type FirstOperator } from './steps/enrol.ts'
import { allotOnScreens, followListing, offerOnScreens, openPair } from './steps/first-offer.ts'
import {
  applyForClass,
  CHAIN,
  classOf,
  COIN,
  moveToSpot,
  payIn,
  publishLegalTexts,
  receiveCoins,
  requestWithdrawal,
  type Staff,
  trade,
  type Trader,
  verifiedTrader,
} from './steps/first-trade.ts'
import { openProduction, type Production } from './steps/production.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { proposeAndConfirm } from './steps/review.ts'
import { CONSOLE_TOKEN } from './steps/sessions.ts'
import { agreeOn } from './steps/setting-form.ts'

// From an empty database to a running exchange: the documented commands, two operators, and only the console.

test.describe.configure({ mode: 'serial' })

const people = {
  ana: { name: 'Ana Lim', email: 'ana@exchange.internal' },
  ben: { name: 'Ben Tan', email: 'ben@exchange.internal' },
} as const satisfies Readonly<Record<string, FirstOperator>>

let production: Production
let ana: Page
let ben: Page
let staff: Staff
let site: Page
let seller: Trader
let buyer: Trader

const draft = { symbol: 'BERTH', name: 'Morning Harbour' }
const pair = `${draft.symbol}-${COIN}`

const open = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: production.address, viewport: { width: 1440, height: 900 } })).newPage()

test.beforeAll(async ({ browser }) => {
  production = await openProduction()
  ana = await open(browser)
  ben = await open(browser)
  site = await open(browser)
})
test.afterAll(async () => {
  for (const page of [ana, ben, site]) await page.context().close()
  await production.stop()
})

/** Runs the command, and returns the path of each printed link. */
async function firstLinks(): Promise<string[]> {
  const { output } = await production.command('operator', 'first')
  return [...output.matchAll(/\/console\/first#\S+/gu)].map(([path]) => path)
}

test('two people enrol by their links, each in one browser, with a passkey and an authenticator', async ({
  browser,
}) => {
  const [older = ''] = await firstLinks()
  const [one = '', two = ''] = await firstLinks()
  await ana.goto(older)
  await expect(ana.getByText('A newer link replaced this one.', { exact: false })).toBeVisible()

  await ana.goto(one)
  await ana.reload()
  await expect(ana.getByRole('heading', { name: 'Enrol as an operator' })).toBeVisible()
  await checkScreen(ana, 'console-enrol.en_US', { inBoth: true })
  const stranger = await open(browser)
  await stranger.goto(one)
  await expect(stranger.getByText('opened in another browser first', { exact: false })).toBeVisible()
  await stranger.context().close()
  await enterDetails(ana, people.ana)
  await createPasskey(ana)
  await ana.goto('/console/en_US/queue')
  await ana.goto(one.replace('/console/', '/console/zh_CN/'))
  await expect(ana.getByRole('img', { name: '身份验证器二维码' })).toBeVisible()
  await checkScreen(ana, 'console-enrol.zh_CN', { inBoth: true })
  await ana.goto(one.replace('/console/', '/console/en_US/'))
  await finishEnrolment(ana)

  await ben.goto(two)
  await enterDetails(ben, people.ben)
  await createPasskey(ben)
  await finishEnrolment(ben)
  const { output, code } = await production.command('operator', 'first')
  expect([code, output]).toEqual([1, expect.stringContaining('two people make operators in the console')])
  const tokenOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key) ?? '', CONSOLE_TOKEN)
  staff = [await tokenOf(ana), await tokenOf(ben)]
})

/** Opens the screen that the setup names for a missing part. */
async function follow(task: string): Promise<void> {
  await ana.goto('/console/en_US/setup')
  const row = ana.getByText(task, { exact: true }).locator('xpath=ancestor::div[contains(@class, "row--between")][1]')
  await expect(row).toContainText('Missing')
  await row.getByRole('link').click()
}

/** Waits until the setup shows so many parts of a goal as done. */
const expectSetUp = (goal: string, count: number): Promise<void> =>
  reloadUntil(ana, '/console/en_US/setup', () =>
    expect(ana.getByRole('region', { name: goal }).getByText('Done')).toHaveCount(count, { timeout: 3_000 }),
  )

test('the setup leads to each setting, which two operators agree on: coins, bank account, network', async () => {
  await follow('A fiat currency')
  await agreeOn([ana, ben], 'SGD', {
    texts: { Code: 'SGD', Decimals: '2', 'Name (English)': 'Singapore dollar', 'Name (Chinese)': '新加坡元' },
    choices: { Type: 'Fiat currency' },
  })
  await follow('An open bank account for each currency')
  await agreeOn([ana, ben], 'SGD-main', {
    texts: {
      'Short name': 'SGD-main',
      Currency: 'SGD',
      Bank: BANK,
      'SWIFT code (BIC)': 'MERLSGSG',
      'Account holder': 'Harbour Exchange Trust',
      'Account number or IBAN': accountNumbers.SGD,
      Country: 'SG',
      'Minimum deposit order': '100',
      'Maximum deposit order': '1000000',
      'Fiat withdrawal fee': '2',
      'Minimum fiat withdrawal, excluding the fee': '10',
      'Maximum fiat withdrawal, excluding the fee': '1000000',
      'Cut-off time for fiat withdrawals (24:00: none)': '24:00',
      'Time zone of the bank': 'Asia/Singapore',
    },
    switches: ['Open to customers', 'Fiat withdrawals open'],
  })
  await follow('A cryptocurrency, such as a stablecoin')
  await agreeOn([ana, ben], COIN, {
    texts: { Code: COIN, Decimals: '6', 'Name (English)': 'Test dollar', 'Name (Chinese)': '测试美元' },
    choices: { Type: 'Cryptocurrency' },
  })
  await follow('For each cryptocurrency, a network with deposits open')
  await agreeOn([ana, ben], COIN, {
    texts: {
      'Coin and chain': `${COIN}/${CHAIN}`,
      'Mint address': production.outside.chain.faucet.mint,
      'Minimum deposit': '1',
      'Confirmations before a deposit is credited': '8',
      'Minimum withdrawal, excluding the fee': '10',
      'Maximum withdrawal, excluding the fee': '100000',
      'Fixed fee, or the maximum fee': '1',
    },
    choices: { 'Withdrawal fee': 'Fixed', 'Tag (memo)': 'Optional' },
    switches: ['Deposits open', 'Withdrawals open'],
  })
  await follow('SOL in the hot wallet for network fees')
  await expect(ana.getByText('too little for network fees', { exact: false })).toBeVisible()
  await fundHotWallet(production.outside.chain, production.outside.settings.CHAIN_MASTER_SEED, CHAIN)
  await expectSetUp('For the first deposit', 5)
})

test('two customers are verified, and a bank deposit is credited', async () => {
  await publishLegalTexts(production, staff)
  seller = await verifiedTrader(site, production, staff)
  buyer = await verifiedTrader(site, production, staff)
  await payIn(production, seller, '8000.00')
})

test('a product is written on its form, published by two people and subscribed', async () => {
  await follow('A published product')
  await offerOnScreens([ana, ben], draft)
  const { address } = production
  const product = async () => clientOf(address, staff[0], productsManage).get({ symbol: draft.symbol })
  await expect.poll(async () => (await product()).status).toBe('in_subscription')
  await subscribe(address, seller.token, draft.symbol, '150')
})

test('a class is granted, a limit raised and a waiting period ended', async () => {
  const { id, number } = await applyForClass(site, production, buyer)
  for (const token of staff) await acceptDocuments(production.address, token, 'investor_class', id)
  await proposeAndConfirm([ana, ben], 'investorClasses', number, 'The statement shows the amounts.')
  expect(await classOf(production, buyer)).toBe('ai')
  await ana.goto('/console/en_US/settings?edit=withdrawalLimits')
  await agreeOn([ana, ben], 'Withdrawal limits', { texts: { 'Accredited, in 24 hours': '200000' } })
  await ana.goto('/console/en_US/settings?edit=waits')
  await agreeOn([ana, ben], 'Waiting periods', { texts: { 'Waiting period for a new address': '0' } })
})

test('the product is allotted, listed from its drawer and opened, and two customers trade it', async () => {
  await allotOnScreens([ana, ben], draft)
  await followListing(ana, draft.symbol)
  await agreeOn([ana, ben], pair, {
    texts: {
      Pair: pair,
      'Tick (price step)': '0.01',
      'Lot (quantity step)': '1',
      'Minimum order value': '1',
      'Maximum order value': '1000000',
      'Maker fee': '0.1',
      'Taker fee': '0.15',
      'Price band around the reference price': '20',
      'Price band around recent trades': '10',
      'Listing price, the first reference price': '12',
    },
  })
  await openPair([ana, ben], pair)
  await receiveCoins(production, buyer, 2000n)
  await moveToSpot(production, seller, { coin: draft.symbol, held: '150', amount: '150' })
  await moveToSpot(production, buyer, { coin: COIN, held: '2000.000000', amount: '1000.000000' })
  await trade(production, [seller, buyer], { symbol: pair, price: '12.00', quantity: '10' })
  await expectSetUp('For the first subscription', 3)
  await expectSetUp('For the first trade', 3)
})

test('a fee is changed for next week, and a coin is withdrawn', async () => {
  const from = minuteOf(Date.now() + 7 * DAY_MS)
  await ana.goto(`/console/en_US/settings?edit=market:${pair}`)
  await agreeOn([ana, ben], pair, { texts: { 'Taker fee': '0.1' }, from })
  const { rows } = await clientOf(production.address, staff[0], settings).list({})
  expect(rows.find(({ subject }) => subject === pair)).toMatchObject({
    current: { values: { takerFee: 1_500 } },
    next: { effectiveFrom: new Date(`${from}Z`).toISOString(), values: { takerFee: 1_000 } },
  })
  const { wallet, arrives } = await requestWithdrawal(production, buyer, '101.25')
  await proposeAndConfirm([ana, ben], 'queue?kind=withdrawal_review', '101.25', 'Known address, own funds.')
  await expect.poll(() => wallet.balance()).toBe(arrives)
})
