import { expect, test } from '@playwright/test'
import { investors, newcomer, OPERATOR_PASSWORD, operators, PASSWORD } from '../world/src/stories/cast.ts'
import { keepCustomer, keepOperator, logIn, signInToConsole } from './steps/sessions.ts'

// Runs before everything else: what is opened here, the other tests go on with.

const { lim, chen, harbor, quaystone } = investors
const customers = { lim, chen, harbor, quaystone, newcomer }
const staff = operators

for (const [name, { email }] of Object.entries(customers))
  test(`an investor signs in with the code from the mail: ${name}`, async ({ page }) => {
    await page.goto('/en_US/login')
    await logIn(page, email, PASSWORD)
    await keepCustomer(page, name)
  })

for (const [name, operator] of Object.entries(staff))
  test(`an operator signs in with an authenticator: ${name}`, async ({ page }) => {
    await signInToConsole(page, operator.email, OPERATOR_PASSWORD)
    await expect(page.getByText(operator.name)).toBeVisible()
    await keepOperator(page, name)
  })
