import { localeIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { isLocale } from '@tessera/contract/platform/text/locale.ts'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import { App } from './app.tsx'
import { renderAddress } from '#frame/render-address.ts'
import { environment } from './parts/transport.ts'
import { makeQueryClient } from './parts/query-client.ts'
import { makeRouter } from './frame/router.ts'

const language = new AsyncLocalStorage<string>()

/** Directs the requests of the pages to `fetch`, in the language of the rendered page. */
export function start(fetch: typeof globalThis.fetch): void {
  environment.fetch = fetch
  environment.clientInfo = () => Promise.resolve({})
  environment.headers = () => ({ language: language.getStore() ?? 'en_US' })
}

/** Queries that depend on other answers run in the next round. */
const ROUNDS = 4

/** Returns the address under which a page is rendered and cached, with only the relevant part of its query. */
export const addressOf = renderAddress

/**
 * Renders what a visitor sees at `address` and returns it with the answers it used. A screen that needs a login is
 * rendered as its frame. Undefined if only the browser can render: the address has no supported locale or no screen.
 */
export async function draw(address: string): Promise<{ html: string; state: unknown } | undefined> {
  const locale = localeIn(address)
  if (!isLocale(locale)) return undefined
  return language.run(locale, async () => {
    const router = makeRouter(createMemoryHistory({ initialEntries: [address] }))
    await router.load()
    const { matches } = router.state
    if (matches.at(-1)?.staticData.screen === undefined || matches.some(({ status }) => status !== 'success'))
      return undefined
    const client = makeQueryClient()
    for (let round = 0; ; round += 1) {
      const html = await htmlOf(<App router={router} client={client} />)
      if (round === ROUNDS || (await fetchPending(client)) === 0) return { html, state: dehydrate(client) }
    }
  })
}

/**
 * Renders in one piece, lazy parts included. Large parts are written in place too, because React would need inline scripts
 * to move them there.
 */
async function htmlOf(app: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return text(prelude)
}

/** Fetches the queries that the last render needed and did not have. Failed ones are left to the browser. */
async function fetchPending(client: QueryClient): Promise<number> {
  const open = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !('enabled' in options && options.enabled === false))
  await Promise.allSettled(open.map((query) => query.fetch()))
  return open.length
}
