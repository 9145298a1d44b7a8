import { createClient, type Client, type Transport } from '@tessera/contract/platform/http/client.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { followServerTime } from '@tessera/ui/server-clock.ts'
import { isUserIdle } from '@tessera/ui/user-activity.ts'
import { clientInfo, isRecognized } from './device.ts'
import { freshId } from './fresh-id.ts'
import { inBrowser } from './in-browser.ts'
import { closeSession, deviceId, sessionToken } from './session.ts'

/** The headers of specification §7: token, client, language, device id. The language is that of the html element. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken()
  return {
    client: 'pc',
    ...environment.headers(),
    ...(token !== undefined && { token }),
    ...(isUserIdle() && { unattended: '1' }),
  }
}

/** Replaces the device's id if its owner has switched recognition off. */
const pageId = inBrowser ? freshId() : ''

/** The environment of the page: the browser's, which a rendering server replaces with its own. */
export const environment = {
  headers: (): Record<string, string> => ({
    language: document.documentElement.lang.replace('-', '_'),
    'device-id': isRecognized() ? deviceId() : pageId,
  }),
  clientInfo,
  /** Each request starts in a separate task: a new screen sends a dozen at once, and presses must not wait for them. */
  fetch: async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    await new Promise((resume) => setTimeout(resume))
    return globalThis.fetch(...args)
  },
}

/** An UNAUTHORIZED response ends the session of its request; the guard of the screen then redirects. */
const onRefusal: Transport['onRefusal'] = ({ code }, { token }) => {
  if (code === 'UNAUTHORIZED' && token === sessionToken()) closeSession()
}

/** The time limit of a request. Without it, a browser waits for minutes on a dead connection. */
const LIMIT_MS = 15_000

const transport: Transport = {
  baseUrl: '',
  limitMs: LIMIT_MS,
  headers: callHeaders,
  onRefusal,
  onTime: followServerTime,
  // The encryption code loads when the first secret is sent.
  seal: async (...args) => (await import('./seal.ts')).seal(fieldKey, ...args),
  clientInfo: () => environment.clientInfo(),
  fetch: (...args) => environment.fetch(...args),
}
const fieldKey = async () => (await clientOf(publicConfig).info({})).fieldKey

/** Returns a client of these rows that sends its calls by this page's transport. */
export const clientOf = <T extends Endpoints>(rows: T): Client<T> => createClient(rows, transport)
