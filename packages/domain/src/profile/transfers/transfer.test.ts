import { expect, test } from 'vitest'
import { routeExists, transferPlaces } from './transfer.ts'

const routes = (kind: 'crypto' | 'fiat' | 'token') =>
  transferPlaces.flatMap((from) =>
    transferPlaces.filter((to) => routeExists(kind, from, to)).map((to) => `${from}→${to}`),
  )

test('a coin moves only between its home account and spot', () => {
  expect(routes('crypto')).toEqual(['token→spot', 'spot→token'])
  expect(routes('token')).toEqual(['token→spot', 'spot→token'])
  expect(routes('fiat')).toEqual(['spot→fiat', 'fiat→spot'])
})
