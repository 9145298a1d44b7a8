import { afterEach, expect, test } from 'vitest'
import { storedList } from './stored-list.ts'

const KEY = 'tessera.test'
const kept = storedList(KEY, { fits: /^[a-z]+$/, most: 3 })
afterEach(() => kept.clear())

test('the newest entry is last, entries are unique, and the oldest is removed when there are too many', () => {
  for (const word of ['a', 'b', 'a', 'c', 'd']) kept.set(word, true)
  expect(kept.now()).toEqual(['a', 'c', 'd'])
  kept.set('c', false)
  expect(kept.now()).toEqual(['a', 'd'])
})

test('ignores malformed stored entries; an empty list removes the storage key', () => {
  localStorage.setItem(KEY, 'a <script> B7 c')
  expect(kept.now()).toEqual(['a', 'c'])
  kept.clear()
  expect(localStorage.getItem(KEY)).toBeNull()
})
