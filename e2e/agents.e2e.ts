import { type Browser, expect, type Page, test } from '@playwright/test'
import { investors } from '../world/src/stories/cast.ts'
import { tick } from './steps/form.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { fillLicence, proposeActivation, step } from './steps/programme.ts'
import { confirm, openCase } from './steps/review.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { withCode } from './steps/withdraw.ts'
import { operatorPage } from './steps/shared-page.ts'

const operatorAt = (browser: Browser, who: string): Promise<Page> => operatorPage(browser, who)

test('a customer applies by mouse and signs, two people activate, another customer consents by keyboard in Chinese and withdraws', async ({
  browser,
  baseURL,
}) => {
  const page = await (
    await customerBrowser(browser, baseURL ?? '', await storedToken('lim'), { viewport: desk })
  ).newPage()
  page.setDefaultTimeout(30_000)
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('button', { name: 'Partner programmes' }).click()
  await page.getByRole('link', { name: 'Agent programme' }).click()
  const number = await fillLicence(page, 'Introducer')
  await page.getByRole('textbox', { name: 'Valid until' }).fill('2001-01-01')
  await page.getByRole('textbox', { name: 'How you find customers' }).fill('Seminars for investors in Singapore.')
  await page.getByRole('textbox', { name: 'Expected customers per year' }).fill('20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This licence has expired. Enter a later date.').first()).toBeVisible()
  await checkScreen(page, 'agent-apply.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('textbox', { name: 'Valid until' }).fill('2040-01-01')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We’re reviewing your application')).toBeVisible()

  const [priya, arjun] = [await operatorAt(browser, 'priya'), await operatorAt(browser, 'arjun')]
  await openCase(priya, 'agents', number)
  await checkScreen(priya, 'console-agent.en_US')
  await priya.setViewportSize(desk)
  await step(priya, 'Start licence check', 'I look it up.')
  await step(priya, 'Confirm licence', 'Found in the register of MAS.')

  await page.reload()
  await tick(page, 'I have read the contract and agree to it')
  await checkScreen(page, 'agent-contract.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Sign' }).click()
  const signing = page.getByRole('dialog', { name: 'Sign contract' })
  await withCode(page, signing, investors.lim.phone, 'Sign')
  await expect(page.getByText('Two of our staff will activate you next')).toBeVisible()

  await openCase(priya, 'agents', number)
  await proposeActivation(priya, 'agent', '20')
  await confirm(arjun, await openCase(arjun, 'agents', number), 'I read the register too.')
  await arjun.goto('/console/en_US/rebates')
  await expect(arjun.getByRole('heading', { level: 1, name: 'Rebates' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('No clients yet')).toBeVisible()
  const code = await page.getByText(/^[0-9A-HJKMNP-TV-Z]{10}$/).textContent()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export file' }).click()
  expect((await saved).suggestedFilename()).toBe('tessera-rebates.csv')
  await checkScreen(page, 'agent.en_US')
  expect(reports).toEqual([])

  const token = await storedToken('chen')
  const small = await (await customerBrowser(browser, baseURL ?? '', token, { viewport: phone })).newPage()
  await small.goto(`/zh_CN/personal/agentConsent?code=${code}`)
  await expect(small.getByText('Lim Jia Wen')).toBeVisible()
  await tick(small, '我已阅读并同意')
  await checkScreen(small, 'agent-consent.zh_CN')
  await small.setViewportSize(phone)
  await keys.press(small, small.getByRole('button', { name: '成为其客户' }))
  await expect(small.getByRole('button', { name: '撤回同意' })).toBeVisible()
  await checkScreen(small, 'agent-own.zh_CN')
  await page.setViewportSize(desk)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('row', { name: /c\*{3}@/ })).toBeVisible()
  await checkScreen(page, 'agent-clients.en_US')
  await small.setViewportSize(phone)
  await keys.press(small, small.getByRole('button', { name: '撤回同意' }))
  const withdrawDialog = small.getByRole('dialog', { name: '撤回同意' })
  await keys.press(small, withdrawDialog.getByRole('button', { name: '撤回同意' }))
  await expect(small.getByRole('textbox', { name: '代理代码' })).toBeVisible()
  await small.context().close()
  await page.setViewportSize(desk)
  await page.reload()
  await expect(page.getByText('No clients yet')).toBeVisible()
  await page.context().close()
})
