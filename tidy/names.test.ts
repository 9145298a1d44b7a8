import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

const empty = /(^|[-.])(utils?|helpers?|manager|service|misc|common)([-.]|$)/i
const saysNothing = (file: string): boolean => empty.test(basename(file)) || /^index\.tsx?$/.test(basename(file))

test('each file is named by what it is about', () => {
  expect(files.filter(saysNothing)).toEqual([])
})

test.each(['money-utils.ts', 'misc.ts', 'kyc.service.ts', 'OrderManager.helper.tsx', 'index.ts'])(
  'catches %s',
  (name) => {
    expect(saysNothing(`apps/server/src/identity/kyc/${name}`)).toBe(true)
  },
)

test('an index.html is the name the browser asks for', () => {
  expect(saysNothing('apps/web/index.html')).toBe(false)
})
