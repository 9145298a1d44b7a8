import { existsSync } from 'node:fs'

/** Draws the same pages without a window's frame, for three fifths of the processor's time. */
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

/** The Chromium that tests drive, and the flags it needs in a container. */
export const chromium = browser([SHELL, ...WHOLE])
/** The one that people have: what is measured is measured in it. */
export const wholeChromium = browser(WHOLE)
