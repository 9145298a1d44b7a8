import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession, sessionNow } from './session.ts'

const passing = new Set(['NETWORK', 'SERVER_BUSY', 'ACCOUNT_BUSY'])

/** What was read for one operator is never shown to the next: the cache goes with them. Who comes back is shown what is so now. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a command fails at once: kept back, it would be done by itself later, when nobody looks.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 5000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
      },
    },
  })
  let { screen } = sessionNow()
  onSession(() => {
    const now = sessionNow()
    if (now.screen !== screen) client.clear()
    else if (now.state === 'in') void client.invalidateQueries()
    screen = now.screen
  })
  return client
}
