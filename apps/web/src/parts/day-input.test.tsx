import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { DayInput } from './day-input.tsx'
import { isAfterToday } from './time-text.ts'

function Demo({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start)
  return <DayInput label="Date of birth" value={day} onChange={setDay} disabledDay={isAfterToday} />
}

const field = () => page.getByRole('textbox', { name: 'Date of birth' })
const calendar = () => page.getByRole('button', { name: 'Choose in a calendar: Date of birth' })

beforeEach(() => page.viewport(1280, 800))

test('a day can be typed; hyphens are added', async () => {
  await showPart(<Demo />, {})
  await field().fill('19900228')
  await expect.element(field()).toHaveValue('1990-02-28')
})

test('a day can be chosen in a calendar that opens at the typed day', async () => {
  await showPart(<Demo start="1990-02-28" />, {})
  await calendar().click()
  await page.getByRole('button', { name: /February 14, 1990/u }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(field()).toHaveValue('1990-02-14')
  expect(page.getByRole('dialog').query()).toBeNull()
})

test.each(['', '1990-02-30', '19'])('the calendar opens without a day if the field contains %o', async (start) => {
  await showPart(<Demo start={start} />, {})
  await calendar().click()
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
})
