import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Select } from '@tessera/ui/select.tsx'
import { show } from '@tessera/ui/testing.tsx'

const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('@tessera/ui/select-list.tsx', async (original) => {
  await gate.promise
  return original()
})

const options = ['USD', 'JPY'].map((value) => ({ code: value, value }))
function Demo() {
  const [value, setValue] = useState('USD')
  return <Select label="Currency" search options={options} value={value} onChange={setValue} />
}

test('Enter that chose an option before the list loaded does not open the list', async () => {
  await show(<Demo />)
  const control = page.getByRole('button', { name: /Currency/u })
  await control.click()
  await userEvent.keyboard('jp{Enter}')
  await expect.element(control).toHaveAccessibleName('JPY Currency')
  expect(control.element().getAttribute('aria-expanded')).toBe('false')
  gate.resolve()
  await control.click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})
