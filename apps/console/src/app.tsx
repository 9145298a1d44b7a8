import { QueryClientProvider } from '@tanstack/react-query'
import { bcp47 } from '@tessera/contract/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { RouterProvider, useShown } from '@tessera/ui/router.tsx'
import { StrictMode } from 'react'
import { makeQueryClient } from './lib/query-client.ts'
import { Frame } from './shell/frame.tsx'
import { type ConsoleRouter } from './shell/router.ts'

export const App = ({ router }: { router: ConsoleRouter }) => (
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router}>
        <Console router={router} />
      </RouterProvider>
    </QueryClientProvider>
  </StrictMode>
)

function Console({ router }: { router: ConsoleRouter }) {
  const view = useShown(router)?.view
  if (view === undefined) return null
  return 'failed' in view ? <FrameFailed lang={bcp47(view.failed)} onRetry={router.again} /> : <Frame view={view} />
}
