import type { Page } from '@playwright/test'

/** Colors fade from one theme to the other, a dialog comes in: what is looked at is where they end, two frames without any. A page that is not shown draws no frames. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 2;) {
      await new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 200)
      })
      const fading = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      for (const each of fading) each.finish()
      quiet = fading.length === 0 ? quiet + 1 : 0
    }
  })
