import { expect, test } from 'vitest'
import { namesIn, without } from './names-in.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const other = '8b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'

test('OPR-02 finds ids, account numbers, emails and phones at any depth', () => {
  const found = namesIn({ a: [{ b: id }], c: '30182744', d: { e: 'a@b.example', f: '+6591234567' }, g: 'words', h: 12 })
  expect([...found]).toEqual([id, '30182744', 'a@b.example', '+6591234567'])
})

test('OPR-02 finds an id in each spelling that the database accepts', () => {
  expect([...namesIn([id.toUpperCase(), `{${id}}`, id.replaceAll('-', '')])]).toEqual([id])
})

test('OPR-02 removes items of a list that name an account of the operator, and keeps the others', () => {
  const rows = [{ id, x: 1 }, { id: other, x: null }, { of: { deep: [id] } }]
  expect(without({ total: 3, rows }, new Set([id]))).toEqual({ total: 3, rows: [{ id: other, x: null }] })
})

test('OPR-02 blocks a response whose subject is an account of the operator', () => {
  expect(without({ customer: { id }, rows: [] }, new Set([id]))).toBeUndefined()
})

test("returns a response without the operator's own accounts unchanged", () => {
  const value = { at: new Date(0), n: 1n, list: [1, 'a'], none: undefined, nothing: null }
  expect(without(value, new Set([id]))).toEqual(value)
})
