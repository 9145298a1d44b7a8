import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SetupPage } from './setup.page.tsx'

const setup = vi.spyOn(api.settings, 'setup')
const rows: Awaited<ReturnType<typeof api.settings.setup>>['rows'] = [
  { task: 'two_operators', isDone: false, missing: ['Finance'] },
  { task: 'fiat_coin', isDone: true, missing: [] },
  { task: 'bank_account', isDone: false, missing: ['CNY', 'USD'] },
  { task: 'crypto_coin', isDone: true, missing: [] },
  { task: 'network', isDone: true, missing: [] },
  { task: 'chain_fees', isDone: false, missing: [] },
  { task: 'legal_texts', isDone: false, missing: ['privacy', 'risk'] },
  { task: 'registration', isDone: true, missing: [] },
  { task: 'product', isDone: true, missing: [] },
  { task: 'allotted_product', isDone: false, missing: [] },
  { task: 'pair', isDone: false, missing: [] },
  { task: 'open_pair', isDone: false, missing: [] },
]
beforeEach(() => setup.mockResolvedValue({ rows }))

test('names what is missing for each goal, with a link to its screen', async () => {
  await show(SetupPage, '/console/en_US/setup')
  const deposit = page.getByRole('region', { name: 'For the first deposit' })
  await expect.element(deposit.getByText('Missing: CNY, USD')).toBeVisible()
  await expect
    .element(deposit.getByRole('link', { name: 'Settings' }).nth(1))
    .toHaveAttribute('href', '/console/en_US/settings?edit=bankAccount%3A')
  await expect.element(deposit.getByText('Done').first()).toBeVisible()
  await expect.element(page.getByText('Missing: Privacy policy, Risk disclosure')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Operators' }).getByText('Missing: Finance')).toBeVisible()
})

test('names missing settings in Chinese', async () => {
  await show(SetupPage, '/console/zh_CN/setup')
  await expect.element(page.getByRole('region', { name: '首次充值前' }).getByText(/缺少：CNY.*USD/u)).toBeVisible()
  await expect.element(page.getByText(/缺少：隐私政策.*风险披露/u)).toBeVisible()
})

test('a list that fails to load offers a retry', async () => {
  setup.mockRejectedValueOnce(new ApiError('UNEXPECTED', 'Try again.', {}))
  await show(SetupPage, '/console/en_US/setup')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('region', { name: 'For the first trade' })).toBeVisible()
})
