import { expect, test } from 'vitest'
import { readCodes } from './country-codes.ts'

test('codes are read however they are apart, once each, and what is no code is told', () => {
  expect(readCodes(' kp, IR，kp\nus1 zz ')).toEqual({ codes: ['IR', 'KP'], wrong: ['US1', 'ZZ'] })
  expect(readCodes('')).toEqual({ codes: [], wrong: [] })
})
