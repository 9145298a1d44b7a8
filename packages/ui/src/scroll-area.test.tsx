import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { ScrollArea } from './scroll-area.tsx'
import { lessMotion, show } from './testing.tsx'

const parts = Array.from({ length: 30 }, (_, at) => (
  <p key={at} id={`part-${at}`}>
    Part {at}
  </p>
))
const area = (scrollToId?: string) => (
  <ScrollArea label="Risk notice" height="200px" scrollToId={scrollToId}>
    {parts}
  </ScrollArea>
)
afterEach(() => vi.restoreAllMocks())

const region = () => page.getByRole('region', { name: 'Risk notice' })
const place = () => region().element().scrollTop

/** The browser of the tests hides scroll bars, so the test reads their computed style. */
const barOf = (element: Element) => getComputedStyle(element, '::-webkit-scrollbar').width

test('§9 scroll bar: it is 4 px wide with all colours of the page', async () => {
  await show(area())
  expect(barOf(region().element())).toBe(`${ui.scrollBar.width}px`)
  expect(getComputedStyle(region().element()).scrollbarColor).toBe('auto')
})

/** Animation frames that the test triggers. */
function ownFrames() {
  let next: FrameRequestCallback | undefined
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    next = callback
    return 1
  })
  return { isFrameRequested: () => next !== undefined, frame: (at: number) => next?.(at) }
}

test('§9 scroll speed: a jump is not finished after 799 ms and finished after 800', async () => {
  const { rerender } = await show(area())
  const { isFrameRequested, frame } = ownFrames()
  await rerender(area('part-29'))
  await expect.poll(() => isFrameRequested()).toBe(true)
  const { scrollHeight, clientHeight } = region().element()
  const end = scrollHeight - clientHeight
  const places = [0, 200, ui.scrollBar.speedMs - 1, ui.scrollBar.speedMs].map((at) => {
    frame(at)
    return place()
  })
  expect(places[0]).toBe(0)
  expect(places[1]).toBeGreaterThan(0)
  expect(places[1]).toBeLessThan(end - 1)
  expect(places[3]).toBe(end)
})

test('is reachable by Tab and scrolls by End, Home and Page Down, at once with reduced motion', async () => {
  await lessMotion(async () => {
    await show(area())
    await userEvent.keyboard('{Tab}')
    await expect.element(region()).toHaveFocus()
    const { clientHeight, scrollHeight } = region().element()
    await userEvent.keyboard('{PageDown}')
    expect(place()).toBe(clientHeight)
    await userEvent.keyboard('{End}')
    expect(place()).toBe(scrollHeight - clientHeight)
    await userEvent.keyboard('{Home}')
    expect(place()).toBe(0)
  })
})
