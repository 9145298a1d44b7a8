import { expect, test } from 'vitest'
import { startCountry } from './start-country.ts'

test.each([
  ['the code of their phone', '86', ['en-GB'], 'CN'],
  ['the largest country of a shared code', '1', [], 'US'],
  ['the region of the browser', null, ['en', 'en-GB', 'zh-CN'], 'GB'],
  ['a language without a region', undefined, ['zh', 'de'], 'SG'],
  ['a language that browsers have everywhere', null, ['en-US', 'en'], 'SG'],
  ['the second language, after that one', null, ['en-US', 'de-CH'], 'CH'],
  ['an unknown code and region', '000', ['en-001', 'xx-ZZ'], 'SG'],
])('a phone field begins with the country of %s', (_, dial, languages, country) => {
  expect(startCountry(dial, languages)).toBe(country)
})
