import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { type CustomerRow, FitCustomer } from './fit-customer.tsx'

const row = (about: Partial<CustomerRow>): CustomerRow => ({
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
  number: '100234',
  email: 'ada@example.com',
  name: 'Ada Lim',
  type: 'individual',
  kyc: 'approved',
  investorClass: 'ri',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  samePhone: null,
  withdrawFrozenUntil: null,
  ...about,
})

function Fit() {
  const [customer, setCustomer] = useState<CustomerRow>()
  return (
    <>
      <FitCustomer customer={customer} onChange={setCustomer} />
      <output>{customer?.number ?? 'nobody'}</output>
    </>
  )
}

test('a verified customer is found by a search and chosen; members and unverified ones are not offered', async () => {
  const list = vi.spyOn(api.customersSearch, 'list').mockResolvedValue({
    rows: [row({}), row({ id: 'u', number: '2', kyc: 'pending' }), row({ id: 'm', number: '3', type: 'member' })],
    total: 3,
    page: 1,
    pageSize: 20,
    next: null,
  })
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: row({}).id,
    name: 'Arjun',
    roles: ['finance'],
    permissions: ['fiat_orders.match', 'customers.read'],
  })
  await show(Fit)
  await page.getByRole('searchbox', { name: 'Customer number, email or name' }).fill('li')
  await expect.poll(() => list.mock.lastCall).toEqual([{ search: 'li', pageSize: 20 }])
  await page.getByRole('button', { name: /Customer/u }).click()
  await expect.element(page.getByRole('option', { name: /100234 · Ada Lim/u })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(2)
  await page.getByRole('option', { name: /100234 · Ada Lim/u }).click()
  await expect.element(page.getByText('100234', { exact: true })).toBeVisible()
})
