import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { product } from './testing.ts'
import { openApp } from '#frame/testing.tsx'

const eligibility = { allowed: true, reason: null, available: '90000.00', units: '0' } as const
const units = () => page.getByRole('textbox', { name: 'Units' })
const question = () => page.getByRole('dialog')

async function opened(about: Partial<ReturnType<typeof product>>) {
  serve({ 'ex/api/v1/products/detail': product('LBR3', about) })
  await openApp('/en_US/investmentDetail/LBR3')
}

test('Enter in the units field opens the confirmation like the button, once the number is valid', async () => {
  await opened({ eligibility })
  await units().fill('2')
  await userEvent.keyboard('{Enter}')
  await expect.element(units()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(question()).not.toBeInTheDocument()
  await units().fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).toBeVisible()
})

test.each([
  ['a visitor', null],
  ['a customer who may not buy', { ...eligibility, allowed: false, reason: 'KYC_REQUIRED' }],
] as const)('Enter in the units field %s opens nothing', async (_who, about) => {
  await opened({ eligibility: about })
  await units().fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
})
