import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BASE } from '#parts/paths.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { DayRecord } from './daily.queries.ts'
import { DaysPage } from './days.page.tsx'

const day = '2026-03-18'
const key = 'holdings:tUSD'
const figures = { opening: '0.00', debits: '0.00', credits: '5.00', closing: '5.00' }
const record: DayRecord = {
  day,
  builtAt: '2026-03-19T00:07:00.000Z',
  journalSeq: '77',
  lines: [{ coin: 'tUSD', kind: 'customer_token', ...figures }],
  sums: [{ coin: 'tUSD', isBalanced: true, ...figures }],
  holdings: [
    {
      coin: 'tUSD',
      where: 'chain',
      parts: [{ kind: 'hot', name: '', amount: '3.00' }],
      least: '3.00',
      most: '3.00',
      books: '5.00',
      difference: '-2.00',
      at: '2026-03-19T00:06:00.000Z',
    },
  ],
  statements: [
    { bank: 'Merlion', accountNumber: '003-1', coin: 'SGD', closing: null, closingDay: null, isCurrent: false },
  ],
  customers: [{ coin: 'tUSD', owed: '5.00', held: '5.00' }],
  differences: [
    { key, finding: 'holdings', subject: 'tUSD', coin: 'tUSD', amount: '-2.00', explanation: 'difference_open' },
  ],
  csvHash: { en_US: 'ab', zh_CN: 'cd' },
  signatures: null,
  notes: {},
}

function site(of: DayRecord = record) {
  const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
  const permissions = ['reconciliation.read' as const, 'reconciliation.sign' as const]
  vi.spyOn(api.operators, 'me').mockResolvedValue({ id, name: 'Arjun', roles: ['finance'], permissions })
  const row = { day, builtAt: of.builtAt, differences: of.differences.length, signedAt: of.signatures?.[1]?.at ?? null }
  vi.spyOn(api.reconciliation, 'days').mockResolvedValue({ total: 1, page: 1, pageSize: 20, rows: [row] })
  vi.spyOn(api.reconciliation, 'day').mockResolvedValue(of)
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: of.signatures === null ? { day, notes: [], noteKeys: [] } : null,
    contentHash: of.signatures === null ? 'hash' : null,
    approvable: of.signatures === null,
    summary: null,
    requests: [],
  })
}

test('a record shows its figures, and its signature is proposed with a note for the difference', async () => {
  site()
  const propose = vi.spyOn(api.approvals, 'propose').mockRejectedValue(new Error('nobody'))
  await show(DaysPage, `${BASE}/en_US/days`)
  await expect.element(page.getByText('Not signed yet')).toBeVisible()
  await page.getByText(day).click()
  await expect
    .element(page.getByRole('region', { name: 'Differences' }))
    .toMatchTextContent(/The holdings differ from the books: tUSD.*−2\.00 tUSD A case is open under Differences\./u)
  await expect.element(page.getByText('Merlion 003-1')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Note: The holdings differ from the books: tUSD' })
    .fill('Under investigation.')
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Compared.')
  await page.getByRole('button', { name: 'Propose approval' }).click()
  await expect
    .poll(() => propose.mock.lastCall?.[0])
    .toMatchObject({
      kind: 'daily_reconciliation',
      subjectId: day,
      verdict: 'approve',
      proposal: { notes: { [key]: 'Under investigation.' } },
    })
})

test('a signed record names both people and the note, in Chinese too, and its files can be saved', async () => {
  const signatures = [
    { name: 'Priya', at: '2026-03-19T02:00:00.000Z' },
    { name: 'Wei', at: '2026-03-19T03:00:00.000Z' },
  ]
  site({ ...record, signatures, notes: { [key]: '已报案。' } })
  const file = vi.spyOn(api.reconciliation, 'dayFile').mockResolvedValue(new Blob(['x']))
  await show(DaysPage, `${BASE}/zh_CN/days?case=daily_reconciliation:${day}`)
  await expect.element(page.getByRole('region', { name: '签署' })).toMatchTextContent(/Priya，.*Wei，/u)
  await expect
    .element(page.getByRole('region', { name: '差额' }))
    .toMatchTextContent(/实际持有与账面不符：tUSD.*说明：已报案。/u)
  await page.getByRole('button', { name: '下载 PDF' }).click()
  await expect.poll(() => file.mock.lastCall?.[0]).toEqual({ day, format: 'pdf' })
})
