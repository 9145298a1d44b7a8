import { expect, test } from 'vitest'
import { capTableGist, MAX_CAP_TABLE_CHARACTERS, readCapTable } from './ocf.ts'

const helena = {
  object_type: 'STAKEHOLDER',
  id: 'p1',
  name: { legal_name: 'Helena Voss' },
  stakeholder_type: 'INDIVIDUAL',
}
const common = {
  object_type: 'STOCK_CLASS',
  id: 'c1',
  name: 'Ordinary',
  class_type: 'COMMON',
  default_id_prefix: 'CS-',
  initial_shares_authorized: '1000',
  votes_per_share: 1,
  seniority: '1',
}
const issued = {
  object_type: 'TX_STOCK_ISSUANCE',
  id: 't1',
  security_id: 's1',
  custom_id: 'CS-1',
  date: '2020-01-31',
  stakeholder_id: 'p1',
  stock_class_id: 'c1',
  quantity: '1000',
  share_price: { amount: '1.00', currency: 'SGD' },
}
const faultsOf = (items: unknown) => readCapTable(JSON.stringify(items)).faults.map(({ at, what }) => `${at} ${what}`)

test('reads a cap table in Open Cap Format from a list or a file with items, and keeps unknown parts', () => {
  const items = [helena, common, issued, { object_type: 'VESTING_TERMS', id: 'v' }]
  expect(faultsOf(items)).toEqual([])
  const read = readCapTable(JSON.stringify({ file_type: 'OCF_TRANSACTIONS_FILE', items }))
  expect(capTableGist(read.table)).toEqual({
    stakeholders: 1,
    classes: [{ name: 'Ordinary', issued: '1000', holders: 1 }],
  })
})

test.each([
  [[helena, common, { ...issued, quantity: '-5' }], 'items[2].quantity field'],
  [[helena, common, { ...issued, date: '31.1.2020' }], 'items[2].date field'],
  [[{ ...helena, name: {} }, common, issued], 'items[0].name.legal_name field'],
  [[helena, { ...common, class_type: 'OTHER' }, issued], 'items[1].class_type field'],
  [[helena, common, { ...issued, stakeholder_id: 'p2' }], 'items[2].stakeholder_id no_stakeholder'],
  [[helena, common, { ...issued, stock_class_id: 'c2' }], 'items[2].stock_class_id no_class'],
  [[helena, common, { ...issued, quantity: '0' }], 'items[2].quantity nothing_issued'],
  [
    [helena, common, issued, { ...issued, id: 't2', quantity: '0.5' }],
    'items[1].initial_shares_authorized over_authorized',
  ],
  [[helena, helena, common, issued], 'items[1].id twice'],
  [[helena, common], 'items nothing_issued'],
  [[7, helena, common, issued], 'items[0].object_type no_object'],
  [{ rows: [] }, 'items no_items'],
])('reports each fault at its field: %#', (items, expected) => {
  expect(faultsOf(items)).toContain(expected)
})

test('reports invalid JSON at its line, and rejects input that is too long', () => {
  expect(readCapTable('[\n{"object_type": "STAKEHOLDER",\n oops}]').faults[0]).toMatchObject({
    at: 'line 3',
    what: 'no_json',
  })
  expect(readCapTable('[').faults[0]).toMatchObject({ at: 'line 1', what: 'no_json' })
  expect(readCapTable(' '.repeat(MAX_CAP_TABLE_CHARACTERS + 1)).faults).toEqual([{ at: 'file', what: 'too_large' }])
  const many = Array.from({ length: 60 }, () => 7)
  expect(readCapTable(JSON.stringify(many)).faults).toHaveLength(20)
})
