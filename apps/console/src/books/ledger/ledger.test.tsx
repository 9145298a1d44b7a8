import { BASE } from '#parts/paths.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LedgerPage } from './ledger.page.tsx'
import type { Account, Entry, Trial } from './ledger.queries.ts'
import { TrialPage } from './trial.page.tsx'

const journalId = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const account: Account = {
  id: '12',
  kind: 'bank',
  of: null,
  customer: null,
  coin: 'SGD',
  balance: '-1250.00',
  held: '0.00',
}
const entry: Entry = {
  id: '31',
  at: '2026-03-18T06:42:05.000Z',
  journalId,
  kind: 'fiat_credit',
  amount: '-250.00',
  balance: '-1250.00',
  reference: { type: 'fiat_order', id: journalId },
  reversed: false,
}
const paged = { total: 1, page: 1, pageSize: 20, next: null }
const cells = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent)

test('an account opens its entries with debit, credit and balance, and an entry opens its journal', async () => {
  const accounts = vi.spyOn(api.ledger, 'accounts').mockResolvedValue({ ...paged, rows: [account] })
  vi.spyOn(api.ledger, 'entries').mockResolvedValue({ ...paged, rows: [entry], account })
  vi.spyOn(api.ledger, 'journal').mockResolvedValue({
    id: journalId,
    seq: '77',
    at: entry.at,
    kind: 'fiat_credit',
    reference: entry.reference,
    actor: 'job:settle',
    reverses: null,
    reversedBy: null,
    hash: 'ab12',
    postings: [
      { accountId: '12', kind: 'bank', of: null, customer: null, coin: 'SGD', amount: '-250.00' },
      {
        accountId: '40',
        kind: 'customer_fiat',
        of: null,
        customer: { id: journalId, number: '100042' },
        coin: 'SGD',
        amount: '250.00',
      },
    ],
    decisions: [{ kind: 'fiat_match', subjectId: 'L-1' }],
  })
  await show(LedgerPage, `${BASE}/en_US/ledger?tab=bank&at=2026-03-18&customer=12`)
  await expect.element(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
  expect(accounts).toHaveBeenLastCalledWith({ page: 1, kind: 'bank', at: '2026-03-19T00:00:00.000Z' })
  await page.getByText('Bank accounts').last().click()
  await expect.poll(cells).toContain('250.00 SGD')
  expect(cells()).toContain('\u22121,250.00 SGD')
  await page.getByRole('cell', { name: 'Fiat deposit' }).click()
  const drawer = page.getByRole('dialog', { name: 'Journal 77' })
  await expect.element(drawer.getByText('Customers, fiat · Customer 100042')).toBeVisible()
  await expect
    .element(drawer.getByRole('link', { name: 'Bank line' }))
    .toHaveAttribute('href', `${BASE}/en_US/queue?case=fiat_match%3AL-1`)
  await expect
    .element(drawer.getByRole('link', { name: /^fiat_order/u }))
    .toHaveAttribute('href', `${BASE}/en_US/search?text=${journalId}`)
})

const figures = { opening: '0.00', debits: '5.00', credits: '5.00', closing: '0.00' }
const trial: Trial = {
  day: '2026-03-18',
  isFinal: true,
  lines: [{ coin: 'SGD', kind: 'fees', ...figures, debits: '0.00', closing: '5.00' }],
  sums: [{ coin: 'SGD', ...figures, isBalanced: true }],
}

test('the trial balance names a coin that does not balance, and links a kind to its accounts', async () => {
  vi.spyOn(api.ledger, 'trial').mockResolvedValue({
    ...trial,
    sums: [...trial.sums, { coin: 'USD', ...figures, closing: '0.01', isBalanced: false }],
  })
  await show(TrialPage, `${BASE}/en_US/trial?day=2026-03-18`)
  const table = page.getByRole('table', { name: 'Trial balance in SGD' })
  await expect
    .element(table.getByRole('link', { name: 'Fee income' }))
    .toHaveAttribute('href', `${BASE}/en_US/ledger?tab=fees&coin=SGD`)
  await expect.element(page.getByText(/^Balanced:/u)).toBeVisible()
  await expect.element(page.getByText(/^Not balanced\./u)).toBeVisible()
})

test('the Chinese trial balance says that its day is not over', async () => {
  vi.spyOn(api.ledger, 'trial').mockResolvedValue({ ...trial, isFinal: false })
  await show(TrialPage, `${BASE}/zh_CN/trial?day=2026-03-18`)
  await expect.element(page.getByText('当日尚未结束，数据仍会变动。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '下载 PDF' })).toBeVisible()
})
