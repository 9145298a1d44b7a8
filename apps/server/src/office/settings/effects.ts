import { isSubjectArea, type SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { CANCELLED_ORDERS, cancelledIn, settingEffects } from '@tessera/contract/platform/settings/setting-effects.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingCancelsOrders } from '#platform/settings/refusals.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { beginOf, type Change, rulesOf, subjectChange } from './change.ts'
import { countsOf } from './counts.sql.ts'

/** True if changes of the area may cancel open orders. */
const mayCancel = (area: SettingArea): boolean => settingEffects[area].some((name) => name === CANCELLED_ORDERS)

export type Effect = { readonly name: string; readonly count: number }

/** Counts the rows that a change affects, by the names of `settingEffects`. */
export async function countEffects(tx: Tx, rules: AllSubjectRules, change: Change): Promise<Effect[]> {
  const { area } = change
  const counts = isSubjectArea(area)
    ? await rulesOf(rules, area).touched(tx, subjectChange(change, beginOf(tx, change)))
    : await countsOf(tx, area)
  return Object.entries(counts).map(([name, count]) => ({ name, count }))
}

type Agreed = { readonly cancelledOrders?: number | undefined }

/**
 * Counts the open orders that changes cancel now, and returns whether they apply now. Until a planned change begins,
 * orders come and go, so only an immediate one is bound to their number.
 */
async function cancelledNow(tx: Tx, rules: AllSubjectRules, changes: readonly Change[]) {
  let count = 0
  for (const change of changes) if (mayCancel(change.area)) count += cancelledIn(await countEffects(tx, rules, change))
  return { count, isPlanned: changes.every((change) => beginOf(tx, change) > tx.now) }
}

/** Refuses a proposal that cancels open orders and does not name them, or names another number than now. */
export async function checkNamedOrders(
  tx: Tx,
  rules: AllSubjectRules,
  changes: readonly Change[],
  { cancelledOrders: agreed = 0 }: Agreed,
) {
  const { count, isPlanned } = await cancelledNow(tx, rules, changes)
  const isNamed = isPlanned ? agreed > 0 || count === 0 : agreed === count
  return isNamed ? ok(undefined) : settingCancelsOrders({ rule: 'differs', count, agreed })
}

/** Refuses changes that cancel more open orders than both people agreed on. Orders that ended in the meantime cause no refusal. */
export async function checkAgreedOrders(
  tx: Tx,
  rules: AllSubjectRules,
  changes: readonly Change[],
  { cancelledOrders: agreed = 0 }: Agreed,
) {
  const { count, isPlanned } = await cancelledNow(tx, rules, changes)
  const isAgreed = isPlanned ? agreed > 0 || count === 0 : count <= agreed
  return isAgreed ? ok(undefined) : settingCancelsOrders({ rule: 'rose', count, agreed })
}
