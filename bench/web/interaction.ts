import type { Site } from './site.ts'
import { inWindow, type Visit } from './visit.ts'

/** Lighthouse's mobile profile slows the processor by the same factor. */
const SLOWDOWN = 4
const SETTLE_MS = 2_000
/** The screen of Lighthouse's mobile profile. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Returns the longest delay from an input to the next paint, in milliseconds, of one interaction right after load. */
export function interaction(site: Site, { path, signedIn, control, typed }: Visit): Promise<number> {
  const measure = inWindow(
    site,
    signedIn,
    async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.addInitScript(observeInputs)
      await page.goto(`${site.address}${path}`, { waitUntil: 'load' })
      const box = await page.locator(control).first().boundingBox()
      if (box === null) throw new Error(`${path} has no ${control}`)
      // Not `locator.tap`: it waits until the page is idle, which hides the delay that a user sees.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      if (typed !== undefined) await page.keyboard.type(typed)
      await page.waitForTimeout(SETTLE_MS)
      return page.evaluate<number>(() => Object.getOwnPropertyDescriptor(window, 'longestInput')?.value)
    },
    PHONE,
  )
  return measure.then((longest) => {
    if (longest > 0) return longest
    throw new Error(`${path} received no input`)
  })
}

/** Runs in the page before its scripts. The first input is reported even below the threshold of other events. */
function observeInputs(): void {
  Object.assign(window, { longestInput: 0 })
  const options = { buffered: true, durationThreshold: 16 }
  for (const type of ['first-input', 'event'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before: number = Object.getOwnPropertyDescriptor(window, 'longestInput')?.value
        const isInput = entry instanceof PerformanceEventTiming && entry.interactionId > 0
        if (isInput) Object.assign(window, { longestInput: Math.max(before, entry.duration) })
      }
    }).observe({ type, ...options })
}
