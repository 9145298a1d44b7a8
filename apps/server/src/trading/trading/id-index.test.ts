import { expect, test } from 'vitest'
import { idAt } from '#platform/random/random.ts'
import { IdIndex } from './id-index.ts'

test('finds numbers by their ids, during growth, until they are dropped', () => {
  const index = new IdIndex()
  const ids = Array.from({ length: 20_000 }, () => idAt(new Date(0)))
  for (const [number, id] of ids.entries()) index.add(id, number)
  for (const [number, id] of ids.entries()) expect([...index.candidates(id)]).toContain(number)
  for (const [number, id] of ids.entries()) if (number % 2 === 0) index.drop(id, number)
  for (const [number, id] of ids.entries()) expect([...index.candidates(id)].includes(number)).toBe(number % 2 === 1)
})

test('returns all candidates for ids with the same end, and drops each one separately', () => {
  const index = new IdIndex()
  for (const number of [1, 2, 3]) index.add(`${number}-0000abc`, number)
  expect([...index.candidates('2-0000abc')]).toEqual([1, 2, 3])
  index.drop('2-0000abc', 2)
  expect([...index.candidates('2-0000abc')]).toEqual([1, 3])
})

test('reuses the space of dropped ids', () => {
  const index = new IdIndex()
  for (let number = 0; number < 100_000; number++) {
    const id = idAt(new Date(0))
    index.add(id, number)
    index.drop(id, number)
  }
  expect(index.size).toBe(1_024)
})
