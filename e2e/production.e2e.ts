import { type Browser, expect, type Page, test } from '@playwright/test'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { fundHotWallet } from '../world/src/chain/fund-hot-wallet.ts'
import { accountNumbers, BANK } from '../world/src/stories/exchange-bank.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { allotByEachMethod } from './steps/allot-by-each-method.ts'
import { subscribe } from './steps/by-api.ts'
import { checkScreen } from './steps/check-screen.ts'
import { clientOf } from './steps/client-of.ts'
import { minuteOf } from './steps/draft.ts'
import { createPasskey, enterDetails, finishEnrolment, firstLinks, type FirstOperator } from './steps/enrol.ts'
import { allotOnScreens, followListing, offerOnScreens, openPair } from './steps/first-offer.ts'
import {
  agreeByApi,
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
import { distribute, distributionStatus } from './steps/first-distribution.ts'
import {
  fiatOf,
  hireDeclarer,
  instruct,
  instructionStatus,
  payeeAccount,
  payoutStage,
  paysOut,
  queuedLine,
  refuseLine,
  requestPayout,
  sourceOf,
  statementOf,
  watchStops,
} from './steps/first-payments.ts'
import { openProduction, type Production } from './steps/production.ts'
import { proposeAndConfirm } from './steps/review.ts'
import { CONSOLE_TOKEN } from './steps/sessions.ts'
import { agreeOn } from './steps/setting-form.ts'
import { expectSetUp, follow } from './steps/setup-screen.ts'

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

test('two people enrol by their links, each in one browser, with a passkey and an authenticator', async ({
  browser,
}) => {
  const [older = ''] = await firstLinks(production)
  const [one = '', two = ''] = await firstLinks(production)
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

test('the setup leads to each setting, which two operators agree on: coins, bank account, network', async () => {
  await follow(ana, 'A fiat currency')
  await agreeOn([ana, ben], 'SGD', {
    texts: { Code: 'SGD', Decimals: '2', 'Name (English)': 'Singapore dollar', 'Name (Chinese)': '新加坡元' },
    choices: { Type: 'Fiat currency' },
  })
  await follow(ana, 'An open bank account for each currency')
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
      'Cut-off time for fiat withdrawals (24:00 means no cut-off)': '24:00',
      'Time zone of the bank': 'Asia/Singapore',
    },
    switches: ['Open to customers', 'Fiat withdrawals open'],
  })
  await follow(ana, 'A cryptocurrency, such as a stablecoin')
  await agreeOn([ana, ben], COIN, {
    texts: { Code: COIN, Decimals: '6', 'Name (English)': 'Test dollar', 'Name (Chinese)': '测试美元' },
    choices: { Type: 'Cryptocurrency' },
  })
  await follow(ana, 'For each cryptocurrency, a network with deposits open')
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
  await follow(ana, 'SOL in the hot wallet for network fees')
  await expect(ana.getByText('too little for network fees', { exact: false })).toBeVisible()
  await fundHotWallet(production.outside.chain, production.outside.settings.CHAIN_MASTER_SEED, CHAIN)
  await expectSetUp(ana, 'For the first deposit', 5)
})

test('two customers are verified, and a bank deposit is credited', async () => {
  await publishLegalTexts(production, staff)
  seller = await verifiedTrader(site, production, staff)
  buyer = await verifiedTrader(site, production, staff)
  await payIn(production, seller, '126000.00')
})

test('a product is written on its form, published by two people and subscribed', async () => {
  await follow(ana, 'A published product')
  await offerOnScreens([ana, ben], draft)
  const product = async () => clientOf(production.address, staff[0], productsManage).get({ symbol: draft.symbol })
  await expect.poll(async () => (await product()).status).toBe('in_subscription')
  await subscribe(production.address, seller.token, draft.symbol, '10000')
})

test('a class is granted, a limit raised and a waiting period ended', async () => {
  const { id, number } = await applyForClass(site, production, buyer)
  for (const token of staff) await acceptDocuments(production.address, token, 'investor_class', id)
  await proposeAndConfirm([ana, ben], 'investorClasses', number, 'The statement shows the amounts.')
  expect(await classOf(production, buyer)).toBe('ai')
  await ana.goto('/console/en_US/settings?edit=withdrawalLimits')
  await agreeOn([ana, ben], 'Withdrawal limits', { texts: { 'Accredited, in 24 hours': '200000' } })
  await ana.goto('/console/en_US/settings?edit=waits')
  await agreeOn([ana, ben], 'Waiting periods', {
    texts: { 'Waiting period for a new address': '0', 'Waiting period for a new bank account': '0' },
  })
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
  await moveToSpot(production, seller, { coin: draft.symbol, held: '10000', amount: '150' })
  await moveToSpot(production, buyer, { coin: COIN, held: '2000.000000', amount: '1000.000000' })
  await trade(production, [seller, buyer], { symbol: pair, price: '12.00', quantity: '10' })
  await expectSetUp(ana, 'For the first subscription', 3)
  await expectSetUp(ana, 'For the first trade', 3)
})

let stops: ReturnType<typeof watchStops>
let owner = ''

test('the issuer of the sold-out offer is paid by a file, the bank’s debit settles it, and its statement ends at zero', async () => {
  stops = watchStops(production, staff)
  const proceeds = await sourceOf(production, staff, 'issuer_proceeds')
  expect(proceeds).toMatchObject({ balance: '125000.00', payable: '125000.00' })
  owner = proceeds?.payee.key ?? ''
  await payeeAccount(production, staff, { kind: 'issuer', owner, name: 'Morning Harbour Holdings' })
  await instruct(production, staff, { kind: 'issuer_proceeds' })
  await paysOut(production, staff)
  await expect.poll(() => sourceOf(production, staff, 'issuer_proceeds')).toMatchObject({ paid: '125000.00' })
  expect(await statementOf(production, staff, owner)).toMatchObject({ closing: '0.00', inTransit: '0.00' })
})

test('a third operator declares a distribution, and the tax that it withholds is paid to its authority', async () => {
  const declarer = await hireDeclarer(production, staff)
  const id = await distribute(production, staff, { declarer, symbol: draft.symbol, perUnit: '0.1', amount: '1000.00' })
  await expect.poll(() => distributionStatus(production, staff, id)).toBe('paid')
  expect(await sourceOf(production, staff, 'withheld_tax')).toMatchObject({ of: 'SG', payable: '100.00' })
  await payeeAccount(production, staff, { kind: 'tax_authority', owner: 'tax:SG', name: 'Tax Authority' })
  await instruct(production, staff, { kind: 'withheld_tax' })
  await paysOut(production, staff)
  await expect
    .poll(() => sourceOf(production, staff, 'withheld_tax'))
    .toMatchObject({ balance: '0.00', paid: '100.00' })
  expect(await statementOf(production, staff, owner)).toMatchObject({ closing: '0.00', inTransit: '0.00' })
})

test('the payment of an unknown payer is sent back by a file', async () => {
  const payerName = 'NOBODY AT ALL'
  const line = await queuedLine(production, staff, { amount: '75.00', payerName, text: 'rent' })
  await refuseLine(production, staff, line)
  const { id } = await instruct(production, staff, { kind: 'payment_return', payerName })
  await paysOut(production, staff)
  await expect.poll(() => instructionStatus(production, staff, id)).toBe('settled')
  expect(await sourceOf(production, staff, 'payment_return')).toBeUndefined()
})

test('a payout that the bank refuses, and one that it returns, give the customer the money back', async () => {
  const before = await fiatOf(production, seller)
  const refused = await requestPayout(production, staff, seller, { amount: '100.00', addsAccount: true })
  await paysOut(production, staff, 'refused')
  await agreeByApi(production, staff, 'payout_unsent', refused.id, { bankReference: 'RJCT-1' })
  await expect.poll(() => payoutStage(production, seller, refused.id)).toBe('failed')
  expect(await fiatOf(production, seller)).toBe(before)

  const returned = await requestPayout(production, staff, seller, { amount: '100.00' })
  await paysOut(production, staff)
  await expect.poll(() => payoutStage(production, seller, returned.id)).toBe('paid')
  const text = `Returned ${returned.reference}`
  await production.outside.bank.pay({ currency: 'SGD', amount: returned.receives, payerName: 'DBS BANK', text })
  await expect.poll(() => payoutStage(production, seller, returned.id)).toBe('returned')
  expect(await fiatOf(production, seller)).toBe(before)
  expect(await stops.end(), 'stops of withdrawals on the way').toEqual([])
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

test('offers are allotted pro rata, first come and by ballot, and the public program computes each result again', async () => {
  await allotByEachMethod(production, { request: site.request, staff }, [seller, buyer])
})
