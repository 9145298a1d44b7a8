import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession } from './session.ts'

const transientErrors = new Set(['NETWORK', 'SERVER_BUSY', 'ACCOUNT_BUSY'])

/**
 * The query cache. It is cleared with the session, so that one user's data is never shown to the next (WEB-09, WEB-20).
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a command fails at once. If it were queued, it would run later without anybody watching.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && transientErrors.has(error.code),
      },
    },
  })
  onSession(() => {
    client.removeQueries({ predicate: ({ meta }) => meta?.['public'] !== true })
  })
  return client
}

/** Marks a query that is the same for everybody. */
export const sameForAllUsers = { public: true } as const
