import { QueryClientProvider } from '@tanstack/react-query'
import { bcp47 } from '@tessera/contract/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { RouterProvider, useAsked, useShown } from '@tessera/ui/router.tsx'
import { StrictMode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BASE } from './lib/paths.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { chooseLocale } from './lib/saved-locale.ts'
import { Frame } from './shell/frame.tsx'
import type { ConsoleRouter } from './shell/router.ts'

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
  const shown = useShown(router)
  const { pathname } = useAsked()
  if (shown === undefined) return null
  const { view } = shown
  const failed = <FrameFailed lang={bcp47(chooseLocale(pathname.slice(BASE.length)))} onRetry={router.again} />
  return (
    <ErrorBoundary fallback={failed} resetKeys={[shown]}>
      {'failed' in view ? failed : <Frame view={view} />}
    </ErrorBoundary>
  )
}
