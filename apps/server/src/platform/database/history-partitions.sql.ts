import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { missingHistoryMonths } from '#platform/observing/metrics.ts'
import { many, one } from './rows.ts'

/** Partitions are created this many months ahead. */
export const MONTHS_AHEAD = 3

type Needs = Pick<Deps, 'inTx' | 'log'>

/** Creates the partitions of the coming months. Rows of a month without a partition go into the default partition. */
export async function makeHistoryPartitions(deps: Needs): Promise<void> {
  try {
    await deps.inTx('job:make_history_partitions')(async (tx) =>
      ok(await many(tx, sql`select make_history_partitions(${tx.now}, ${MONTHS_AHEAD})`)),
    )
  } finally {
    await lookAhead(deps)
  }
}

/** Also runs when a partition could not be created. */
async function lookAhead({ inTx, log }: Needs): Promise<void> {
  const { value } = await inTx('job:make_history_partitions')(async (tx) =>
    ok(await one(tx, sql<{ ahead: number }>`select history_months_ahead(${tx.now}::timestamptz) as ahead`)),
  )
  missingHistoryMonths.set(Math.max(0, MONTHS_AHEAD - value.ahead))
  if (value.ahead < 1)
    log.error(value, 'the history has no partition for the next month: check the errors of make_history_partitions')
}
