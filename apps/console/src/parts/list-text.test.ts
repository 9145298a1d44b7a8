import { expect, test } from 'vitest'
import { countryText } from './country-text.ts'
import { listText } from './list-text.ts'

test('a list is joined as its language does', () => {
  expect(listText('en_US', ['Compliance', 'Finance', 'Listing'])).toBe('Compliance, Finance, Listing')
  expect(listText('zh_CN', ['合规', '财务', '上架'])).toMatch(/^合规、财务.上架$/u)
})

test('a country is named in the language of the reader', () => {
  expect([countryText('en_US', 'SG'), countryText('zh_CN', 'SG')]).toEqual(['Singapore', '新加坡'])
})
