import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeEntry } from './code-entry.tsx'
import { ui } from './constants.ts'
import { heightOf, paste, show, wait, widthOf } from './testing.tsx'

const onComplete = vi.fn<(code: string) => void>()

function Demo({ error }: { error?: string }) {
  const [code, setCode] = useState('')
  return <CodeEntry label="E-mail code" value={code} onChange={setCode} onComplete={onComplete} error={error} />
}

const field = () => page.getByRole('textbox', { name: 'E-mail code' })

async function open() {
  onComplete.mockClear()
  const shown = await show(<Demo />)
  await field().click()
  return [...shown.container.querySelectorAll('[class*=box_]')].filter((el) => el.tagName === 'SPAN')
}

test('§9 six boxes of 48 px', async () => {
  const boxes = await open()
  expect(boxes).toHaveLength(ui.code.boxes)
  expect(boxes.map((box) => [widthOf(box), heightOf(box)])).toEqual(boxes.map(() => [ui.code.box, ui.code.box]))
})

test('§5 digits fill the boxes and six of them are a code', async () => {
  await open()
  await userEvent.keyboard('428105')
  await expect.element(field()).toHaveValue('428105')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('428105')
})

test('§5 a letter flags an error, and the boxes clear after 1.5 s', async () => {
  await open()
  await userEvent.keyboard('42x')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Enter 6 digits.' })).toBeVisible()
  await wait(ui.code.clearAfterMs - 400)
  await expect.element(field()).toHaveValue('42x')
  await expect.element(field(), { timeout: 900 }).toHaveValue('')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
})

test('§5 a space is not an error and not a digit', async () => {
  await open()
  await userEvent.keyboard('42 8')
  await expect.element(field()).toHaveValue('428')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
})

test('§5 a paste of six digits with white space fills all boxes', async () => {
  await open()
  paste(' 428 105\n')
  await expect.element(field()).toHaveValue('428105')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('428105')
})

test('§5 a paste of seven digits is refused and clears', async () => {
  await open()
  await userEvent.keyboard('42')
  paste('4281056')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveValue('')
  expect(onComplete).not.toHaveBeenCalled()
})

test('§5 a paste of five digits and a letter is refused', async () => {
  await open()
  paste('42810x')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(onComplete).not.toHaveBeenCalled()
})

test('§5 Home goes to the first box and a digit there replaces it', async () => {
  await open()
  await userEvent.keyboard('42810{Home}9')
  await expect.element(field()).toHaveValue('92810')
})

test('§5 the arrows move between the boxes', async () => {
  await open()
  await userEvent.keyboard('42810{ArrowLeft}{ArrowLeft}7')
  await expect.element(field()).toHaveValue('42870')
})

test('§5 End goes behind the last digit', async () => {
  await open()
  await userEvent.keyboard('42810{Home}{End}5')
  await expect.element(field()).toHaveValue('428105')
})

test('§5 Backspace and Delete clear a box', async () => {
  await open()
  await userEvent.keyboard('428{Backspace}')
  await expect.element(field()).toHaveValue('42')
  await userEvent.keyboard('{Home}{Delete}')
  await expect.element(field()).toHaveValue('2')
})

test('a refused code turns red and clears after 1.5 s while its sentence stays', async () => {
  const shown = await show(
    <CodeEntry label="E-mail code" value="428105" onChange={onComplete} error="That code is not right." />,
  )
  onComplete.mockClear()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith(''), { timeout: 2000 })
  await shown.rerender(<div />)
})
