import { expect, test } from 'vitest'
import { isDay, isEmail } from './input-rules.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['', false],
  ['<b>', false],
])('%s is a valid day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ['wei@tessera.example', true],
  [' wei@tessera.example ', true],
  ['wei@tessera', false],
  ['wei@', false],
  ['@tessera.example', false],
  ['wei lin@tessera.example', false],
  ['wei@tessera..example', false],
])('%j is a valid email: %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
})
