import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Sparkline } from './sparkline.tsx'
import { highContrast, show } from './testing.tsx'

const points = () =>
  (document.querySelector('polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => point.split(',').map(Number))

test('the line spans the width, peaks at the highest price, and has a name', async () => {
  await show(<Sparkline values={['1.00', '3.50', '2.00']} label="Price of the last 24 hours" tone="up" />)
  await expect.element(page.getByRole('img', { name: 'Price of the last 24 hours' })).toBeVisible()
  expect(points()).toEqual([
    [0, 32],
    [65, 2],
    [130, 20],
  ])
})

test('an unchanged price is a line in the middle; fewer than two points draw no line', async () => {
  const { unmount } = await show(<Sparkline values={['1', '1', '1']} label="Price" />)
  expect(new Set(points().map(([, y]) => y))).toEqual(new Set([17]))
  await unmount()
  await show(<Sparkline values={['1']} label="Price" />)
  expect(document.querySelector('polyline')).toBeNull()
})

test('in high contrast the line has the text colour, whatever its direction', () =>
  highContrast(async () => {
    await show(
      <>
        <p>words</p>
        <Sparkline values={['1', '2']} label="Price" tone="down" />
      </>,
    )
    const colorOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).color
    expect(colorOf('svg')).toBe(colorOf('p'))
  }))
