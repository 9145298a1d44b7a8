import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp, publicInfo } from '../shell/testing.tsx'

test('what was typed stays when one looks at the other way to open an account; a code does not', async () => {
  serve({ 'ex/api/v0/public': publicInfo() })
  await openApp('/en_US/register')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const password = page.getByLabelText('Password', { exact: true })
  await field('Email').fill('lim@mail.example')
  await field('Email code').fill('123456')
  await password.fill('mosaic26')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(field('SMS code')).toHaveValue('')
  await expect.element(password).toHaveValue('mosaic26')
  await page.getByRole('tab', { name: 'Email' }).click()
  await expect.element(field('Email')).toHaveValue('lim@mail.example')
  await expect.element(field('Email code')).toHaveValue('')
})
