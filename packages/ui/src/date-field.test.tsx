import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateField } from './date-field.tsx'
import { show } from './testing.tsx'

const onChange = vi.fn<(day: string) => void>()

function Demo({
  start,
  ...p
}: {
  start?: string
  timestamp?: 'start' | 'end'
  disabledDay?: (day: string) => boolean
}) {
  const [day, setDay] = useState(start)
  const change = (next: string) => {
    onChange(next)
    setDay(next)
  }
  return <DateField label="Issued on" value={day} onChange={change} {...p} />
}

const control = () => page.getByRole('button', { name: /^Issued on/u })
const day = (name: string) => page.getByRole('button', { name: new RegExp(name, 'u') })
const confirm = () => page.getByRole('button', { name: 'Confirm' })

beforeEach(async () => {
  onChange.mockClear()
  await page.viewport(1280, 800)
})

test('§9 date format: a chosen day is shown as year-month-day', async () => {
  await show(<Demo start="2026-03-08" />)
  await expect.element(control()).toHaveTextContent('2026-03-08')
})

test('§9 date placeholder: an empty field shows YYYY-MM-DD', async () => {
  await show(<Demo />)
  await expect.element(control()).toHaveTextContent('YYYY-MM-DD')
})

test('§4 the single picker can be confirmed once a day is chosen', async () => {
  await show(<Demo />)
  await control().click()
  await expect.element(confirm()).toBeDisabled()
  await page.getByRole('gridcell').nth(10).getByRole('button').click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledOnce()
})

test('§4 a click outside closes it and reverts the unconfirmed day', async () => {
  await show(<Demo start="2026-03-08" />)
  await control().click()
  await day('March 12, 2026').click()
  await userEvent.click(document.documentElement, { position: { x: 1200, y: 780 } })
  await expect.element(control()).toHaveTextContent('2026-03-08')
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['start', '2026-03-12 00:00:00'],
  ['end', '2026-03-12 23:59:59'],
] as const)('§9 timestamp mode: a single day becomes its %s, the time %s', async (timestamp, moment) => {
  await show(<Demo start="2026-03-08 00:00:00" timestamp={timestamp} />)
  await control().click()
  await day('March 12, 2026').click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(moment)
  await expect.element(control()).toHaveTextContent('2026-03-12')
})

test('§5 days that the callback disables cannot be chosen', async () => {
  await show(<Demo start="2026-03-08" disabledDay={(text) => text > '2026-03-10'} />)
  await control().click()
  await expect.element(day('March 11, 2026')).toHaveAttribute('aria-disabled', 'true')
  expect(day('March 10, 2026').element().getAttribute('aria-disabled')).not.toBe('true')
})

test('one press goes back a year, and days can be chosen by keyboard alone', async () => {
  await show(<Demo start="2026-03-08" />)
  await userEvent.keyboard('{Tab}{Enter}')
  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect.element(page.getByRole('grid', { name: /March 2025/u })).toBeVisible()
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-03-09')
})
