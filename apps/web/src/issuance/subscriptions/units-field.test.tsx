import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './subscriptions.messages.en_US.ts'
import { UnitsField } from './units-field.tsx'

const offer = {
  unitPrice: '1000.00',
  currency: 'SGD',
  currencyDecimals: 2,
  fee: '0.01',
  minUnits: '5',
  stepUnits: '5',
  maxUnits: '100000',
  maxBound: 'supply' as const,
}

function Demo() {
  const [units, setUnits] = useState('')
  return (
    <>
      <UnitsField offer={offer} units={units} onChange={setUnits} error={undefined} />
      <output aria-label="Kept">{units}</output>
    </>
  )
}
const field = () => page.getByRole('textbox', { name: 'Units' })
const value = () => page.getByRole('status', { name: 'Kept' }).element().textContent

test.each([
  ['60.5', '60'],
  ['50.00', '50'],
  ['60。5', '60'],
  ['６０．５', '60'],
  ['1,000', '1000'],
  ['1,060.50', '1060'],
  ['00060', '60'],
])('keeps %s, pasted or typed, as %s units', async (text, expected) => {
  await showPart(<Demo />, { subscriptions: en_US })
  await field().fill(text)
  await expect.poll(value).toBe(expected)
  await field().fill('')
  await field().click()
  await userEvent.keyboard(text)
  await expect.poll(value).toBe(expected)
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue(expected)
})

test('a step after a decimal point starts from the whole number', async () => {
  await showPart(<Demo />, { subscriptions: en_US })
  await field().fill('60.5')
  await page.getByRole('button').last().click()
  await expect.element(field()).toHaveValue('65')
})
