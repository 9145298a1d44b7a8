import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Qr } from './qr.tsx'
import { show, widthOf } from './testing.tsx'

test('a QR code has a name, its size, and is dark on light in both themes', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  await show(<Qr text="7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB" label="Deposit address" size={160} />)
  const code = page.getByRole('img', { name: 'Deposit address' }).element()
  const frame = code.parentElement ?? document.body
  expect(widthOf(frame)).toBe(160)
  const light = (colour: string) => Math.min(...(colour.match(/\d+/gu) ?? []).slice(0, 3).map(Number))
  expect(light(getComputedStyle(frame).backgroundColor)).toBeGreaterThan(200)
  expect(light(getComputedStyle(code.querySelector('path') ?? code).fill)).toBeLessThan(60)
  delete document.documentElement.dataset['theme']
})

test('different texts give different pictures', async () => {
  const { container, rerender } = await show(<Qr text="a" label="Code" />)
  const before = container.querySelector('path')?.getAttribute('d')
  await rerender(<Qr text="b" label="Code" />)
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(before)
})
