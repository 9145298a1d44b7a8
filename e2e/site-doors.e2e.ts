import { expect, type Page, test } from '@playwright/test'
import { operators } from '../world/src/stories/cast.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorBrowser } from './steps/sessions.ts'

/** Antarctica: nobody of the world comes from there. */
const FAR = 'AQ'

async function setRefused(root: Page, deputy: Page, change: (codes: string) => string): Promise<void> {
  await root.goto('/console/en_US/site')
  const refused = root.getByRole('textbox', { name: 'Refused countries' })
  await refused.fill(change(await refused.inputValue()))
  await root.getByRole('textbox', { name: 'Reason' }).fill('Counsel asked for it.')
  const propose = root.getByRole('button', { name: 'Propose' })
  await expect(propose).toHaveAttribute('aria-disabled', 'true')
  await root.getByRole('button', { name: 'See who is affected' }).click()
  await expect(root.getByText('Accounts that log in through these doors')).toBeVisible()
  await propose.click()
  await expect(root.getByText('Proposed. A second person decides.')).toBeVisible()
  await confirm(deputy, await openCase(deputy, 'queue?kind=site_doors', 'Refused countries'), 'I read the letter.')
}

test('a country is refused by two superadmins after a preview of whom it hits, and let in again', async ({
  browser,
  request,
}) => {
  const pageOf = async (who: string) => (await operatorBrowser(browser, who)).newPage()
  const [root, deputy] = [await pageOf('root'), await pageOf('deputy')]
  const served = async () => {
    const { data } = await (await request.post('/ex/api/v0/public/areas', { data: {} })).json()
    return data.find(({ iso2 }: { iso2: string }) => iso2 === FAR).allowed
  }
  /** What the server says to whoever posts past the screen. */
  const registration = async () => {
    const data = { account: 'nobody@station.aq', scene: 'register' }
    const { code } = await (await request.post('/ex/api/v0/public/email', { data })).json()
    return code
  }
  expect(await served()).toBe(true)
  expect(await registration()).toBe('CAPTCHA_REQUIRED')
  await setRefused(root, deputy, (codes) => `${codes} ${FAR}`)
  expect(await served()).toBe(false)
  expect(await registration()).toBe('ACCOUNT_REGION_PROHIBITED')
  await expectAudited(deputy, 'site.set_doors', operators.deputy.name)
  await setRefused(root, deputy, (codes) => codes.replace(FAR, ''))
  expect(await served()).toBe(true)
  expect(await registration()).toBe('CAPTCHA_REQUIRED')

  await root.goto('/console/en_US/site')
  await root.getByText('Authenticator enforced').click()
  await root.getByRole('button', { name: 'See who is affected' }).click()
  await expect(root.getByText('Accounts without an authenticator').locator('..')).toContainText(/[1-9]/u)
  for (const page of [root, deputy]) await page.context().close()
})
