import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { makeQueryClient } from './parts/query-client.ts'
import type { ConsoleRouter } from './frame/router.ts'

export const App = ({ router }: { router: ConsoleRouter }) => (
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
