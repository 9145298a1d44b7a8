import { expect, type Page, test } from '@playwright/test'
import { appCode } from '../world/src/people/app-codes.ts'
import { OPERATOR_PASSWORD, operators } from '../world/src/stories/cast.ts'
import { signInFirstTime } from './steps/first-sign-in.ts'
import { checkScreen } from './steps/check-screen.ts'
import { mailsTo } from './steps/outbox.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

// The operators: invitations, roles and suspension.

const run = Date.now().toString(36).toUpperCase().slice(-6)
let root: Page
let deputy: Page

test.beforeAll(async ({ browser }) => {
  const pageOf = (who: string) => operatorPage(browser, who)
  root = await pageOf('root')
  deputy = await pageOf('deputy')
})

/** Uses the next code of the authenticator, because a login has just used the current one. */
async function changePassword(page: Page, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await checkScreen(page, 'console-account.en_US')
  await page.getByLabel('Current password').fill('not the password 1')
  await page.getByLabel('New password').fill(`${OPERATOR_PASSWORD}-new`)
  const form = page.getByRole('region', { name: 'Password', exact: true })
  await form.getByLabel('Authenticator code').fill(appCode(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your current password is wrong.').first()).toBeVisible()
  await page.getByLabel('Current password').fill(OPERATOR_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
}

test('an operator is invited, logs in, gets a role by two people, is suspended by one and invited again by two', async ({
  browser,
}) => {
  const email = `wei.${run.toLowerCase()}@tessera.example`
  const name = `Wei Ling ${run}`
  await root.goto('/console/en_US/staff')
  await root.getByRole('button', { name: 'Invite' }).click()
  const invite = root.getByRole('dialog', { name: 'Invite an operator' })
  await invite.getByRole('textbox', { name: 'Name' }).fill(name)
  await invite.getByRole('textbox', { name: 'Email' }).fill(email)
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(invite).toHaveCount(0)
  await expectAudited(root, 'operators.invite', operators.root.name)

  const row = root.getByRole('row').filter({ hasText: name })
  await root.goto('/console/en_US/staff')
  const change = row.getByRole('button', { name: 'Change access' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  const own = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const secret = await signInFirstTime(own, email)
  await changePassword(own, secret)
  await own.context().close()
  await expect
    .poll(async () => (await mailsTo(root.request, email))[0]?.subject)
    .toBe('Your console password was changed')
  await expectAudited(root, 'operators.change_password', name)
  await expectAudited(root, 'operators.activate', name)
  await root.goto('/console/en_US/staff')
  await root.reload()
  await change.click()
  const access = root.getByRole('dialog', { name: `Access of ${name}` })
  await access.getByRole('checkbox', { name: 'Support' }).press('Space')
  await access.getByRole('textbox', { name: 'Reason' }).fill('Joins the desk.')
  await access.getByRole('button', { name: 'Propose' }).click()
  await expect(access).toHaveCount(0)
  await confirm(deputy, await openCase(deputy, 'queue?kind=operator_access', name), 'Contract seen.')
  await expectAudited(deputy, 'operators.set_access', operators.deputy.name)
  await root.goto('/console/en_US/staff')
  await expect(row).toContainText('Support')

  await row.getByRole('button', { name: 'Suspend' }).click()
  const suspend = root.getByRole('alertdialog', { name: `Suspend ${name}?` })
  await suspend.getByRole('textbox', { name: 'Reason' }).fill('Lost the telephone.')
  await suspend.getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('Suspended')
  await expectAudited(root, 'operators.suspend', operators.root.name)

  await root.goto('/console/en_US/staff')
  await change.click()
  await access.getByText('Re-invite: password or authenticator lost').click()
  await access.getByRole('textbox', { name: 'Reason' }).fill('Recognised in person.')
  await access.getByRole('button', { name: 'Propose' }).click()
  await expect(access).toHaveCount(0)
  const drawer = await openCase(deputy, 'queue?kind=operator_access', name)
  await expect(drawer).toContainText('Re-invited')
  await confirm(deputy, drawer, 'I saw them too.')
  await root.goto('/console/en_US/staff')
  await expect(row).toContainText('Invited')
  const freshPage = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  expect(await signInFirstTime(freshPage, email)).not.toBe(secret)
  await freshPage.context().close()
})
