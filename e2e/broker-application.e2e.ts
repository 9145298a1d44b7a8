import { expect, test } from '@playwright/test'
import { picture, tick, upload } from './steps/form.ts'
import { desk, phone as phoneSize } from './steps/input-modes.ts'
import { verifiedCompany } from './steps/issuer.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { fillLicence, proposeActivation, step } from './steps/programme.ts'
import { confirm, openCase } from './steps/review.ts'
import { addPhone } from './steps/second-factor.ts'
import { customerBrowser } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'
import { withCode } from './steps/withdraw.ts'

test('a company applies as a broker in the browser and signs, and two people open its broker screens', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const company = await verifiedCompany(browser, base)
  const page = await (await customerBrowser(browser, base, company.token, { baseURL: base, viewport: desk })).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/broker')
  await expect(page.getByText('Only a verified company with a second factor can apply.')).toBeVisible()
  const phone = await addPhone(page, company)
  await page.goto('/zh_CN/personal/broker')
  await expect(page.getByRole('button', { name: '提交申请' })).toBeVisible()
  await page.setViewportSize(phoneSize)
  await checkScreen(page, 'broker-apply.zh_CN')
  await page.setViewportSize(desk)
  await page.goto('/en_US/personal/broker')
  const number = await fillLicence(page, 'Dealing in securities')
  await page.getByRole('textbox', { name: 'Valid until' }).fill('2040-01-01')
  await page.getByRole('textbox', { name: 'How you send orders' }).fill('Our system sends limit orders by API.')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Enter a whole number from 1 to 1,000,000.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Expected clients per year' }).fill('20')
  await upload(page, 'Supporting documents', 'policy.png', await picture(page, `Policy ${number}`, 'navy'))
  await checkScreen(page, 'broker-apply.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We’re reviewing your application')).toBeVisible()

  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  await openCase(priya, 'agents', number)
  await checkScreen(priya, 'console-broker-application.en_US')
  await priya.setViewportSize(desk)
  await step(priya, 'Start licence check', 'I look it up.')
  await step(priya, 'Confirm licence', 'Found in the register of MAS.')
  await page.reload()
  await tick(page, 'I have read the contract and agree to it')
  await checkScreen(page, 'broker-contract.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Sign' }).click()
  await withCode(page, page.getByRole('dialog', { name: 'Sign contract' }), phone, 'Sign')
  await expect(page.getByText('Two of our staff will activate you next')).toBeVisible()
  await openCase(priya, 'agents', number)
  await proposeActivation(priya, 'broker', '25')
  await confirm(arjun, await openCase(arjun, 'agents', number), 'I read the register too.')
  await page.reload()
  await expect(page.getByText('No client accounts yet')).toBeVisible()
  await expect(page.getByText('25.00%')).toBeVisible()
  await checkScreen(page, 'broker-new.en_US')
  expect(reports).toEqual([])
  await page.context().close()
})
