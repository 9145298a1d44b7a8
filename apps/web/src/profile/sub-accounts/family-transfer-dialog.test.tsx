import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US as limits } from '#parts/limits.messages.en_US.ts'
import { en_US as receipts } from '#parts/receipts.messages.en_US.ts'
import { en_US as transfers } from '#profile/transfers/transfers.messages.en_US.ts'
import { dollars } from '#profile/accounts/testing.ts'
import { FamilyTransferDialog } from './family-transfer-dialog.tsx'
import { en_US } from './sub-accounts.messages.en_US.ts'
import type { SubAccount } from './sub-accounts.queries.ts'

const OVERVIEW = 'ex/api/v1/accounts/overview'
const desk: SubAccount = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  userAccount: '80217735',
  name: 'Desk',
  email: null,
  depositsOpen: true,
  tradingOpen: true,
  status: 'active',
  createdAt: '2026-11-20T00:00:00.000Z',
}
const overview = {
  fiat: 'USD',
  fiatDecimals: 2,
  total: '0',
  accounts: [{ kind: 'token', total: '0', holdings: [dollars] }],
  ratesAt: null,
  ratesSource: null,
  stale: false,
  family: null,
}
const opened = () =>
  showPart(<FamilyTransferDialog subs={[desk]} to={desk} onClose={() => undefined} />, {
    'sub-accounts': en_US,
    transfers,
    limits,
    receipts,
  })

test('balances that fail to load show an error and load on retry', async () => {
  const served: Record<string, unknown> = { [OVERVIEW]: 'INTERNAL' }
  serve(served)
  await opened()
  await expect.element(page.getByText('The balances did not load')).toBeVisible()
  served[OVERVIEW] = overview
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

test('if both sides are the same account, asks to choose two', async () => {
  serve({ [OVERVIEW]: overview })
  await opened()
  await page.getByRole('button', { name: 'Desk To' }).click()
  await page.getByRole('option', { name: 'Main account' }).click()
  await page.getByRole('button', { name: transfers.submit }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Choose two different accounts.')
})
