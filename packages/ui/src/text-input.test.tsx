import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchBox } from './search-box.tsx'
import { compose, heightOf, show } from './testing.tsx'
import { TextArea } from './text-area.tsx'
import { keepCount, keepDay, keepDigits, keepPositive } from './text-rules.ts'
import { TextInput, type TextInputFacts } from './text-input.tsx'

function Demo(facts: Omit<TextInputFacts, 'value' | 'onChange'>) {
  const [value, setValue] = useState('')
  return <TextInput label="Name" value={value} onChange={setValue} {...facts} />
}

function Count() {
  const [value, setValue] = useState('')
  return <NumberField kind="positive" label="Units" value={value} onChange={setValue} />
}

const field = () => page.getByRole('textbox', { name: 'Name' })

test('§9 control sizes: a field is lg 60, md 50 and sm 42 px high', async () => {
  for (const size of ['lg', 'md', 'sm'] as const) {
    const { unmount } = await show(<Demo size={size} />)
    const control = field().element().closest('[class*=control]')
    expect(control && heightOf(control)).toBe(ui.controlHeight[size])
    await unmount()
  }
})

test('§5 cuts text that is longer than the maximum', async () => {
  await show(<Demo maxLength={10} />)
  await field().fill('abcdefghijklmn')
  await expect.element(field()).toHaveValue('abcdefghij')
})

test.each([
  ['a😀😀😀😀😀', 'a😀😀😀😀'],
  ['a👨‍👩‍👧👨‍👩‍👧', 'a👨‍👩‍👧'],
  ['123456789e\u0301', '123456789'],
])('cuts %s without splitting a surrogate pair', async (typed, expected) => {
  await show(<Demo maxLength={10} />)
  await field().fill(typed)
  await expect.element(field()).toHaveValue(expected)
})

test('§5 strips spaces, then applies the custom format', async () => {
  await show(<Demo stripSpaces format={(text) => text.toUpperCase()} />)
  await field().fill(' sg 12 ')
  await expect.element(field()).toHaveValue('SG12')
})

test('§5 cuts decimals beyond the fixed number and never rounds', async () => {
  await show(<Demo decimals={2} />)
  await field().fill('6.199')
  await expect.element(field()).toHaveValue('6.19')
})

test('§5 a number has digits only, a count is above zero without leading zeros', async () => {
  expect(keepDigits('00７-1a')).toBe('0071')
  expect([keepPositive('0070'), keepPositive('0'), keepPositive('-5')]).toEqual(['70', '', '5'])
  expect(['60.5', '50.00', '1,060.50', '１，０６０。５'].map(keepPositive)).toEqual(['60', '50', '1060', '1060'])
  await show(<Count />)
  await page.getByRole('textbox', { name: 'Units' }).fill('0１2 units')
  await expect.element(page.getByRole('textbox', { name: 'Units' })).toHaveValue('12')
})

test('a count that may be zero drops only group commas, because cutting 60.5 or 6e3 would give another count', () => {
  expect(['0', '1,060', '１，０６０', ' 60 '].map(keepCount)).toEqual(['0', '1060', '1060', '60'])
  expect(['60.5', '６０。５', '-5', '6e3', '60,5'].map(keepCount)).toEqual(['60.5', '60.5', '-5', '6e3', '60,5'])
})

test('a field for numbers accepts full-width digits and full-width separators', async () => {
  await show(<Demo inputMode="numeric" maxLength={10} />)
  await field().fill('１９９０－０５－１７')
  await expect.element(field()).toHaveValue('1990-05-17')
})

test('a day can be typed without hyphens, and is not reformatted while it is being corrected', () => {
  expect(['1990', '19900', '1990-051', '19900517', '１９９００５１７'].map(keepDay)).toEqual([
    '1990',
    '1990-0',
    '1990-05-1',
    '1990-05-17',
    '1990-05-17',
  ])
  expect(['1990-', '199-05-17', '1990--17'].map(keepDay)).toEqual(['1990-', '199-05-17', '1990--17'])
})

test('Enter that confirms an IME composition does not submit', async () => {
  const onEnter = vi.fn<() => void>()
  await show(<Demo onEnter={onEnter} />)
  await field().click()
  const press = (isComposing: boolean) =>
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }))
  press(true)
  expect(onEnter).not.toHaveBeenCalled()
  press(false)
  expect(onEnter).toHaveBeenCalledTimes(1)
})

test('the Enter that Safari sends after a composition does not submit either', async () => {
  const onEnter = vi.fn<() => void>()
  await show(<Demo onEnter={onEnter} />)
  await field().click()
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }))
  expect(onEnter).not.toHaveBeenCalled()
})

test('the caret stays at the typed position when a field rewrites the text', async () => {
  await show(<Demo inputMode="decimal" format={keepDigits} />)
  await field().fill('159')
  await userEvent.keyboard('{Home}{ArrowRight}２３x4')
  await expect.element(field()).toHaveValue('123459')
  await compose(['６', '６７'], '６７')
  await userEvent.keyboard('8')
  await expect.element(field()).toHaveValue('123467859')
})

test('text composed with an IME is cut when the composition ends', async () => {
  await show(<Demo maxLength={2} />)
  await field().click()
  await compose(['l', 'li', 'lin'], '林小明')
  await expect.element(field()).toHaveValue('林小')
})

test('§5 the error shows only while the field is not focused', async () => {
  await show(<Demo error="Enter a name." />)
  const error = page.getByText('Enter a name.')
  await expect.element(error).toBeVisible()
  await expect.element(field()).toHaveAccessibleDescription('Enter a name.')
  await field().click()
  await expect.element(error).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(error).toBeVisible()
})

test('Enter submits a form: the field shows its error until the user types again', async () => {
  await show(<Demo error="Enter a name." />)
  const error = page.getByText('Enter a name.')
  await field().click()
  await expect.element(error).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(error).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('a')
  await expect.element(error).not.toBeInTheDocument()
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchBox aria-label="Search products" value={value} onChange={setValue} />
}

test('full-width letters and digits are searched as plain ones; full-width brackets of a name stay', async () => {
  await show(<Search />)
  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.click()
  await compose(['ＳＬＷ', 'ＳＬＷ３'], 'ＳＬＷ３１（一期）')
  await expect.element(box).toHaveValue('SLW31（一期）')
})

test('§5 a search box removes all spaces, and its cross clears it', async () => {
  await show(<Search />)
  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.fill(' lan tern ')
  await expect.element(box).toHaveValue('lantern')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(box).toHaveValue('')
})

function Area() {
  const [value, setValue] = useState('')
  return <TextArea label="Remark" value={value} onChange={setValue} maxLength={200} counter />
}

test('§5 text area height: it is at least 44 px high, grows, and counts', async () => {
  await show(<Area />)
  const area = page.getByRole('textbox', { name: 'Remark' })
  expect(heightOf(area.element())).toBe(ui.textAreaMin)
  await area.fill('one\ntwo\nthree\nfour')
  expect(heightOf(area.element())).toBeGreaterThan(80)
  await expect.element(page.getByText('18 / 200')).toBeVisible()
})

function Password() {
  const [value, setValue] = useState('')
  return <PasswordField label="Password" value={value} onChange={setValue} autoComplete="new-password" rules />
}

test('§2.4 the eye button shows and hides the password', async () => {
  await show(<Password />)
  const box = page.getByLabelText('Password', { exact: true })
  await expect.element(box).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(box).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(box).toHaveAttribute('type', 'password')
})

const met = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((li) => !li.textContent?.includes('not met'))

test('§5 password length: the rules are ticked while typing: 8 to 20 characters, a letter, a digit', async () => {
  await show(<Password />)
  const box = page.getByLabelText('Password', { exact: true })
  await box.fill('mosaic')
  expect(met()).toEqual([false, true, false])
  await box.fill('mosaic26')
  expect(met()).toEqual([true, true, true])
  await box.fill('mosaic26mosaic26mosai')
  expect(met()).toEqual([false, true, true])
  await box.fill('密码密码12345678')
  expect(met()).toEqual([true, true, true])
})
