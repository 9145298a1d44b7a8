import { Component, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type LazyPart, lazyPart } from '@tessera/ui/lazy-part.tsx'
import { show } from '@tessera/ui/testing.tsx'

const Menu = () => <p>the menu</p>
const failure = new Error('Failed to fetch dynamically imported module')

function Screen({ Part }: { Part: LazyPart<object> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpen(!open)}>
        menu
      </button>
      {open && <Part />}
    </>
  )
}
const press = () => page.getByRole('button', { name: 'menu' }).click()
const note = () => page.getByRole('textbox', { name: 'Note' })
const load = () => vi.fn<() => Promise<typeof Menu>>().mockRejectedValueOnce(failure).mockResolvedValue(Menu)

test('a part that fails to load shows an error, keeps the text typed beside it, and retries automatically', async () => {
  const file = load()
  await show(<Screen Part={lazyPart(file)} />)
  await note().fill('typed')
  await press()
  await expect.element(page.getByText(/Part of this page did not load/u)).toBeVisible()
  await expect.element(note()).toHaveValue('typed')
  await expect.element(page.getByText('the menu'), { timeout: 12_000 }).toBeVisible()
  await expect.element(note()).toHaveValue('typed')
  expect(file).toHaveBeenCalledTimes(2)
})

test('without a network no reload is suggested, which would lose the page; the part loads once the network is back', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(<Screen Part={lazyPart(load())} />)
  await note().fill('typed')
  await press()
  await expect.element(page.getByText(/opens when you reconnect/u)).toBeVisible()
  expect(page.getByText(/reload/u).query()).toBeNull()
  offline.mockRestore()
  await expect.element(page.getByText('the menu'), { timeout: 12_000 }).toBeVisible()
  await expect.element(note()).toHaveValue('typed')
})

test('shows the error in Chinese too; opening the part again retries at once', async () => {
  await show(<Screen Part={lazyPart(load())} />, 'zh-CN')
  await press()
  await expect.element(page.getByText(/页面部分内容加载失败/u)).toBeVisible()
  await press()
  await press()
  await expect.element(page.getByText('the menu')).toBeVisible()
})

test('preloading a part that fails to load is not an error', async () => {
  await expect(lazyPart(load()).load()).resolves.toBeUndefined()
})

class Around extends Component<{ children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <p>the screen says it</p> : this.props.children
  }
}

test('an error thrown by a loaded part reaches the error boundary around it', async () => {
  const Broken = (): ReactNode => {
    throw new Error('broken')
  }
  const Part = lazyPart(() => Promise.resolve(Broken))
  await show(
    <Around>
      <Part />
    </Around>,
  )
  await expect.element(page.getByText('the screen says it')).toBeVisible()
})
