import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from './amount-field.tsx'
import { ui } from './constants.ts'
import { compose, show } from './testing.tsx'
import { keepAmount } from './text-rules.ts'

test('§5 keeps only digits and one decimal point', () => {
  expect(keepAmount('1a2,3.4.5', 4)).toBe('123.45')
  expect(keepAmount('-5e3', 2)).toBe('53')
})

test('§5 cuts decimals beyond the precision and never rounds', () => {
  expect(keepAmount('1.239', 2)).toBe('1.23')
  expect(keepAmount('0.999999', 0)).toBe('0.')
})

test('§5 amount length: accepts at most 13 characters', () => {
  expect(keepAmount('12345678901234', 2)).toBe('1234567890123')
  expect(keepAmount('123456789.123456789', 8)).toHaveLength(ui.amountLength)
})

test('§5 a leading decimal point becomes "0."', () => expect(keepAmount('.5', 2)).toBe('0.5'))

test('drops leading zeros', () => {
  expect(['00012', '00.50', '000', '0', '0.5', '00,012.5'].map((text) => keepAmount(text, 2))).toEqual([
    '12',
    '0.50',
    '0',
    '0',
    '0.5',
    '12.5',
  ])
})

test('accepts full-width digits', () => expect(keepAmount('１２．５', 2)).toBe('12.5'))

function Demo({ precision = 2 }: { precision?: number }) {
  const [value, setValue] = useState('')
  return (
    <AmountField label="Amount" value={value} onChange={setValue} precision={precision} unit="SGD" max="3812.400000" />
  )
}

test('§5 applies the rules while the user types', async () => {
  await show(<Demo />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard('.1x2.9')
  await expect.element(field).toHaveValue('0.12')
})

test('in an amount without decimals, a digit after the point is not taken for one before it', async () => {
  await show(<Demo precision={0} />)
  const field = page.getByRole('textbox', { name: 'Amount' })
  await field.click()
  await userEvent.keyboard('1060.5')
  await expect.element(field).toHaveValue('1060.')
})

test('Max is a separate button and fills in the maximum in the form that a user would type', async () => {
  await show(<Demo />)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3812.4')
})

test('full-width digits composed with an IME arrive once, when the composition ends', async () => {
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
