import { compose } from '@tessera/ui/testing.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from './testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'

test('units composed with an IME arrive once, as plain digits, at the caret', async () => {
  serve({ 'ex/api/v1/products/detail': product('LBR3') })
  await openApp('/en_US/investmentDetail/LBR3')
  const field = page.getByRole('textbox', { name: 'Units' })
  await field.fill('')
  await compose(['１', '１２', '１２３'], '１２３')
  await expect.element(field).toHaveValue('123')
  await compose(['n', 'ni'], '你')
  await expect.element(field).toHaveValue('123')
  await userEvent.keyboard('{Home}４x5')
  await expect.element(field).toHaveValue('45123')
})
