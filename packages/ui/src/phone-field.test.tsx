import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { areas } from './area-codes.ts'
import { PhoneField } from './phone-field.tsx'
import { show } from './testing.tsx'

function Demo() {
  const [country, setCountry] = useState('SG')
  const [value, setValue] = useState('')
  return <PhoneField label="Phone" country={country} onCountry={setCountry} value={value} onChange={setValue} />
}

const area = () => page.getByRole('button', { name: /Area code|国家或地区代码/u })
const find = (text: string) => page.getByRole('searchbox').fill(text)

test('the closed control shows the flag and the code, and reads the country aloud', async () => {
  await show(<Demo />)
  await expect.element(area()).toHaveAccessibleName(/^(SG )?\+65 Singapore Area code$/)
  expect(area().element().textContent).toMatch(/^(🇸🇬|SG)\s*\+65/u)
  await expect.element(page.getByRole('group', { name: 'Phone' })).toBeVisible()
})

test.each([
  ['en-US', 'Singapore', 'Singapore+65'],
  ['en-US', '新加坡', 'Singapore+65'],
  ['zh-CN', 'singapore', '新加坡+65'],
  ['zh-CN', '新加坡', '新加坡+65'],
] as const)('in %s a country is found as %s and shown as %s', async (locale, typed, shown) => {
  await show(<Demo />, locale)
  await area().click()
  await find(typed)
  await vi.waitFor(() => expect(page.getByRole('option').elements()).toHaveLength(1))
  expect(page.getByRole('option').element().textContent).toContain(shown)
})

test('a country is found by its code and chosen by keyboard alone', async () => {
  await show(<Demo />)
  await userEvent.keyboard('{Tab}{Enter}')
  await find('+886')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(area()).toHaveAccessibleName(/^(TW )?\+886 Taiwan Area code$/)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
})

test('the number holds digits only', async () => {
  await show(<Demo />)
  const field = page.getByRole('textbox', { name: 'Phone' })
  await field.fill('8123-４567 x')
  await expect.element(field).toHaveValue('81234567')
})

test('each country stands once, with a code of one to three digits and a name in both languages', () => {
  expect(new Set(areas.map(({ country }) => country)).size).toBe(areas.length)
  expect(areas.length).toBeGreaterThan(230)
  const names = ['en-US', 'zh-CN'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
  for (const { country, code } of areas) {
    expect(code).toMatch(/^[1-9]\d{0,2}$/u)
    for (const name of names) expect(name.of(country)).not.toBe(country)
  }
})
