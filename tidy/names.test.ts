import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

const empty = /(^|[-.])(utils?|helpers?|manager|service|misc|common)([-.]|$)/i
const isMeaningless = (file: string): boolean => empty.test(basename(file)) || /^index\.tsx?$/.test(basename(file))

test('each file has a name that says what it contains', () => {
  expect(files.filter(isMeaningless)).toEqual([])
})

test.each(['money-utils.ts', 'misc.ts', 'kyc.service.ts', 'OrderManager.helper.tsx', 'index.ts'])(
  'catches %s',
  (name) => {
    expect(isMeaningless(`apps/server/src/identity/kyc/${name}`)).toBe(true)
  },
)

test('allows index.html, which browsers request', () => {
  expect(isMeaningless('apps/web/index.html')).toBe(false)
})
