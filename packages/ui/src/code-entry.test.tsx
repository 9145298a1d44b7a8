import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeEntry } from './code-entry.tsx'
import { ui } from './constants.ts'
import { compose, heightOf, paste, show, wait, widthOf } from './testing.tsx'

const onComplete = vi.fn<(code: string) => void>()

function Demo() {
  const [code, setCode] = useState('')
  return <CodeEntry label="Email code" value={code} onChange={setCode} onComplete={onComplete} />
}

const group = () => page.getByRole('group', { name: 'Email code' })
const box = (at: number) => page.getByRole('textbox', { name: `Digit ${at} of 6` })
const boxes = () => [...group().element().querySelectorAll('input')]
const digits = () =>
  boxes()
    .map((input) => input.value || '_')
    .join('')

/** By the second frame, React has rendered. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

async function open() {
  onComplete.mockClear()
  await show(<Demo />)
  await box(1).click()
}

test('§9 code boxes: there are six boxes of 48 px', async () => {
  await open()
  expect(boxes()).toHaveLength(ui.code.boxes)
  for (const input of boxes()) expect([widthOf(input), heightOf(input)]).toEqual([ui.code.box, ui.code.box])
})

test('at 320 px the boxes shrink instead of widening the page', async () => {
  await page.viewport(320, 600)
  await open()
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(widthOf(boxes()[5] ?? document.body)).toBeGreaterThan(32)
  await page.viewport(1000, 800)
})

test('§5 each digit goes to its box, and six digits complete the code', async () => {
  await open()
  await userEvent.keyboard('428105')
  expect(digits()).toBe('428105')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('428105')
})

test('§5 code clearing: a letter flags an error, and the boxes clear after 1.5 s', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.keyboard('42x')
  expect(digits()).toBe('42x___')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Enter 6 digits.')).toBeVisible()
  vi.advanceTimersByTime(ui.code.clearAfterMs - 1)
  await frames()
  expect(digits()).toBe('42x___')
  vi.advanceTimersByTime(1)
  await expect.poll(() => digits()).toBe('______')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'false')
  await expect.element(box(1)).toHaveFocus()
})

test('§5 a space is neither an error nor a digit', async () => {
  await open()
  await userEvent.keyboard('42 8')
  expect(digits()).toBe('428___')
})

test('§5 a paste of six digits with white space fills all boxes', async () => {
  await open()
  paste(' 428 105\n')
  await expect.poll(() => digits()).toBe('428105')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('428105')
})

test('§5 a paste of seven digits is refused and cleared', async () => {
  await open()
  await userEvent.keyboard('42')
  paste('4281056')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  expect(digits()).toBe('______')
  expect(onComplete).not.toHaveBeenCalled()
})

test('§5 a paste of five digits and a letter is refused and cleared', async () => {
  await open()
  paste('42810x')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  expect(digits()).toBe('______')
})

test('§5 Home, End and the arrows move between the boxes', async () => {
  await open()
  await userEvent.keyboard('428{Home}')
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(box(6)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  await expect.element(box(5)).toHaveFocus()
})

test('§5 a digit typed into a full box replaces it, however fast the user types', async () => {
  await open()
  await userEvent.keyboard('42810{Home}97')
  expect(digits()).toBe('97810_')
})

test('§5 Backspace clears the box, or the previous box if it is empty', async () => {
  await open()
  await userEvent.keyboard('428{Backspace}')
  expect(digits()).toBe('42____')
  await expect.element(box(3)).toHaveFocus()
})

test('§5 Delete clears the box and keeps the focus there', async () => {
  await open()
  await userEvent.keyboard('428{Home}{Delete}')
  expect(digits()).toBe('_28___')
  await expect.element(box(1)).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
})

test('a code that the phone autofills into the first box fills all boxes', async () => {
  await open()
  await box(1).fill('428105')
  expect(digits()).toBe('428105')
})

test('accepts full-width digits', async () => {
  await open()
  await box(1).fill('４')
  await box(2).fill('２')
  expect(digits()).toBe('42____')
})

test('digits composed with an IME go to their boxes when the composition ends', async () => {
  await open()
  await compose(['１', '１２'], '１２')
  expect(digits()).toBe('12____')
  await expect.element(box(3)).toHaveFocus()
  await compose(['ni'], '你')
  await expect.element(page.getByText('Enter 6 digits.')).toBeVisible()
})

test('keys during an IME composition move within it and delete no digit', async () => {
  await open()
  await userEvent.keyboard('42')
  for (const key of ['Backspace', 'ArrowLeft', 'Home']) {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true })
    box(3).element().dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(false)
  }
  expect(digits()).toBe('42____')
  await expect.element(box(3)).toHaveFocus()
})

test('a refused code turns red and is cleared after 1.5 s while its error text stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const onChange = vi.fn<(code: string) => void>()
  await show(<CodeEntry label="Email code" value="428105" onChange={onChange} error="That code is not right." />)
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  vi.advanceTimersByTime(ui.code.clearAfterMs - 1)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  await expect.element(page.getByText('That code is not right.')).toBeVisible()
})

test('after a refused code, the next code can be sent, typed or pasted, even if it is the same', async () => {
  const onSend = vi.fn<(code: string) => void>()
  function Form() {
    const [code, setCode] = useState('')
    const [error, setError] = useState<string>()
    const send = () => {
      onSend(code)
      setError(undefined)
      setTimeout(() => setError('That code is not right.'))
    }
    return (
      <>
        <CodeEntry label="Email code" value={code} onChange={setCode} error={error} />
        <button type="button" onClick={send}>
          Send
        </button>
      </>
    )
  }
  const refused = async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => digits()).toBe('______')
  }
  await show(<Form />)
  await box(1).click()
  await userEvent.keyboard('428105')
  await refused()
  for (const next of ['428106', '428106']) {
    await box(1).click()
    paste(next)
    await expect.poll(() => digits()).toBe(next)
    await wait(ui.code.clearAfterMs + 300)
    expect(digits()).toBe(next)
    await expect.element(box(1)).toHaveAttribute('aria-invalid', 'false')
    await refused()
  }
  expect(onSend.mock.calls.flat()).toEqual(['428105', '428106', '428106'])
})

test('Enter before all boxes are full says that digits are missing and keeps the entered ones', async () => {
  await open()
  await userEvent.keyboard('42810{Enter}')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group()).toHaveAccessibleDescription('Enter 6 digits.')
  await wait(ui.code.clearAfterMs + 300)
  expect(digits()).toBe('42810_')
  await userEvent.keyboard('5')
  await expect.element(box(1)).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('Enter 6 digits.')).not.toBeInTheDocument()
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('428105')
})
