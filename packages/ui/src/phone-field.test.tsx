import { noPhone } from '@tessera/domain/access/customers/phone.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PhoneField } from './phone-field.tsx'
import { show } from './testing.tsx'

function Demo() {
  const [value, setValue] = useState(noPhone)
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} />
      <output>{value.valid}</output>
    </>
  )
}

const area = () => page.getByRole('button', { name: /Area code|区号/u })
const find = (text: string) => page.getByRole('searchbox').fill(text)

test('the closed control shows the flag and the code, and exposes the country to screen readers', async () => {
  await show(<Demo />)
  await expect.element(area()).toHaveAccessibleName(/^(SG )?\+65 Singapore Area code$/)
  expect(area().element().textContent).toMatch(/^(🇸🇬|SG)\s*\+65/u)
  await expect.element(page.getByRole('group', { name: 'Phone' })).toBeVisible()
})

test.each([
  ['en-US', 'Singapore', 'Singapore +65'],
  ['en-US', '新加坡', 'Singapore +65'],
  ['zh-CN', 'singapore', '新加坡 +65'],
  ['zh-CN', '新加坡', '新加坡 +65'],
] as const)('in %s a country is found as %s and shown as %s', async (locale, typed, expected) => {
  await show(<Demo />, locale)
  await area().click()
  await find(typed)
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1)
  expect(page.getByRole('option').element().textContent).toContain(expected)
})

test('a country can be found by its code and chosen by keyboard alone', async () => {
  await show(<Demo />)
  await userEvent.keyboard('{Tab}{Enter}')
  await find('+886')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(area()).toHaveAccessibleName(/^(TW )?\+886 Taiwan Area code$/)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
})

test('the list of countries is wide enough for their names, although the control is short', async () => {
  await show(<Demo />)
  await area().click()
  await find('American Samoa')
  const name = page.getByRole('option').getByText('American Samoa', { exact: true })
  await expect.element(name).toBeVisible()
  expect(name.element().scrollWidth).toBe(name.element().clientWidth)
})

test('Enter in an invalid number says what is wrong', async () => {
  await show(
    <PhoneField label="Phone" value={{ ...noPhone, number: '81' }} onChange={vi.fn<() => void>()} error="Too short." />,
  )
  await page.getByRole('textbox', { name: 'Phone' }).click()
  await expect.element(page.getByText('Too short.')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Too short.')).toBeVisible()
})

test('the number accepts digits only', async () => {
  await show(<Demo />)
  const field = page.getByRole('textbox', { name: 'Phone' })
  await field.fill('8123-４567 x')
  await expect.element(field).toHaveValue('81234567')
})

test.each([
  ['+65 8123 4567', '81234567', '+6581234567'],
  ['0065 8123 4567', '81234567', '+6581234567'],
  ['+65 (0)8123-4567', '81234567', '+6581234567'],
])(
  'AUT-26 a pasted %s is not taken for a number of that many digits in the chosen country',
  async (text, number, e164) => {
    await show(<Demo />)
    const field = page.getByRole('textbox', { name: 'Phone' })
    await field.fill(text)
    await expect.element(field).toHaveValue(number)
    await expect.element(page.getByText(e164, { exact: true })).toBeVisible()
    expect(page.getByText(/changed to/).query()).toBeNull()
  },
)

test('AUT-26 a pasted number of another country switches the area code and shows a note', async () => {
  await show(<Demo />)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+86 138 0013 8000')
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('13800138000')
  await expect.element(area()).toHaveAccessibleName(/\+86 China Area code$/)
  await expect
    .element(page.getByText('Area code changed to China (+86) to match the number you entered.'))
    .toBeVisible()
})

test('countries that share +1 are recognised by their next digits, as on the server', async () => {
  await show(<Demo />)
  await area().click()
  await find('+1876')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(area()).toHaveAccessibleName(/\+1876 Jamaica Area code$/)
})

test('an invalid number is marked as such, beside the reason', async () => {
  await show(<PhoneField label="Phone" value={noPhone} onChange={() => {}} error="Enter it." />)
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeInvalid()
  await expect.element(page.getByText('Enter it.')).toBeVisible()
})

test('code and number are one control; a large one has its label inside', async () => {
  const blank = () => undefined
  await show(<PhoneField size="lg" label="Phone" value={noPhone} onChange={blank} />)
  await expect.element(page.getByRole('group', { name: 'Phone' })).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Phone' }).element().closest('span')?.parentElement
  const within = page.getByText('Phone').element().getBoundingClientRect()
  expect(within.top).toBeGreaterThan(box?.getBoundingClientRect().top ?? Infinity)
  expect(box?.getBoundingClientRect().left).toBeLessThanOrEqual(area().element().getBoundingClientRect().right)
})
