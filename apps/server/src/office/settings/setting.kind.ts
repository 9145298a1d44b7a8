import { settingKind } from '@tessera/contract/office/settings/setting.kind.ts'
import { Time } from '@tessera/contract/platform/http/shared.ts'
import {
  changedFields,
  type SettingArea,
  settingAreaNames,
  settingOf,
  type SettingOf,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Deps } from '#platform/http/deps.ts'
import { applyVersion } from './apply-due.ts'
import { checkAgreedOrders, checkNamedOrders } from './effects.ts'
import { isSignedChange, signChange } from './sign-change.ts'
import { beginOf, type Change, changeOf, checkChange, checkPeople, checkTime, lockSubject } from './change.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import {
  dueOf,
  insertVersion,
  lockSetting,
  newestVersion,
  valuesOf,
  versionAt,
  versionOf,
  withdrawVersion,
} from './versions.sql.ts'

const Values = z.record(z.string(), z.unknown())
const areaChange = (area: SettingArea) =>
  z.strictObject({
    act: z.literal('change'),
    area: z.literal(area),
    values: settingShape(area),
    /** Null if the change applies at the moment of the confirmation. */
    effectiveFrom: Time.nullable(),
    /** The number of open orders that the change cancels, as its maker saw it; absent for none. */
    cancelledOrders: z.number().int().min(0).optional(),
  })
const [first, ...others] = settingAreaNames
/** New values of an area or subject, or the number of the planned version to withdraw. */
const Proposal = z.discriminatedUnion('act', [
  z.discriminatedUnion('area', [areaChange(first), ...others.map(areaChange)]),
  z.strictObject({ act: z.literal('withdraw'), version: z.number().int().positive() }),
])
const Content = z.object({
  area: z.enum(settingAreaNames),
  /** Empty for an area of the whole exchange. */
  settingSubject: z.string(),
  /** The newest version at the time of the proposal; 0 for a new subject. */
  version: z.number(),
  effectiveFrom: z.string().nullable(),
  withdraws: z.number().nullable(),
  before: Values.nullable(),
  after: Values,
  /** Each changed field as JSON of area, name, old and new value. */
  changed: z.array(z.string()),
  /** The number of open orders that both people agree to cancel; absent for none. */
  cancelledOrders: z.number().optional(),
})
type Content = z.output<typeof Content>

/** The decision of two people on one area or subject of the settings. */
export const settingChange = (rules: AllSubjectRules, deps: Pick<Deps, 'config' | 'log'>) =>
  approvalKind(settingKind, {
    proposal: Proposal,
    content: Content,
    load: async (tx, subjectId, proposal) => {
      const setting = settingOf(subjectId)
      if (setting === undefined) return undefined
      await lockSetting(tx, setting)
      if (proposal.act === 'withdraw') return loadWithdrawal(tx, setting, proposal.version)
      if (proposal.area !== setting.area) return undefined
      const from = proposal.effectiveFrom === null ? null : new Date(proposal.effectiveFrom)
      const change = await changeOf(tx, setting, valuesOf(setting.area, proposal.values), from)
      const { cancelledOrders = 0 } = proposal
      return { ...(await contentOf(tx, change, null)), ...(cancelledOrders > 0 && { cancelledOrders }) }
    },
    proposed: async (tx, _subjectId, content) => {
      if (content.withdraws !== null) return ok(undefined)
      const change = changeIn(content)
      const timely = checkTime(tx, change)
      if (!timely.ok) return timely
      const checked = await checkChange(tx, rules, change)
      return checked.ok ? checkNamedOrders(tx, rules, [change], content) : checked
    },
    checkPeople: (tx, _subjectId, content, people) => checkPeople(tx, rules, changeIn(content), people),
    sign: async (tx, content, by) => {
      const isSigned = content.withdraws === null && (await isSignedChange(tx, rules, changeIn(content)))
      return isSigned ? signChange(tx, deps, content, by) : ok(undefined)
    },
    approve: (tx, subjectId, content) =>
      content.withdraws === null
        ? approveChange(tx, rules, subjectId, content)
        : approveWithdrawal(tx, subjectId, content, content.withdraws),
    waiting: () => Promise.resolve([]),
    summary: ({ area, settingSubject, changed }) => ({
      number: '',
      subject: '',
      about: [
        { field: 'area', value: area },
        ...(settingSubject === '' ? [] : [{ field: 'settingSubject' as const, value: settingSubject }]),
        ...changed.map((value) => ({ field: 'changed' as const, value })),
      ],
    }),
  })

const actOf = (subjectId: string, content: Content) =>
  ({
    target: { type: 'setting', id: subjectId },
    before: content.before,
    after: content.after,
    reason: namesIn(content),
  }) as const

async function approveChange(tx: Tx, rules: AllSubjectRules, subjectId: string, content: Content) {
  const change = changeIn(content)
  await lockSubject(tx, rules, change)
  const checked = await checkChange(tx, rules, change)
  if (!checked.ok) return checked
  await insertVersion(tx, {
    ...change,
    request: { kind: 'setting', subjectId },
    values: change.after,
    effectiveFrom: beginOf(tx, change),
  })
  await recordAct(tx, { action: 'settings.change', ...actOf(subjectId, content) })
  await applyNow(tx, rules, change)
  // Counted after the change, while the pair is locked, so that no order is added in between.
  return checkAgreedOrders(tx, rules, [change], content)
}

async function approveWithdrawal(tx: Tx, subjectId: string, content: Content, version: number) {
  const gone = await withdrawVersion(tx, changeIn(content), version)
  assert(gone === 1n, `version ${version} of ${subjectId} was locked as planned but cannot be withdrawn`)
  await recordAct(tx, { action: 'settings.withdraw_planned', ...actOf(subjectId, content) })
  return ok(undefined)
}

/** The content of a request for this change. */
export async function contentOf(tx: Tx, change: Change, withdraws: number | null): Promise<Content> {
  const { area, subject, before, after, effectiveFrom } = change
  const [old, next]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }]
  return {
    area,
    settingSubject: subject,
    version: await newestVersion(tx, change),
    effectiveFrom: effectiveFrom?.toISOString() ?? null,
    withdraws,
    before: before === null ? null : { ...before },
    after: { ...after },
    changed: changedFields(area, before, after).map((name) =>
      JSON.stringify([area, name, old?.[name] ?? null, next?.[name]]),
    ),
  }
}

const namesIn = ({ area, before, after }: Content): string => changedFields(area, before, after).join()

function changeIn({ area, settingSubject, effectiveFrom, before, after }: Content): Change {
  return {
    area,
    subject: settingSubject,
    effectiveFrom: effectiveFrom === null ? null : new Date(effectiveFrom),
    before: before === null ? null : valuesOf(area, before),
    after: valuesOf(area, after),
  }
}

/**
 * Returns the change in the stored content of a request: null for a withdrawal, undefined if an earlier release stored
 * it with other fields.
 */
export function storedChange(stored: unknown): Change | null | undefined {
  const content = Content.safeParse(stored).data
  if (content === undefined) return undefined
  if (content.withdraws !== null) return null
  const shape = settingShape(content.area)
  const fits = [content.before ?? content.after, content.after].every((values) => shape.safeParse(values).success)
  return fits ? changeIn(content) : undefined
}

async function loadWithdrawal(tx: Tx, setting: SettingOf, version: number): Promise<Content | undefined> {
  const planned = await versionOf(tx, setting, version)
  if (planned === undefined || planned.withdrawn_at !== null || planned.refused !== null || planned.has_begun)
    return undefined
  const values = valuesOf(setting.area, planned.content)
  const earlier = await versionAt(tx, setting, new Date(planned.effective_from.getTime() - 1))
  const after = earlier === undefined ? values : valuesOf(setting.area, earlier.content)
  return contentOf(tx, { ...setting, effectiveFrom: planned.effective_from, before: values, after }, version)
}

/** Applies the due versions of one subject. Versions of one file apply together, and no later one before them. */
async function applyNow(tx: Tx, rules: AllSubjectRules, setting: SettingOf): Promise<void> {
  for (const due of await dueOf(tx, setting)) if (due.in_file || !(await applyVersion(tx, rules, due))) return
}
