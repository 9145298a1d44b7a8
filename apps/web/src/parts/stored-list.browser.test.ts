import { afterEach, expect, test } from 'vitest'
import { storedList } from './stored-list.ts'

const KEY = 'tessera.test'
const list = storedList(KEY, { fits: /^[a-z]+$/, max: 3 })
afterEach(() => list.clear())

test('the newest entry is last, entries are unique, and the oldest is removed when there are too many', () => {
  for (const word of ['a', 'b', 'a', 'c', 'd']) list.set(word, true)
  expect(list.now()).toEqual(['a', 'c', 'd'])
  list.set('c', false)
  expect(list.now()).toEqual(['a', 'd'])
})

test('ignores malformed stored entries; an empty list removes the storage key', () => {
  localStorage.setItem(KEY, 'a <script> B7 c')
  expect(list.now()).toEqual(['a', 'c'])
  list.clear()
  expect(localStorage.getItem(KEY)).toBeNull()
})
