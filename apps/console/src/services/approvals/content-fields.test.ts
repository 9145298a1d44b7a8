import { expect, test } from 'vitest'
import { fieldsOf } from './content-fields.ts'

test('shows content in a fixed order, nested parts too, whatever its own order', () => {
  const content = {
    heldBack: null,
    amount: '12.5',
    customer: { number: '301', name: null },
    hash: 'x',
    reference: ['a', 'b'],
  }
  expect(fieldsOf('payout_review', content, 'en_US')).toEqual([
    { key: 'customer.number', values: ['301'] },
    { key: 'amount', values: ['12.5'] },
    { key: 'reference', values: ['a', 'b'] },
  ])
})

test('shows amounts with their currency', () => {
  expect(fieldsOf('payout_review', { amount: '12.5', fee: '2', fiat: 'SGD' }, 'en_US')).toEqual([
    { key: 'amount', values: ['12.5'], unit: 'SGD' },
    { key: 'fee', values: ['2'], unit: 'SGD' },
    { key: 'fiat', values: ['SGD'] },
  ])
})

test('shows a bilingual name in the reader’s language, and an old name unchanged', () => {
  const name = { en: 'Harbour Bond', zh: '海港债券' }
  expect(fieldsOf('product_publish', { name }, 'en_US')).toEqual([{ key: 'name', values: ['Harbour Bond'] }])
  expect(fieldsOf('product_publish', { name }, 'zh_CN')).toEqual([{ key: 'name', values: ['海港债券'] }])
  expect(fieldsOf('product_publish', { name: 'Harbour Bond' }, 'zh_CN')).toEqual([
    { key: 'name', values: ['Harbour Bond'] },
  ])
})
