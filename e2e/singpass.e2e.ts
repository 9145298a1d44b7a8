import { expect, type Page, test } from '@playwright/test'
import { desk, phone } from './steps/input-modes.ts'
import { choose, tick } from './steps/form.ts'
import { checkBothLanguages } from './steps/check-both-languages.ts'
import { checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

const atVendor = async (page: Page, persona: RegExp, answer: 'I agree' | 'Refuse'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Singpass of the local world' })).toBeVisible()
  await page.getByRole('radio', { name: persona }).check()
  await page.getByRole('button', { name: answer }).click()
}

test('a person verifies with Singpass on a phone in English, and the back button sends nothing twice', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: phone })).newPage()
  await page.goto('/en_US/personal/kycEnter')
  await page.getByRole('button', { name: 'Verify with Singpass' }).click()
  await atVendor(page, /^Tan Mei Ling/u, 'Refuse')
  await expect(page.getByText(/You did not give consent at Singpass/u)).toBeVisible()
  await checkBothLanguages(page, 'singpass-refused')
  await page.setViewportSize(phone)

  await page.getByRole('button', { name: 'Start again at Singpass' }).click()
  await atVendor(page, /^Rajesh Kumar/u, 'I agree')
  await expect(page.getByText('RAJESH KUMAR')).toBeVisible()
  await expect(page.getByText('Verified by the government, last changed 2026-06-30').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('?view=myinfo')
  await checkScreen(page, 'singpass-myinfo.en_US')
  await page.setViewportSize(phone)

  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Tick this to continue.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Street and number' }).fill('12 Marina View')
  await page.getByRole('textbox', { name: 'City' }).fill('Singapore')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('018961')
  await choose(page.getByRole('region', { name: 'Please add' }), 'Country', 'Singapore')
  await tick(page, 'Tessera may use this data')
  await tick(page, 'This data is true and complete.')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'We’re reviewing your application' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('RAJESH KUMAR')).toHaveCount(0)
  await page.context().close()
})

test('a person verifies with Singpass on a desktop in Chinese', async ({ browser, baseURL }) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  await page.goto('/zh_CN/personal/kycEnter')
  await checkBothLanguages(page, 'singpass-choice')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: '通过 Singpass 认证' }).click()
  await atVendor(page, /^Tan Mei Ling/u, 'I agree')
  await expect(page.getByText('TAN MEI LING')).toBeVisible()
  await expect(page.getByRole('heading', { name: '请补充' })).toHaveCount(0)
  await checkScreen(page, 'singpass-myinfo.zh_CN')
  await page.setViewportSize(desk)
  await tick(page, '我同意 Tessera')
  await tick(page, '这些资料真实、完整。')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('经政府核实')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})
