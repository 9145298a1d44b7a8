import { expect, test } from '@playwright/test'
import { OPERATOR_PASSWORD, operators } from '../world/src/stories/cast.ts'
import { browserOfOperator, passLogin } from './steps/sessions.ts'
import { signInOperator } from './steps/sign-in-by-api.ts'

test('AUT-23 an operator whose session ended logs in over the screen and continues with the unsaved input', async ({
  browser,
  request,
  baseURL,
}) => {
  const { email } = operators.deputy
  const token = await signInOperator(request, baseURL ?? '', { email, password: OPERATOR_PASSWORD })
  const context = await browserOfOperator(browser, token)
  const page = await context.newPage()
  await page.goto('/console/en_US/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite an operator' })
  await invite.getByRole('textbox', { name: 'Name' }).fill('Wei Ling')
  await invite.getByRole('textbox', { name: 'Email' }).fill('not an address')

  await request.post('/console/api/v1/operators/logout', { headers: { token }, data: {} })
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(again).toBeVisible()

  await passLogin(page, email, OPERATOR_PASSWORD, again)
  await expect(again).toHaveCount(0)
  await expect(invite.getByRole('textbox', { name: 'Name' })).toHaveValue('Wei Ling')
  await expect(invite.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address')
  await context.close()
})
