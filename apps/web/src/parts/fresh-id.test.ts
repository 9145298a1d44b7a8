import { expect, test } from 'vitest'
import { freshId } from './fresh-id.ts'

test('returns a different version 4 UUID each time', () => {
  const made = Array.from({ length: 200 }, freshId)
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
