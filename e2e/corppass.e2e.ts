import { expect, type Page, test } from '@playwright/test'
import { desk, phone } from './steps/input-modes.ts'
import { checkBothLanguages } from './steps/check-both-languages.ts'
import { checkScreen } from './steps/check-screen.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

const atVendor = async (page: Page, persona: RegExp, answer: 'I agree' | 'Refuse'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Corppass of the local world' })).toBeVisible()
  await page.getByRole('radio', { name: persona }).check()
  await page.getByRole('button', { name: answer }).click()
}

test('a company fills in its application with Corppass on a desktop in English and adds what the register lacks', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  await page.goto('/en_US/personal/enterpriseCert?step=preparation')
  await page.getByRole('button', { name: 'Fill in with Corppass' }).click()
  await atVendor(page, /^Kallang Harbour/u, 'Refuse')
  await expect(page.getByText(/You did not give consent at Corppass/u)).toBeVisible()
  await checkScreen(page, 'corppass-refused.en_US')
  await page.setViewportSize(desk)

  await page.getByRole('button', { name: 'Fetch again with Corppass' }).click()
  await atVendor(page, /^Orchid Row/u, 'I agree')
  await expect(page.getByText('ROWAN CAPITAL PTE. LTD.')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?step=preparation')
  await checkScreen(page, 'corppass-filled.en_US')
  await page.setViewportSize(desk)

  await page.getByRole('button', { name: 'Continue' }).click()
  const name = page.getByRole('textbox', { name: 'Registered name' })
  await expect(name).toHaveValue('ORCHID ROW HOLDINGS PTE. LTD.')
  await expect(name).toBeDisabled()
  await checkBothLanguages(page, 'corppass-basics')
  await page.setViewportSize(desk)
  const registered = page.getByRole('region', { name: 'Registered address' })
  await registered.getByRole('textbox', { name: 'City' }).fill('Singapore')
  await expect(page.getByText(/^Draft saved/u)).toBeVisible()

  await page.goto('/en_US/personal/enterpriseCert?step=persons')
  await expect(page.getByText('ANNA BERG').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove ANNA BERG' })).toBeDisabled()
  await page.getByRole('button', { name: 'Edit ANNA BERG' }).click()
  await expect(page.getByRole('textbox', { name: 'Full legal name' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1980-04-05')
  await checkBothLanguages(page, 'corppass-person')
  await page.context().close()
})

test('a company fills in its application with Corppass in Chinese and photographs its documents by phone', async ({
  browser,
  baseURL,
}) => {
  const who = await newcomer((await browser.newContext({ baseURL: baseURL ?? '' })).request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token, { viewport: desk })).newPage()
  await page.goto('/zh_CN/personal/enterpriseCert?step=preparation')
  await page.getByRole('button', { name: '通过 Corppass 填写' }).click()
  await atVendor(page, /^Kallang Harbour/u, 'Refuse')
  await expect(page.getByText(/您未在 Corppass 同意授权/u)).toBeVisible()
  await checkScreen(page, 'corppass-refused.zh_CN')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: '通过 Corppass 重新获取' }).click()
  await atVendor(page, /^Kallang Harbour/u, 'I agree')
  await expect(page.getByText('KALLANG HARBOUR PTE. LTD.').first()).toBeVisible()
  await checkScreen(page, 'corppass-filled.zh_CN')
  await page.setViewportSize(desk)
  await page.goto('/zh_CN/personal/enterpriseCert?step=persons')
  await expect(page.getByText('HUI KAR WAI').first()).toBeVisible()
  await checkBothLanguages(page, 'corppass-persons')
  await page.setViewportSize(phone)
  await page.goto('/zh_CN/personal/enterpriseCert')
  await expect(page.getByText('KALLANG HARBOUR PTE. LTD.').first()).toBeVisible()
  await page.context().close()
})
