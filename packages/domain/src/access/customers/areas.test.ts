import { expect, test } from 'vitest'
import { areas } from './areas.ts'

test('lists each country once, with a calling code of one to four digits and a name in both languages', () => {
  expect(new Set(areas.map(({ iso2 }) => iso2)).size).toBe(areas.length)
  expect(areas.length).toBeGreaterThan(230)
  const names = ['en-US', 'zh-CN'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
  for (const { iso2, dial } of areas) {
    expect(dial).toMatch(/^[1-9]\d{0,3}$/)
    for (const name of names) expect(name.of(iso2)).not.toBe(iso2)
  }
})
