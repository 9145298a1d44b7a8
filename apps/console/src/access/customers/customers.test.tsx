import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { CustomersPage } from './customers.page.tsx'

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockRejectedValue(new Error('nobody'))
  vi.spyOn(api.customersSearch, 'list').mockResolvedValue({ rows: [], total: 0, page: 1, pageSize: 20, next: null })
})

test('after Back the box shows the search of the list', async () => {
  const { history } = await show(CustomersPage, '/console/en_US/customers')
  const box = page.getByRole('searchbox')
  await box.fill('lim')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.location.search).toBe('?search=lim')
  await expect.element(box).toHaveValue('lim')
  await box.fill('tan')
  history.back()
  await expect.element(box).toHaveValue('')
  history.forward()
  await expect.element(box).toHaveValue('lim')
})
