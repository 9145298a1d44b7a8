import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium that tests drive, and the flags it needs in a container. CHROMIUM names another one. */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? usual.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
