import type { Page } from '@playwright/test'

/**
 * Waits until animations such as color transitions and opening dialogs have ended: two frames without any. A hidden
 * page renders no frames.
 */
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
