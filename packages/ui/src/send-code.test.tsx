import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { SendCode } from './send-code.tsx'
import { show } from './testing.tsx'
import { TextInput } from './text-input.tsx'

const start = 1_800_000_000_000
const availableAt = start + ui.sendCodeSeconds * 1000

test('§4 send-code time: counts down from 90 s, and then the code can be sent again', async () => {
  let now = start
  await show(<SendCode onSend={vi.fn<() => void>()} availableAt={availableAt} now={() => now} />)
  const counting = page.getByRole('button', { name: '90 s' })
  await expect.element(counting).toBeDisabled()
  now = start + 17_000
  await expect.element(page.getByRole('button', { name: '73 s' })).toBeDisabled()
  now = availableAt
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeEnabled()
})

test('§4 after a reload the countdown continues from the server’s time, not from 90', async () => {
  await show(<SendCode onSend={vi.fn<() => void>()} availableAt={availableAt} now={() => start + 60_500} />)
  await expect.element(page.getByRole('button', { name: '30 s' })).toBeVisible()
})

test('a first code is sent as a text message', async () => {
  const onSend = vi.fn<(by: 'text' | 'voice') => void>()
  await show(<SendCode onSend={onSend} />, 'zh-CN')
  await page.getByRole('button', { name: '获取验证码' }).click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('text')
})

test('§4 with voice enabled, the user chooses between a text message and a call', async () => {
  const onSend = vi.fn<(by: 'text' | 'voice') => void>()
  await show(<SendCode onSend={onSend} voice />)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('voice')
})

test('the choice opens below the field, not over its edge', async () => {
  await show(
    <TextInput
      aria-label="Code"
      value=""
      onChange={vi.fn<() => void>()}
      suffix={<SendCode onSend={vi.fn<() => void>()} voice />}
    />,
  )
  const field = page.getByRole('textbox', { name: 'Code' }).element().parentElement
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const { top } = page.getByRole('menu').element().getBoundingClientRect()
  expect(top - (field?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThan(ui.popover.offset)
})

test('while a code is being sent the button cannot be pressed', async () => {
  await show(<SendCode onSend={vi.fn<() => void>()} sending />)
  await expect.element(page.getByText('Sending')).toBeInTheDocument()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
