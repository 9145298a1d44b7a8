import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { buildDailyReconciliations } from '../../../apps/server/src/books/reconciliation/build-daily.ts'
import { configuredChain } from '../../../apps/server/src/payments/chain/configured-chain.ts'
import { compareHoldings } from '../../../apps/server/src/payments/deposits/compare-holdings.ts'

/**
 * Compares the ledger with the chain and builds the record of yesterday, like the jobs of the timetable. Without it, the
 * list of days of a new world is empty until the first full hour.
 */
export async function buildFirstDayRecord(deps: Deps): Promise<void> {
  await compareHoldings({ ...deps, chain: configuredChain(deps.config) })
  await buildDailyReconciliations(deps)
}
