import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPair } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './markets.messages.en_US.ts'
import { PairSelect } from './pair-select.tsx'

const markets = ['AURB', 'HCCL', 'LION'].map((base) => aPair({ base, symbol: `${base}-tUSD` }))
const facts = {
  tones: new Map(),
  favorites: new Set<string>(),
  star: (base: string) => <button type="button">Favor {base}</button>,
}

async function opened() {
  const hrefs: string[] = []
  const pairSelect = <PairSelect market={aPair()} markets={markets} tickers={new Map()} facts={facts} />
  await showPart(pairSelect, { markets: en_US }, 'en_US', (path) => void hrefs.push(path))
  await page.getByRole('button', { name: /^Choose a pair/u }).click()
  await expect.element(search()).toHaveFocus()
  return hrefs
}
const search = () => page.getByRole('searchbox', { name: 'Search pairs' })
const row = (base: string) => page.getByRole('link', { name: new RegExp(`^${base}`, 'u') })

test('Enter in the search box opens the first result', async () => {
  const hrefs = await opened()
  await userEvent.keyboard('hccl{Enter}')
  await expect.poll(() => hrefs).toEqual(['/en_US/trade/HCCL-tUSD'])
})

test('Enter opens nothing if there is no result', async () => {
  const hrefs = await opened()
  await userEvent.keyboard('zzz{Enter}{ArrowDown}{Enter}')
  await expect.element(search()).toHaveFocus()
  expect(hrefs).toEqual([])
})

test('up and down move through the rows and back to the search box', async () => {
  const hrefs = await opened()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('AURB')).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(row('HCCL')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row('LION')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(() => hrefs).toEqual(['/en_US/trade/HCCL-tUSD'])
})
