import { expect, test } from '@playwright/test'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { clientOf } from './steps/client-of.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'
import { twoDecide } from './steps/two-decide.ts'

test('a customer applies for codes, operators read the application, two of them grant it, and the codes are listed', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const token = await storedToken('chen')
  const page = await (await customerBrowser(browser, base, token)).newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/invitations')
  await page.getByRole('button', { name: 'Apply for codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Number of codes' }).fill('2')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Members of our investor club')
  await checkScreen(page, 'invitation-apply.en_US')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('row', { name: /IA-.*In review/ })).toBeVisible()
  const [application] = (await clientOf(base, token, invitations).applications({})).rows
  const id = application?.id ?? ''
  const desk = await (await operatorBrowser(browser, 'priya')).newPage()
  await desk.goto(`/console/en_US/queue?case=invitation_application:${id}`)
  await expect(desk.getByRole('dialog').getByText('Members of our investor club')).toBeVisible()
  await checkScreen(desk, 'console-invitation-application.en_US')
  await desk.context().close()
  await twoDecide(base, [await storedToken('priya'), await storedToken('arjun')], 'invitation_application', id)
  await page.goto('/zh_CN/personal/invitations')
  await expect(page.getByRole('row', { name: /IA-.*已通过/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /10 \/ 10.*可用/ })).toHaveCount(2)
  await checkScreen(page, 'invitation-codes.zh_CN')
  expect(reports).toEqual([])
  await page.context().close()
})
