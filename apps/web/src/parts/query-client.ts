import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession } from './session.ts'

const passing = new Set(['NETWORK', 'SERVER_BUSY', 'ACCOUNT_BUSY'])

/** What was read for one person is never shown to the next: the cache goes with the session (WEB-09, WEB-20). */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a command fails at once: kept back, it would be done by itself later, when nobody looks.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
      },
    },
  })
  onSession(() => {
    client.removeQueries({ predicate: ({ meta }) => meta?.['public'] !== true })
  })
  return client
}

/** Marks a query that is the same for everybody. */
export const forEverybody = { public: true } as const
