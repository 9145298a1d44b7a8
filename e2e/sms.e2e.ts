import { expect, test } from '@playwright/test'
import { operators } from '../world/src/stories/cast.ts'
import { choose } from './steps/form.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorBrowser } from './steps/sessions.ts'

test('one person switches text messages to a country off at once, and two switch them on again', async ({
  browser,
}) => {
  const pageOf = async (who: string) =>
    (await operatorBrowser(browser, who, { viewport: { width: 1440, height: 900 } })).newPage()
  const [priya, arjun] = [await pageOf('priya'), await pageOf('arjun')]
  await priya.goto('/console/en_US/sms')
  await priya.getByRole('button', { name: 'Add a country' }).click()
  const dialog = priya.getByRole('dialog')
  await choose(dialog, 'Country', 'Antarctica')
  await dialog.getByText('Send text messages').click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Codes that nobody enters.')
  await dialog.getByRole('button', { name: 'Apply now' }).click()
  await expect(dialog).toHaveCount(0)
  const row = priya.getByRole('row').filter({ hasText: '+672' })
  await expect(row).toContainText('Texts off')
  await expectAudited(priya, 'sms.set_rules', operators.priya.name)

  await priya.goto('/console/en_US/sms')
  await row.click()
  await dialog.getByText('Send text messages').click()
  await expect(dialog.getByText('This allows more messages, so a second person must approve it.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wave is over.')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Texts off')
  await confirm(arjun, await openCase(arjun, 'queue?kind=sms_budget', '+672'), 'The provider says so too.')
  await priya.goto('/console/en_US/sms')
  await expect(priya.getByRole('table', { name: 'By country' })).toBeVisible()
  await expect(row).toHaveCount(0)
  for (const page of [priya, arjun]) await page.context().close()
})
