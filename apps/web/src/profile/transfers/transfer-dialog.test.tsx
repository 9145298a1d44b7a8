import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { en_US as limits } from '#parts/limits.messages.en_US.ts'
import { en_US as receipts } from '#parts/receipts.messages.en_US.ts'
import { en_US } from './transfers.messages.en_US.ts'

const request = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  coin: 'tUSD',
  amount: '100.000000',
  from: 'token',
  to: 'spot',
  requestedAt: '2026-11-20T00:00:00.000Z',
  completedAt: null,
}
const tUSD = { coin: 'tUSD', decimals: 6, available: '250.000000' }

test.each([
  ['completed', 'Transferred 100.00 tUSD to your spot account.'],
  ['sent', '100.00 tUSD is on its way. Your balances will update when it arrives.'],
  ['requested', '100.00 tUSD is on its way. Your balances will update when it arrives.'],
])('a transfer that is %s is shown as such', async (status, text) => {
  serve({ [transfers.create.path]: { ...request, status } })
  await showPart(
    <TransferDialog start="token" holdings={{ token: [tUSD], spot: [], fiat: [] }} onClose={() => undefined} />,
    { transfers: en_US, receipts, limits },
  )
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Transfer' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('T-7b0c2a52')).toBeVisible()
})
