import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ChangePassword } from './change-password.tsx'

const change = vi
  .spyOn(api.operators, 'changePassword')
  .mockRejectedValue(new TypeError('this endpoint is not part of the test'))
const password = (name: string) => page.getByLabelText(name, { exact: true })

test('Enter shows at each field what is missing, and sends a complete form', async () => {
  await show(ChangePassword)
  await password('Current password').fill('what it was')
  await userEvent.keyboard('{Enter}')
  await expect.element(password('New password')).toHaveAccessibleDescription(/characters$/u)
  await expect.element(password('New password')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password('Authenticator code')).toHaveAccessibleDescription('Enter the 6-digit code.')
  expect(change).not.toHaveBeenCalled()
  await password('New password').fill('what it becomes, at last')
  await password('Authenticator code').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => change.mock.calls.map(([sent]) => sent))
    .toEqual([{ password: 'what it was', newPassword: 'what it becomes, at last', code: '123456' }])
})
