import { expect, test } from 'vitest'
import { inTime, signedText } from './signing.ts'

const parts = { timestamp: '1', method: 'POST', target: '/a', body: '{}', nonce: undefined, window: undefined }

test('the signed text joins the parts in order, with nonce and window on separate lines', () => {
  expect(signedText(parts)).toBe('1POST/a{}')
  expect(signedText({ ...parts, nonce: 'n1', window: '9000' })).toBe('1POST/a{}\nn1\n9000')
  expect(signedText({ ...parts, nonce: 'n1' })).toBe('1POST/a{}\nn1\n')
  expect(signedText({ ...parts, window: '9000' })).toBe('1POST/a{}\n\n9000')
})

test('API-05 moving a digit from the query to the nonce changes the signed text', () => {
  const get = { ...parts, method: 'GET', body: '' }
  expect(signedText({ ...get, target: '/a?x=15' })).not.toBe(signedText({ ...get, target: '/a?x=1', nonce: '5' }))
})

test('API-05 a nonce and a window with the same text give different signed texts', () => {
  expect(signedText({ ...parts, nonce: '60000' })).not.toBe(signedText({ ...parts, window: '60000' }))
})

test.each([
  [0, true],
  [5_000, true],
  [5_001, false],
  [31_000, false],
  [-999, true],
  [-1_000, false],
])('API-05 a request signed %d ms ago: %s', (ago, counts) => {
  expect(inTime({ timestampMs: 100_000 - ago, windowMs: 5_000 }, 100_000).ok).toBe(counts)
})

test('API-05 no request is valid for longer than a minute', () => {
  const forEver = { timestampMs: 100_000, windowMs: 10_000_000 }
  expect(inTime(forEver, 160_000).ok).toBe(true)
  expect(inTime(forEver, 160_001)).toMatchObject({ code: 'API_TIMESTAMP_OUT_OF_WINDOW' })
})
