import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { product } from './testing.ts'

const SET = 'ex/api/v1/products/set_favorite'

test('pressing a star again before the answer undoes it, and the requests arrive in order', async () => {
  const calls = serve({
    ...signedIn('approved'),
    'ex/api/v1/products/detail': product('LBR3', { favorite: false }),
    [SET]: { favorite: true },
  })
  const answer = holdBack(SET)
  const requests = () => calls.filter(({ path }) => path === SET).map(({ body }): unknown => JSON.parse(body))
  await openApp('/en_US/investmentDetail/LBR3', 'token')
  await page.getByRole('button', { name: /^Add .* favourites/ }).click()
  await page.getByRole('button', { name: /^Remove .* favourites/ }).click()
  await expect.element(page.getByRole('button', { name: /^Add .* favourites/ })).toBeVisible()
  expect(requests()).toEqual([{ symbol: 'LBR3', favorite: true }])
  answer()
  await expect.poll(requests).toEqual([
    { symbol: 'LBR3', favorite: true },
    { symbol: 'LBR3', favorite: false },
  ])
})
