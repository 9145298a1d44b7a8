import { type Browser, expect, type Page, test } from '@playwright/test'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { fundHotWallet } from '../world/src/chain/fund-hot-wallet.ts'
import { accountNumbers, BANK } from '../world/src/stories/exchange-bank.ts'
import { subscribe } from './steps/by-api.ts'
import { checkScreen } from './steps/check-screen.ts'
import { clientOf } from './steps/client-of.ts'
import { createPasskey, enterDetails, finishEnrolment, type FirstOperator } from './steps/enrol.ts'
import {
  agreeByApi,
  becomeAccredited,
  CHAIN,
  COIN,
  moveToSpot,
  payIn,
  publishLegalTexts,
  receiveCoins,
  type Staff,
  trade,
  type Trader,
  verifiedTrader,
  withdrawCoins,
} from './steps/first-trade.ts'
import { type Offer, publishOffer } from './steps/offer.ts'
import { openProduction, type Production } from './steps/production.ts'
import { reloadUntil } from './steps/reload-until.ts'
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
let offer: Offer

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
    },
    switches: ['Deposits open', 'Fiat withdrawals open'],
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
      'Withdrawal fee': '1',
    },
    choices: { 'Tag (memo)': 'Optional' },
    switches: ['Deposits open', 'Withdrawals open'],
  })
  await follow('SOL in the hot wallet, for the fees of the chain')
  await expect(ana.getByText('too little for the fees of the chain', { exact: false })).toBeVisible()
  await fundHotWallet(production.outside.chain, production.outside.settings.CHAIN_MASTER_SEED, CHAIN)
  await expectSetUp('For the first deposit', 5)
})

test('two customers are verified, a bank deposit is credited, and a class is granted', async () => {
  await publishLegalTexts(production, staff)
  seller = await verifiedTrader(site, production, staff)
  buyer = await verifiedTrader(site, production, staff)
  await payIn(production, seller, '8000.00')
  await becomeAccredited(site, production, buyer, staff)
})

test('a product is offered, subscribed and allotted', async () => {
  const { address: baseUrl } = production
  offer = await publishOffer({ request: site.request, baseUrl, staff }, 20)
  await subscribe(baseUrl, seller.token, offer.symbol, '150')
  await expect(async () => agreeByApi(production, staff, 'allotment', offer.id)).toPass()
})

test('the product is listed by the form and opened, and two customers trade it', async () => {
  const symbol = `${offer.symbol}-${COIN}`
  await follow('A listed pair')
  await agreeOn([ana, ben], symbol, {
    texts: {
      Pair: symbol,
      'Tick (price step)': '0.01',
      'Lot (quantity step)': '1',
      'Minimum order value': '1',
      'Maximum order value': '1000000',
      'Maker fee': '0.1',
      'Taker fee': '0.15',
      'Price band': '20',
      'Listing price, the first reference price': '12',
    },
  })
  await agreeByApi(production, staff, 'market_state', symbol, { event: 'open' })
  await receiveCoins(production, buyer, 2000n)
  await moveToSpot(production, seller, { coin: offer.symbol, held: '150', amount: '150' })
  await moveToSpot(production, buyer, { coin: COIN, held: '2000.000000', amount: '1000.000000' })
  await trade(production, [seller, buyer], { symbol, price: '12.00', quantity: '10' })
  await expectSetUp('For the first subscription', 3)
  await expectSetUp('For the first trade', 3)
})

test('a limit is raised, a fee is changed for next week, and a coin is withdrawn', async () => {
  const api = clientOf(production.address, staff[0], settings)
  const valuesOf = async (area: string, subject = '') => {
    const { rows } = await api.list({})
    return rows.find((row) => row.area === area && row.subject === subject)
  }
  const change = (area: string, values: object, { subject = '', from = null as string | null } = {}) =>
    agreeByApi(production, staff, 'setting', subject === '' ? area : `${area}:${subject}`, {
      act: 'change',
      area,
      values,
      effectiveFrom: from,
    })
  const limits = (await valuesOf('withdrawalLimits'))?.current?.values ?? {}
  await change('withdrawalLimits', { ...limits, accreditedDay: 200_000 })
  const waits = (await valuesOf('waits'))?.current?.values ?? {}
  await change('waits', { ...waits, newAddressHours: 0 })
  const symbol = `${offer.symbol}-${COIN}`
  const pair = (await valuesOf('market', symbol))?.current?.values ?? {}
  const from = new Date(Date.now() + 7 * DAY_MS).toISOString()
  await change('market', { ...pair, takerFee: 1_000 }, { subject: symbol, from })
  expect((await valuesOf('market', symbol))?.next).toMatchObject({ effectiveFrom: from, values: { takerFee: 1_000 } })
  await withdrawCoins(production, buyer, staff, '100')
})
