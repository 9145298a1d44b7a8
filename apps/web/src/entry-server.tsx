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
import { surroundings } from './parts/api.ts'
import { makeQueryClient } from './parts/query-client.ts'
import { makeRouter } from './frame/router.ts'

const language = new AsyncLocalStorage<string>()

/** Calls of the pages go to `fetch`, in the language of the page that is drawn. */
export function start(fetch: typeof globalThis.fetch): void {
  surroundings.fetch = fetch
  surroundings.clientInfo = () => Promise.resolve({})
  surroundings.headers = () => ({ language: language.getStore() ?? 'en_US' })
}

/** Questions that follow from answers are asked in the next round. */
const ROUNDS = 4

/** Under which address a page is drawn and kept, whatever else its query says. */
export const addressOf = renderAddress

/**
 * What a visitor sees at `address`, and the answers it was drawn from; of a screen that asks for a login that is its frame.
 * Undefined where only the browser can draw: an address without a supported locale, or without a screen.
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
      if (round === ROUNDS || (await askOpen(client)) === 0) return { html, state: dehydrate(client) }
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

/** Asks what the last drawing wanted to know and did not; a question that fails is left to the browser. */
async function askOpen(client: QueryClient): Promise<number> {
  const open = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !('enabled' in options && options.enabled === false))
  await Promise.allSettled(open.map((query) => query.fetch()))
  return open.length
}
