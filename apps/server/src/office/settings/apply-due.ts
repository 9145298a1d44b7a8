import { isSubjectArea, settingId } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { rulesOf, subjectChange } from './change.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { appliedValues, type DueVersion, dueVersions, endVersion, lockSetting, valuesOf } from './versions.sql.ts'

/**
 * Applies the planned versions of subjects that are due. Runs every second, each version in its own transaction. Later
 * versions of a subject wait for a postponed one.
 */
export async function applyDueSettings({ inTx: inTxAs }: Pick<Deps, 'inTx'>, rules: AllSubjectRules): Promise<void> {
  const inTx = inTxAs('job:apply_settings')
  const postponed = new Set<string>()
  for (const due of (await inTx(async (tx) => ok(await dueVersions(tx, tx.now)))).value) {
    if (postponed.has(settingId(due))) continue
    const done = await inTx(async (tx) => {
      await lockSetting(tx, due)
      return ok(await applyVersion(tx, rules, due))
    })
    if (!done.value) postponed.add(settingId(due))
  }
}

/**
 * Writes the values of a due version to the table of its subject. A version that no longer fits, for example because
 * orders rest at prices off the new tick, is refused and noted in the audit log. Returns false if the version could not
 * be checked now, for example because a node of the chain is silent, and stays due.
 */
export async function applyVersion(tx: Tx, rules: AllSubjectRules, due: DueVersion): Promise<boolean> {
  const { area, subject, version } = due
  assert(isSubjectArea(area), `the settings "${area}" have no subjects`)
  const applied = await appliedValues(tx, due)
  const before = applied === undefined ? null : valuesOf(area, applied.content)
  const change = subjectChange({ subject, before, after: valuesOf(area, due.content) })
  const checked = await rulesOf(rules, area).check(tx, change)
  if (!checked.ok && settingRefusals[checked.code].retry === 'later') return false
  if ((await endVersion(tx, due, checked.ok ? null : checked.code)) === 0n) return true
  if (checked.ok) {
    await rulesOf(rules, area).apply(tx, change)
    return true
  }
  const target = { type: 'setting', id: `${area}:${subject}` } as const
  await recordAct(tx, { action: 'settings.refuse_due', target, after: { version }, reason: checked.code })
  return true
}
