import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { RetryDelivery } from './retry-delivery.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const retry = vi.spyOn(api.subscriptionsAllot, 'retry')
const row = { id, number: 'S-1', failure: 'ACCOUNT_FROZEN' }

function Opened() {
  const [open, setOpen] = useState(true)
  return open ? <RetryDelivery row={row} onClose={() => setOpen(false)} /> : null
}

beforeEach(() => void retry.mockReset())

test.each([
  ['disbursed', 'Disbursed.', 'status'],
  ['disburse_failed', 'Disbursement failed again. Open the subscription to see why.', 'alert'],
] as const)('a delivery that is now %s shows: %s', async (status, text, role) => {
  retry.mockResolvedValue({ id, status })
  await show(Opened)
  await page.getByRole('textbox').fill('The account is unfrozen.')
  await page.getByRole('button', { name: 'Retry disbursement' }).click()
  await expect.element(page.getByRole(role).getByText(text)).toBeVisible()
})

test('the Chinese title has full-width punctuation', async () => {
  await show(Opened, '/console/zh_CN')
  await expect.element(page.getByRole('dialog', { name: '重新发放：S-1' })).toBeVisible()
})
