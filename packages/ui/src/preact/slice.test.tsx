import { useId, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'preact-render-to-string'
import { afterEach, expect, test, vi } from 'vitest'
import { inSlices, Slice } from './slice.tsx'

afterEach(() => void vi.restoreAllMocks())

/** Counts its presses, says under which id it was drawn, and in which task it was taken over. */
const part = (name: string, taken: [name: string, task: number][], task: () => number) =>
  function Part() {
    const [presses, setPresses] = useState(0)
    const id = useId()
    useLayoutEffect(() => void taken.push([name, task()]), [])
    return (
      <button type="button" id={id} aria-label={name} data-id={id} onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    )
  }

test('a drawn page is taken over slice by slice, each in a task of its own, as it stands and under the ids it was drawn with', async () => {
  const taken: [string, number][] = []
  let tasks = 0
  const [Head, Body, Inner, Foot] = ['head', 'body', 'inner', 'foot'].map((name) => part(name, taken, () => tasks))
  if (!Head || !Body || !Inner || !Foot) throw new Error('four parts')
  const Page = () => (
    <main>
      <Slice name="head">
        <Head />
      </Slice>
      <Slice name="middle">
        <section>
          <Body />
          <Slice name="inner">
            <Inner />
          </Slice>
        </section>
      </Slice>
      <Foot />
    </main>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  const before = [...root.querySelectorAll('button')]
  const ids = before.map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)

  const later = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms) =>
    later(() => {
      tasks += 1
      callback()
    }, ms),
  )
  await inSlices(() => hydrateRoot(root, <Page />))
  expect(taken.map(([name]) => name)).toEqual(['foot', 'head', 'body', 'inner'])
  expect(new Set(taken.map(([, task]) => task)).size).toBe(4)

  const after = [...root.querySelectorAll('button')]
  expect(after.every((button, at) => button === before[at])).toBe(true)
  for (const button of after) {
    button.click()
    await expect.poll(() => button.textContent).toBe('1')
    expect(button.dataset['id']).toBe(button.id)
  }
  root.remove()
})

test('what came to be known before a slice was taken over is seen once it is, in its attributes as well', async () => {
  let learn: (way: string) => void = () => undefined
  function Page() {
    const [way, setWay] = useState('/drawn')
    useLayoutEffect(() => {
      learn = setWay
    }, [])
    return (
      <main>
        <Slice name="way">
          <a href={way}>Go</a>
        </Slice>
      </main>
    )
  }
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  const link = root.querySelector('a')
  await inSlices(() => {
    hydrateRoot(root, <Page />)
    learn('/known')
  })
  await expect.poll(() => link?.getAttribute('href')).toBe('/known')
  expect(root.querySelectorAll('a')).toHaveLength(1)
  root.remove()
})

test('where nothing was drawn by a server a slice is there at once', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <Slice name="any">
      <p>There</p>
    </Slice>,
  )
  await expect.poll(() => root.textContent).toBe('There')
  root.remove()
})
