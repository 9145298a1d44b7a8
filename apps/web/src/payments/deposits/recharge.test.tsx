import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { card, pageWith } from '#issuance/products/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const coin = (code: string, kind: 'crypto' | 'token') => ({
  coin: code,
  kind,
  name: { en_US: `${code} coin`, zh_CN: `${code} 币` },
  coin_precision: 6,
  symbolPrecision: 2,
})
const onChain = (code: string) => ({
  coin: code,
  mint: '7hKq2vQXk2VtVhVkzCZ2AmUeEqh3cFaXn3vYJ7XwHrB',
  confirmations: 32,
  depositOpen: true,
  depositMin: '1',
  withdrawOpen: true,
  withdrawFee: '1',
  withdrawMin: '10',
  withdrawMax: '1000',
  memo: 'none',
})
const market = {
  coins: { tUSD: coin('tUSD', 'crypto'), KGN29: coin('KGN29', 'token'), LBR3: coin('LBR3', 'token') },
  chains: {
    solana: { chain: 'solana', coins: { tUSD: onChain('tUSD'), KGN29: onChain('KGN29'), LBR3: onChain('LBR3') } },
  },
}
const products = pageWith([card('LBR3'), card('KGN29', { type: 'bond' })])

/** The shapes of a tile, by the names of their colours. */
const stones = (option: Element): string =>
  /--art-(\w+?)-\d/u.exec(option.querySelector('svg')?.innerHTML.replaceAll('--art-paper', '') ?? '')?.[1] ?? ''

test.each([
  ['en_US', 'Asset'],
  ['zh_CN', '资产'],
])('each depositable coin has the tile of its product, and money a gold one, in %s', async (locale, label) => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/products/list': products,
  })
  await openApp(`/${locale}/assets/recharge`, 'token')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(label, 'u') })
    .click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((each) => stones(each)),
    )
    .toEqual(['gilt', 'lapis', 'terra'])
})

/** The lines of the card with this heading. */
const guideLines = (title: string): string[] =>
  page
    .getByRole('heading', { name: title })
    .elements()
    .flatMap((heading) => [...(heading.closest('section')?.querySelectorAll('li') ?? [])])
    .map((line) => line.textContent.trim())

test.each([
  [
    'en_US',
    'Funding guide',
    /^Send a small test amount first/,
    /reference in your transfer/,
    /account in your own name/,
  ],
  ['zh_CN', '充值指引', /小额测试/, /参考号/, /本人名下的银行账户/],
])('in %s one guide explains crypto deposits and another one fiat deposits', async (locale, title, small, ...bank) => {
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/products/list': products,
    'ex/api/v1/fiat_orders/terms': { rows: [], closedFiats: [] },
    'ex/api/v1/fiat_orders/list': { rows: [], total: 0 },
  })
  const app = await openApp(`/${locale}/assets/recharge`, 'token')
  await expect.poll(() => guideLines(title)).toHaveLength(3)
  expect(guideLines(title)[0]).toMatch(small)
  app.go(`/${locale}/assets/recharge?kind=fiat`)
  await expect.poll(() => guideLines(title)).toHaveLength(5)
  expect(guideLines(title)[0]).toMatch(bank[0] ?? '')
  expect(guideLines(title)[1]).toMatch(bank[1] ?? '')
})
