import { expect, test } from 'vitest'
import { aliasesOf } from './path-aliases.ts'

test('serves a call of the dashboard also below web/', () => {
  expect(aliasesOf('ex/api/v1/user/info')).toEqual(['web/api/v1/user/info'])
})

test('serves a call with an irregular name in the specification by both names below both base paths', () => {
  expect(aliasesOf('ex/common/startCaptcha')).toEqual([
    'ex/common/tartCaptcha',
    'web/common/startCaptcha',
    'web/common/tartCaptcha',
  ])
})

test.each(['upload/api/v1/uploads/create', 'console/api/v1/approvals/list'])('%s has no alias', (path) => {
  expect(aliasesOf(path)).toEqual([])
})
