import { expect, test } from 'vitest'
import { fieldsOf } from './content-fields.ts'

test('content is read in one order whatever order it came in, nested parts too', () => {
  const content = {
    order: null,
    amount: '12.5',
    customer: { number: '301', name: null },
    hash: 'x',
    newRoles: ['a', 'b'],
  }
  expect(fieldsOf(content)).toEqual([
    { key: 'customer.number', values: ['301'] },
    { key: 'amount', values: ['12.5'] },
    { key: 'newRoles', values: ['a', 'b'] },
  ])
})
