import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Work } from '../approvals/approvals.queries.ts'
import { api } from '../lib/api.ts'
import { show } from '../shell/testing.tsx'
import { ReviewQueuePage } from './review-queue.tsx'

const ids = Array.from({ length: 20 }, (_, at) => `7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b${at + 10}`)
const work = (subjectId: string, at: number): Work => ({
  kind: 'allotment',
  subjectId,
  number: `N-${at + 1}`,
  subject: 'Labrador',
  about: [],
  needs: 'maker',
  waitingSince: '2026-01-01T00:00:00.000Z',
  dueAt: '2026-01-02T00:00:00.000Z',
  overdue: false,
  request: null,
})

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  const waits = { content: {}, contentHash: 'h', approvable: true, requests: [] }
  vi.spyOn(api.approvals, 'subject').mockImplementation(({ subjectId }) =>
    Promise.resolve({
      ...waits,
      summary: { number: `N-${ids.indexOf(subjectId) + 1}`, subject: 'Labrador', about: [] },
    }),
  )
  vi.spyOn(api.subscriptionsAllot, 'preview').mockRejectedValue(new Error('none'))
  const counts = { all: 20, maker: 20, checker: 0, mine: 0, overdue: 0 }
  const rows = ids.map(work)
  vi.spyOn(api.approvals, 'queue').mockResolvedValue({
    ...{ counts, countsByKind: {}, medianMinutes: null, total: 20, page: 1, pageSize: 20, rows },
  })
})

const at = (n: number) => `/console/en_US/review?case=allotment:${ids[n - 1]}`
const step = (name: 'Previous case' | 'Next case') => page.getByRole('button', { name })
const head = (n: number) => page.getByRole('heading', { name: `N-${n}`, exact: true })

test('at the ends of the list no step leads further', async () => {
  await show(ReviewQueuePage, at(19))
  await expect.element(head(19)).toBeVisible()
  await expect.element(step('Previous case')).toBeEnabled()
  await step('Next case').click()
  await expect.element(head(20)).toBeVisible()
  await expect.element(step('Next case')).toBeDisabled()
  await expect.element(step('Previous case')).toBeEnabled()
})
