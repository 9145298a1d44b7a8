import { bcp47 } from '@tessera/contract/locale.ts'
import { RouterProvider, startRouter } from '@tessera/ui/router.tsx'
import { Kit } from '@tessera/ui/kit.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, type RouterHistory } from '@tanstack/history'
import type { JSX } from 'react'
import { render } from 'vitest-browser-react'
import { BASE } from '../lib/paths.ts'
import { makeQueryClient } from '../lib/query-client.ts'
import { loadMessages } from './load-messages.ts'

/** Renders a part of the console at an address and in its language, with an empty query cache. */
export async function show(
  Part: () => JSX.Element | null,
  address = `${BASE}/`,
  history: RouterHistory = createMemoryHistory({ initialEntries: [address] }),
) {
  const client = makeQueryClient()
  const locale = address.startsWith(`${BASE}/zh_CN`) ? 'zh_CN' : 'en_US'
  const messages = await loadMessages(locale)
  await render(
    <QueryClientProvider client={client}>
      <Kit locale={bcp47(locale)} messages={messages}>
        <RouterProvider router={startRouter(history, () => ({}))}>
          <Part />
        </RouterProvider>
      </Kit>
    </QueryClientProvider>,
  )
  return { client, history }
}
