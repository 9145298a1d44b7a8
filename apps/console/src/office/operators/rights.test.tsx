import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { permissionWords } from '@tessera/contract/permission-words.ts'
import { type Permission, permissions } from '@tessera/contract/permissions.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { RightsPage } from './rights.page.tsx'

const [priya, root] = ['7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10', '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11'] as const
const purpose = { en_US: 'Works.', zh_CN: '工作。' }
const answer: Awaited<ReturnType<typeof api.operators.rights>> = {
  currency: 'USD',
  roles: [
    {
      code: 'finance',
      names: { en_US: 'Finance', zh_CN: '财务' },
      purpose,
      permissions: ['withdrawals.review'],
      isOpen: true,
    },
    {
      code: 'auditor',
      names: { en_US: 'Auditor', zh_CN: '审计' },
      purpose,
      permissions: ['audit.read', 'withdrawals.review'],
      isOpen: true,
    },
    { code: 'old', names: { en_US: 'Old desk', zh_CN: '旧部门' }, purpose, permissions: ['kyc.read'], isOpen: false },
  ],
  people: [
    {
      id: priya,
      name: 'Priya',
      email: 'priya@tessera.example',
      roles: ['auditor', 'finance'],
      limits: { decision: 50_000, day: null },
      status: 'active',
    },
    {
      id: root,
      name: 'Mei Lin',
      email: 'root@tessera.example',
      roles: ['finance'],
      limits: { decision: null, day: 1_000_000 },
      status: 'suspended',
    },
  ],
  pairs: [{ first: 'auditor', second: 'finance' }],
  conflicts: [{ operatorId: priya, first: 'auditor', second: 'finance' }],
}
const rights = vi.spyOn(api.operators, 'rights')
const signIn = (held: Permission[]) =>
  vi.spyOn(api.operators, 'me').mockResolvedValue({ id: root, name: 'Mei Lin', roles: ['finance'], permissions: held })
const rowOf = (table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

beforeEach(async () => {
  await page.viewport(1440, 900)
  rights.mockReset().mockResolvedValue(answer)
  signIn(['operators.read', 'settings.access'])
})

test.each([
  ['en_US', 'Permissions without a role'],
  ['zh_CN', '未分配给角色的权限'],
] as const)(
  'in %s permissions that no role in use gives are listed, also those of a closed role',
  async (locale, name) => {
    await show(RightsPage, `/console/${locale}/rights`)
    const list = page.getByRole('list', { name })
    await expect.element(list).toBeVisible()
    expect(list.getByRole('listitem').elements()).toHaveLength(permissions.length - 2)
    await expect.element(list.getByText(permissionWords['kyc.read'][locale], { exact: true })).toBeVisible()
  },
)

test('without such permissions there is no list of them', async () => {
  const everything = { code: 'all', names: { en_US: 'All', zh_CN: '全部' }, purpose, permissions: [...permissions] }
  rights.mockResolvedValue({ ...answer, roles: [{ ...everything, isOpen: true }] })
  await show(RightsPage, '/console/en_US/rights')
  await expect.element(page.getByRole('table', { name: 'Roles and permissions' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Permissions without a role' })).not.toBeInTheDocument()
})

test('a row for each permission marks the roles that give it, and a closed role gives none', async () => {
  await show(RightsPage, '/console/en_US/rights')
  const review = rowOf('Roles and permissions', permissionWords['withdrawals.review'].en_US)
  await expect.element(review).toBeVisible()
  expect(review.getByText('Yes').elements()).toHaveLength(2)
  expect(rowOf('Roles and permissions', permissionWords['kyc.read'].en_US).getByText('Yes').elements()).toEqual([])
  await expect.element(page.getByRole('columnheader', { name: 'Old desk (not in use)' }).first()).toBeVisible()
  const lines = page.getByRole('table', { name: 'Roles and permissions' }).getByRole('row').elements()
  expect(lines).toHaveLength(permissions.length + 1)
})

test('a row for each person shows the roles and both limits', async () => {
  await show(RightsPage, '/console/en_US/rights')
  const priyas = rowOf('People', 'priya@tessera.example')
  await expect.element(priyas).toMatchTextContent(/Priya.*50,000.*No limit.*Active/u)
  expect(priyas.getByText('Yes').elements()).toHaveLength(2)
  await expect.element(rowOf('People', 'Mei Lin')).toMatchTextContent(/No limit.*1,000,000.*Suspended/u)
})

test('names people who have two roles that one person must not have', async () => {
  await show(RightsPage, '/console/en_US/rights')
  await expect
    .element(page.getByRole('list', { name: 'People who combine such roles' }))
    .toMatchTextContent(/Priya has Auditor and Finance\. Remove one of the roles\./u)
})

test('shows permissions and conflicting roles in Chinese', async () => {
  await show(RightsPage, '/console/zh_CN/rights')
  await expect.element(rowOf('角色与权限', permissionWords['audit.read'].zh_CN)).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: '兼任此类角色的人员' }))
    .toMatchTextContent(/Priya 兼任审计与财务/u)
})

test('saves each table as a CSV file with the keyboard alone', async () => {
  const file = vi.spyOn(api.operators, 'rightsFile').mockResolvedValue('code\r\n')
  await show(RightsPage, '/console/en_US/rights')
  const button = page.getByRole('button', { name: 'Download people (CSV)' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => file.mock.calls[0]?.[0]).toEqual({ tab: 'people' })
})

test('opens the print dialog of the browser once', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await show(RightsPage, '/console/en_US/rights')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(printed).toHaveBeenCalledTimes(1)
})

test('fits a width of 1024 px without scrolling the page', async () => {
  await page.viewport(1024, 800)
  await show(RightsPage, '/console/en_US/rights')
  await expect.element(rowOf('People', 'Mei Lin')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
})

test.each([
  ['en_US', 'Roles and permissions', 'Auditor 6'],
  ['zh_CN', '角色与权限', '审计 6'],
] as const)('in %s six roles fit beside the permissions at 1024 px', async (locale, table, last) => {
  await page.viewport(1024, 800)
  const role = answer.roles[1]
  const six = [1, 2, 3, 4, 5, 6].map((n) => ({
    ...role,
    code: `role_${n}`,
    names: { en_US: `Auditor ${n}`, zh_CN: `审计 ${n}` },
    purpose,
    permissions: [],
    isOpen: true,
  }))
  rights.mockResolvedValue({ ...answer, roles: six })
  await show(RightsPage, `/console/${locale}/rights`)
  const head = page.getByRole('table', { name: table }).getByRole('columnheader', { name: last })
  await expect.element(head).toBeVisible()
  expect(head.element().getBoundingClientRect().right).toBeLessThanOrEqual(1024)
})

test('a person who may change roles has links to their forms', async () => {
  await show(RightsPage, '/console/en_US/rights')
  await expect
    .element(page.getByRole('link', { name: 'Add a role' }))
    .toHaveAttribute('href', '/console/en_US/settings?edit=role%3A')
})

test('other people have no links to the forms', async () => {
  signIn(['operators.read'])
  await show(RightsPage, '/console/en_US/rights')
  await expect.element(rowOf('People', 'Mei Lin')).toBeVisible()
  expect(page.getByRole('link', { name: 'Add a role' }).elements()).toEqual([])
})

test('a matrix that fails to load offers a retry', async () => {
  rights.mockRejectedValueOnce(new ApiError('UNEXPECTED', 'Try again.', {}))
  await show(RightsPage, '/console/en_US/rights')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(rowOf('People', 'Mei Lin')).toBeVisible()
})
