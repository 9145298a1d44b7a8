import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { boundary } from './boundary.tsx'
import { show } from './testing.tsx'

test('renders a part again only if its props change', async () => {
  const rendered = vi.fn<(name: string) => void>()
  const Part = boundary(({ name }: { name: string }) => {
    rendered(name)
    return <p>{name}</p>
  })
  const Parent = () => {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {`pressed ${count}`}
        </button>
        <Part name={count < 2 ? 'first' : 'second'} />
      </>
    )
  }
  await show(<Parent />)
  const before = rendered.mock.calls.length
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'pressed 1' })).toBeVisible()
  expect(rendered.mock.calls.length).toBe(before)
  await page.getByRole('button').click()
  await expect.element(page.getByText('second')).toBeVisible()
})

test('keeps the server-rendered part when its parent renders again during hydration', async () => {
  const partRendered = vi.fn<() => void>()
  const Part = boundary(() => {
    partRendered()
    return <p>part</p>
  })
  const Parent = () => {
    const [count, setCount] = useState(0)
    useLayoutEffect(() => setCount(1), [])
    return (
      <div data-count={count}>
        <Part />
      </div>
    )
  }
  const element = document.createElement('div')
  element.innerHTML = renderToString(<Parent />)
  document.body.append(element)
  partRendered.mockClear()
  const part = element.querySelector('p')
  const onRecoverableError = vi.fn<() => void>()
  const root = hydrateRoot(element, <Parent />, { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  await expect.poll(() => partRendered.mock.calls.length).toBe(1)
  expect(element.firstElementChild?.getAttribute('data-count')).toBe('1')
  expect(element.querySelector('p')).toBe(part)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
