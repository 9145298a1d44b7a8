import type { QueryClient } from '@tanstack/react-query'

/** All ways by which money leaves share one balance and one limit. */
const changed = ['accounts', 'internalTransfers', 'payouts', 'withdrawals']

/** What money that leaves, or does not leave after all, changes on the screens is asked for again. */
export function invalidateBalances(client: QueryClient): void {
  for (const each of changed) void client.invalidateQueries({ queryKey: [each] })
}
