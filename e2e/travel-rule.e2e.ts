import { expect, test } from '@playwright/test'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors } from '../world/src/stories/cast.ts'
import { desk, keys, phone as pocket } from './steps/input-modes.ts'
import { choose } from './steps/form.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { signExternally, externalWallet } from './steps/external-payments.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { addAddress } from './steps/withdraw.ts'
import { enterCode } from './steps/enter-code.ts'

test('WDR-18 by mouse, in English on a desktop: a large amount can be sent to a self-hosted wallet once it has signed', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('harbor'), { viewport: desk })
  const page = await context.newPage()
  const browserErrors = collectBrowserErrors(page)
  const { address } = await externalWallet(page)
  await addAddress(page, investors.harbor.phone, { address, remark: 'Ledger at home' })
  await choose(page, 'To address', 'Ledger at home')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1400')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/Verify that you own this wallet, or withdraw at most/u)).toBeVisible()
  await checkScreen(page, 'travel-rule-unproved.en_US')

  await page.getByRole('button', { name: 'Verify ownership' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Verify that you own Ledger at home' })
  const line = (await dialog.getByText(/^Tessera: wallet/u).textContent()) ?? ''
  const signature = dialog.getByRole('textbox', { name: 'Signature' })
  await signature.fill(await signExternally(page, `${line} and more`))
  await dialog.getByRole('button', { name: 'Verify signature' }).click()
  await expect(
    dialog.getByText('This signature is not by this wallet, or not for this text. Sign the text again.'),
  ).toBeVisible()
  await checkScreen(page, 'travel-rule-prove.en_US')
  await signature.fill(await signExternally(page, line))
  await dialog.getByRole('button', { name: 'Verify signature' }).click()
  await expect(page.getByText('Wallet verified.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Address book' }).getByText('My wallet, verified')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm withdrawal' })).toBeVisible()
  // All refusals above were expected.
  expect(browserErrors.filter((each) => !each.includes('422'))).toEqual([])
  await context.close()
})

test('by keyboard, in Chinese on a phone: a beneficiary is entered with the address and changed later', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'), { viewport: pocket })
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/zh_CN/assets/withdraw')
  await keys.press(page, page.getByRole('button', { name: '添加地址' }).first())
  const dialog = page.getByRole('dialog', { name: '添加地址' })
  await keys.type(page, dialog.getByRole('textbox', { name: '地址' }), freshAddress())
  const remark = `同事 ${String(Date.now())}`
  await keys.type(page, dialog.getByRole('textbox', { name: '备注' }), remark)
  await dialog.getByRole('radio', { name: '他人' }).press('Space')
  await keys.type(page, dialog.getByRole('textbox', { name: '姓名或公司名称' }), '李俊杰')
  await keys.press(page, dialog.getByRole('button', { name: '居住国家或地区' }))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('马来西亚')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: '自托管钱包，对方持有私钥' }).press('Space')
  await checkScreen(page, 'travel-rule-add.zh_CN')
  const sendCode = dialog.getByRole('button', { name: '获取验证码' })
  const code = await readMailedCode(page.request, investors.chen.phone, () => keys.press(page, sendCode))
  await enterCode(dialog, code, '第 1 位，共 6 位')
  await keys.press(page, dialog.getByRole('button', { name: '添加地址' }))
  const row = page.getByRole('table', { name: '地址簿' }).getByRole('row').filter({ hasText: remark })
  await expect(row.getByText('李俊杰（马来西亚）')).toBeVisible()

  await keys.press(page, row.getByRole('button', { name: /修改/u }))
  const again = page.getByRole('dialog', { name: `${remark} 的受益人信息` })
  await expect(again.getByRole('textbox', { name: '姓名或公司名称' })).toHaveValue('李俊杰')
  await again.getByRole('radio', { name: '本人', exact: true }).press('Space')
  await keys.press(page, again.getByRole('button', { name: '保存' }))
  await expect(row.getByText('本人钱包，未验证')).toBeVisible()
  await checkScreen(page, 'travel-rule-book.zh_CN')
  expect(reports).toEqual([])
  await context.close()
})
