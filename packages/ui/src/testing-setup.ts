import { configure } from 'vitest-browser-react/pure'
import { beforeEach } from 'vitest'

// Effects run twice, as in development: an effect that is not safe to run again fails its test.
configure({ reactStrictMode: true })

// Test files of one worker run in one browser, which keeps its storage: a session that one test opens would sign in the next.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
