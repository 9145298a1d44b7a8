import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { Copyable, CopyButton, shortAddress } from './copyable.tsx'
import { CountUp } from './count-up.tsx'
import { HideAmounts } from './hide-amounts.tsx'
import { Change, fixedText, Num, numberText } from './num.tsx'
import { show } from './testing.tsx'

const realQuery = globalThis.matchMedia
/** A real query that always matches, under the requested name. */
const reduced = (query: string) => Object.defineProperty(realQuery('all'), 'media', { value: query })

afterEach(() => vi.restoreAllMocks())

test('§5 number length: with over 14 digits before the point, shows the first 14 and +', () => {
  expect(numberText('123456789012345')).toBe('12,345,678,901,234+')
  expect(numberText('12345678901234')).toBe('12,345,678,901,234')
})

test('§5 number length: over 14 characters is cut', () => {
  expect(numberText('1234567.123456789')).toBe('1,234,567.123456')
  expect(numberText('1234567890123.5')).toBe('1,234,567,890,123')
  expect(numberText('1234567.123456789', true)).toBe('1,234,567.123456789')
})

test('§5 an empty value shows --', () => expect([numberText(''), numberText(undefined)]).toEqual(['--', '--']))

test('§9 number marks: commas group digits, a dot separates decimals, minus is U+2212, decimals are cut', () => {
  expect(numberText('-1234567.5')).toBe('\u22121,234,567.5')
  expect(fixedText('0.999', 2)).toBe('0.99')
  expect(fixedText('7', 2)).toBe('7.00')
})

test('the code follows the number as .unit, a hidden amount is six bullets with a name', async () => {
  const { container } = await show(
    <>
      <Num value="25125" decimals={2} unit="SGD" />
      <Num value="25125" masked />
    </>,
  )
  await expect.element(page.getByText('25,125.00 SGD')).toBeVisible()
  expect(container.querySelector('.unit')?.textContent).toBe('SGD')
  expect(container.textContent).toContain(`${'\u2022'.repeat(ui.maskBullets)}Hidden`)
})

test('a change has an arrow, a sign and a colour by direction, and the reader may swap the colours', async () => {
  const { container } = await show(
    <>
      <Change percent="2.139" />
      <Change percent="-0.46" />
      <Change percent="-0.001" />
    </>,
  )
  expect(container.textContent).toBe('up+2.13%down\u22120.46%0.00%')
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  const rising = container.querySelector('.up')
  const colour = () => rising && getComputedStyle(rising).color
  const green = colour()
  document.documentElement.dataset['updown'] = 'red-up'
  expect(colour()).not.toBe(green)
  delete document.documentElement.dataset['updown']
})

test('§5 address ends: an address shows its first 6 and last 4 characters, and copies all of them', async () => {
  const address = '7hKq2vXo9m3nPz8cRtY5uWq1eLk4sDfGbNjMhVaTwHrB'
  expect(shortAddress(address)).toBe('7hKq2v…wHrB')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(<Copyable text={address} label="Copy address" short />)
  await page.getByRole('button', { name: 'Copy address' }).click()
  expect(write).toHaveBeenCalledExactlyOnceWith(address)
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
})

test('the shown text may differ from the copied text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(
    <Copyable text="20000.00" label="Copy the amount">
      <b>20,000.00 SGD</b>
    </Copyable>,
  )
  await expect.element(page.getByText('20,000.00 SGD')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the amount' }).click()
  expect(write).toHaveBeenCalledExactlyOnceWith('20000.00')
})

test('a copy button with words copies too and confirms it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(<CopyButton text="abc">Copy address</CopyButton>)
  const button = page.getByRole('button', { name: 'Copy address' })
  const before = button.element().querySelector('svg')?.innerHTML
  await button.click()
  expect(write).toHaveBeenCalledExactlyOnceWith('abc')
  await expect.poll(() => button.element().querySelector('svg')?.innerHTML).not.toBe(before)
})

test('§9 count-up time: a number counts up in 2 s, ends exact, and is read aloud as the final one', async () => {
  const steps: FrameRequestCallback[] = []
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((step) => steps.push(step))
  onTestFinished(() => frames.mockRestore())
  const { container } = await show(<CountUp value="90071992547409.93" unit="SGD" />)
  const visibleText = () => container.querySelector('[aria-hidden]')?.textContent
  const drawAt = (ms: number) => steps.pop()?.(ms)
  await expect.element(page.getByText('90,071,992,547,409', { exact: true }).first()).toBeInTheDocument()
  drawAt(0)
  await expect.poll(visibleText).toBe('0.00')
  drawAt(0.8 * ui.countUpMs)
  await expect.poll(visibleText).toMatch(/^89,351,/u)
  drawAt(ui.countUpMs)
  await expect.poll(() => container.textContent).toBe('90,071,992,547,409 SGD')
})

test('§9 count-up time: with reduced motion the number appears at once', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => reduced(query))
  const { container } = await show(<CountUp value="134865.94" />)
  expect(container.textContent).toBe('134,865.94')
})

function Hidden() {
  const [hidden, setHidden] = useState(false)
  return (
    <>
      <HideAmounts hidden={hidden} onChange={setHidden} />
      <Num value="1250.00" masked={hidden} />
    </>
  )
}

test('the eye button hides amounts behind bullets and shows them again', async () => {
  await show(<Hidden />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('1,250.00')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show amounts' }).click()
  await expect.element(page.getByText('1,250.00')).toBeVisible()
})
