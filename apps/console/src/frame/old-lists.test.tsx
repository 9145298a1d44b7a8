import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { JSX } from 'react'
import type { Work } from '#services/approvals/approvals.queries.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from './testing.tsx'
import { queued } from '#issuance/subscriptions/testing.ts'
import { ReviewQueuePage } from '#services/approvals/review-queue.page.tsx'
import { SubscriptionsPage } from '#issuance/subscriptions/subscriptions.page.tsx'

const { productId, name } = queued()
const work: Work = {
  kind: 'allotment',
  subjectId: productId,
  number: 'LBR3',
  subject: name,
  about: [],
  needs: 'maker',
  waitingSince: '2026-01-01T00:00:00.000Z',
  dueAt: '2026-01-02T00:00:00.000Z',
  overdue: false,
  request: null,
}
const counts = { all: 1, maker: 1, checker: 0, mine: 0, overdue: 0 }
const line = { counts, countsByKind: {}, medianMinutes: null, total: 1, page: 1, pageSize: 20, rows: [work] }
const queue = vi.spyOn(api.approvals, 'queue')
const products = vi.spyOn(api.subscriptionsAllot, 'queue')

const answerAll = () => {
  queue.mockResolvedValue(line)
  products.mockResolvedValue({ rows: [queued()] })
}

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  answerAll()
})

const lists: readonly (readonly [
  what: string,
  Page: () => JSX.Element,
  list: { mockRejectedValue: (e: Error) => unknown },
])[] = [
  ['the review queue', ReviewQueuePage, queue],
  ['a list', SubscriptionsPage, products],
]
test.each(lists)(
  '%s whose refetch failed stays and says that it may be old, until it loads again',
  async (_, Page, list) => {
    const { client } = await show(Page)
    await expect.element(page.getByRole('cell', { name })).toBeVisible()
    const old = page.getByText(/What you see may be out of date/u)
    expect(old.elements()).toEqual([])
    list.mockRejectedValue(new ApiError('INTERNAL', 'Something broke.'))
    await client.refetchQueries()
    await expect.element(old).toBeVisible()
    expect(old.element().closest('[role=status]')?.textContent).toContain('Something broke.')
    await expect.element(page.getByRole('cell', { name })).toBeVisible()
    answerAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => old.elements()).toEqual([])
  },
)
