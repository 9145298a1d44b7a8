import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Priya Tan', 'PT'],
  ['priya', 'PR'],
  ['Lim Jia Wen', 'LJ'],
  ['陈思远', '陈思'],
  ['😀 Tan', '😀T'],
  ['👩‍👩‍👧😀😀', '👩‍👩‍👧😀'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
