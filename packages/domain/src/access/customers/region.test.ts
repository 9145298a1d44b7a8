import { expect, test } from 'vitest'
import { isServed, type RegionRule } from './region.ts'

const lists = { limited: ['KP', 'US'], allowed: ['SG'] }
const rows: readonly (readonly [type: RegionRule['type'], country: string | undefined, served: boolean])[] = [
  [0, 'KP', true],
  [0, undefined, true],
  [1, 'KP', false],
  [1, 'SG', true],
  [1, undefined, true],
  [2, 'SG', true],
  [2, 'KP', false],
  [2, 'FR', false],
  [2, undefined, false],
]

test.each(rows)('AUT-25 with restriction type %s, a customer of country %s is served: %s', (type, country, served) => {
  expect(isServed({ type, ...lists }, country)).toBe(served)
})
