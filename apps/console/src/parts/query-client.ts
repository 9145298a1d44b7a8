import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { onSession, sessionNow } from './session.ts'

const transientErrors = new Set(['NETWORK', 'SERVER_BUSY', 'ACCOUNT_BUSY'])

/**
 * The query cache. It is cleared with the session, so that one operator's data is never shown to the next. After a new
 * login, everything reloads.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network a command fails at once. If it were queued, it would run later without anybody watching.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 5000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && transientErrors.has(error.code),
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
