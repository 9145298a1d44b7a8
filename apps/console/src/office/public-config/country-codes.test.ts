import { expect, test } from 'vitest'
import { readCodes } from './country-codes.ts'

test('codes of a Chinese keyboard are codes, and its marks stand between them as any others', () => {
  expect(readCodes('ＣＮ；ｓｇ，HK、mo;ZZ')).toEqual({ codes: ['CN', 'HK', 'MO', 'SG'], wrong: ['ZZ'] })
})

test('codes are read however they are apart, once each, and what is no code is told', () => {
  expect(readCodes(' kp, IR，kp\nus1 zz ')).toEqual({ codes: ['IR', 'KP'], wrong: ['US1', 'ZZ'] })
  expect(readCodes('')).toEqual({ codes: [], wrong: [] })
})
