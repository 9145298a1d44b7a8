import { expect, test } from 'vitest'
import { termsIn } from './to-purchase.ts'

const coin = { decimals: 6, unitPrice: '0.260000' }

test.each([
  ['500', '100', '1000', '400', 'person'],
  ['500', '600', '1000', '0', 'person'],
  [null, '100', '1000', '1000', 'supply'],
  ['5000', '0', '1000', '1000', 'supply'],
])(
  'with a cap of %s units for each person, %s bought and %s for sale, allows %s more (limit: %s)',
  (maxUnits, units, hardCap, max, bound) => {
    const own = { allowed: true, reason: null, available: [], units, purchases: [] }
    const sale = { fee: '0.005', minUnits: '1', stepUnits: '1', maxUnits, hardCap, own }
    expect(termsIn(sale, coin)).toMatchObject({ maxUnits: max, maxBound: bound })
  },
)
