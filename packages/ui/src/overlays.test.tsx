import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActionMenu } from './action-menu.tsx'
import { Button } from './button.tsx'
import { ui } from './constants.ts'
import { ConfirmDialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'
import { heightOf, show, wait, widthOf } from './testing.tsx'
import { TextInput } from './text-input.tsx'
import { toast } from './toast.tsx'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => page.viewport(1280, 800))

function Demo({ loading = false, onConfirm }: { loading?: boolean; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this order?"
        cancel="Keep order"
        confirm="Cancel order"
        onConfirm={onConfirm ?? (() => setOpen(false))}
        loading={loading}
      >
        <p>The rest leaves the book.</p>
      </ConfirmDialog>
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Cancel this order?' })
const openDialog = () => page.getByRole('button', { name: 'Open' }).click()

test('§2.4 a dialog locks page scrolling and releases it when it closes', async () => {
  await show(<Demo />)
  await openDialog()
  await expect.element(dialog()).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

const left = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().left

test('a dialog traps the focus, and the safe button is on the left', async () => {
  await show(<Demo />)
  await openDialog()
  for (let tab = 0; tab < 5; tab += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  }
  expect(left('Keep order')).toBeLessThan(left('Cancel order'))
})

test('a busy dialog can neither be closed nor confirmed again', async () => {
  const onConfirm = vi.fn<() => void>()
  await show(<Demo loading onConfirm={onConfirm} />)
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Cancel order' }).click({ force: true })
  await expect.element(dialog()).toBeVisible()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Esc first closes what is open inside a dialog, then the dialog, also from a closed list, a menu or a search', async () => {
  const closed = vi.fn<() => void>()
  await show(
    <ConfirmDialog open onClose={closed} title="Transfer" confirm="Transfer" onConfirm={() => undefined}>
      <Select label="From" options={[{ code: 'a', value: 'Token' }]} value="a" onChange={() => undefined} />
      <ActionMenu
        trigger={<Button>More</Button>}
        label="More"
        items={[{ id: 'x', label: 'X', onPress: () => undefined }]}
      />
      <TextInput label="Find" value="" onChange={() => undefined} onEnter={() => undefined} />
    </ConfirmDialog>,
  )
  const list = page.getByRole('button', { name: 'Token From' })
  await list.click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
  await expect.element(list).toHaveFocus()
  for (let times = 1; times <= 3; times += 1) {
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(times)
    await userEvent.keyboard('{Tab}')
  }
})

test('on a phone the dialog is a bottom sheet', async () => {
  await page.viewport(390, 700)
  await show(<Demo />)
  await openDialog()
  await wait(400)
  const sheet = dialog().element().getBoundingClientRect()
  expect([sheet.left, sheet.width, Math.round(sheet.bottom)]).toEqual([0, 390, 700])
})

test('§2.4 a drawer is 560 px wide, locks the page and closes on Esc', async () => {
  const onClose = vi.fn<() => void>()
  await show(
    <Drawer open onClose={onClose} title="Review">
      evidence
    </Drawer>,
  )
  expect(widthOf(page.getByRole('dialog', { name: 'Review' }).element())).toBe(560)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('§2.4 a side bar opens at the start, locks page scrolling and releases it when it closes', async () => {
  const { unmount } = await show(
    <Drawer open onClose={() => undefined} title="Menu" side="start">
      entries
    </Drawer>,
  )
  await wait(400)
  expect(page.getByRole('dialog', { name: 'Menu' }).element().getBoundingClientRect().left).toBe(0)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await unmount()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})

const hover = (placement: 'top' | 'bottom' = 'bottom') => (
  <div style={{ padding: '200px' }}>
    <HoverPopover label="Fees" placement={placement} trigger={<Button>Fees</Button>}>
      <p>Stays while hovered.</p>
    </HoverPopover>
  </div>
)
const bubble = () => page.getByText('Stays while hovered.')
const trigger = () => page.getByRole('button', { name: 'Fees' })

test('§9 popover delay: a popover stays while hovered and hides about 100 ms after the pointer leaves', async () => {
  await show(hover())
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } })
  await trigger().hover()
  await expect.element(bubble()).toBeVisible()
  await bubble().hover()
  await wait(ui.popover.hideMs * 3)
  await expect.element(bubble()).toBeVisible()
  await userEvent.unhover(bubble())
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } })
  await expect.element(bubble(), { timeout: 900 }).not.toBeInTheDocument()
})

test('§9 popover offset, §2.3 popover width: a popover is 9 px from its trigger and at most 240 px wide', async () => {
  await show(hover())
  await trigger().hover()
  await wait(250)
  const box = bubble().element().closest('[class*=popover]')
  const gap = (box?.getBoundingClientRect().top ?? 0) - trigger().element().getBoundingClientRect().bottom
  expect(gap).toBeCloseTo(ui.popover.offset, 0)
  expect(box && widthOf(box)).toBe(ui.popover.maxWidth)
})

test('Tab moves past a popover that opens on focus', async () => {
  await show(
    <>
      {hover()}
      <Button>Next</Button>
    </>,
  )
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } })
  await userEvent.keyboard('{Tab}')
  await expect.element(trigger()).toHaveFocus()
  await expect.element(bubble()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(bubble()).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(trigger()).toHaveFocus()
})

test('§4 a popover flips if there is not enough space', async () => {
  await show(
    <div style={{ paddingTop: '4px' }}>
      <Popover label="Fees" placement="top" trigger={<Button>Fees</Button>}>
        <p>Stays while hovered.</p>
      </Popover>
    </div>,
  )
  await trigger().click()
  await expect.element(bubble()).toBeVisible()
  expect(bubble().element().getBoundingClientRect().top).toBeGreaterThan(
    trigger().element().getBoundingClientRect().bottom,
  )
})

test('a tooltip also opens on focus and describes its control', async () => {
  await show(
    <Tooltip text="Opens at nine.">
      <Button>Trade</Button>
    </Tooltip>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Opens at nine.')
  await expect.element(page.getByRole('button', { name: 'Trade' })).toHaveAccessibleDescription('Opens at nine.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('an action menu works by keyboard, and a click outside chooses nothing', async () => {
  const onPress = vi.fn<() => void>()
  await show(
    <ActionMenu
      label="Account"
      trigger={<Button>80217734</Button>}
      items={[{ id: 'out', label: 'Log out', onPress }]}
    />,
  )
  const account = page.getByRole('button', { name: '80217734' })
  await account.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(account).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})

test('§9 toast time: a toast stays 2.5 s, one at a time; an error has the role alert', async () => {
  await show(<p>page</p>)
  toast('positive', 'Logged out')
  await expect.element(page.getByRole('status')).toHaveTextContent('Logged out')
  expect(heightOf(page.getByText('Logged out').element())).toBeGreaterThanOrEqual(52)
  toast('negative', 'The server is busy.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is busy.')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await wait(ui.toastMs - 500)
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  await expect.element(page.getByText('The server is busy.'), { timeout: 1200 }).not.toBeInTheDocument()
})
