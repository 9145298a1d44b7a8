import { expect, type Locator, type Page, test } from '@playwright/test'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, type InputMode, keys, mouse, phone } from './steps/input-modes.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { customerBrowser } from './steps/sessions.ts'

/** Requests the code of the open dialog, enters it and confirms. */
async function confirm(
  page: Page,
  hand: InputMode,
  dialog: Locator,
  { to, send, submit }: { readonly to: string; readonly send: string; readonly submit: string },
): Promise<void> {
  const code = await readMailedCode(page.request, to, () =>
    hand.press(page, dialog.getByRole('button', { name: send })),
  )
  const first = dialog.locator('input:enabled').first()
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.type(code)
  await hand.press(page, dialog.getByRole('button', { name: submit, exact: true }))
  await expect(dialog).toHaveCount(0)
}

test('a bank account is added and removed by mouse on a desktop in English', async ({ browser, baseURL }) => {
  const who = await approvedCustomer(browser, baseURL ?? '', 'phone')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  await page.goto('/en_US/personal/receivingAccount')
  await expect(page.getByText('Choose a nickname before you add a bank account.')).toBeVisible()
  await clientOf(baseURL ?? '', who.token, customers).updateNickname({ nickname: 'Harbour' })
  await page.goto('/en_US/personal/userManagement')
  const detail = page.getByRole('region', { name: 'Bank details' })
  await detail.getByRole('link', { name: 'Manage' }).click()
  await expect(page.getByText('No bank accounts yet')).toBeVisible()
  await checkScreen(page, 'receiving-account-empty.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  await page.getByRole('button', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'SGD' }).click()
  await page.getByRole('textbox', { name: 'Account number' }).fill('DE89 3704 0044 0532 0130 01')
  await page.getByRole('button', { name: 'Country or region of the bank' }).click()
  await page.keyboard.type('Singapore')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('Harbour Bank')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This IBAN is not valid.').first()).toBeVisible()
  await checkScreen(page, 'bind-bank-card-wrong.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('textbox', { name: 'Account number' }).fill('003-918204-7')
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your bank account' })
  await expect(dialog.getByText('0039 1820 47')).toBeVisible()
  await checkScreen(page, 'bind-bank-card-dialog.en_US')
  await page.setViewportSize(desk)
  await confirm(page, mouse, dialog, { to: who.email, send: 'Send code', submit: 'Confirm' })
  const card = page.getByRole('region', { name: 'Harbour Bank' })
  await expect(card.getByText('•••• 2047')).toBeVisible()
  await expect(card.getByText('Ready')).toBeVisible()
  await checkScreen(page, 'receiving-account.en_US')
  await page.setViewportSize(desk)
  await card.getByRole('button', { name: 'Remove' }).click()
  const removeDialog = page.getByRole('dialog', { name: 'Remove this bank account?' })
  await confirm(page, mouse, removeDialog, { to: who.email, send: 'Send code', submit: 'Remove' })
  await expect(page.getByText('No bank accounts yet')).toBeVisible()
  await page.goto('/en_US/personal/safetyRecord?tab=changes')
  await expect(page.getByText('Bank account removed').first()).toBeVisible()
  await page.context().close()
})

test('a bank account is added by keyboard on a phone in Chinese', async ({ browser, baseURL }) => {
  const who = await approvedCustomer(browser, baseURL ?? '', 'phone')
  await clientOf(baseURL ?? '', who.token, customers).updateNickname({ nickname: '港湾' })
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: phone })).newPage()
  await page.goto('/zh_CN/personal/receivingAccount')
  await keys.press(page, page.getByRole('button', { name: '绑定收款账户' }))
  await keys.press(page, page.getByRole('button', { name: '法币' }))
  await expect(page.getByRole('option', { name: 'CNY' })).toBeVisible()
  await page.keyboard.press('Enter')
  const number = page.getByRole('textbox', { name: '银行账号' })
  await keys.type(page, number, '12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('请填写 6 至 34 位字母或数字。').first()).toBeVisible()
  await expect(page.getByText('请选择国家或地区。').first()).toBeVisible()
  await expect(number).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('6222 0210 0106 8893')
  await keys.press(page, page.getByRole('button', { name: '银行所在国家或地区' }))
  await page.keyboard.type('中国')
  await page.keyboard.press('Enter')
  await keys.type(page, page.getByRole('textbox', { name: '银行', exact: true }), '浦江银行')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '确认收款账户' })
  await expect(dialog.getByText('6222 0210 0106 8893')).toBeVisible()
  await checkScreen(page, 'bind-bank-card-dialog.zh_CN')
  await page.setViewportSize(phone)
  await confirm(page, keys, dialog, { to: who.email, send: '获取验证码', submit: '确认' })
  const card = page.getByRole('region', { name: '浦江银行' })
  await expect(card.getByText('•••• 8893')).toBeVisible()
  await expect(card.getByText('可用')).toBeVisible()
  await checkScreen(page, 'receiving-account.zh_CN')
  await page.context().close()
})
