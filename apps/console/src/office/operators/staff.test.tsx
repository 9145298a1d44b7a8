import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { StaffPage } from './staff.page.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const inviteAgain = vi.spyOn(api.operators, 'inviteAgain')
const again = () => page.getByRole('button', { name: 'Invite again' })

beforeEach(async () => {
  await page.viewport(1440, 900)
  inviteAgain.mockReset()
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: `${id.slice(0, -1)}1`,
    name: 'Arjun',
    roles: ['superadmin'],
    permissions: ['operators.manage'],
  })
  vi.spyOn(api.operators, 'list').mockResolvedValue({
    rows: [
      {
        id,
        email: 'priya@tessera.example',
        name: 'Priya',
        status: 'invited',
        roles: [],
        createdAt: '2026-01-01T00:00:00.000Z',
        entered: false,
        lastSeenAt: null,
      },
    ],
  })
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
