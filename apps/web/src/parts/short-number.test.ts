import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  ['18000000.00', '18M', '1,800 万'],
  ['318400', '318.4K', '31.84 万'],
  ['186400000', '186.4M', '1.86 亿'],
  ['999.99', '999', '999'],
  ['1999999', '1.99M', '199.99 万'],
  ['12000000000000', '12,000B', '120,000 亿'],
])('shows %s as %s in English and %s in Chinese', (text, english, chinese) => {
  expect(shortNumber(text, 'en_US')).toBe(english)
  expect(shortNumber(text, 'zh_CN')).toBe(chinese)
})
