import { expect, type Page, test } from '@playwright/test'
import { investors } from '../world/src/stories/cast.ts'
import { desk, type InputMode, keys, mouse, phone as pocket } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode, mailsTo } from './steps/outbox.ts'
import { closeReceipt } from './steps/receipt.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { enterCode } from './steps/enter-code.ts'

type Words = Record<
  'done' | 'title' | 'amount' | 'note' | 'next' | 'confirm' | 'code' | 'digit' | 'send' | 'list',
  string
>
const words = {
  en_US: {
    done: 'Sent',
    title: 'Internal transfer',
    amount: 'Amount',
    note: 'Note',
    next: 'Continue',
    confirm: 'Confirm internal transfer',
    code: 'Send code',
    digit: 'Digit 1 of 6',
    send: 'Send',
    list: 'Internal transfers',
  },
  zh_CN: {
    done: '转账成功',
    title: '站内转账',
    amount: '转账数量',
    note: '备注',
    next: '下一步',
    confirm: '确认站内转账',
    code: '获取验证码',
    digit: '第 1 位，共 6 位',
    send: '确认转账',
    list: '站内转账记录',
  },
} as const satisfies Record<string, Words>

/** Sends from the open form, with the recipient filled in, and checks the new row of the list. */
async function send(
  page: Page,
  by: InputMode,
  text: Words,
  input: { amount: string; note: string; name: string; from: string },
) {
  await by.type(page, page.getByRole('textbox', { name: text.amount }), input.amount)
  await by.type(page, page.getByRole('textbox', { name: text.note }), input.note)
  await by.press(page, page.getByRole('button', { name: text.next }))
  const dialog = page.getByRole('dialog', { name: text.confirm })
  await expect(dialog).toContainText(input.name)
  const sendCode = dialog.getByRole('button', { name: text.code })
  const code = await readMailedCode(page.request, input.from, () => by.press(page, sendCode))
  await enterCode(dialog, code, text.digit)
  await by.press(page, dialog.getByRole('button', { name: text.send, exact: true }))
  await expect(page.getByRole('dialog', { name: text.done })).toContainText(input.name)
  await checkScreen(page, `internal-transfer-done.${by === keys ? 'zh_CN' : 'en_US'}`)
  await page.setViewportSize(by === keys ? pocket : desk)
  await closeReceipt(page, input.name, by === keys ? 'zh_CN' : 'en_US')
  await expect(page.getByRole('table', { name: text.list }).getByText(input.note)).toHaveCount(1)
}

test('TRF-01 by mouse, in English on a desktop: a customer sends to another by email, and both are notified', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('lim'), { viewport: desk })
  const page = await context.newPage()
  const browserErrors = collectBrowserErrors(page)
  await page.goto('/en_US/assets/tokenAccount')
  await page.getByRole('link', { name: 'Internal transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Internal transfer' })).toBeVisible()
  await page.getByRole('tab', { name: 'Email' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill(investors.lim.email.toUpperCase())
  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This is your own main account or sub-account')).toBeVisible()
  await email.fill('nobody@tessera.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This recipient cannot receive internal transfers.').first()).toBeVisible()
  await email.fill(investors.chen.email)
  const note = `Boat ${String(Date.now())}`
  await send(page, mouse, words.en_US, { amount: '2.5', note, name: '*远', from: investors.lim.phone })
  await expect
    .poll(async () => (await mailsTo(page.request, investors.chen.email)).map(({ subject }) => subject))
    .toContain('L*** J*** W*** 向您转账 2.50 tUSD')
  expect(browserErrors).toEqual([])
  await context.close()
})

test('by keyboard, in Chinese on a phone: the recipient is given by phone, and the history has the transfer', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'), { viewport: pocket })
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/zh_CN/assets/internalTransfer')
  await expect(page.getByRole('heading', { level: 1, name: '站内转账' })).toBeVisible()
  await keys.type(page, page.getByRole('textbox', { name: '手机号' }), investors.lim.phone.slice(3))
  const note = `还款 ${String(Date.now())}`
  await send(page, keys, words.zh_CN, { amount: '1.25', note, name: 'L*** J*** W***', from: investors.chen.phone })
  await page.goto('/zh_CN/assets/flowingWater')
  await expect(page.getByRole('heading', { level: 1, name: '资金流水' })).toBeVisible()
  await expect(page.getByText('站内转账').first()).toBeVisible()
  expect(reports).toEqual([])
  await context.close()
})
