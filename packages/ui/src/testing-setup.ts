import { cleanup, configure } from 'vitest-browser-react/pure'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

// Effects run twice, as in development: an effect that is not safe to run twice fails its test.
configure({ reactStrictMode: true })

// Files of one worker share a page and its storage. vitest-browser-react removes what a test rendered, but only in the
// first file that imports it. Without this, a session of one test would log in the next one.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const { lang } = document.documentElement
const { title } = document
const { innerWidth, innerHeight } = window

// A file may stop the clock, replace functions, or choose a theme, a language or a width. This resets them for the next
// file.
afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  document.documentElement.lang = lang
  document.title = title
  await page.viewport(innerWidth, innerHeight)
})
