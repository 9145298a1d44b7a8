import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ExchangeForm } from './exchange-form.tsx'

const exchange = {
  numberDay: 5,
  prefixDay: 50,
  countryDay: 500,
  exchangeDay: 5000,
  smsClosed: false,
  voiceClosed: false,
}
const tighten = vi.spyOn(api.smsDesk, 'tighten')
const field = (name: string) => page.getByRole('textbox', { name })
/** The text beside the button; the button has its own reason. */
const nothing = () => page.getByText('No changes yet.', { exact: true })
const open = () => show(() => <ExchangeForm now={{ exchange, countries: [] }} mayManage />)

test.each(['60.5', '-5', '6e3', '1000001'])(
  'rejects %s as a budget and does not change it into another number',
  async (typed) => {
    await open()
    await field('Total').clear()
    await field('Total').click()
    await userEvent.keyboard(typed)
    await expect.element(field('Total')).toHaveValue(typed)
    await field('Reason').fill('Codes are being pumped.')
    await expect.element(page.getByText('Enter a whole number up to 1,000,000.').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Apply now' })).toHaveAttribute('aria-disabled', 'true')
    expect(nothing().elements()).toEqual([])
  },
)

test('a refusal is not shown beside the text that nothing has changed', async () => {
  tighten.mockRejectedValueOnce(new ApiError('SERVER_BUSY', 'The server is busy.'))
  await open()
  await expect.element(nothing()).toBeVisible()
  await field('Total').fill('4000')
  await field('Reason').fill('Codes are being pumped.')
  await page.getByRole('button', { name: 'Apply now' }).click()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  await field('Total').fill('5000')
  await expect.poll(() => nothing().elements()).toEqual([])
})

test('the maximum of a budget is shown before any error', async () => {
  await open()
  await expect.element(page.getByText('Messages per 24 hours (max. 1,000,000)').first()).toBeVisible()
})

test('without a change it shows a message and requires no reason', async () => {
  await open()
  await field('Total').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(nothing().first()).toBeVisible()
  await expect.element(field('Reason')).not.toHaveAccessibleDescription('Enter a reason.')
})

test('Enter sends the form, or shows which input is missing', async () => {
  tighten.mockRejectedValue(new TypeError('this endpoint is not part of the test'))
  await open()
  await field('Total').fill('4000')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Reason')).toHaveAccessibleDescription('Enter a reason.')
  expect(tighten).not.toHaveBeenCalled()
  await field('Reason').fill('Codes are being pumped.')
  await field('Total').click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tighten.mock.calls.map(([{ rules }]) => rules.exchange.exchangeDay)).toEqual([4000])
})
