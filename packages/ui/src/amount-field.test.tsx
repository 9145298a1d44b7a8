import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from './amount-field.tsx'
import { markOf, useDecimalMark } from './decimal-mark.ts'
import { compose, show } from './testing.tsx'

afterEach(() => localStorage.clear())

function Demo({ precision = 2, from = '' }: { precision?: number; from?: string }) {
  const [value, setValue] = useState(from)
  return (
    <AmountField
      label="Amount"
      help="At least 10.00 SGD"
      value={value}
      onChange={setValue}
      precision={precision}
      unit="SGD"
      max="3812.400000"
    />
  )
}

const field = () => page.getByRole('textbox', { name: 'Amount' })
const hint = (text: string) => page.getByRole('status').filter({ hasText: text })

/** Pastes a text into the focused field as the browser does. */
const paste = (text: string) =>
  userEvent.keyboard('{Control>}a{/Control}').then(() => document.execCommand('insertText', false, text))

test('§5 applies the rules while the user types', async () => {
  await show(<Demo />)
  await field().click()
  await userEvent.keyboard('.1x2.9')
  await expect.element(field()).toHaveValue('0.12')
})

test('a character that does not enter is explained until the next one', async () => {
  await show(<Demo />)
  await field().click()
  await userEvent.keyboard('1.23')
  await expect.element(page.getByText('At least 10.00 SGD')).toBeVisible()
  await userEvent.keyboard('4')
  await expect.element(hint('This amount can have at most 2 decimals.')).toBeInTheDocument()
  await expect.element(field()).toHaveAccessibleDescription('This amount can have at most 2 decimals.')
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText('At least 10.00 SGD')).toBeVisible()
})

test('§5 a fourteenth character leaves the caret where it was', async () => {
  await show(<Demo from="1234567890123" />)
  await field().click()
  await userEvent.keyboard('{Home}{ArrowRight}9{Delete}8')
  await expect.element(field()).toHaveValue('1834567890123')
})

test('in an amount without decimals, a digit after the point is not taken for one before it', async () => {
  await show(<Demo precision={0} />)
  await field().click()
  await userEvent.keyboard('1060.5')
  await expect.element(field()).toHaveValue('1060.')
})

test('a paste is read as a whole', async () => {
  await show(<Demo />)
  await field().click()
  await paste('1.234,56')
  await expect.element(field()).toHaveValue('1234.56')
  await paste('1,234')
  await expect.element(field()).toHaveValue('1234')
  await expect.element(hint('Read as 1,234.00 SGD.')).toBeInTheDocument()
  await paste('1.239')
  await expect.element(hint('1.239 was shortened to 1.23.')).toBeInTheDocument()
  await paste('5k')
  await expect.element(field()).toHaveValue('1.23')
  await expect.element(hint('We cannot read “5k” as an amount. Enter it as 1234.56.')).toBeInTheDocument()
})

test('a refused comma stays explained while more digits are typed, until one is removed', async () => {
  await show(<Demo />)
  await field().click()
  await userEvent.keyboard('12,5')
  await expect.element(field()).toHaveValue('125')
  await expect.element(hint('Use a point for decimals')).toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  await expect.element(hint('Use a point for decimals')).not.toBeInTheDocument()
})

test('a text that the field had before comes back unchanged, as undo does', async () => {
  await show(
    <>
      <Choice />
      <Demo precision={6} />
    </>,
  )
  await page.getByRole('button', { name: 'point' }).click()
  await field().click()
  await userEvent.keyboard('1.234')
  await field().fill('')
  await field().fill('1.234')
  await expect.element(field()).toHaveValue('1.234')
})

function Choice() {
  const [mark, choose] = useDecimalMark()
  return <button onClick={() => choose('comma')}>{mark}</button>
}

test('a comma is typed as the decimal sign by a reader who chose it', async () => {
  await show(
    <>
      <Choice />
      <Demo />
    </>,
  )
  await field().click()
  await userEvent.keyboard('12,5')
  await expect.element(field()).toHaveValue('125')
  await page.getByRole('button', { name: 'point' }).click()
  await field().fill('')
  await field().click()
  await userEvent.keyboard('12,5')
  await expect.element(field()).toHaveValue('12.5')
})

test('the number format comes from the language of the browser', () =>
  expect(['de', 'id-ID', 'en-US', 'zh-CN', 'de-CH'].map(markOf)).toEqual(['comma', 'comma', 'point', 'point', 'point']))

test('Max is a separate button and fills in the maximum in the form that a user would type', async () => {
  await show(<Demo />)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.element(field()).toHaveValue('3812.4')
})

test('full-width digits composed with an IME arrive once, when the composition ends', async () => {
  await show(<Demo />)
  await field().click()
  await compose(['１', '１２', '１２．', '１２．５'], '１２．５')
  await expect.element(field()).toHaveValue('12.5')
  await compose(['n', 'ni'], '你')
  await expect.element(field()).toHaveValue('12.5')
  await userEvent.keyboard('6')
  await expect.element(field()).toHaveValue('12.56')
})
