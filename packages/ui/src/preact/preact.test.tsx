import { type KeyboardEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wait } from '../testing.tsx'

test('a keyboard event can be spread: it says its key by itself, and where it is heard', async () => {
  const heard = vi.fn<(said: object) => void>()
  const listen = (event: KeyboardEvent) => heard({ ...event })
  await render(<input aria-label="Word" onKeyDown={listen} />)
  const box = document.querySelector('input')
  box?.focus()
  await userEvent.keyboard('{Shift>}A{/Shift}')
  expect(heard).toHaveBeenLastCalledWith(
    expect.objectContaining({ key: 'A', shiftKey: true, currentTarget: box, target: box, type: 'keydown' }),
  )
})

/** Counts, when an effect has run, what was on the page by then. */
function Opener({ onEffect }: { onEffect: (isDrawn: boolean) => void }) {
  const [isOpen, open] = useState(false)
  useEffect(() => {
    if (isOpen) onEffect(document.querySelector('#opened') !== null)
  }, [isOpen, onEffect])
  return (
    <>
      <button onClick={() => open(true)}>Open</button>
      {isOpen && <p id="opened">opened</p>}
    </>
  )
}

test('effects of an act are done when the act is, and what they look at is drawn', async () => {
  const onEffect = vi.fn<(isDrawn: boolean) => void>()
  await render(<Opener onEffect={onEffect} />)
  document.querySelector('button')?.click()
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(onEffect.mock.calls).toEqual([[true]])
})

test('effects that wait for the paint are done before the next act', async () => {
  const done = vi.fn<() => void>()
  const Late = () => {
    useEffect(done)
    return null
  }
  // What the test before pressed is over.
  await wait(0)
  const drawn = render(<Late />)
  expect(done).not.toHaveBeenCalled()
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  expect(done).toHaveBeenCalledOnce()
  await drawn
})

/** As react-aria's documents: elements by `createElement` alone, which do not remove themselves. */
function collection() {
  const kept: object[] = []
  const parts = {
    firstChild: null,
    childNodes: kept,
    insertBefore: (node: { parentNode: unknown }) => {
      node.parentNode = own
      kept.push(node)
    },
    removeChild: (node: object) => kept.splice(kept.indexOf(node), 1),
  }
  const own = {
    ...parts,
    nodeType: 11,
    ownerDocument: undefined as unknown,
    createElement: (type: string) => ({ ...parts, type, parentNode: null, setAttribute: () => undefined }),
  }
  own.ownerDocument = own
  return { kept, container: own }
}

test('items are drawn into a document that is none of the browser, and taken out of it', async () => {
  const { kept, container } = collection()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- react-aria does the same
  const place = container as unknown as Element
  const { rerender } = await render(createPortal(<i />, place))
  expect(kept).toHaveLength(1)
  await rerender(<p />)
  expect(kept).toHaveLength(0)
})
