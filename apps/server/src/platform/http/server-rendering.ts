import { cms } from '@tessera/contract/office/cms/cms.ts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Log } from '#platform/observing/log.ts'
import { uptimeMs } from '#platform/clock/clock.ts'

/** The HTML of a page without its scripts, and the API responses it was rendered from. */
export type RenderedPage = { readonly html: string; readonly state: unknown }
/** Undefined if only the browser can render the page. */
export type Render = (address: string) => Promise<RenderedPage | undefined>

/** Returns the rendering of a path with this query. */
type RenderPage = (path: string, query: string) => Promise<RenderedPage | undefined>

/** The server entry of the web app, the output of `vite build --ssr`. */
export const BUILT = new URL('../../../../web/dist-server/entry-server.js', import.meta.url)

/** Cache time: visitors may see figures of this age, and each page is rendered once in it. */
const FRESH_MS = 5_000
/** The browser renders a page itself if the server is busy with this many, or takes longer. */
const MAX_AT_ONCE = 4
const PATIENCE_MS = 1_500
const MAX_CACHED = 200
/** Banners appear and end within this time, although pages are cached longer. */
const BANNERS_MS = 1_000

const Built = z.object({
  start: z.custom<(fetch: (path: string, init?: RequestInit) => Promise<Response>) => void>(
    (it) => typeof it === 'function',
  ),
  /** The address under which a page with this query is rendered; undefined if only the browser can render it. */
  addressOf: z.custom<(path: string, query: string) => string | undefined>((it) => typeof it === 'function'),
  draw: z.custom<Render>((it) => typeof it === 'function'),
})

/**
 * Renders public pages on the server for visitors; the browser hydrates them. Without a build, the browser renders
 * everything.
 */
export function openRenderer(app: FastifyInstance, log: Log): RenderPage {
  let built: z.output<typeof Built> | undefined
  const open = async (): Promise<z.output<typeof Built>> => {
    const opened = Built.parse(await import(/* @vite-ignore */ BUILT.href))
    opened.start(fetchInProcess(app))
    return opened
  }
  const logged = (error: unknown): undefined => {
    log.warn({ err: error }, 'pages cannot be rendered on the server: browsers render them')
    return undefined
  }
  const banners = currentBanners(fetchInProcess(app))
  const fresh = cachedRendering(async (address) => built?.draw(address).catch(logged), {
    version: async () => (await banners().catch(logged)) ?? '',
  })
  return async (path, query) => {
    if (built === undefined && !existsSync(BUILT)) return undefined
    built ??= await open().catch(logged)
    const address = built?.addressOf(path, query)
    return address === undefined ? undefined : fresh(address)
  }
}

/** Calls the same routes, hooks and refusals as a network request, without a socket. */
const fetchInProcess =
  (app: FastifyInstance) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await app.inject({
      url: path,
      method: init.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode })
  }

/** Returns the banners of the site as one text, at most BANNERS_MS old. A page that was rendered with others is old. */
function currentBanners(read: (path: string) => Promise<Response>): () => Promise<string> {
  let until = 0
  let banners = Promise.resolve('')
  return () => {
    if (until <= uptimeMs()) {
      until = uptimeMs() + BANNERS_MS
      banners = read(`/${cms.banners.path}?lang=en_US`).then((response) => response.text())
    }
    return banners
  }
}

type CachedPage = { readonly until: number; answer: Promise<RenderedPage | undefined> }

/**
 * Renders each page once for all requests within FRESH_MS, and at most MAX_AT_ONCE pages at a time. A rendering that
 * takes longer than `patienceMs` continues and counts until it ends, but its requests get undefined. The least recently
 * requested page of the cache makes room for a new one. `draw` must not reject. Pages of another `version` are old.
 */
export function cachedRendering(
  draw: Render,
  { now = uptimeMs, patienceMs = PATIENCE_MS, version = () => Promise.resolve('') } = {},
): Render {
  const cache = new LRUCache<string, CachedPage>({ max: MAX_CACHED })
  let running = 0
  const start = (key: string, address: string): CachedPage => {
    running += 1
    const drawing = draw(address).finally(() => (running -= 1))
    const answer = Promise.race([drawing, pause(patienceMs, undefined, { ref: false })])
    const page: CachedPage = { until: now() + FRESH_MS, answer }
    const settle = async (): Promise<void> => {
      const drawn = await drawing
      page.answer = drawing
      // The next request tries a failed page again.
      if (drawn === undefined && cache.get(key) === page) cache.delete(key)
    }
    void settle()
    return page
  }
  return async (address) => {
    const key = `${address} ${await version()}`
    const known = cache.get(key)
    const isFresh = known !== undefined && known.until > now()
    if (!isFresh && running >= MAX_AT_ONCE) return undefined
    const page = isFresh ? known : start(key, address)
    if (!isFresh) cache.set(key, page)
    return page.answer
  }
}
