import { configure } from 'vitest-browser-react/pure'

// Effects run twice, as in development: an effect that is not safe to run again fails its test.
configure({ reactStrictMode: true })
