import { expect, test } from 'vitest'
import { isBannerOn } from './banner-screens.ts'

const nowhere = { screen: undefined, product: undefined }

test('a banner without screens and products appears on every page', () => {
  expect(isBannerOn({ screens: [], products: [] }, nowhere)).toBe(true)
  expect(isBannerOn({ screens: [], products: [] }, { screen: 'login', product: undefined })).toBe(true)
})

test('a banner with screens appears only on those', () => {
  const places = { screens: ['deposits', 'withdrawals'], products: [] } as const
  expect(isBannerOn(places, { screen: 'withdrawals', product: undefined })).toBe(true)
  expect(isBannerOn(places, { screen: 'trade', product: undefined })).toBe(false)
  expect(isBannerOn(places, nowhere)).toBe(false)
})

test('a banner with a product appears on the page of that product, in any case of its symbol', () => {
  const places = { screens: [], products: ['AURB'] }
  expect(isBannerOn(places, { screen: undefined, product: 'aurb' })).toBe(true)
  expect(isBannerOn(places, { screen: undefined, product: 'AURE' })).toBe(false)
  expect(isBannerOn(places, { screen: 'trade', product: undefined })).toBe(false)
})
