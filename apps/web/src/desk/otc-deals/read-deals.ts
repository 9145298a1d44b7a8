import type { QueryClient } from '@tanstack/react-query'
import { deal, type Deal } from './otc-deals.queries.ts'

/** Stores the deal as returned by a step and reloads the data that the step changed. */
export function keepDeal(client: QueryClient, next: Deal): void {
  client.setQueryData(deal(next.id).queryKey, next)
  void client.invalidateQueries({ queryKey: ['otc', 'deals'] })
  void client.invalidateQueries({ queryKey: ['otc', 'ads'] })
  void client.invalidateQueries({ queryKey: ['accounts'] })
}
