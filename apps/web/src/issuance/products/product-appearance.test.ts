import { productTypes, tabOf } from '@tessera/domain/issuance/products/product.ts'
import { expect, test } from 'vitest'
import { toneOf } from '#profile/accounts/class-tones.ts'
import { patternOf } from './product-appearance.ts'

test.each(productTypes)('a holding of type %s has the colors of its product', (type) => {
  expect(toneOf[tabOf(type) ?? 'others']).toBe(patternOf[type])
})
