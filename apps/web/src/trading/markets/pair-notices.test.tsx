import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { aPair } from '#parts/testing.ts'
import { stampText } from '#parts/time-text.ts'
import { ClosedHours } from './closed-hours.tsx'
import { Delisting } from './delisting.tsx'
import { en_US } from './markets.messages.en_US.ts'
import { zh_CN } from './markets.messages.zh_CN.ts'

const at = '2026-12-28T01:00:00.000Z'
const outside = { state: 'cancel_only', movedBy: 'schedule' } as const
const hours = { opensAt: at, closesAt: null, auctionMinutes: 10 }

test('a pair outside its trading hours shows its next opening in the time zone of the reader', async () => {
  await showPart(<ClosedHours {...aPair({ ...outside, hours })} />, { markets: en_US })
  const words = `Trading in AURB-tUSD is closed. It opens at ${stampText(at)} with a call auction of 10 minutes. You can cancel orders until then.`
  await expect.element(page.getByText(words)).toBeVisible()
})

test('in Chinese, an opening without an auction has no minutes', async () => {
  const pair = aPair({ ...outside, hours: { ...hours, auctionMinutes: 0 } })
  await showPart(<ClosedHours {...pair} />, { markets: zh_CN }, 'zh_CN')
  await expect.element(page.getByText(`AURB-tUSD 已休市，${stampText(at)} 开市。休市期间可以撤销委托。`)).toBeVisible()
})

test.each([
  ['that staff have stopped', { state: 'cancel_only', movedBy: 'staff', hours }],
  ['that is open', { state: 'open', movedBy: 'schedule', hours }],
  ['that trades all the time', { state: 'open', movedBy: 'staff', hours: null }],
] as const)('a pair %s shows no opening', async (_name, about) => {
  await showPart(<ClosedHours {...aPair(about)} />, { markets: en_US })
  expect(page.getByText(/opens at/u).elements()).toEqual([])
})

test('a planned delisting shows its date in the time zone of the reader, and what happens to orders', async () => {
  await showPart(<Delisting {...aPair({ delistsAt: at })} />, { markets: en_US })
  const words = `Delisting of AURB-tUSD: ${stampText(at)}. Trading ends then, and open orders are cancelled.`
  await expect.element(page.getByText(words)).toBeVisible()
})
