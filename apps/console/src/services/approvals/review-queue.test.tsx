import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Work } from './approvals.queries.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ReviewQueuePage } from './review-queue.page.tsx'

const ids = Array.from({ length: 20 }, (_, at) => `7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b${at + 10}`)
const work = (subjectId: string, at: number): Work => ({
  kind: 'allotment',
  subjectId,
  number: `BANK-L2026-${at + 1}`,
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
  const pending = { content: {}, contentHash: 'h', approvable: true, requests: [] }
  vi.spyOn(api.approvals, 'subject').mockImplementation(({ subjectId }) =>
    Promise.resolve({
      ...pending,
      summary: { number: `BANK-L2026-${ids.indexOf(subjectId) + 1}`, subject: 'Labrador', about: [] },
    }),
  )
  vi.spyOn(api.subscriptionsAllot, 'preview').mockRejectedValue(new Error('none'))
  const counts = { all: 20, maker: 20, checker: 0, mine: 0, overdue: 0 }
  const rows = ids.map(work)
  const queue = { counts, countsByKind: {}, medianMinutes: null, total: 20, page: 1, pageSize: 20, rows }
  vi.spyOn(api.approvals, 'queue').mockResolvedValue(queue)
})

const at = (n: number) => `/console/en_US/review?case=allotment:${ids[n - 1]}`
const step = (name: 'Previous case' | 'Next case') => page.getByRole('button', { name })
const head = (n: number) => page.getByRole('heading', { name: `BANK-L2026-${n}`, exact: true })

test('at the ends of the list there is no further step', async () => {
  await show(ReviewQueuePage, at(19))
  await expect.element(head(19)).toBeVisible()
  await expect.element(step('Previous case')).toBeEnabled()
  await step('Next case').click()
  await expect.element(head(20)).toBeVisible()
  await expect.element(step('Next case')).toBeDisabled()
  await expect.element(step('Previous case')).toBeEnabled()
})

test('a case without a number is named by its kind', async () => {
  const row: Work = { ...work('site', 1), kind: 'site_access', number: '', subject: '' }
  const counts = { all: 1, maker: 1, checker: 0, mine: 0, overdue: 0 }
  const queue = { counts, countsByKind: {}, medianMinutes: null, total: 1, page: 1, pageSize: 20, rows: [row] }
  vi.spyOn(api.approvals, 'queue').mockResolvedValue(queue)
  await show(ReviewQueuePage, '/console/en_US/review')
  await expect.element(page.getByRole('button', { name: /: Site access$/u })).toBeInTheDocument()
})

/** The page in the frame: a click outside controls focuses it. */
const Framed = () => (
  <main tabIndex={-1}>
    <h1>Review queue</h1>
    <ReviewQueuePage />
  </main>
)
const opened = () => page.getByRole('dialog').elements()

test('Enter opens the marked case after a click anywhere on the page, except on a control', async () => {
  const { history } = await show(Framed, '/console/en_US/review')
  await expect.element(page.getByRole('cell', { name: 'BANK-L2026-1', exact: false }).first()).toBeVisible()
  await page.getByRole('heading', { name: 'Review queue' }).click()
  expect(document.activeElement?.tagName).toBe('MAIN')
  await userEvent.keyboard('j')
  await page.getByRole('tab', { name: 'Mine', exact: false }).click()
  await userEvent.keyboard('{Enter}')
  expect(opened()).toEqual([])
  await page.getByRole('heading', { name: 'Review queue' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(head(2)).toBeVisible()
  expect(history.location.search).toContain(encodeURIComponent(`allotment:${ids[1]}`))
})

test('the mark moved by keys stays visible below the head of the table', async () => {
  await page.viewport(800, 500)
  await show(Framed, '/console/en_US/review')
  await expect.element(page.getByRole('cell', { name: 'BANK-L2026-1', exact: false }).first()).toBeVisible()
  const rowAt = (n: number) => document.querySelectorAll('tbody > tr')[n - 1]?.getBoundingClientRect()
  await userEvent.keyboard('j'.repeat(ids.length))
  await expect.poll(() => Math.round(rowAt(20)?.bottom ?? Infinity)).toBeLessThanOrEqual(innerHeight)
  await userEvent.keyboard('k'.repeat(ids.length))
  const bottomOfHead = () => document.querySelector('thead th')?.getBoundingClientRect().bottom ?? Infinity
  await expect.poll(() => (rowAt(1)?.top ?? 0) - bottomOfHead()).toBeGreaterThan(-1)
})

test.each([360, 320])('on a phone of %i px the close button of a case is visible and unobstructed', async (width) => {
  await page.viewport(width, 700)
  await show(ReviewQueuePage, at(12))
  await expect.element(head(12)).toBeVisible()
  const edges = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()
  // The drawer slides in.
  await expect.poll(() => edges('Close').right).toBeLessThanOrEqual(width)
  expect(edges('Close').left).toBeGreaterThanOrEqual(Math.max(edges('Next case').right, edges('Previous case').right))
})
