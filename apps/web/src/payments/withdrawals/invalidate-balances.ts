import type { QueryClient } from '@tanstack/react-query'

/** All kinds of withdrawals share one balance and one limit. */
const changed = ['accounts', 'internalTransfers', 'payouts', 'withdrawals']

/** Reloads the data that an outgoing payment, or its cancellation, changes. */
export function invalidateBalances(client: QueryClient): void {
  for (const each of changed) void client.invalidateQueries({ queryKey: [each] })
}
