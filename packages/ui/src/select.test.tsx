import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { Select } from './select.tsx'
import { heightOf, show } from './testing.tsx'

const options = ['SGD', 'USD', 'CNY', 'JPY', 'KRW', 'TWD', 'EUR'].map((value) => ({ code: value, value }))

function Demo({ search = false, size = 'md' }: { search?: boolean; size?: 'lg' | 'md' | 'sm' }) {
  const [value, setValue] = useState<string>()
  return (
    <>
      <Select label="Currency" options={options} value={value} onChange={setValue} search={search} size={size} />
      <p data-testid="value">{value ?? 'none'}</p>
    </>
  )
}

const control = () => page.getByRole('button', { name: /Currency/u })
const list = () => page.getByRole('listbox')

test('§9 options in sight, option height: five options are in sight, 48 px each, 44 when large', async () => {
  for (const [size, height] of [
    ['md', ui.option.other],
    ['lg', ui.option.lg],
  ] as const) {
    const { unmount } = await show(<Demo size={size} />)
    await control().click()
    await expect.element(list()).toBeVisible()
    expect(heightOf(page.getByRole('option', { name: 'SGD' }).element())).toBe(height)
    expect(heightOf(list().element())).toBe(height * ui.option.visible)
    await userEvent.keyboard('{Escape}')
    await unmount()
  }
})

test('§3 an option shows its picture in the list and in the closed control, and has its own class', async () => {
  const pictured = [{ code: 'SGD', value: 'Singapore dollar', img: <img src="data:," alt="" />, class: 'own-class' }]
  const { container } = await show(
    <Select label="Currency" options={pictured} value="SGD" onChange={() => undefined} />,
  )
  expect(container.querySelectorAll('img')).toHaveLength(1)
  await control().click()
  const option = page.getByRole('option', { name: 'Singapore dollar' })
  await expect.element(option).toHaveClass('own-class')
  expect(option.element().querySelectorAll('img')).toHaveLength(1)
})

test('§5 the filter ignores case', async () => {
  await show(<Demo search />)
  await control().click()
  await page.getByRole('searchbox').fill('us')
  await expect.element(page.getByRole('option')).toHaveTextContent('USD')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByTestId('value')).toHaveTextContent('USD')
})

test('Enter that confirms an IME composition does not choose', async () => {
  await show(<Demo search />)
  await control().click()
  await page.getByRole('searchbox').fill('us')
  const press = (facts: KeyboardEventInit) =>
    page
      .getByRole('searchbox')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...facts }))
  press({ isComposing: true })
  press({ keyCode: 229 })
  await expect.element(page.getByTestId('value')).toHaveTextContent('none')
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByTestId('value')).toHaveTextContent('USD')
})

test('§4 a click outside closes the list and keeps the value', async () => {
  await show(<Demo search />)
  await control().click()
  await page.getByRole('searchbox').fill('jp')
  await userEvent.click(document.documentElement, { position: { x: 380, y: 600 } })
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(page.getByTestId('value')).toHaveTextContent('none')
  await control().click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('a search without a match shows a message', async () => {
  await show(<Demo search />, 'zh-CN')
  await control().click()
  await page.getByRole('searchbox').fill('xyz')
  await expect.element(page.getByText('没有与“xyz”匹配的选项')).toBeVisible()
})

test('can be operated by keyboard alone', async () => {
  await show(<Demo />)
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Enter}')
  await expect.element(page.getByTestId('value')).toHaveTextContent('USD')
  await expect.element(control()).toHaveFocus()
})

test('an arrow key opens it, and choosing the same option again closes it', async () => {
  await show(<Demo />)
  for (let times = 0; times < 2; times += 1) {
    control().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(page.getByTestId('value')).toHaveTextContent('SGD')
  }
})

test('the error is linked to the control', async () => {
  await show(<Select label="Currency" options={options} value="SGD" onChange={() => undefined} error="Not offered." />)
  await expect.element(control()).toHaveAccessibleDescription('Not offered.')
  await expect.element(control()).toHaveAccessibleName('SGD Currency')
})

test('letters and arrow keys choose while it is closed', async () => {
  await show(<Demo />)
  control().element().focus()
  for (const [keys, value] of [
    ['u', 'USD'],
    ['{ArrowRight}', 'CNY'],
    ['{ArrowLeft}', 'USD'],
    ['kr', 'KRW'],
  ] as const) {
    await userEvent.keyboard(keys)
    await expect.element(page.getByTestId('value')).toHaveTextContent(value)
  }
  await expect.element(list()).not.toBeInTheDocument()
})

test('text typed before the list loads becomes the search text', async () => {
  await show(<Demo search />)
  control().element().focus()
  await userEvent.keyboard('jp{Enter}')
  await expect.element(page.getByTestId('value')).toHaveTextContent('JPY')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard('us')
  await expect.element(page.getByRole('searchbox')).toHaveValue('us')
  await expect.element(page.getByRole('option')).toHaveTextContent('USD')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByTestId('value')).toHaveTextContent('USD')
  await control().click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('the lead text comes before the chosen option and is read aloud once', async () => {
  await show(
    <Select
      aria-label="Sort"
      lead="Sort"
      options={[{ code: 'newest', value: 'Newest' }]}
      value="newest"
      onChange={() => undefined}
    />,
  )
  await expect.element(page.getByRole('button')).toHaveTextContent('Sort Newest')
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Sort Newest')
})

test('the tag of an option comes after its label, its code in the closed control too', async () => {
  const book = [
    { code: 'a', value: 'Vault', suffix: '7hKq2v…wHrB', also: '7hKq2vXwHrB', tag: 'Trusted' },
    { code: 'b', value: 'Desk', suffix: '3bRw8N…xCrZ', also: '3bRw8NXxCrZ' },
  ]
  await show(<Select label="To address" options={book} value="a" onChange={() => undefined} search />)
  const closed = page.getByRole('button', { name: /To address/u })
  await expect.element(closed).toHaveTextContent('Vault 7hKq2v…wHrB')
  await closed.click()
  await expect.element(page.getByRole('option', { name: 'Vault Trusted 7hKq2v…wHrB' })).toBeVisible()
  await page.getByRole('searchbox').fill('3bRw8NX')
  await expect.element(page.getByRole('option', { name: 'Vault' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Desk 3bRw8N…xCrZ' })).toBeVisible()
})

test('options are below the heading of their group, and a heading without a match is hidden', async () => {
  const companies = [
    { code: 'sg', value: 'Private limited', group: 'Singapore' },
    { code: 'hk', value: 'Limited by shares', group: 'Hong Kong' },
  ]
  await show(<Select label="Currency" options={companies} value={undefined} onChange={() => undefined} search />)
  await control().click()
  await expect.element(page.getByRole('group', { name: 'Singapore' })).toBeVisible()
  await page.getByRole('searchbox').fill('shares')
  await expect.element(page.getByRole('option')).toHaveTextContent('Limited by shares')
  await expect.element(page.getByText('Hong Kong')).toBeVisible()
  expect(page.getByText('Singapore').query()).toBeNull()
})
