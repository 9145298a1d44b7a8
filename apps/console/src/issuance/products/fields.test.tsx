import { investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { ClassesField, lowestAfter } from './classes-field.tsx'
import { CountriesField } from './countries-field.tsx'
import { TimeField } from './time-field.tsx'

const onChange = vi.fn<(text: string) => void>()
type Field = (p: { value: string; onChange: (text: string) => void }) => ReactNode

/** Shows a field that keeps what is entered. */
function Kept({ field: Drawn, start }: { field: Field; start: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <Drawn value={value} onChange={change} />
}
const showField = (field: Field, start = '', address?: string) =>
  show(() => <Kept field={field} start={start} />, address)

beforeEach(async () => {
  onChange.mockClear()
  await page.viewport(1440, 900)
})

test('a time is typed with its zone, and the field says which time in UTC is stored', async () => {
  await showField((p) => <TimeField label="Opens" {...p} />, '2026-03-18 09:30 Asia/Singapore')
  await expect.element(page.getByText('Stored as 2026-03-18 01:30 UTC.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Opens: date' }).fill('20260401')
  await page.getByRole('textbox', { name: 'Opens: time' }).fill('1745')
  expect(onChange).toHaveBeenLastCalledWith('2026-04-01 17:45 Asia/Singapore')
  await page.getByRole('button', { name: /Opens: time zone$/u }).click()
  await userEvent.keyboard('new_york{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-04-01 17:45 America/New_York')
  await expect.element(page.getByText('Stored as 2026-04-01 21:45 UTC.')).toBeVisible()
})

test('the day of a time is chosen in a calendar', async () => {
  await showField((p) => <TimeField label="Opens" {...p} />, '2026-03-18 09:30')
  await page.getByRole('button', { name: 'Choose in a calendar: Opens: date' }).click()
  await page.getByRole('button', { name: /March 20, 2026/u }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  expect(onChange).toHaveBeenLastCalledWith('2026-03-20 09:30')
})

test.for([
  ['a part of its name', 'norw', 'US, NO'],
  ['its code', 'KP', 'US, KP'],
  ['its name in the other language', '新加坡', 'US, SG'],
] as const)('a country is added by %s', async ([, typed, codes]) => {
  await showField((p) => <CountriesField label="Blocked countries" {...p} />, 'US')
  const list = page.getByRole('list', { name: 'Blocked countries' })
  await expect.element(list).toHaveTextContent('United States US')
  await page.getByRole('button', { name: /Blocked countries$/u }).click()
  await page.getByRole('searchbox').fill(typed)
  await page.getByRole('option').first().click()
  expect(onChange).toHaveBeenLastCalledWith(codes)
})

test('a chosen country is removed', async () => {
  await showField((p) => <CountriesField label="Blocked countries" {...p} />, 'US, NO, KP')
  await page.getByRole('list', { name: 'Blocked countries' }).getByRole('button', { name: 'Remove Norway' }).click()
  expect(onChange).toHaveBeenLastCalledWith('US, KP')
})

test('countries have their names in the reader’s language', async () => {
  await showField((p) => <CountriesField label="禁止的国家" {...p} />, 'NO', '/console/zh_CN/products')
  await expect.element(page.getByRole('list', { name: '禁止的国家' })).toHaveTextContent('挪威 NO')
})

test('investor classes are check boxes: a class brings those above it', async () => {
  await showField((p) => <ClassesField label="Investor classes" {...p} />, 'ei')
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(box('Retail')).not.toBeChecked()
  await expect.element(box('Expert')).toBeChecked()
  await page.getByText('Retail', { exact: true }).click()
  expect(onChange).toHaveBeenLastCalledWith('ri')
  for (const name of ['Retail', 'Accredited', 'Expert']) await expect.element(box(name)).toBeChecked()
  await page.getByText('Accredited', { exact: true }).click()
  expect(onChange).toHaveBeenLastCalledWith('ei')
  await expect.element(box('Retail')).not.toBeChecked()
})

test('ticking a class makes it the lowest that may buy; clearing it makes the next higher class the lowest', () => {
  expect(investorClasses.map((each) => lowestAfter(each, true))).toEqual(['ri', 'ai', 'ei'])
  expect(investorClasses.map((each) => lowestAfter(each, false))).toEqual(['ai', 'ei', ''])
})
