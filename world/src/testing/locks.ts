import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestExchange } from './exchange.ts'

/**
 * Waits until `count` statements in the exchange's database wait for a lock, so that a race happens at any machine
 * speed.
 */
export async function untilBlocked({ deps }: Pick<TestExchange, 'deps'>, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db)
      return rows[0]?.n ?? 0
    })
    .toBeGreaterThanOrEqual(count)
}
