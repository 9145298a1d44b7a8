import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { search } from '@tessera/contract/reporting/search/search.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SearchResultsPage } from './search-results.page.tsx'

type Row = ReplyOf<typeof search.find>['rows'][number]
type Withdrawal = Extract<Row, { kind: 'withdrawal' }>
type Deposit = Extract<Row, { kind: 'deposit' }>
const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const withdrawal: Withdrawal = {
  kind: 'withdrawal',
  id,
  number: 'W-7b0c2a52',
  customer: { id, number: '30001', name: 'Lim' },
  at: '2026-01-01T00:00:00.000Z',
  amount: '100.000000',
  coin: 'tUSD',
  status: 'approved',
  signerRefusal: null,
}

beforeEach(() => void vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody')))

test.each([
  ['approved', 'funds_short', 'withdrawal_recall'],
  ['approved', null, 'withdrawal_review'],
  ['review', null, 'withdrawal_review'],
  // The signer's message stays after a recall; only the stage determines the case.
  ['review', 'funds_short', 'withdrawal_review'],
] as const)('a withdrawal found in %s, refused by the signer with %s, opens its %s', async (status, why, kind) => {
  vi.spyOn(api.search, 'find').mockResolvedValue({ rows: [{ ...withdrawal, status, signerRefusal: why }] })
  const { history } = await show(SearchResultsPage, '/console/en_US/search?text=W-7b0c2a52')
  await page.getByRole('cell', { name: 'W-7b0c2a52' }).click()
  await expect.poll(() => history.location.search).toBe(`?case=${kind}%3A${id}`)
})

const { number: _number, status: _status, kind: _kind, signerRefusal: _refusal, ...facts } = withdrawal
test.each<readonly [Row, string]>([
  [
    { ...facts, kind: 'otc_deal', number: 'PP2601010001', buyer: facts.customer, status: 'paid' },
    `?deal=${id}&tab=deals`,
  ],
  [
    { ...facts, kind: 'distribution', number: 'DS2601010001', of: id, status: 'unclaimed' },
    `?case=distribution_release%3A${id}`,
  ],
  [
    { ...facts, kind: 'subscription', number: 'SB2601010001', status: 'disburse_failed' },
    '?status=disburse_failed&tab=book',
  ],
])('a result opens at the place where work on it continues: %o', async (row, search) => {
  vi.spyOn(api.search, 'find').mockResolvedValue({ rows: [row] })
  const { history } = await show(SearchResultsPage, `/console/en_US/search?text=${row.number}`)
  await page.getByRole('cell', { name: row.number }).click()
  await expect.poll(() => history.location.search.slice(1).split('&').toSorted()).toEqual(search.slice(1).split('&'))
})

test('an operator without access to customers sees a message at a deposit that leads to one', async () => {
  const { id: depositId, number, customer, at, amount, coin } = withdrawal
  const deposit: Deposit = { kind: 'deposit', id: depositId, number, customer, at, amount, coin, status: 'credited' }
  vi.spyOn(api.search, 'find').mockResolvedValue({ rows: [deposit] })
  const { history } = await show(SearchResultsPage, '/console/en_US/search?text=W-7b0c2a52')
  await page.getByRole('cell', { name: 'W-7b0c2a52' }).click()
  await expect.element(page.getByText('Your role does not have this permission.')).toBeVisible()
  expect(history.location.search).toBe('?text=W-7b0c2a52')
})
