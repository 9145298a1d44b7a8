import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Site } from './site.ts'

/** A page of the site and the interaction whose delay is measured on it. */
export type Visit = {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** The control that is tapped. It is found by its role, because its words may differ between two commits. */
  readonly control: string
  /** Text that is typed after the tap. */
  readonly typed?: string
}

const LANGUAGE_MENU = 'button[aria-haspopup=menu]'
const OTHER_TAB = '[role=tab][aria-selected=false]'

export const visits: readonly Visit[] = [
  { name: 'landing', path: '/en_US', signedIn: false, control: LANGUAGE_MENU },
  { name: 'list', path: '/en_US/investments', signedIn: false, control: OTHER_TAB },
  { name: 'detail', path: '/en_US/investmentDetail/SLW31', signedIn: false, control: LANGUAGE_MENU },
  {
    name: 'login',
    path: '/en_US/login',
    signedIn: false,
    control: 'input[autocomplete=username]:enabled',
    typed: 'lim',
  },
  {
    name: 'register',
    path: '/en_US/register',
    signedIn: false,
    control: 'input[autocomplete=email]:enabled',
    typed: 'lim',
  },
  { name: 'trade', path: '/en_US/trade/AURB-tUSD', signedIn: true, control: OTHER_TAB },
]

const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Opens a page in a browser window of a visitor, or of the first investor, and closes the window afterwards. */
export async function inWindow<T>(
  { browser, address, people }: Site,
  signedIn: boolean,
  body: (page: Page) => Promise<T>,
  device: BrowserContextOptions = DESKTOP,
): Promise<T> {
  const token = signedIn ? people[0]?.token : undefined
  const localStorage = token === undefined ? [] : [{ name: 'tessera.token', value: token }]
  const context: BrowserContext = await browser.newContext({
    ...device,
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  try {
    return await body(await context.newPage())
  } finally {
    await context.close()
  }
}
