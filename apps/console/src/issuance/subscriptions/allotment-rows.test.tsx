import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { AllotmentRows } from './allotment-rows.tsx'
import type { QueueRow } from './subscription-columns.tsx'
import { previewed, queued } from './testing.ts'

const queue = vi.spyOn(api.subscriptionsAllot, 'queue')
const preview = vi.spyOn(api.subscriptionsAllot, 'preview')
const { productId } = queued()
const open = (about: Partial<QueueRow> = {}) => {
  queue.mockResolvedValue({ rows: [queued(about)] })
  return show(() => <AllotmentRows productId={productId} />)
}

beforeEach(() => {
  queue.mockReset()
  preview.mockReset()
})

test('a refused preview shows the refusal and a retry instead of an empty table', async () => {
  preview.mockRejectedValueOnce(new ApiError('FORBIDDEN', 'Not for your role.'))
  await open()
  await expect.element(page.getByText('Not for your role.')).toBeVisible()
  expect(page.getByText('No subscriptions').elements()).toEqual([])
  preview.mockResolvedValue(previewed)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('S-1')).toBeVisible()
})

test('a queue that fails to load is reported too', async () => {
  queue.mockRejectedValue(new ApiError('INTERNAL', 'Something broke.'))
  await show(() => <AllotmentRows productId={productId} />)
  await expect.element(page.getByText('Something broke.')).toBeVisible()
})

test('a completed allotment requests no preview', async () => {
  await open({ status: 'trading', failed: 1 })
  await expect.poll(() => queue.mock.calls.length).toBe(1)
  expect(preview).not.toHaveBeenCalled()
})
