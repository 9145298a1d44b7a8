import { expect, test } from 'vitest'
import { countryText } from './country-text.ts'
import { listText } from './list-text.ts'

test('joins a list by the rules of the language', () => {
  expect(listText('en_US', ['Compliance', 'Finance', 'Listing'])).toBe('Compliance, Finance, Listing')
  expect(listText('zh_CN', ['合规', '财务', '上架'])).toMatch(/^合规、财务.上架$/u)
})

test("names a country in the reader's language", () => {
  expect([countryText('en_US', 'SG'), countryText('zh_CN', 'SG')]).toEqual(['Singapore', '新加坡'])
})
