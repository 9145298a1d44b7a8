import {
  type AnySetting,
  changedFields,
  isSubjectArea,
  settingAreaNames,
  type SettingOf,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import type { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { ok, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingFileSigned, settingUnchanged } from '#platform/settings/refusals.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { type Change, changeOf, checkChange, rulesOf, subjectChange } from './change.ts'
import { countEffects, type Effect } from './effects.ts'
import { isSignedChange } from './sign-change.ts'

export type Entry = SettingOf & { readonly values: AnySetting }
type SettingRefusal = Refusal<keyof typeof settingRefusals>
/** The effect of one entry: nothing, a change with its counts, or the refusal. */
export type Rehearsed =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'new' | 'changed'; readonly change: Change; readonly effects: readonly Effect[] }
  | { readonly outcome: 'refused'; readonly change: Change; readonly refusal: SettingRefusal }

/**
 * Sorts entries so that each comes after those that it needs: coins before their networks, accounts and pairs, a closed
 * account before the one that opens in its place, and areas of the whole exchange, whose fees name coins and pairs, last.
 */
export const inApplyOrder = <Each extends Entry>(entries: readonly Each[]): Each[] =>
  entries.toSorted(
    (a, b) =>
      Number(!isSubjectArea(a.area)) - Number(!isSubjectArea(b.area)) ||
      settingAreaNames.indexOf(a.area) - settingAreaNames.indexOf(b.area) ||
      Number(opens(a)) - Number(opens(b)),
  )
const opens = ({ values }: Entry): boolean => 'isOpen' in values && values.isOpen === true

/**
 * Checks the changes of several entries as if those before them were already applied, then undoes everything. A pair
 * and an existing network are only checked: no other entry needs them, and their locks would delay trading.
 */
export const rehearse = <Each extends Entry>(
  tx: Tx,
  rules: AllSubjectRules,
  entries: readonly Each[],
  effectiveFrom: Date | null,
): Promise<Map<Each, Rehearsed>> =>
  inSavepoint(
    tx,
    () => false,
    async () => {
      const results = new Map<Each, Rehearsed>()
      for (const entry of inApplyOrder(entries))
        results.set(entry, await rehearseOne(tx, rules, await changeOf(tx, entry, entry.values, effectiveFrom)))
      return results
    },
  )

async function rehearseOne(tx: Tx, rules: AllSubjectRules, change: Change): Promise<Rehearsed> {
  const { area, before, after } = change
  if (before !== null && changedFields(area, before, after).length === 0) return { outcome: 'same' }
  const checked = await checkChange(tx, rules, change)
  if (!checked.ok) return { outcome: 'refused', change, refusal: checked }
  // Both people sign one change of a cap with their passkeys, so a file cannot raise one.
  if (await isSignedChange(tx, rules, change)) return { outcome: 'refused', change, refusal: settingFileSigned }
  const effects = await countEffects(tx, rules, change)
  if (isSubjectArea(area) && (area === 'bankAccount' || area === 'role' || before === null))
    await rulesOf(rules, area).apply(tx, subjectChange(change))
  return { outcome: before === null ? 'new' : 'changed', change, effects }
}

/** The refusal of the first entry that is refused, or that would change nothing. */
export function firstRefusal(results: ReadonlyMap<Entry, Rehearsed>) {
  for (const one of results.values()) {
    if (one.outcome === 'refused') return one.refusal
    if (one.outcome === 'same') return settingUnchanged
  }
  return ok(undefined)
}
