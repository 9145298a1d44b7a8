import { expect, test } from 'vitest'
import { compareCells } from './decimal-order.ts'
import { defaultSort, nextSort } from './table-sort.ts'

const sorted = (...cells: string[]) => cells.toSorted((a, b) => compareCells(a, b, 'en-US'))

test('§4 numbers sort as numbers, also with groups, signs and different lengths', () => {
  expect(sorted('10', '9', '-3', '\u22122.5', '1,000', '0.5', '0')).toEqual([
    '-3',
    '\u22122.5',
    '0',
    '0.5',
    '9',
    '10',
    '1,000',
  ])
})

test('§4 decimal text of any length is compared exactly, where a float could not tell', () => {
  expect(compareCells('9007199254740993', '9007199254740992', 'en-US')).toBeGreaterThan(0)
  expect(compareCells('0.1000000000000000000001', '0.1', 'en-US')).toBeGreaterThan(0)
  expect(compareCells('-1.50', '-1.5', 'en-US')).toBe(0)
  expect(compareCells('-0', '0', 'en-US')).toBe(0)
})

test('words sort in the language, behind the numbers', () => {
  expect(sorted('beta', '7', 'Alpha', 'émile')).toEqual(['7', 'Alpha', 'beta', 'émile'])
})

test('§4 ascending, descending, none', () => {
  const first = nextSort(undefined, 'amount', undefined)
  const second = nextSort(first, 'amount', undefined)
  expect([first?.direction, second?.direction]).toEqual(['ascending', 'descending'])
  expect(nextSort(second, 'amount', undefined)).toBeUndefined()
})

test('§4 where a default exists, none is the default key descending', () => {
  const descending = nextSort(nextSort(defaultSort('date'), 'amount', 'date'), 'amount', 'date')
  expect(nextSort(descending, 'amount', 'date')).toEqual({ key: 'date', direction: 'descending', byDefault: true })
})

test('§4 the default key itself begins with ascending too', () => {
  expect(nextSort(defaultSort('date'), 'date', 'date')?.direction).toBe('ascending')
})
