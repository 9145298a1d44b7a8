import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { QueueRow } from './subscription-columns.tsx'
import { queued } from './testing.ts'
import { SubscriptionsPage } from './subscriptions.page.tsx'

vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
vi.spyOn(api.subscriptionsAllot, 'list').mockResolvedValue({ total: 0, page: 1, pageSize: 20, rows: [], next: null })
const open = (about: Partial<QueueRow>) => {
  vi.spyOn(api.subscriptionsAllot, 'queue').mockResolvedValue({ rows: [queued(about)] })
  return show(SubscriptionsPage, '/console/en_US/subscriptions')
}

test.each([
  [{}, 'Needs maker'],
  [{ proposed: true }, 'Needs checker'],
  [{ status: 'allotted', failed: 1 }, 'Disbursement failed'],
  [{ status: 'trading', failed: 1 }, 'Disbursement failed'],
] as const)('a product in the queue that is %j shows: %s', async (about, text) => {
  await open(about)
  await expect.element(page.getByRole('cell', { name: text })).toBeVisible()
})

test('a completed allotment links to the failed deliveries, because there is nothing to decide', async () => {
  const { history } = await open({ status: 'trading', failed: 1 })
  await page.getByRole('cell', { name: 'Lantern Bay' }).click()
  await expect.poll(() => history.location.search).toBe('?tab=book&status=disburse_failed')
})
