import type { audit } from '@tessera/contract/services/audit/audit.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { BooksCheckPanel } from './books-check.tsx'

const at = '2026-11-28T05:00:00.000Z'
const sound: ReplyOf<typeof audit.books> = {
  stop: null,
  since: null,
  findings: [],
  checkedAt: at,
  wholeAt: at,
  requestedAt: null,
  isRequested: false,
}

test('VER-01 an open finding is shown with its rule and row, and the button starts a check of the whole ledger', async () => {
  const finding = { invariant: 'I24', row: { seq: '5' } }
  const books = vi
    .spyOn(api.audit, 'books')
    .mockResolvedValue({ ...sound, stop: 'books_broken', since: at, findings: [finding] })
  const start = vi.spyOn(api.audit, 'checkBooks').mockResolvedValue({ requestedAt: at })
  await show(BooksCheckPanel)
  await expect
    .element(page.getByText(/^Ledger check failed: withdrawals and payment files are stopped\./u))
    .toBeVisible()
  const table = page.getByRole('table', { name: 'Open findings' })
  await expect.element(table.getByText('I24')).toBeVisible()
  await expect.element(table.getByText('{"seq":"5"}')).toBeVisible()
  books.mockResolvedValue({ ...sound, stop: 'books_broken', requestedAt: at, isRequested: true })
  await page.getByRole('button', { name: 'Run full ledger check' }).click()
  expect(start).toHaveBeenCalledOnce()
  await expect.element(page.getByText(/^Full ledger check in progress/u)).toBeVisible()
  books.mockResolvedValue(sound)
  await expect.element(page.getByText(/^Ledger check: no open findings\./u)).toBeVisible()
})
