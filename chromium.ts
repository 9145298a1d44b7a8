import { existsSync } from 'node:fs'

/** The headless shell renders the same pages with three fifths of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** CHROMIUM names another one. */
const browser = (paths: readonly string[]) => ({
  executablePath: process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path)) ?? paths[0] ?? 'chromium',
  args,
})

/** The Chromium that the tests use, and the flags that it needs in a container. */
export const chromium = browser([SHELL, ...WHOLE])
/** The full browser that people use; measurements use it. */
export const wholeChromium = browser(WHOLE)
