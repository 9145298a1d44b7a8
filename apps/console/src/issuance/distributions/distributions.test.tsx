import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Distribution } from './distributions.queries.ts'
import { declared, recorded } from './testing.ts'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { DistributionsPage } from './distributions.page.tsx'

vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
const holder = {
  id: '9b2f4c1e-0000-4000-8000-000000000004',
  number: '1',
  customer: { id: '9b2f4c1e-0000-4000-8000-000000000005', number: '100001', name: 'Lim Jia Wen', sub: false },
  country: 'SG',
  units: '100',
  taxRate: '0',
  gross: '18.49',
  tax: '0.00',
  net: '18.49',
  status: 'recorded',
  paidAt: null,
} as const
const open = (about: Partial<Distribution>) => {
  const row = declared(about)
  const paging = { total: 1, page: 1, pageSize: 20, next: null }
  vi.spyOn(api.distributionsManage, 'list').mockResolvedValue({ ...paging, rows: [row] })
  vi.spyOn(api.distributionsManage, 'get').mockResolvedValue(row)
  vi.spyOn(api.distributionsManage, 'holders').mockResolvedValue({ ...paging, rows: [holder] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    summary: null,
    requests: [],
  })
  return show(DistributionsPage, '/console/en_US/distributions')
}

test.each([
  [{}, 'Declared', 'distribution_announce'],
  [{ status: 'recorded', record: recorded, missing: '18.50' }, '18.50 SGD short', 'distribution_release'],
  [{ status: 'recorded', record: recorded }, 'Recorded', 'distribution_release'],
  [{ status: 'recorded', record: recorded, proposed: 'distribution_cancel' }, 'Recorded', 'distribution_cancel'],
  [{ status: 'paid', record: recorded }, 'Paid', 'distribution_release'],
] as const)('%j shows %s and opens as %s', async (about, text, kind) => {
  const { history } = await open(about)
  await expect.element(page.getByRole('cell', { name: text, exact: true })).toBeInTheDocument()
  await page.getByRole('cell', { name: 'AURB', exact: true }).click()
  await expect.poll(() => history.location.search).toContain(kind)
})

test('a recorded distribution shows the amount of each holder and the units held externally, before it is released', async () => {
  await open({ status: 'recorded', record: recorded, missing: '18.50' })
  await page.getByRole('cell', { name: 'AURB', exact: true }).click()
  await expect.element(page.getByRole('row', { name: /Lim Jia Wen.*18\.49.*Due/u })).toBeVisible()
  await expect.element(page.getByText('wallets of unknown holders', { exact: false })).toBeVisible()
})
