import { expect, type Page, test } from '@playwright/test'
import { operators } from '../world/src/stories/cast.ts'
import { enterFirst } from './steps/first-sign-in.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorBrowser } from './steps/sessions.ts'

// The people of the house: who comes, what they may do, and who is stopped.

const run = Date.now().toString(36).toUpperCase().slice(-6)
let root: Page
let deputy: Page

test.beforeAll(async ({ browser }) => {
  const pageOf = async (who: string) =>
    (await operatorBrowser(browser, who, { viewport: { width: 1440, height: 900 } })).newPage()
  root = await pageOf('root')
  deputy = await pageOf('deputy')
})
test.afterAll(() => Promise.all([root, deputy].map((page) => page.context().close())))

test('somebody is invited, signs in, is given a role by two, and suspended by one', async ({ browser }) => {
  const email = `wei.${run.toLowerCase()}@tessera.example`
  const name = `Wei Ling ${run}`
  await root.goto('/console/en_US/staff')
  await root.getByRole('button', { name: 'Invite' }).click()
  const invite = root.getByRole('dialog', { name: 'Invite somebody' })
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
  await enterFirst(own, email)
  await own.context().close()
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
})
