import type { QueryClient } from '@tanstack/react-query'
import { deal, type Deal } from './otc-deals.queries.ts'

/** A deal as it stands after a step; what the step moved is asked for again. */
export function keepDeal(client: QueryClient, next: Deal): void {
  client.setQueryData(deal(next.id).queryKey, next)
  void client.invalidateQueries({ queryKey: ['otc', 'deals'] })
  void client.invalidateQueries({ queryKey: ['otc', 'ads'] })
  void client.invalidateQueries({ queryKey: ['accounts'] })
}
