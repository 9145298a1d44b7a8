import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from './amount-field.tsx'
import { ui } from './constants.ts'
import { compose, show } from './testing.tsx'
import { keepAmount } from './text-rules.ts'

test('§5 only digits and one point are kept', () => {
  expect(keepAmount('1a2,3.4.5', 4)).toBe('123.45')
  expect(keepAmount('-5e3', 2)).toBe('53')
})

test('§5 decimals beyond the precision are cut, never rounded', () => {
  expect(keepAmount('1.239', 2)).toBe('1.23')
  expect(keepAmount('0.999999', 0)).toBe('0.')
})

test('§5 amount length: at most 13 characters', () => {
  expect(keepAmount('12345678901234', 2)).toBe('1234567890123')
  expect(keepAmount('123456789.123456789', 8)).toHaveLength(ui.amountLength)
})

test('§5 a leading point becomes 0', () => expect(keepAmount('.5', 2)).toBe('0.5'))

test('leading zeros are dropped', () => {
  expect(['00012', '00.50', '000', '0', '0.5', '00,012.5'].map((text) => keepAmount(text, 2))).toEqual([
    '12',
    '0.50',
    '0',
    '0',
    '0.5',
    '12.5',
  ])
})

test('full-width digits are digits', () => expect(keepAmount('１２．５', 2)).toBe('12.5'))

function Demo({ precision = 2 }: { precision?: number }) {
  const [value, setValue] = useState('')
  return (
    <AmountField label="Amount" value={value} onChange={setValue} precision={precision} unit="SGD" max="3812.400000" />
  )
}

test('§5 the field obeys while one types', async () => {
  await show(<Demo />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard('.1x2.9')
  await expect.element(field).toHaveValue('0.12')
})

test('where an amount has no decimals a digit behind the point is none before it', async () => {
  await show(<Demo precision={0} />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard('1060.5')
  await expect.element(field).toHaveValue('1060.')
})

test('Max is a button of its own, and fills in the most as somebody would type it', async () => {
  await show(<Demo />)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3812.4')
})

test('full-width digits that an input method composes arrive once, at the end', async () => {
  await show(<Demo />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await compose(['１', '１２', '１２．', '１２．５'], '１２．５')
  await expect.element(field).toHaveValue('12.5')
  await compose(['n', 'ni'], '你')
  await expect.element(field).toHaveValue('12.5')
  await userEvent.keyboard('6')
  await expect.element(field).toHaveValue('12.56')
})
