import { expect, test } from 'vitest'
import { readCodes } from './country-codes.ts'

test('accepts full-width codes and separators of a Chinese keyboard', () => {
  expect(readCodes('ＣＮ；ｓｇ，HK、mo;ZZ')).toEqual({ codes: ['CN', 'HK', 'MO', 'SG'], invalid: ['ZZ'] })
})

test('reads codes with any separators, each once, and reports invalid ones', () => {
  expect(readCodes(' kp, IR，kp\nus1 zz ')).toEqual({ codes: ['IR', 'KP'], invalid: ['US1', 'ZZ'] })
  expect(readCodes('')).toEqual({ codes: [], invalid: [] })
})
