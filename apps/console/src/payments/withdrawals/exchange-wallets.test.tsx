import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ExchangeWallets } from './exchange-wallets.tsx'

const wallet = {
  coin: 'tUSD',
  owed: '1000.000000',
  hot: '90.000000',
  cold: '910.000000',
  cap: '100.000000',
  moving: '0.000000',
  waiting: '0.000000',
  missing: '0.000000',
  state: 'within',
} as const
const wallets = {
  hotWallet: 'HotWalletAddress',
  sol: '1.500000000',
  isSolShort: false,
  coldWallet: 'ColdWalletAddress',
  rows: [wallet],
}
const reading = () => vi.spyOn(api.withdrawalsReview, 'wallets')
const row = () => page.getByRole('row').filter({ hasText: 'tUSD' })

test("shows the wallets' balances beside the liabilities and the cap", async () => {
  reading().mockResolvedValue(wallets)
  // A phone hides some of these columns.
  await page.viewport(1280, 800)
  await show(ExchangeWallets)
  for (const text of ['1,000.000000', '90.000000', '100.000000', '910.000000', 'Within the cap'])
    await expect.element(row().getByText(text)).toBeVisible()
  expect(page.getByText('from the cold wallet', { exact: false }).elements()).toEqual([])
})

test('if withdrawals are pending, shows how much to move from the cold wallet, and to which address', async () => {
  const short = { ...wallet, waiting: '1399.000000', missing: '1309.000000', state: 'short' } as const
  reading().mockResolvedValue({ ...wallets, rows: [short] })
  await show(ExchangeWallets)
  await expect.element(page.getByText('Move 1,309.000000 tUSD from the cold wallet', { exact: false })).toBeVisible()
  await expect.element(page.getByText('HotWalletAddress', { exact: false })).toBeVisible()
  await expect.element(row().getByText('Top-up needed')).toBeVisible()
})

test('shows the SOL of the hot wallet, and asks for more when it cannot pay the fees of the chain', async () => {
  const walletRequest = reading().mockResolvedValue(wallets)
  await show(ExchangeWallets)
  await expect.element(page.getByText(/has 1\.500000000 SOL for network fees/u)).toBeVisible()
  walletRequest.mockResolvedValue({ ...wallets, sol: '0.000000000', isSolShort: true })
  await show(ExchangeWallets)
  await expect.element(page.getByText('too little for network fees', { exact: false })).toBeVisible()
})

test('without a cold wallet, says that the hot one has no cap', async () => {
  const uncapped = { ...wallet, cap: null, state: 'uncapped' } as const
  reading().mockResolvedValue({ ...wallets, coldWallet: null, rows: [uncapped] })
  await show(ExchangeWallets)
  await expect.element(page.getByText('No cold wallet is configured', { exact: false })).toBeVisible()
  await expect.element(row().getByText('No cap')).toBeVisible()
})

test('wallets that fail to load show an error and load on retry', async () => {
  const walletRequest = reading().mockRejectedValue(new ApiError('INTERNAL', 'The chain does not answer.'))
  await show(ExchangeWallets)
  await expect.element(page.getByText('The chain does not answer.')).toBeVisible()
  walletRequest.mockResolvedValue(wallets)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(row().getByText('Within the cap')).toBeVisible()
})
