import { expect, test } from '@playwright/test'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { memorandum } from '../world/src/stories/memorandum.ts'
import { acceptDocuments } from './steps/accept-documents.ts'
import { subscribe } from './steps/by-api.ts'
import { clientOf, once } from './steps/client-of.ts'
import { sendPaper } from './steps/company.ts'
import { desk } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { endClassValidity, openOnlyTo } from './steps/account-states.ts'
import { twoDecide } from './steps/two-decide.ts'

const SYMBOL = 'HCCL'
const PAIR = `${SYMBOL}-tUSD`
const NOT_OPEN = {
  en_US: `${SYMBOL} is not open to your investor class. You can sell the units you hold.`,
  zh_CN: `${SYMBOL} 不面向您的投资者类别，您仍可卖出已持有的份额。`,
} as const
/** The job runs once a minute. */
const LAPSED_MS = 180_000

// During this test, a listed share is open to accredited investors only.
test.beforeAll(() => openOnlyTo('ai', SYMBOL))
test.afterAll(() => openOnlyTo('ri', SYMBOL))

test('a class is granted and used for a subscription and on the book; after its lapse the resting order is cancelled and the next one refused', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const token = await storedToken('lim')
  const page = await (await customerBrowser(browser, base, token, { viewport: desk })).newPage()
  const reports = collectBrowserErrors(page)
  const form = page.getByRole('region', { name: 'Place an order' })
  await page.goto(`/en_US/trade/${PAIR}`)
  await page.getByRole('button', { name: 'Use this bid' }).first().click()
  await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('100')
  await expect(form.getByText(NOT_OPEN.en_US).last()).toBeVisible()

  const own = clientOf(base, token, investorClasses)
  const notice = (await own.current({})).notices.find((each) => each.class === 'ai')
  expect(notice).toBeDefined()
  const { newest } = await own.apply(
    {
      class: 'ai',
      ground: 'financial_assets',
      worth: { assets: 1_500_000, stablecoins: 160_000 },
      uploads: [await sendPaper(page, token, memorandum('Assets', [PAIR]), 'assets.pdf', 'application/pdf')],
      consent: { version: notice?.version ?? '', sha256: notice?.sha256 ?? '' },
    },
    once(),
  )
  const staff = [await storedToken('priya'), await storedToken('arjun')] as const
  for (const each of staff) await acceptDocuments(base, each, 'investor_class', newest?.id ?? '')
  await twoDecide(base, staff, 'investor_class', newest?.id ?? '')
  await subscribe(base, token, 'OPLG', '50')

  // Below the best bid, so that it rests.
  const { bids } = await clientOf(base, '', markets).book({ symbol: PAIR, limit: 5 })
  const price = (Number(bids[0]?.[0]) * 0.98).toFixed(3)
  const trader = clientOf(base, token, orders)
  await trader.place({ symbol: PAIR, side: 'buy', price, quantity: '100' }, once())
  await page.reload()
  const open = page.getByRole('table', { name: 'Current orders' }).getByRole('row').filter({ hasText: price })
  await expect(open).toBeVisible()

  await endClassValidity('lim')
  await expect(open).toHaveCount(0, { timeout: LAPSED_MS })
  await page.getByRole('tab', { name: 'Order history' }).click()
  const ended = page.getByRole('table', { name: 'Order history' }).getByRole('row').filter({ hasText: price })
  await expect(ended).toContainText('Your investor class can no longer buy this product')
  await page.getByRole('button', { name: 'Use this bid' }).first().click()
  await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('100')
  await expect(form.getByText(NOT_OPEN.en_US).last()).toBeVisible()
  const again = trader.place({ symbol: PAIR, side: 'buy', price, quantity: '100' }, once())
  await expect(again).rejects.toMatchObject({ code: 'INVESTOR_CLASS_NOT_ALLOWED' })
  await checkScreen(page, 'class-lapsed.en_US')

  await page.setViewportSize(desk)
  await page.goto('/en_US/personal/investorClass')
  await expect(page.getByText('Retail investor', { exact: true })).toBeVisible()
  await page.goto(`/zh_CN/trade/${PAIR}`)
  await page.getByRole('button', { name: '选用此买价' }).first().click()
  const zh = page.getByRole('region', { name: '下单' })
  await zh.getByRole('textbox', { name: '数量', exact: true }).fill('100')
  await expect(zh.getByText(NOT_OPEN.zh_CN).last()).toBeVisible()
  expect(reports).toEqual([])
  await page.context().close()
})
