import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@tessera/ui/search-text.ts'
import type { JSX } from 'react'
import { render } from 'vitest-browser-react'
import { App } from '../app.tsx'
import { BASE } from '#parts/paths.ts'
import { makeQueryClient } from '#parts/query-client.ts'
import { loadMessages } from './load-messages.ts'
import { ReadersProvider } from './readers-provider.tsx'
import { makeRouter } from './router.ts'

/** Renders a part of the console at an address and in its language, with an empty query cache. */
export async function show(
  Part: () => JSX.Element | null,
  address = `${BASE}/en_US/queue`,
  history: RouterHistory = createMemoryHistory({ initialEntries: [address] }),
) {
  const client = makeQueryClient()
  const locale = address.startsWith(`${BASE}/zh_CN`) ? 'zh_CN' : 'en_US'
  const messages = await loadMessages(locale)
  await render(
    <QueryClientProvider client={client}>
      <Kit locale={bcp47(locale)} messages={messages}>
        <ReadersProvider>
          <RouterProvider router={routerOf(Part, history)} />
        </ReadersProvider>
      </Kit>
    </QueryClientProvider>,
  )
  return { client, history }
}

/** A router that shows the same component at every address. */
function routerOf(Part: () => JSX.Element | null, history: RouterHistory) {
  const root = createRootRoute({ beforeLoad: ({ location }) => ({ here: location }) })
  const locale = createRoute({ getParentRoute: () => root, path: '/$locale' })
  const any = createRoute({ getParentRoute: () => locale, path: '$', component: Part })
  const routeTree = root.addChildren([locale.addChildren([any])])
  return createRouter({ routeTree, history, basepath: BASE, parseSearch, stringifySearch })
}

/** Opens the whole console at an address. */
export async function openConsole(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  await render(<App router={makeRouter(history)} />)
  return { history }
}
