import {
  type AnySetting,
  changedFields,
  isSubjectArea,
  settingAreaNames,
  type SettingOf,
  type SubjectArea,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import type { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { ok, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingFileSigned, settingUnchanged } from '#platform/settings/refusals.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { beginOf, besideOf, type Change, changeOf, checkChange, rulesOf, subjectChange } from './change.ts'
import { countEffects, type Effect } from './effects.ts'
import { isSignedChange } from './sign-change.ts'

export type Entry = SettingOf & { readonly values: AnySetting }
type SettingRefusal = Refusal<keyof typeof settingRefusals>
/** The effect of one entry: nothing, a change with its counts, or a refusal. */
export type Rehearsed =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'new' | 'changed'; readonly change: Change; readonly effects: readonly Effect[] }
  | { readonly outcome: 'refused'; readonly change: Change; readonly refusal: SettingRefusal }

/**
 * Sorts entries so that each comes after those that it depends on. Coins come before their networks, accounts and
 * pairs, and a closed account before its replacement. Areas of the whole exchange come last, because their fees name
 * coins and pairs.
 */
const inCheckOrder = <Each extends Entry>(entries: readonly Each[]): Each[] =>
  entries.toSorted(
    (a, b) =>
      Number(!isSubjectArea(a.area)) - Number(!isSubjectArea(b.area)) ||
      settingAreaNames.indexOf(a.area) - settingAreaNames.indexOf(b.area) ||
      Number(opens(a)) - Number(opens(b)),
  )

/**
 * Sorts entries for writing: the same order, but pairs and their hours last. Writing them locks all markets until the
 * transaction ends.
 */
export const inApplyOrder = <Each extends Entry>(entries: readonly Each[]): Each[] =>
  inCheckOrder(entries).toSorted((a, b) => Number(isTraded(a)) - Number(isTraded(b)))
const isTraded = ({ area }: Entry): boolean => area === 'market' || area === 'tradingHours'
const opens = ({ values }: Entry): boolean => 'isOpen' in values && values.isOpen === true

/**
 * The entries that a rehearsal writes for the entries after them: all, only new subjects, or none. Other entries depend
 * on no others, and their locks would delay trading and withdrawals.
 */
const written: Readonly<Record<SubjectArea, 'all' | 'new' | 'none'>> = {
  coin: 'new',
  network: 'new',
  bankAccount: 'all',
  market: 'new',
  customerLimit: 'none',
  coinLimit: 'none',
  rateStep: 'none',
  role: 'all',
  reasonCodes: 'none',
  tradingHours: 'none',
  csvProfile: 'none',
}

/** Checks the changes of several entries as if those before them had been applied, then rolls back. */
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
      const changes = new Map<Each, Change>()
      for (const entry of inCheckOrder(entries))
        changes.set(entry, await changeOf(tx, entry, entry.values, effectiveFrom))
      for (const [entry, change] of changes)
        results.set(entry, await rehearseOne(tx, rules, change, besideOf(change, [...changes.values()])))
      return results
    },
  )

async function rehearseOne(
  tx: Tx,
  rules: AllSubjectRules,
  change: Change,
  beside: readonly Change[],
): Promise<Rehearsed> {
  const { area, before, after } = change
  if (before !== null && changedFields(area, before, after).length === 0) return { outcome: 'same' }
  const checked = await checkChange(tx, rules, change, beside)
  if (!checked.ok) return { outcome: 'refused', change, refusal: checked }
  // Both people must sign each single change of a cap with their passkeys, so a file cannot raise one.
  if (await isSignedChange(tx, rules, change)) return { outcome: 'refused', change, refusal: settingFileSigned }
  const effects = await countEffects(tx, rules, change)
  if (isSubjectArea(area) && (written[area] === 'all' || (written[area] === 'new' && before === null)))
    await rulesOf(rules, area).apply(tx, subjectChange(change, beginOf(tx, change)))
  return { outcome: before === null ? 'new' : 'changed', change, effects }
}

/** Returns the refusal of the first entry that is refused or would change nothing. */
export function firstRefusal(results: ReadonlyMap<Entry, Rehearsed>) {
  for (const one of results.values()) {
    if (one.outcome === 'refused') return one.refusal
    if (one.outcome === 'same') return settingUnchanged
  }
  return ok(undefined)
}
