import { isSubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { type Change, rulesOf, subjectChange } from './change.ts'
import { countsOf } from './counts.sql.ts'

export type Effect = { readonly name: string; readonly count: number }

/** Counts the rows that a change touches, by the names of `settingEffects`. */
export async function countEffects(tx: Tx, rules: AllSubjectRules, change: Change): Promise<Effect[]> {
  const { area } = change
  const counts = isSubjectArea(area)
    ? await rulesOf(rules, area).touched(tx, subjectChange(change))
    : await countsOf(tx, area)
  return Object.entries(counts).map(([name, count]) => ({ name, count }))
}
