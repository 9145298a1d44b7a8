import { expect, type Locator, type Page, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { investors } from '../world/src/stories/cast.ts'
import { clientOf } from './steps/client-of.ts'
import { picture, upload } from './steps/form.ts'
import { desk, type InputMode, keys, mouse, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { enterCode } from './steps/enter-code.ts'

test.describe.configure({ mode: 'serial' })

const terms = `Paid by noon ${Date.now()}`
const { harbor } = investors
const NICKNAME = 'Fjord'

/** Requests the code of the open dialog and enters it. */
async function typeCode(page: Page, hand: InputMode, dialog: Locator, send = 'Send code'): Promise<void> {
  const code = await readMailedCode(page.request, harbor.phone, () =>
    hand.press(page, dialog.getByRole('button', { name: send })),
  )
  await enterCode(dialog, code)
}

/** A payment method that other tests with the same people do not use. */
async function addBank(page: Page): Promise<void> {
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('button', { name: 'Payment details' }).click()
  await page.getByRole('link', { name: 'Payment methods' }).click()
  await page.getByRole('button', { name: 'Add a payment method' }).click()
  await page.getByRole('button', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Bank transfer' }).click()
  await page.getByRole('textbox', { name: 'Account number' }).fill('9123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This is not a valid account of this type.').first()).toBeVisible()
  await expect(page.getByText('Enter the name of the bank.').first()).toBeVisible()
  await checkScreen(page, 'payment-method-form.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('textbox', { name: 'Account number' }).fill('018-55203-7')
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('Harbour Bank')
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your payment method' })
  await typeCode(page, mouse, dialog)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const card = page.getByRole('region', { name: 'Bank transfer' })
  await expect(card.getByText('Ready')).toBeVisible()
  await checkScreen(page, 'payment-methods.en_US')
  await page.setViewportSize(desk)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish an ad' }).click()
  // The previous list also has a currency field.
  await expect(page.getByRole('heading', { level: 1, name: 'Publish an ad' })).toBeVisible()
  await page.getByRole('button', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'SGD' }).click()
  await page.getByRole('tab', { name: 'Floating' }).click()
  await page.getByRole('textbox', { name: 'Above or below the market rate' }).fill('1.5')
  await page.getByRole('textbox', { name: 'Total quantity' }).fill('200')
  await page.getByRole('textbox', { name: 'Smallest deal' }).fill('10')
  await page.getByRole('textbox', { name: 'Largest deal' }).fill('5000')
  await page.getByRole('textbox', { name: 'Your terms' }).fill(terms)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The largest deal cannot be larger than the ad’s total value.').first()).toBeVisible()
  await expect(page.getByText('Choose at least one payment method.').first()).toBeVisible()
  await checkScreen(page, 'otc-ad-form.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('textbox', { name: 'Largest deal' }).fill('100')
  await page.getByRole('checkbox', { name: 'Bank transfer' }).press('Space')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('row', { name: /Sell tUSD.*Bank transfer.*Published/u })).toBeVisible()
  await checkScreen(page, 'otc-ads.en_US')
  await page.setViewportSize(desk)
}

test('by mouse, in English on a desktop: one publishes, another takes and pays, the first releases', async ({
  browser,
  baseURL,
}) => {
  const open = async (who: string) =>
    (await customerBrowser(browser, baseURL ?? '', await storedToken(who), { viewport: desk })).newPage()
  await clientOf(baseURL ?? '', await storedToken('harbor'), customers).updateNickname({ nickname: NICKNAME })
  const [seller, buyer] = [await open('harbor'), await open('chen')]
  const browserErrors = [collectBrowserErrors(seller), collectBrowserErrors(buyer)]
  await addBank(seller)
  await seller.goto('/en_US/assets/tokenAccount')
  // The side menu comes first; the footer links to the desk too.
  await seller.getByRole('link', { name: 'OTC desk' }).first().click()
  await expect(seller.getByRole('heading', { level: 1, name: 'OTC desk' })).toBeVisible()
  await publish(seller)

  await buyer.goto('/en_US/otc/tUSD?fiat=SGD&method=bank_transfer')
  await buyer.getByRole('textbox', { name: 'Amount' }).fill('20')
  const offer = buyer.getByRole('row').filter({ hasText: 'Fjord' })
  await expect(offer).toBeVisible()
  await checkScreen(buyer, 'otc.en_US')
  await buyer.setViewportSize(desk)
  await offer.getByRole('button', { name: 'Buy tUSD from Fjord' }).click()
  const dialog = buyer.getByRole('dialog', { name: 'Buy tUSD' })
  await expect(dialog.getByText(terms)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('2000')
  await buyer.keyboard.press('Tab')
  await expect(dialog.getByText('Enter an amount within the limits of the ad.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('20')
  await checkScreen(buyer, 'otc-take.en_US')
  await buyer.setViewportSize(desk)
  await expect(dialog.getByRole('button', { name: 'Buy', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Buy', exact: true }).click()
  await buyer.getByRole('dialog', { name: 'Deal agreed' }).getByRole('link', { name: 'Open the deal' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Buy tUSD from Fjord' })).toBeVisible()
  await expect(buyer.getByText('018552037')).toBeVisible()
  await expect(buyer.getByRole('timer')).toHaveText(/(29|30):\d\d/u)
  const number = /PP\d+/u.exec((await buyer.getByRole('heading', { name: /^Deal PP/u }).textContent()) ?? '')?.[0] ?? ''
  await checkScreen(buyer, 'otc-deal-created.en_US')
  await buyer.setViewportSize(desk)
  await buyer.getByRole('textbox', { name: 'Write a message' }).fill('On its way from my DBS account')
  await buyer.getByRole('button', { name: 'Send' }).click()
  await buyer.getByRole('button', { name: 'I have paid' }).click()
  const paid = buyer.getByRole('dialog', { name: 'Have you paid?' })
  await upload(buyer, 'Screenshot of the payment', 'payment.png', await picture(buyer, `Paid ${terms}`, 'teal'))
  await paid.getByRole('button', { name: 'I have paid' }).click()
  await expect(buyer.getByText('We’ve told the seller', { exact: false }).first()).toBeVisible()

  await seller.goto('/en_US/otc/deals')
  await checkScreen(seller, 'otc-deals.en_US')
  await seller.setViewportSize(desk)
  await expect(seller.getByRole('row').filter({ hasText: number })).toContainText('Awaiting release')
  await seller.getByRole('link', { name: number }).click()
  await expect(seller.getByText('On its way from my DBS account')).toBeVisible()
  await expect(seller.getByRole('img', { name: 'Proof of payment' })).toBeVisible()
  await checkScreen(seller, 'otc-deal-paid.en_US')
  await seller.setViewportSize(desk)
  await seller.getByRole('button', { name: 'Release' }).click()
  const release = seller.getByRole('dialog', { name: 'Release the coins' })
  await release.getByRole('checkbox').press('Space')
  await typeCode(seller, mouse, release)
  await release.getByRole('button', { name: 'Release' }).click()
  await expect(seller.getByText('The deal is complete.', { exact: false })).toBeVisible()
  await expect(buyer.getByText('The tUSD is in your token account.')).toBeVisible()
  await checkScreen(buyer, 'otc-deal-released.en_US')
  expect(browserErrors).toEqual([[], []])
  for (const page of [seller, buyer]) await page.context().close()
})

test('by keyboard, in Chinese on a phone: one offer is taken and cancelled, another is paid and appealed', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'), { viewport: phone })
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/zh_CN/otc/tUSD?fiat=SGD&method=bank_transfer')
  await checkScreen(page, 'otc.zh_CN')
  await page.setViewportSize(phone)
  await take(page)
  await keys.press(page, page.getByRole('button', { name: '取消交易' }))
  const cancel = page.getByRole('dialog', { name: '取消该交易？' })
  await keys.press(page, cancel.getByRole('button', { name: '取消交易' }))
  await expect(page.getByText('买方已取消交易，代币已退回卖方。')).toBeVisible()

  await page.goto('/zh_CN/otc/tUSD?fiat=SGD&method=bank_transfer')
  await take(page)
  await keys.type(page, page.getByRole('textbox', { name: '输入消息' }), '已转账')
  await keys.press(page, page.getByRole('button', { name: '发送' }))
  await expect(page.getByRole('log').getByText('已转账')).toBeVisible()
  await keys.press(page, page.getByRole('button', { name: '我已付款' }))
  await keys.press(page, page.getByRole('dialog').getByRole('button', { name: '我已付款' }))
  await keys.press(page, page.getByRole('button', { name: '申诉' }))
  const appeal = page.getByRole('dialog', { name: '发起申诉' })
  await keys.press(page, appeal.getByRole('button', { name: '申诉原因' }))
  await page.getByRole('option', { name: '已付款但未放币。' }).press('Enter')
  await keys.type(page, appeal.getByRole('textbox', { name: '情况说明' }), '昨日已付款，对方未放币。')
  await checkScreen(page, 'otc-appeal.zh_CN')
  await page.setViewportSize(phone)
  await keys.press(page, appeal.getByRole('button', { name: '提交申诉' }))
  await expect(page.getByText('申诉处理中。')).toBeVisible()
  await checkScreen(page, 'otc-deal-appeal.zh_CN')
  await page.setViewportSize(phone)
  await page.goto('/zh_CN/otc/deals')
  await expect(page.getByRole('row', { name: /申诉中/u }).first()).toBeVisible()
  await checkScreen(page, 'otc-deals.zh_CN')
  expect(reports).toEqual([])
  await context.close()
})

async function take(page: Page): Promise<void> {
  await keys.press(page, page.getByRole('button', { name: '向 Fjord 买入 tUSD' }))
  const dialog = page.getByRole('dialog', { name: '买入 tUSD' })
  await keys.type(page, dialog.getByRole('textbox', { name: '支付金额' }), '15')
  const go = dialog.getByRole('button', { name: '确认买入' })
  await expect(go).not.toHaveAttribute('aria-disabled', 'true')
  await keys.press(page, go)
  const receipt = page.getByRole('dialog', { name: '交易已达成' })
  await keys.press(page, receipt.getByRole('link', { name: '查看交易' }))
  await expect(page.getByRole('heading', { level: 1, name: '向 Fjord 买入 tUSD' })).toBeVisible()
}
