import { expect, test } from 'vitest'
import { sortByCells } from './decimal-order.ts'
import { defaultSort, nextSort } from './table-sort.ts'

const sorted = (...cells: string[]) => sortByCells(cells, (cell) => cell, 'en-US', 1)

test('§4 sorts numbers by value, including thousands separators, signs and different lengths', () => {
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

test('§4 compares decimal strings of any length exactly, where floats could not', () => {
  const [more, less] = ['9007199254740993', '9007199254740992']
  expect(sorted(more, less)).toEqual([less, more])
  expect(sorted('0.1000000000000000000001', '0.1')).toEqual(['0.1', '0.1000000000000000000001'])
  expect(sorted('-1.50', '-1.5')).toEqual(['-1.50', '-1.5'])
  expect(sorted('0', '-0', '0.0')).toEqual(['0', '-0', '0.0'])
})

test('sorts words by the rules of the language, after the numbers', () => {
  expect(sorted('beta', '7', 'Alpha', 'émile')).toEqual(['7', 'Alpha', 'beta', 'émile'])
})

test('§4 cycles through ascending, descending, none', () => {
  const first = nextSort(undefined, 'amount', undefined)
  const second = nextSort(first, 'amount', undefined)
  expect([first?.direction, second?.direction]).toEqual(['ascending', 'descending'])
  expect(nextSort(second, 'amount', undefined)).toBeUndefined()
})

test('§4 with a default key, the third click sorts by the default key, descending', () => {
  const descending = nextSort(nextSort(defaultSort('date'), 'amount', 'date'), 'amount', 'date')
  expect(nextSort(descending, 'amount', 'date')).toEqual({ key: 'date', direction: 'descending', byDefault: true })
})

test('§4 the default key itself also begins with ascending', () => {
  expect(nextSort(defaultSort('date'), 'date', 'date')?.direction).toBe('ascending')
})
