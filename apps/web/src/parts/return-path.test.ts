import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  '/en_US',
  '/zh_CN/assets/tokenAccount',
  '/en_US/investmentDetail/BRK.B',
  '/en_US/investments?tab=bonds&page=2',
  '/en_US/investmentDetail/KGN29#documents',
])('accepts %s as a path of this site', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/en_US//evil.example',
  '/en_US/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/en_US/@evil.example',
  '/en_US#//evil',
  '/en_USevil.example',
  '/en_US.evil.example',
  ' /en_US',
  '/en_US/a\nb',
  '\t//evil.example',
  '/fr_FR/login',
  'en_US/login',
  '',
  undefined,
  `/en_US/${'a'.repeat(500)}`,
])('WEB-06 does not redirect to %s after the login', (path) => {
  expect(safeReturnPath(path)).toBeUndefined()
})
