import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { many, one } from '#platform/database/rows.ts'
import { settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'

/**
 * The rules of one coin's largest steps. Rates read the steps from their versions, so applying them writes no other
 * table.
 */
export const rateStepRules: SubjectRules<'rateStep'> = {
  check: async (tx, { subject }) => {
    const coins = (await many(tx, sql<{ code: string }>`select code from coin order by code`)).map(({ code }) => code)
    return coins.includes(subject) ? ok(undefined) : settingSubjectWrong(coins.join(', ') || '—')
  },
  touched: (tx, { subject }) =>
    one(
      tx,
      sql<{
        held_rates: number
      }>`select count(distinct coin)::int as held_rates from rate_held where coin = ${subject}`,
    ),
  apply: () => Promise.resolve(),
}
