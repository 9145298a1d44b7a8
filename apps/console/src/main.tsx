// oxlint-disable-next-line import/no-unassigned-import -- it has to run before any schema is made
import '@tessera/contract/without-eval.ts'
// oxlint-disable-next-line import/no-unassigned-import -- before anything is drawn
import '@tessera/ui/preact/as-react-does.ts'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { trustOwn } from '@tessera/ui/trusted-types.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { makeRouter } from './shell/router.tsx'

trustOwn()
const root = document.querySelector('#root')
if (root === null) throw new Error('no #root in index.html')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={makeRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)
