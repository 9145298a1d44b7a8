import { expect, test } from 'vitest'
import { shareOf, shareText } from './share-text.ts'

test.each([
  ['42', 4200],
  ['12.5', 1250],
  ['.07', 7],
  ['33.333', 3333],
  ['100', 10_000],
  ['', null],
  ['0', null],
])('a share typed as "%s" is %s hundredths of a percent', (text, share) => {
  expect(shareOf(text)).toBe(share)
})

test('shows a share without trailing zeros', () => {
  expect([4200, 1250, 7].map(shareText)).toEqual(['42%', '12.5%', '0.07%'])
})
