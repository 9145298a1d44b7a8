import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'

const BOOK = 'ex/api/v1/withdrawals/list_addresses'
const own = { ...bookEntry, identification: 'unproved' }
const started = (minutes: number) => {
  const now = Date.now()
  return {
    coin: 'tUSD',
    chain: 'solana_devnet',
    amount: '1.482913',
    to: '9yTq4vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrC',
    until: new Date(now + minutes * MINUTE_MS).toISOString(),
    serverNow: new Date(now).toISOString(),
  }
}
const served = (about: Record<string, unknown>) => ({
  ...signedIn('approved'),
  'ex/api/v0/public/config': { market },
  'ex/api/v1/withdrawals/terms': terms,
  'ex/api/v1/withdrawals/list': { total: 0, page: 1, pageSize: 10, rows: [], next: null },
  [BOOK]: { rows: [own] },
  ...about,
})
async function openTest(): Promise<void> {
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: 'Verify ownership' }).first().click()
  await page.getByRole('button', { name: 'Send a test transfer instead' }).click()
}

test('shows the exact amount, both addresses and the time left', async () => {
  serve(served({ 'ex/api/v1/withdrawals/start_test': started(60) }))
  await openTest()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('1.482913 tUSD')).toBeVisible()
  await expect.element(dialog.getByText(own.address)).toBeVisible()
  await expect.element(dialog.getByText(started(60).to)).toBeVisible()
  await expect.element(dialog.getByRole('timer').getByText(/\d+:\d\d/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign a message instead' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Signature' })).toBeVisible()
})

test('offers to start again once the time is over', async () => {
  serve(served({ 'ex/api/v1/withdrawals/start_test': started(-1) }))
  await openTest()
  await expect.element(page.getByText('Time’s up.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1.482913 tUSD')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Start again' })).toBeVisible()
})
