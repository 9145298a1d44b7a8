import { RouterProvider, useShown } from '@tessera/ui/router.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Frame } from './shell/frame.tsx'
import { SiteFailed } from './shell/site-failed.tsx'
import type { SiteRouter } from './shell/router.ts'

export const App = ({ router, client }: { router: SiteRouter; client: QueryClient }) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router}>
        <Site router={router} />
      </RouterProvider>
    </QueryClientProvider>
  </StrictMode>
)

function Site({ router }: { router: SiteRouter }) {
  const shown = useShown(router)
  if (shown === undefined) return null
  const { view } = shown
  return (
    <ErrorBoundary fallback={<SiteFailed />} resetKeys={[shown]}>
      {'failed' in view ? <SiteFailed /> : <Frame view={view} />}
    </ErrorBoundary>
  )
}
