import { isSubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { rulesOf, subjectChange } from './change.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { appliedValues, type DueVersion, dueVersions, endVersion, lockSetting, valuesOf } from './versions.sql.ts'

/** Applies the planned versions of subjects that are due. Runs every second, each version in its own transaction. */
export async function applyDueSettings(
  { db, clock, inTx }: Pick<Deps, 'db' | 'clock' | 'inTx'>,
  rules: AllSubjectRules,
) {
  for (const due of await dueVersions({ db }, clock(new Date())))
    await inTx('job:apply_settings')(async (tx) => {
      await lockSetting(tx, due)
      await applyVersion(tx, rules, due)
      return ok(undefined)
    })
}

/**
 * Writes the values of a due version to the table of its subject. A version that no longer fits, for example because
 * orders rest at prices off the new tick, is refused and noted in the audit log.
 */
export async function applyVersion(tx: Tx, rules: AllSubjectRules, due: DueVersion): Promise<void> {
  const { area, subject, version } = due
  assert(isSubjectArea(area), `the settings "${area}" have no subjects`)
  const applied = await appliedValues(tx, due)
  const before = applied === undefined ? null : valuesOf(area, applied.content)
  const change = subjectChange({ subject, before, after: valuesOf(area, due.content) })
  const checked = await rulesOf(rules, area).check(tx, change)
  if ((await endVersion(tx, due, checked.ok ? null : checked.code)) === 0n) return
  if (checked.ok) {
    await rulesOf(rules, area).apply(tx, change)
    return
  }
  const target = { type: 'setting', id: `${area}:${subject}` } as const
  await recordAct(tx, { action: 'settings.refuse_due', target, after: { version }, reason: checked.code })
}
