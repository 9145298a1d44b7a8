import { StrictMode, Suspense, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useHydrated } from './use-hydrated.ts'

afterEach(() => document.body.replaceChildren())

const Clock = () => <p>{useHydrated() ? 'local time' : 'UTC'}</p>

/** Renders `page` as a server does, and adds it to the document. */
function rendered(page: React.ReactNode): HTMLElement {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page)
  return root
}

test('is false on the server and while hydrating, then true, without a mismatch', async () => {
  const root = rendered(<Clock />)
  expect(root.textContent).toBe('UTC')
  const onRecoverableError = vi.fn<() => void>()
  hydrateRoot(root, <Clock />, { onRecoverableError })
  await expect.poll(() => root.textContent).toBe('local time')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('is true at once if the browser renders', () => {
  const root = document.createElement('div')
  const renders: boolean[] = []
  const Probe = () => {
    renders.push(useHydrated())
    return null
  }
  createRoot(root).render(<Probe />)
  return expect.poll(() => renders).toEqual([true])
})

/** A button that counts its presses. */
const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" aria-label={name} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('a click on a boundary that is not hydrated yet hydrates it first and is handled once', async () => {
  const app = (
    <StrictMode>
      {['first', 'second', 'third'].map((name) => (
        <Suspense key={name}>
          <Counter name={name} />
        </Suspense>
      ))}
    </StrictMode>
  )
  const root = rendered(app)
  const third = root.querySelector<HTMLElement>('[aria-label=third]')
  hydrateRoot(root, app)
  third?.click()
  await expect.poll(() => third?.textContent).toBe('1')
  expect(root.querySelector('[aria-label=third]')).toBe(third)
  expect(root.querySelector('[aria-label=first]')?.textContent).toBe('0')
})
