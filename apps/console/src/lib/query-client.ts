import { ApiError } from '@tessera/contract/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession } from './session.ts'

const passing = new Set(['NETWORK', 'SERVER_BUSY'])

/** What was read for one operator is never shown to the next: the cache goes with the session. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
      },
    },
  })
  onSession(() => client.clear())
  return client
}
