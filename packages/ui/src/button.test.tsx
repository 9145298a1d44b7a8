import { Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, ButtonLink, IconButton } from './button.tsx'
import { ui } from './constants.ts'
import { heightOf, show } from './testing.tsx'

test('§9 control sizes: a button is lg 60, md 50, sm 42 and xs 32 px high', async () => {
  for (const size of ['lg', 'md', 'sm', 'xs'] as const) {
    const { unmount } = await show(<Button size={size}>{size}</Button>)
    expect(heightOf(page.getByRole('button', { name: size }).element())).toBe(ui.controlHeight[size])
    await unmount()
  }
})

test('§4 a button ignores clicks while it is disabled or loading', async () => {
  const onPress = vi.fn<() => void>()
  await show(
    <>
      <Button onPress={onPress} disabled>
        off
      </Button>
      <Button onPress={onPress} loading>
        busy
      </Button>
      <Button onPress={onPress} disabledReason="Closed on Sundays">
        why
      </Button>
    </>,
  )
  for (const name of ['off', 'busy', 'why']) await page.getByRole('button', { name }).click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
})

test('a disabled button can be focused and says why it is disabled', async () => {
  await show(<Button disabledReason="Trading opens once your identity is approved.">Trade</Button>)
  const button = page.getByRole('button', { name: 'Trade' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Trading opens once your identity is approved.')
})

test('Enter and Space press the button', async () => {
  const onPress = vi.fn<() => void>()
  await show(<Button onPress={onPress}>Save</Button>)
  await userEvent.keyboard('{Tab}{Enter}[Space]')
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a loading button does not submit its form a second time', async () => {
  const onSubmit = vi.fn<(e: { preventDefault: () => void }) => void>((e) => e.preventDefault())
  await show(
    <form onSubmit={onSubmit}>
      <input aria-label="name" />
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  )
  await page.getByRole('textbox').click()
  await page.getByRole('button').click({ force: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a link that looks like a button has an address', async () => {
  await show(<ButtonLink href="/en_US/login">Log in</ButtonLink>)
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en_US/login')
})

test('an icon button has a name, and a toggle exposes its state', async () => {
  const onPress = vi.fn<() => void>()
  await show(<IconButton icon={Star} label="Favorite" pressed star onPress={onPress} />)
  const star = page.getByRole('button', { name: 'Favorite', pressed: true })
  await star.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('only the star is filled while pressed', async () => {
  await show(
    <>
      <IconButton icon={Star} label="Favorite" pressed star />
      <IconButton icon={Star} label="Rows" pressed />
    </>,
  )
  const fillOf = (name: string) =>
    page.getByRole('button', { name }).element().querySelector('svg')?.getAttribute('fill')
  expect(fillOf('Favorite')).toBe('currentColor')
  expect(fillOf('Rows')).toBe('none')
})

test('a key press after a double click starts the action again', async () => {
  const onPress = vi.fn<() => void>()
  await show(
    <Button onPress={onPress} loading={false}>
      Pay
    </Button>,
  )
  await page.getByRole('button', { name: 'Pay' }).dblClick()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a double click starts the action once and submits the form once', async () => {
  const onPress = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  await show(
    <form
      onSubmit={(e) => {
        e.preventDefault()
        onSubmit()
      }}
    >
      <Button onPress={onPress} loading={false}>
        Pay
      </Button>
      <Button type="submit" loading={false}>
        Send
      </Button>
    </form>,
  )
  for (const name of ['Pay', 'Send']) await page.getByRole('button', { name }).dblClick()
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  await page.getByRole('button', { name: 'Pay' }).click()
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a button that becomes disabled or enabled keeps its element and the focus', async () => {
  function Demo() {
    const [barred, bar] = useState(false)
    useEffect(() => {
      const toggle = () => bar((was) => !was)
      addEventListener('turn', toggle)
      return () => removeEventListener('turn', toggle)
    }, [])
    return <Button disabledReason={barred ? 'Nothing is open.' : undefined}>Cancel all</Button>
  }
  await show(<Demo />)
  const button = page.getByRole('button', { name: 'Cancel all' })
  await button.click()
  const element = button.element()
  for (const disabled of ['true', null]) {
    dispatchEvent(new Event('turn'))
    await expect.poll(() => element.getAttribute('aria-disabled')).toBe(disabled)
    expect(document.activeElement).toBe(element)
  }
})

test('Enter in the only field of a form does not submit it while its button is loading or disabled', async () => {
  for (const props of [{ loading: true }, { disabledReason: 'Say why first.' }]) {
    const onSubmit = vi.fn<(e: { preventDefault: () => void }) => void>((e) => e.preventDefault())
    const { unmount } = await show(
      <form onSubmit={onSubmit}>
        <input aria-label="name" />
        <Button type="submit" {...props}>
          Save
        </Button>
      </form>,
    )
    await page.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await unmount()
  }
})
