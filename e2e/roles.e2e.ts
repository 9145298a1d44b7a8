import { permissionWords } from '@tessera/contract/permission-words.ts'
import { expect, test } from '@playwright/test'
import { checkScreen } from './steps/check-screen.ts'
import { confirm, expectAudited, openCase } from './steps/review.ts'
import { operatorPage } from './steps/shared-page.ts'
import { operators } from '../world/src/stories/cast.ts'

test('two operators make a role, which the rights matrix then shows in both languages', async ({ browser }) => {
  const code = `desk_${Date.now().toString(36).slice(-6)}`
  const [root, deputy] = [await operatorPage(browser, 'root'), await operatorPage(browser, 'deputy')]
  await root.goto('/console/en_US/settings?edit=role:')
  await root.getByRole('textbox', { name: 'Code' }).fill(code)
  await root.getByRole('textbox', { name: 'Name (English)' }).fill(`Desk ${code}`)
  await root.getByRole('textbox', { name: 'Name (Chinese)' }).fill(`柜台 ${code}`)
  await root.getByRole('textbox', { name: 'Purpose of the role (English)' }).fill('Reads the log.')
  await root.getByRole('textbox', { name: 'Purpose of the role (Chinese)' }).fill('查看日志。')
  await root.getByRole('checkbox', { name: permissionWords['audit.read'].en_US }).press('Space')
  await root.getByRole('switch', { name: 'In use' }).press('Space')
  await expect(root.getByText('No operator has this role.')).toBeVisible()
  await checkScreen(root, 'console-role-form.en_US')
  await root.getByRole('textbox', { name: 'Reason' }).fill('A desk of its own.')
  await root.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(root.getByText('Proposed. Another person must now decide.').first()).toBeVisible()
  await confirm(deputy, await openCase(deputy, 'queue?kind=setting', code), 'As agreed.')
  await expectAudited(deputy, 'settings.change', operators.deputy.name)

  await root.goto('/console/en_US/rights')
  await expect(root.getByRole('columnheader', { name: `Desk ${code}` }).first()).toBeVisible()
  await root.goto('/console/zh_CN/rights')
  await expect(root.getByRole('columnheader', { name: `柜台 ${code}` }).first()).toBeVisible()
})
