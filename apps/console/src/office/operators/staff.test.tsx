import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { StaffPage } from './staff.page.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const inviteAgain = vi.spyOn(api.operators, 'inviteAgain')
const again = () => page.getByRole('button', { name: 'Invite again' })

const invited: Awaited<ReturnType<typeof api.operators.list>>['rows'][number] = {
  id,
  email: 'priya@tessera.example',
  name: 'Priya',
  status: 'invited',
  roles: [],
  limits: { decision: null, day: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  entered: false,
  lastSeenAt: null,
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  inviteAgain.mockReset()
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: `${id.slice(0, -1)}1`,
    name: 'Arjun',
    roles: ['superadmin'],
    permissions: ['operators.manage'],
  })
  vi.spyOn(api.operators, 'list').mockResolvedValue({ rows: [invited] })
})

test('a double click invites once, because a second email would invalidate the password of the first', async () => {
  inviteAgain.mockReturnValue(new Promise(() => undefined))
  await show(StaffPage)
  await expect.element(again()).toBeVisible()
  await again().dblClick()
  await expect.element(again()).toHaveAttribute('aria-disabled', 'true')
  expect(inviteAgain).toHaveBeenCalledTimes(1)
})

test('a refused invitation says why', async () => {
  inviteAgain.mockRejectedValue(new ApiError('OPERATOR_WRONG_STATUS', 'They have signed in.'))
  await show(StaffPage)
  await again().click()
  await expect.element(page.getByRole('alert').getByText('They have signed in.')).toBeVisible()
})

test('proposes roles and both limits of a person', async () => {
  const propose = vi.spyOn(api.approvals, 'propose').mockResolvedValue(expect.anything())
  const active = { ...invited, status: 'active', entered: true, limits: { decision: 500, day: null } } as const
  vi.spyOn(api.operators, 'list').mockResolvedValue({ rows: [active] })
  const names = { en_US: 'Treasury', zh_CN: '资金' }
  const purpose = { en_US: 'Moves money.', zh_CN: '划转资金。' }
  const role = { code: 'treasury', names, purpose, permissions: [], isOpen: true }
  const closed = { ...role, code: 'old', names: { en_US: 'Old desk', zh_CN: '旧部门' }, isOpen: false }
  vi.spyOn(api.operators, 'rights').mockResolvedValue({
    currency: 'USD',
    roles: [role, closed],
    people: [],
    pairs: [],
    conflicts: [],
  })
  await show(StaffPage)
  await page.getByRole('button', { name: 'Change access' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Treasury').click()
  expect(dialog.getByRole('checkbox', { name: 'Old desk' }).elements()).toEqual([])
  await expect.element(dialog.getByText('Moves money.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Limit per decision' })).toHaveValue('500')
  await dialog.getByRole('textbox', { name: 'Limit per day (UTC)' }).fill('20,000')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins the desk.')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect
    .poll(() => propose.mock.calls[0]?.[0])
    .toEqual({
      kind: 'operator_access',
      subjectId: id,
      verdict: 'approve',
      reason: 'Joins the desk.',
      proposal: { roles: ['treasury'], limits: { decision: 500, day: 20_000 }, reinstate: false },
    })
})
