import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './orders.messages.en_US.ts'
import { ShortcutHelp } from './shortcut-help.tsx'

const help = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const opened = (on: boolean) =>
  showPart(
    <>
      <input aria-label="Price" />
      <ShortcutHelp on={on} onChange={() => undefined} />
    </>,
    { orders: en_US },
  )

test('? opens the list of shortcuts, which includes it, but not while the user types', async () => {
  await opened(true)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('textbox')).toHaveValue('?')
  expect(help().query()).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('?')
  await expect.element(help()).toBeVisible()
  await expect.element(help().getByText('?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help()).not.toBeInTheDocument()
})

test('? does nothing while shortcuts are off', async () => {
  await opened(false)
  await userEvent.keyboard('?')
  await new Promise((done) => setTimeout(done, 200))
  expect(help().query()).toBeNull()
})
