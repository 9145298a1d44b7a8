import { expect, test } from '@playwright/test'
import { operators } from '../world/src/stories/cast.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'

test('two operators change a limit in the console, which applies at once, and propose its former values again', async ({
  browser,
}) => {
  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  const limit = priya.getByRole('textbox', { name: 'Companies, per calendar month' })
  const proposeChange = async (reason: string) => {
    await priya.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await priya.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(priya.getByText('Proposed. Another person must now decide.').first()).toBeVisible()
    await confirm(arjun, await openCase(arjun, 'queue?kind=setting', 'Withdrawal limits'), 'As the board decided.')
  }

  await priya.goto('/console/en_US/settings?edit=withdrawalLimits')
  const raised = (await limit.inputValue()) === '6500000' ? '6600000' : '6500000'
  await limit.fill('400000')
  await expect(priya.getByText('This value does not fit. Accepted: ≤ 400000.')).toBeVisible()
  await limit.fill(raised)
  await expect(priya.getByText(/^Companies, per calendar month: .* → 6,[56]00,000 SGD$/u)).toBeVisible()
  await proposeChange('The board raised it.')
  await expectAudited(arjun, 'settings.change', operators.arjun.name)

  await priya.goto('/console/en_US/settings?edit=withdrawalLimits')
  await expect(limit).toHaveValue(raised)
  await priya.getByRole('button', { name: 'Propose these values again' }).last().click()
  await expect(limit).toHaveValue('5000000')
  await proposeChange('The board took it back.')
  await priya.goto('/console/en_US/settings?edit=withdrawalLimits')
  await expect(limit).toHaveValue('5000000')
})
