import { RouterProvider, startRouter } from '@tessera/ui/router.tsx'
import { Kit } from '@tessera/ui/words.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, type RouterHistory } from '@tanstack/history'
import type { JSX } from 'react'
import { render } from 'vitest-browser-react'
import { BASE } from '../lib/paths.ts'
import { makeQueryClient } from '../lib/query-client.ts'
import { Speaking } from '../lib/words.tsx'
import { kitWords, words } from './all-words.en_US.ts'

/** A part of the console as its pages show it: in English, at an address, with nothing read yet. */
export async function show(
  Part: () => JSX.Element | null,
  address = `${BASE}/`,
  history: RouterHistory = createMemoryHistory({ initialEntries: [address] }),
) {
  const client = makeQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <Kit locale="en-US" messages={kitWords}>
        <Speaking locale="en_US" words={words}>
          <RouterProvider router={startRouter(history, () => ({}))}>
            <Part />
          </RouterProvider>
        </Speaking>
      </Kit>
    </QueryClientProvider>,
  )
  return { client, history }
}
