import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from './testing.tsx'
import { AuditLogPage } from '#services/audit/audit-log.page.tsx'
import { KycCasesPage } from '#identity/kyc/kyc-cases.page.tsx'
import { ReviewQueuePage } from '#services/approvals/review-queue.page.tsx'

const paged = (at: number | undefined, total: number) => ({ rows: [], total, page: at ?? 1, pageSize: 20, next: null })

beforeEach(() => void vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody')))

test('identity checks that fail to load show an error and load on retry', async () => {
  const list = vi.spyOn(api.kycCases, 'list').mockRejectedValue(new ApiError('INTERNAL', 'Something broke.'))
  await show(KycCasesPage, '/console/en_US/kyc')
  await expect.element(page.getByText('Something broke.')).toBeVisible()
  expect(page.getByText('No applications', { exact: false }).elements()).toEqual([])
  list.mockResolvedValue(paged(1, 0))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No applications', { exact: false })).toBeVisible()
})

test.each([
  ['the audit log', AuditLogPage, 'audit'],
  ['the review queue', ReviewQueuePage, 'queue'],
] as const)('a page of %s that no longer exists links to the last one', async (_, Page, name) => {
  vi.spyOn(api.audit, 'books').mockRejectedValue(new Error('this endpoint is not part of the test'))
  vi.spyOn(api.audit, 'list').mockImplementation((input) => Promise.resolve(paged(input.page, 163)))
  const counts = { all: 163, maker: 163, checker: 0, mine: 0, overdue: 0 }
  vi.spyOn(api.approvals, 'queue').mockImplementation((request) =>
    Promise.resolve({ ...paged(request.page, 163), counts, countsByKind: {}, medianMinutes: null }),
  )
  const { history } = await show(Page, `/console/en_US/${name}?page=9999`)
  await expect.poll(() => history.location.search).toBe('?page=9')
  await expect.element(page.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
})
