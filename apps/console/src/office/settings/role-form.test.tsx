import { permissionWords } from '@tessera/contract/permission-words.ts'
import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { sampleSettings, versionWith } from './testing.ts'

const preview = vi.spyOn(api.settings, 'preview')
const treasury = {
  names: { en_US: 'Treasury', zh_CN: '资金' },
  purpose: { en_US: 'Moves money.', zh_CN: '划转资金。' },
  permissions: ['audit.read', 'withdrawals.review'],
  isOpen: true,
}

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.access'],
  })
  vi.spyOn(api.operators, 'roleNames').mockResolvedValue({
    rows: [
      { code: 'finance', names: { en_US: 'Finance', zh_CN: '财务' } },
      { code: 'auditor', names: { en_US: 'Auditor', zh_CN: '审计' } },
    ],
  })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.settings, 'list').mockResolvedValue({
    rows: [
      ...sampleSettings,
      { area: 'role', subject: 'treasury', current: versionWith({ values: treasury }), next: null },
      { area: 'duties', subject: '', current: versionWith({ values: { pairs: [] }, effectiveFrom: null }), next: null },
    ],
  })
  preview.mockReset().mockImplementation(({ area, values }) => {
    const before = area === 'role' ? treasury : { pairs: [] }
    return Promise.resolve({
      before,
      changed: changedFields(area, before, values),
      effects: area === 'role' ? [{ name: 'losing', count: 2 }] : [{ name: 'operators_with_roles', count: 1 }],
      isSigned: false,
    })
  })
})
const text = (value: string | RegExp) => page.getByText(value)

test('a role lists the number of its permissions', async () => {
  await show(SettingsPage, '/console/en_US/settings')
  await expect
    .element(page.getByRole('row', { name: /treasury/u }))
    .toMatchTextContent(/Treasury · 资金.*2 permissions/u)
})

test('a changed permission is shown with its sentence, and how many people lose one', async () => {
  await show(SettingsPage, '/console/en_US/settings?edit=role:treasury')
  await page.getByText(permissionWords['audit.read'].en_US).click()
  await expect.element(text(`Permissions, removed: ${permissionWords['audit.read'].en_US}`)).toBeVisible()
  await expect.element(text('2 operators lose a permission.')).toBeVisible()
  expect(preview.mock.lastCall?.[0]).toMatchObject({
    area: 'role',
    subject: 'treasury',
    values: { permissions: ['withdrawals.review'] },
  })
})

test('a pair of roles is chosen by their names', async () => {
  await show(SettingsPage, '/console/zh_CN/settings?edit=duties')
  await page.getByRole('button', { name: '添加一组' }).click()
  await page.getByRole('button', { name: /第 1 组的角色一/u }).click()
  await page.getByRole('option', { name: '财务' }).click()
  await page.getByRole('button', { name: /第 1 组的角色二/u }).click()
  await page.getByRole('option', { name: '审计' }).click()
  await expect.element(text(/审计与财务/u)).toBeVisible()
  expect(preview.mock.lastCall?.[0]).toMatchObject({
    area: 'duties',
    values: { pairs: [{ first: 'auditor', second: 'finance' }] },
  })
})
