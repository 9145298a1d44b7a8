import { expect, test } from 'vitest'
import { appCode } from './app-codes.ts'

// RFC 6238, appendix B, SHA-1: the last six of its eight digits. The secret is 12345678901234567890 in base32.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('AUT-09 our app gives the code of RFC 6238 at %d seconds', (seconds, code) => {
  expect(appCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1000))).toBe(code)
})
