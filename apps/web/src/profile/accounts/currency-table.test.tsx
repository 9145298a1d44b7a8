import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { showPart, signedIn } from '#frame/testing.tsx'
import { en_US } from './accounts.messages.en_US.ts'
import { zh_CN } from './accounts.messages.zh_CN.ts'
import { byCurrency } from './by-currency.ts'
import { CurrencyTable } from './currency-table.tsx'
import { dollars, overviewOf } from './testing.ts'

const inSpot = { ...dollars, available: '12.000000', held: '3.000000', total: '15.000000' }
const empty = { ...dollars, coin: 'HKD', name: 'Hong Kong dollar', assetClass: 'cash', available: '0.00', held: '0.00' }
const holdings = byCurrency(
  overviewOf({
    token: [dollars],
    spot: [inSpot],
    fiat: [{ ...empty, assetClass: 'cash', total: '0.00', decimals: 2 }],
  }),
)
const chain = {
  coin: 'tUSD',
  mint: 'M',
  confirmations: 1,
  depositOpen: true,
  depositMin: '1',
  withdrawOpen: true,
  withdrawFee: '1',
  withdrawMin: '1',
  withdrawMax: '9',
  memo: 'none',
}
const answers = {
  ...signedIn('approved'),
  [publicConfig.market.path]: {
    market: { coins: {}, chains: { solana_devnet: { chain: 'solana_devnet', coins: { tUSD: chain } } } },
  },
}
const show = (locale: 'en_US' | 'zh_CN' = 'en_US', onMove = vi.fn<() => void>()) =>
  showPart(
    <CurrencyTable fiat="USD" holdings={holdings} onMove={onMove} note="" />,
    { accounts: locale === 'en_US' ? en_US : zh_CN },
    locale,
  )

test.each([
  ['en_US', 'tUSD by account', 'Token account', 'Spot account'],
  ['zh_CN', 'tUSD 的账户分布', '通证账户', '现货账户'],
] as const)(
  '§2.4 in %s a row opens by keyboard and shows the balance of each account',
  async (locale, title, ...places) => {
    serve(answers)
    await show(locale)
    const row = page.getByRole('row', { name: /tUSD/u })
    await expect.poll(() => row.element().textContent).toContain('2,015.00')
    row.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    const list = page.getByRole('list', { name: title })
    for (const place of places) await expect.element(list.getByRole('link', { name: place })).toBeVisible()
    for (const amount of ['2,000.00', '12.00']) expect(list.element().textContent).toContain(amount)
  },
)

test('the actions for a currency are offered at the account that has it', async () => {
  serve(answers)
  const onMove = vi.fn<(part: object) => void>()
  await showPart(<CurrencyTable fiat="USD" holdings={holdings} onMove={onMove} note="" />, { accounts: en_US })
  await page.getByRole('row', { name: /tUSD/u }).click()
  const [token, spot] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  const hrefOf = (name: string) => token.getByRole('link', { name })
  await expect.element(hrefOf('Deposit')).toHaveAttribute('href', '/en_US/assets/recharge?coin=tUSD')
  await expect.element(hrefOf('Withdraw')).toHaveAttribute('href', '/en_US/assets/withdraw?coin=tUSD')
  await expect.element(spot.getByRole('link', { name: 'Trade' })).toBeVisible()
  expect(spot.getByRole('link', { name: 'Deposit' }).query()).toBeNull()
  await spot.getByRole('button', { name: 'Transfer' }).click()
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ kind: 'spot', holding: inSpot })
})

test('if nothing is available, the transfer button is disabled', async () => {
  serve(answers)
  const onMove = vi.fn<() => void>()
  await show('en_US', onMove)
  await page.getByRole('row', { name: /HKD/u }).click()
  const move = page.getByRole('button', { name: 'Transfer' })
  await expect.element(move).toHaveAttribute('aria-disabled', 'true')
  await move.click({ force: true })
  expect(onMove).not.toHaveBeenCalled()
})

test('empty currencies can be hidden, and a currency is found by its name', async () => {
  serve(answers)
  await show()
  await expect.element(page.getByText('Hong Kong dollar')).toBeVisible()
  await page.getByText(en_US.hideSmall).click()
  await expect.element(page.getByText('Hong Kong dollar')).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('testdollar')
  await expect.element(page.getByRole('row', { name: /tUSD/u })).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText(en_US.noneFits)).toBeVisible()
})

test('§3 with hidden amounts neither the total nor the parts are shown', async () => {
  localStorage.setItem('tessera.hideAmounts', '1')
  serve(answers)
  await show()
  await page.getByRole('row', { name: /tUSD/u }).click()
  await expect.element(page.getByRole('list', { name: 'tUSD by account' })).toBeVisible()
  for (const amount of ['2,015', '2,000', '12.00']) expect(document.body.textContent).not.toContain(amount)
})
