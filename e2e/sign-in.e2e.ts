import { expect, test } from '@playwright/test'
import { OPERATOR_PASSWORD, operators } from '../world/src/stories/cast.ts'
import { newcomer } from './steps/newcomers.ts'
import { logIn, signInToConsole } from './steps/sessions.ts'

// The two logins on the screen. All other tests start with sessions opened through the API.

test('an investor logs in with the password and the code from the email', async ({ page, request, baseURL }) => {
  const { email, password } = await newcomer(request, baseURL ?? '')
  await page.goto('/en_US/login')
  await logIn(page, email, password)
})

test('an operator logs in with the password and an authenticator code', async ({ page }) => {
  await signInToConsole(page, operators.wen.email, OPERATOR_PASSWORD)
  await expect(page.getByText(operators.wen.name)).toBeVisible()
})
