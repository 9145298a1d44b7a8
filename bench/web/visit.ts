import type { BrowserContext } from 'playwright-core'
import type { Site } from './site.ts'

export type Visit = { readonly path: string; readonly signedIn: boolean }

/** A browser window of a visitor, or of the first investor. */
export function openWindow({ browser, address, people }: Site, signedIn: boolean): Promise<BrowserContext> {
  const token = signedIn ? people[0]?.token : undefined
  const localStorage = token === undefined ? [] : [{ name: 'tessera.token', value: token }]
  return browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
}
