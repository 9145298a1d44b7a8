import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../shell/testing.tsx'
import { HouseForm } from './house-form.tsx'

const house = { numberDay: 5, prefixDay: 50, countryDay: 500, houseDay: 5000, smsClosed: false, voiceClosed: false }
const field = (name: string) => page.getByRole('textbox', { name })
const open = () => show(() => <HouseForm now={{ house, countries: [] }} mayManage />)

test.each(['60.5', '-5', '6e3', '1000001'])('%s is no budget, and becomes none that nobody typed', async (typed) => {
  await open()
  await field('In all').clear()
  await field('In all').click()
  await userEvent.keyboard(typed)
  await expect.element(field('In all')).toHaveValue(typed)
  await field('Reason').fill('Somebody pumps.')
  await expect.element(page.getByText('A whole number up to 1,000,000.').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Apply now' })).toHaveAttribute('aria-disabled', 'true')
})

test('the most that a budget may be is told before anything is wrong', async () => {
  await open()
  await expect.element(page.getByText('Messages in 24 hours, at most 1,000,000').first()).toBeVisible()
})
