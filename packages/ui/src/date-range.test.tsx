import { getLocalTimeZone, today } from '@internationalized/date'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayBounds, type DayRange, pickDay, type Preset, presetRange } from './date-range-rules.ts'
import { DateRange } from './date-range.tsx'
import { show } from './testing.tsx'

const onChange = vi.fn<(range: DayRange) => void>()
const february: DayRange = { start: '2026-02-18', end: '2026-03-18' }

function Demo({
  start,
  maxDays,
  disabledDay,
  ...p
}: {
  start?: DayRange
  maxDays?: number
  disabledDay?: (day: string) => boolean
  presets?: readonly Preset[]
  timestamps?: boolean
}) {
  const [range, setRange] = useState(start)
  const change = (next: DayRange) => {
    onChange(next)
    setRange(next)
  }
  return (
    <DateRange
      label="Period"
      value={range}
      onChange={change}
      {...p}
      {...(maxDays !== undefined && { maxDays })}
      {...(disabledDay && { disabledDay })}
    />
  )
}

const control = () => page.getByRole('button', { name: /^Period/u })
const day = (name: string) => page.getByRole('button', { name: new RegExp(name, 'u') }).first()
const confirm = () => page.getByRole('button', { name: 'Confirm' })

beforeEach(async () => {
  onChange.mockClear()
  await page.viewport(1280, 800)
})

test('§4 a second day sets the end, an earlier one swaps both, a third begins a new range', () => {
  const one = pickDay({}, '2026-03-10')
  expect(one).toEqual({ start: '2026-03-10' })
  expect(pickDay(one, '2026-03-12')).toEqual({ start: '2026-03-10', end: '2026-03-12' })
  expect(pickDay(one, '2026-03-08')).toEqual({ start: '2026-03-08', end: '2026-03-10' })
  expect(pickDay(february, '2026-04-01')).toEqual({ start: '2026-04-01' })
})

test('§9 timestamp mode: a range lasts from the start of its first day to the end of its last', () => {
  expect(dayBounds(february)).toEqual({ start: '2026-02-18 00:00:00', end: '2026-03-18 23:59:59' })
})

test('§9 range presets: the presets are 1 week, 1 month, 3 months and 6 months until today', async () => {
  await show(<Demo />)
  await control().click()
  const names = page
    .getByRole('group', { name: 'Quick ranges' })
    .getByRole('button')
    .elements()
    .map((b) => b.textContent)
  expect(names).toEqual(['1 week', '1 month', '3 months', '6 months'])
  await page.getByRole('button', { name: '1 month' }).click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(presetRange({ type: 'month', num: 1 }, today(getLocalTimeZone())))
})

test('§9 timestamp mode: confirms timestamps and shows days', async () => {
  await show(<Demo start={{ start: '2026-02-18 00:00:00', end: '2026-03-18 23:59:59' }} timestamps />)
  await expect.element(control()).toHaveTextContent('2026-02-18 – 2026-03-18')
  await control().click()
  await day('February 20').click()
  await day('March 3, 2026').click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-02-20 00:00:00', end: '2026-03-03 23:59:59' })
})

test('§3 the caller defines a preset as a number of weeks or months', async () => {
  await show(<Demo presets={[{ type: 'week', num: 2 }]} />)
  await control().click()
  await page.getByRole('button', { name: '2 weeks' }).click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(presetRange({ type: 'week', num: 2 }, today(getLocalTimeZone())))
})

test('§9 date placeholder: an empty range shows YYYY-MM-DD', async () => {
  await show(<Demo />)
  await expect.element(control()).toHaveTextContent('YYYY-MM-DD – YYYY-MM-DD')
})

test('§4 Confirm is disabled until both ends are chosen', async () => {
  await show(<Demo start={february} />)
  await control().click()
  await expect.element(confirm()).toBeEnabled()
  await day('February 20').click()
  await expect.element(confirm()).toBeDisabled()
  await day('March 3, 2026').click()
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-02-20', end: '2026-03-03' })
  await expect.element(control()).toHaveTextContent('2026-02-20 – 2026-03-03')
})

test('§4 a click outside closes it and reverts the unconfirmed range', async () => {
  await show(<Demo start={february} />)
  await control().click()
  await day('February 20').click()
  await userEvent.click(document.documentElement, { position: { x: 1200, y: 780 } })
  await expect.element(confirm()).not.toBeInTheDocument()
  await expect.element(control()).toHaveTextContent('2026-02-18 – 2026-03-18')
  expect(onChange).not.toHaveBeenCalled()
})

test('§5 a maximum span and a callback disable days', async () => {
  await show(<Demo start={february} maxDays={5} disabledDay={(text) => text === '2026-03-04'} />)
  await control().click()
  await day('March 2, 2026').click()
  const closed = (name: string) => day(name).element().getAttribute('aria-disabled') === 'true'
  const days = ['February 24', 'February 25', 'March 4, 2026', 'March 7, 2026', 'March 8, 2026']
  expect(days.filter(closed)).toEqual(['February 24', 'March 4, 2026', 'March 8, 2026'])
})

test('shows two months on a wide screen and one on a phone', async () => {
  const { unmount } = await show(<Demo start={february} />)
  await control().click()
  expect(page.getByRole('grid').elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await unmount()
  await page.viewport(390, 780)
  await show(<Demo start={february} />)
  await control().click()
  expect(page.getByRole('grid').elements()).toHaveLength(1)
})

test('days can be chosen by keyboard alone', async () => {
  await show(<Demo start={february} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(confirm()).toBeVisible()
  const start = page.getByRole('grid').first().element().querySelector<HTMLElement>('[tabindex="0"]')
  ;(start ?? page.getByRole('grid').last().element().querySelector<HTMLElement>('[tabindex="0"]'))?.focus()
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
  await confirm().click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-18', end: '2026-03-20' })
})
