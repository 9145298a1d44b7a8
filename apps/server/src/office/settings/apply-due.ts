import { isSubjectArea, settingId } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { assert, ok, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import type { Tx } from '#platform/database/tx.ts'
import { besideOf, lockSubject, rulesOf, subjectChange } from './change.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { inApplyOrder } from './rehearse.ts'
import {
  appliedValues,
  type DueVersion,
  dueInFile,
  dueVersions,
  endVersion,
  lockSettings,
  valuesOf,
} from './versions.sql.ts'

type DueRefusal = Refusal<keyof typeof settingRefusals>
const isPassing = ({ code }: DueRefusal): boolean => settingRefusals[code].retry === 'later'

/**
 * Applies the planned versions that are due. It runs every second, with one transaction for each version, or for all
 * versions of a file. If a version has to wait, the later versions of its subject wait too. If a file has to wait, so
 * do the later versions of each of its subjects.
 */
export async function applyDueSettings({ inTx: inTxAs }: Pick<Deps, 'inTx'>, rules: AllSubjectRules): Promise<void> {
  const inTx = inTxAs('job:apply_settings')
  const postponed = new Set<string>()
  const files = new Set<string>()
  for (const due of (await inTx(async (tx) => ok(await dueVersions(tx, tx.now)))).value) {
    const { request_id: file } = due
    if (files.has(file) || (!due.in_file && postponed.has(settingId(due)))) continue
    if (due.in_file) files.add(file)
    const waiting = await inTx(async (tx) =>
      ok(due.in_file ? await applyFile(tx, rules, file, postponed) : await applyAlone(tx, rules, due)),
    )
    for (const each of waiting.value) postponed.add(settingId(each))
  }
}

async function applyAlone(tx: Tx, rules: AllSubjectRules, due: DueVersion): Promise<readonly DueVersion[]> {
  await lockSettings(tx, [due])
  return (await applyVersion(tx, rules, due)) ? [] : [due]
}

/** Applies the due versions of a file, or refuses all of them. Returns those that remain due. */
async function applyFile(
  tx: Tx,
  rules: AllSubjectRules,
  file: string,
  postponed: ReadonlySet<string>,
): Promise<readonly DueVersion[]> {
  await lockSettings(tx, await dueInFile(tx, file))
  const due = await dueInFile(tx, file)
  if (due.some((each) => postponed.has(settingId(each)))) return due
  const refused = await applyTogether(tx, rules, due)
  if (refused === undefined) return []
  if (isPassing(refused)) return due
  for (const each of due) if ((await endVersion(tx, each, refused.code)) > 0n) await recordRefused(tx, each, refused)
  return []
}

/**
 * Applies several due versions, each after those that it depends on. Returns the first refusal, and then has applied
 * none.
 */
export const applyTogether = (
  tx: Tx,
  rules: AllSubjectRules,
  due: readonly DueVersion[],
): Promise<DueRefusal | undefined> =>
  inSavepoint(
    tx,
    (refused) => refused === undefined,
    async () => {
      for (const each of inApplyOrder(due.map((one) => ({ ...one, values: valuesOf(one.area, one.content) })))) {
        const refused = await applyOne(tx, rules, each, besideOf(each, due))
        if (refused !== undefined) return refused
      }
      return undefined
    },
  )

/**
 * Writes the values of a due version to the table of its subject. A version that conflicts with the current state is
 * refused and noted in the audit log. An example is open orders at prices between the new ticks. Returns false if the
 * version cannot be checked now and stays due, for example because a node of the chain does not respond.
 */
export async function applyVersion(tx: Tx, rules: AllSubjectRules, due: DueVersion): Promise<boolean> {
  const refused = await applyOne(tx, rules, due)
  if (refused === undefined) return true
  if (isPassing(refused)) return false
  if ((await endVersion(tx, due, refused.code)) > 0n) await recordRefused(tx, due, refused)
  return true
}

/**
 * Applies a due version that fits. Values of the whole exchange have no table of their own. `beside` has the versions
 * of the same area that apply in this transaction.
 */
async function applyOne(
  tx: Tx,
  rules: AllSubjectRules,
  due: DueVersion,
  beside: readonly DueVersion[] = [],
): Promise<DueRefusal | undefined> {
  const { area } = due
  if (!isSubjectArea(area)) {
    assert(due.in_file, `the settings "${area}" have no subjects`)
    await endVersion(tx, due, null)
    return undefined
  }
  await lockSubject(tx, rules, due)
  const change = await changeBy(tx, due)
  const others = []
  for (const each of beside) others.push(await changeBy(tx, each))
  const checked = await rulesOf(rules, area).check(tx, change, others)
  if (!checked.ok) return checked
  if ((await endVersion(tx, due, null)) > 0n) await rulesOf(rules, area).apply(tx, change)
  return undefined
}

/** Returns the change from the values that were applied last. */
async function changeBy(tx: Tx, { area, subject, content }: DueVersion) {
  const applied = await appliedValues(tx, { area, subject })
  const before = applied === undefined ? null : valuesOf(area, applied.content)
  return subjectChange({ subject, before, after: valuesOf(area, content) }, tx.now)
}

async function recordRefused(tx: Tx, due: DueVersion, { code }: DueRefusal): Promise<void> {
  const target = { type: 'setting', id: settingId(due) } as const
  await recordAct(tx, { action: 'settings.refuse_due', target, after: { version: due.version }, reason: code })
}
