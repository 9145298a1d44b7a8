import { expect, test } from 'vitest'
import { readOnceIn } from './read-once.ts'

test('a value is read once within its time, even by concurrent calls, and again after it', async () => {
  let [now, reads] = [0, 0]
  const cached = readOnceIn<number>(1000, () => now)
  const read = () => cached(() => Promise.resolve((reads += 1)))
  expect(await Promise.all([read(), read()])).toEqual([
    { value: 1, age: 0 },
    { value: 1, age: 0 },
  ])
  now = 999
  expect(await read()).toEqual({ value: 1, age: 999 })
  now = 1000
  expect(await read()).toEqual({ value: 2, age: 0 })
})

test('a failed read is repeated by the next call', async () => {
  const cached = readOnceIn<string>(1000, () => 0)
  await expect(cached(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cached(() => Promise.resolve('read'))).toEqual({ value: 'read', age: 0 })
})
