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
  expect(fieldsOf(content, 'en_US')).toEqual([
    { key: 'customer.number', values: ['301'] },
    { key: 'amount', values: ['12.5'] },
    { key: 'newRoles', values: ['a', 'b'] },
  ])
})

test('a name in both languages is read in the reader’s, one of long ago as it is', () => {
  const name = { en: 'Harbour Bond', zh: '海港债券' }
  expect(fieldsOf({ name }, 'en_US')).toEqual([{ key: 'name', values: ['Harbour Bond'] }])
  expect(fieldsOf({ name }, 'zh_CN')).toEqual([{ key: 'name', values: ['海港债券'] }])
  expect(fieldsOf({ name: 'Harbour Bond' }, 'zh_CN')).toEqual([{ key: 'name', values: ['Harbour Bond'] }])
})
