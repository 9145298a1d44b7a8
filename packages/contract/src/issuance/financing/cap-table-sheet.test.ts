import { MAX_SHEET_ROWS, ocfOf, readCapTableSheet } from '@tessera/domain/issuance/financing/cap-table-sheet.ts'
import { expect, test } from 'vitest'
import { capTableGist, readCapTable } from './ocf.ts'

const heading = ['Holder', 'Holder type', 'Share class', 'Quantity', 'Price per share', 'Currency', 'Issue date']
const helena = ['Helena Voss', 'Person', 'Ordinary', '8,000', '1.00', 'SGD', '2019-06-01']
const fund = ['Northquay LP', 'Company', 'Series A preferred', '2000.5', '12.5', 'sgd', '2024-02-29']

test('a sheet becomes a valid table in Open Cap Format', () => {
  const { rows, faults } = readCapTableSheet([heading, helena, ['', ''], fund])
  expect(faults).toEqual([])
  const { table, faults: wrong } = readCapTable(ocfOf(rows))
  expect(wrong).toEqual([])
  expect(capTableGist(table)).toEqual({
    stakeholders: 2,
    classes: [
      { name: 'Ordinary', issued: '8000', holders: 1 },
      { name: 'Series A preferred', issued: '2000.5', holders: 1 },
    ],
  })
  expect(table.classes.map(({ class_type: type }) => type)).toEqual(['COMMON', 'PREFERRED'])
})

test('headings may be Chinese, in any order, with other columns between them', () => {
  const chinese = ['备注', '数量', '持有人', '持有人类型', '股份类别', '每股价格', '币种', '发行日期']
  const line = ['', '100', '陈思远', '个人', '普通股', '0.1', 'CNY', '2020-01-31']
  const { rows, faults } = readCapTableSheet([chinese, line])
  expect(faults).toEqual([])
  expect(readCapTable(ocfOf(rows)).faults).toEqual([])
})

test('each wrong cell is named by its line and its column', () => {
  const wrong = ['', 'Dog', 'Ordinary', '1.234,5', '-1', 'S$', '2023-02-29']
  expect(readCapTableSheet([heading, helena, wrong]).faults).toEqual([
    { line: 3, column: 'holder', what: 'missing' },
    { line: 3, column: 'type', what: 'type' },
    { line: 3, column: 'quantity', what: 'number' },
    { line: 3, column: 'price', what: 'number' },
    { line: 3, column: 'currency', what: 'currency' },
    { line: 3, column: 'date', what: 'date' },
  ])
})

test.each([
  ['no heading', [], 'no_column', 7],
  ['a missing column', [heading.slice(1), helena.slice(1)], 'no_column', 1],
  ['a heading alone', [heading], 'no_rows', 1],
  ['too many rows', [heading, ...Array.from({ length: MAX_SHEET_ROWS + 1 }, () => helena)], 'too_many_rows', 1],
  ['a long name', [heading, ['x'.repeat(501), ...helena.slice(1)]], 'too_long', 1],
] as const)('refuses %s', (_, cells, what, count) => {
  const { faults } = readCapTableSheet(cells)
  expect(faults).toHaveLength(count)
  expect(faults[0]?.what).toBe(what)
})

test('accepts the maximum number of rows', () => {
  const { rows, faults } = readCapTableSheet([heading, ...Array.from({ length: MAX_SHEET_ROWS }, () => helena)])
  expect(faults).toEqual([])
  expect(readCapTable(ocfOf(rows)).faults).toEqual([])
})
