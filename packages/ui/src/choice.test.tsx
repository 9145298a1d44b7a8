import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from './checkbox.tsx'
import { ui } from './constants.ts'
import { RadioCards } from './radio.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'
import { show } from './testing.tsx'

test('a checkbox has a name, is ticked by Space and exposes its error', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  await show(
    <Checkbox checked={false} onChange={onChange} error="Accept the terms to go on.">
      I accept the terms
    </Checkbox>,
  )
  await userEvent.keyboard('{Tab}[Space]')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  await expect
    .element(page.getByRole('checkbox', { name: 'I accept the terms' }))
    .toHaveAccessibleDescription('Accept the terms to go on.')
})

test('a mixed checkbox exposes its state, a disabled one ignores clicks', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  await show(
    <>
      <Checkbox checked={false} mixed onChange={onChange} aria-label="all" />
      <Checkbox checked={false} disabled onChange={onChange} aria-label="none" />
    </>,
  )
  await expect.element(page.getByRole('checkbox', { name: 'all' })).toBePartiallyChecked()
  await page.getByRole('checkbox', { name: 'none' }).click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('a switch that waits for the server ignores clicks', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  await show(
    <>
      <Switch label="Saving" on saving onChange={onChange} />
      <Switch label="Hide amounts" on={false} onChange={onChange} />
    </>,
  )
  await page.getByText('Saving').click()
  expect(onChange).not.toHaveBeenCalled()
  await page.getByText('Hide amounts').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('arrow keys move between radio cards', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'personal', label: 'Personal', text: 'For yourself' },
    { value: 'company', label: 'Company' },
  ]
  await show(<RadioCards label="Kind" options={options} value="personal" onChange={onChange} />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('company')
})

function Share({ start, still = false, readOnly = false }: { start: number; still?: boolean; readOnly?: boolean }) {
  const [value, setValue] = useState(start)
  return <Slider aria-label="Share" value={value} onChange={setValue} disabled={still} readOnly={readOnly} />
}

const slider = () => page.getByRole('slider', { name: 'Share' })

test('§9 slider markers: the markers are at 0, 25, 50, 75 and 100', async () => {
  const screen = await show(<Share start={0} />)
  expect([...screen.container.querySelectorAll('button')].map((stop) => stop.textContent)).toEqual(
    ui.slider.stops.map((stop) => `${stop}%`),
  )
  await page.getByText('75%').click()
  await expect.element(slider()).toHaveValue('75')
})

test('a bare slider has no stops and works with the same keys', async () => {
  const onChange = vi.fn<(value: number) => void>()
  const { container } = await show(<Slider bare aria-label="Place" value={10} onChange={onChange} />)
  expect(container.querySelectorAll('button')).toHaveLength(0)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith(11)
})

test('§5 slider range: values are clamped to 0–100', async () => {
  await show(<Share start={140} />)
  await expect.element(slider()).toHaveValue('100')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(slider()).toHaveValue('100')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider()).toHaveValue('0')
})

test('arrows move by 1, Page Up and Page Down by 25', async () => {
  await show(<Share start={50} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(slider()).toHaveValue('51')
  await userEvent.keyboard('{Home}{PageUp}')
  await expect.element(slider()).toHaveValue('25')
})

test('§5 the slider ignores input while disabled or read only', async () => {
  for (const facts of [{ still: true }, { readOnly: true }]) {
    const { unmount } = await show(<Share start={25} {...facts} />)
    await page.getByText('75%').click({ force: true })
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(slider()).toHaveValue('25')
    await unmount()
  }
})
