import { expect, test } from 'vitest'
import { transferPlaces } from '#profile/transfers/transfer.ts'
import { familyRouteExists } from './family.ts'

const routes = (kind: 'crypto' | 'fiat' | 'token') =>
  transferPlaces.flatMap((from) =>
    transferPlaces.filter((to) => familyRouteExists(kind, from, to)).map((to) => `${from}→${to}`),
  )

test('a coin moves between the home and spot accounts of a family', () => {
  const ofCoins = ['token→token', 'token→spot', 'spot→token', 'spot→spot']
  expect(routes('crypto')).toEqual(ofCoins)
  expect(routes('token')).toEqual(ofCoins)
  expect(routes('fiat')).toEqual(['spot→spot', 'spot→fiat', 'fiat→spot', 'fiat→fiat'])
})
