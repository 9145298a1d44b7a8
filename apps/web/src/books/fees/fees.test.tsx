import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import { serve } from '#parts/testing.ts'
import { own, table } from './testing.ts'

const row = (name: RegExp) => page.getByRole('row', { name })

test('shows a visitor the current fees and the planned changes with their dates', async () => {
  serve({ 'ex/api/v0/public': publicInfo(), [fees.list.path]: table })
  await openApp('/en_US/fees')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fees')
  await expect.element(row(/AURB-tUSD/u)).toMatchTextContent(/0\.1%.*0\.15%/u)
  await expect.element(row(/Tier 2/u)).toMatchTextContent(/1,000,000 USD.*0\.05%.*0\.1%/u)
  await expect.element(row(/Accredited/u)).toMatchTextContent(/HARB-tUSD.*0%.*0\.01%/u)
  const planned = page.getByRole('region', { name: 'Planned changes' })
  await expect.element(planned).toMatchTextContent(/From 2027-01-04 00:00:00 UTC.*maker 0\.09%, taker 0\.14%/u)
  await expect.element(planned).toMatchTextContent(/Tier 1, from 50,000 USD: maker 0\.07%, taker 0\.11%/u)
  await expect.element(page.getByRole('region', { name: 'Withdrawal' })).toMatchTextContent(/1\.00 tUSD.*2\.00 SGD/u)
  expect(page.getByRole('region', { name: 'Your rates' }).query()).toBeNull()
})

test('shows a customer the own tier, the volume to the next one, and the own rates with their rule', async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [fees.list.path]: table,
    [fees.own.path]: own,
  })
  await openApp('/en_US/fees', 'token')
  const mine = page.getByRole('region', { name: 'Your rates' })
  await expect.element(mine).toMatchTextContent(/Accredited.*250,000 USD.*Up to 2026-12-27.*Tier 1.*750,000 USD/u)
  await expect.element(row(/AURB-tUSD/u)).toMatchTextContent(/0\.08% \/ 0\.12%.*Tier/u)
  await expect.element(row(/^HARB-tUSD/u)).toMatchTextContent(/0% \/ 0\.01%.*Class and pair/u)
  await expect.element(row(/Tier 1/u)).toMatchTextContent(/Your tier/u)
  await expect.element(page.getByRole('region', { name: 'Subscription' })).toMatchTextContent(/1\.25%.*You: 0\.9375%/u)
})

const withCoin = { ...table, feeCoin: { coin: 'TSR', discount: '0.25' } }

test('shows a visitor the fee coin with its discount, without a switch', async () => {
  serve({ 'ex/api/v0/public': publicInfo(), [fees.list.path]: withCoin })
  await openApp('/en_US/fees')
  const coin = page.getByRole('region', { name: 'Pay trading fees with TSR' })
  await expect.element(coin).toMatchTextContent(/25% lower/u)
  expect(coin.getByRole('switch').query()).toBeNull()
})

test('lets a customer choose the fee coin for new orders', async () => {
  const answers: Record<string, unknown> = {
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [fees.list.path]: withCoin,
    [fees.own.path]: own,
    [customerSettings.updateFeeCoinOpen.path]: {},
  }
  const calls = serve(answers)
  await openApp('/en_US/fees', 'token')
  const choice = page.getByRole('switch', { name: 'Pay the fees of new orders with TSR' })
  await expect.element(choice).not.toBeChecked()
  answers[fees.own.path] = { ...own, payment: { ...own.payment, pays: true } }
  await choice.click({ force: true })
  await expect.element(choice).toBeChecked()
  expect(calls.find(({ path }) => path === customerSettings.updateFeeCoinOpen.path)?.body).toContain('"open":true')
})

test('tells a sub-account that its owner chooses', async () => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo(),
    [fees.list.path]: withCoin,
    [fees.own.path]: { ...own, payment: { ...own.payment, chooses: false } },
  })
  await openApp('/en_US/fees', 'token')
  await expect.element(page.getByRole('switch')).toBeDisabled()
  await expect.element(page.getByText('A sub-account follows the choice of its owner.')).toBeVisible()
})

test('shows the fees in Chinese', async () => {
  serve({ 'ex/api/v0/public': publicInfo(), [fees.list.path]: table })
  await openApp('/zh_CN/fees')
  await expect
    .element(page.getByRole('region', { name: '即将生效的调整' }))
    .toMatchTextContent(/挂单 0\.09%，吃单 0\.14%/u)
})

test.each([
  ['en_US', 'Withdrawal', /Varies with the network cost, now 1\.20 tUSD.*The fee is at most 2\.00 tUSD/u],
  ['zh_CN', '提现', /随网络成本浮动，当前 1\.20 tUSD.*最高不超过 2\.00 tUSD/u],
])('in %s shows a fee that follows the cost of the network with its maximum', async (locale, name, text) => {
  const withdrawal = [
    { coin: 'tUSD', chain: 'solana_devnet', fee: '1.200000', mode: 'chain', max: '2.000000', min: '10.000000' },
  ]
  serve({ 'ex/api/v0/public': publicInfo(), [fees.list.path]: { ...table, withdrawal } })
  await openApp(`/${locale}/fees`)
  await expect.element(page.getByRole('region', { name })).toMatchTextContent(text)
})

test('offers a retry if the fees do not load', async () => {
  const answers: Record<string, unknown> = { 'ex/api/v0/public': publicInfo(), [fees.list.path]: 'INTERNAL' }
  serve(answers)
  await openApp('/en_US/fees')
  await expect.element(page.getByText('The fees did not load')).toBeVisible()
  answers[fees.list.path] = table
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(row(/AURB-tUSD/u)).toBeVisible()
})
