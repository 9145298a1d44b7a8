import { settingKind } from '@tessera/contract/office/settings/setting.kind.ts'
import { Time } from '@tessera/contract/platform/http/shared.ts'
import {
  type AnySetting,
  changedFields,
  isSettingArea,
  type SettingArea,
  settingAreaNames,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingTimePast, settingTimeTaken, settingUnchanged } from './refusals.ts'
import {
  insertVersion,
  lockArea,
  newestVersion,
  valuesOf,
  versionAt,
  versionFrom,
  versionOf,
  withdrawVersion,
} from './versions.sql.ts'

const Values = z.record(z.string(), z.unknown())
const areaChange = (area: SettingArea) =>
  z.strictObject({
    act: z.literal('change'),
    area: z.literal(area),
    values: settingShape(area),
    /** Null applies at the moment of the confirmation. */
    effectiveFrom: Time.nullable(),
  })
const [first, ...others] = settingAreaNames
/** New values of an area, or the number of a planned version to withdraw. */
const Proposal = z.discriminatedUnion('act', [
  z.discriminatedUnion('area', [areaChange(first), ...others.map(areaChange)]),
  z.strictObject({ act: z.literal('withdraw'), version: z.number().int().positive() }),
])
const Content = z.object({
  area: z.enum(settingAreaNames),
  /** The newest version when this was proposed. */
  version: z.number(),
  effectiveFrom: z.string().nullable(),
  withdraws: z.number().nullable(),
  before: Values,
  after: Values,
  /** Each changed field as the JSON of area, name, old and new value. */
  changed: z.array(z.string()),
})
type Content = z.output<typeof Content>

/** The decision of two people on one area of the settings. */
export const settingChange = approvalKind(settingKind, {
  proposal: Proposal,
  content: Content,
  load: async (tx, area, proposal) => {
    if (!isSettingArea(area)) return undefined
    await lockArea(tx, area)
    if (proposal.act === 'withdraw') return loadWithdrawal(tx, area, proposal.version)
    return proposal.area === area ? loadChange(tx, area, proposal.values, proposal.effectiveFrom) : undefined
  },
  proposed: (tx, _area, content) => checkChange(tx, content),
  approve: async (tx, _area, content) => {
    const { area, withdraws, before, after, changed } = content
    const target = { type: 'setting', id: area } as const
    const reason = changed.map(nameOf).join()
    if (withdraws !== null) {
      assert(await withdrawVersion(tx, area, withdraws), `version ${withdraws} of ${area} was planned a moment ago`)
      await recordAct(tx, { action: 'settings.withdraw_planned', target, before, after, reason })
      return ok(undefined)
    }
    const taken = await takenBy(tx, content)
    if (taken !== undefined) return taken
    await insertVersion(tx, { area, values: settingShape(area).parse(after), effectiveFrom: beginOf(tx, content) })
    await recordAct(tx, { action: 'settings.change', target, before, after, reason })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ area, changed }) => ({
    number: '',
    subject: '',
    about: [{ field: 'area', value: area }, ...changed.map((value) => ({ field: 'changed' as const, value }))],
  }),
})

/** The content of a change: the values that would apply at that time, the new ones, and the fields that differ. */
export async function loadChange(
  tx: Tx,
  area: SettingArea,
  after: AnySetting,
  effectiveFrom: string | null,
): Promise<Content> {
  const at = effectiveFrom === null ? tx.now : new Date(effectiveFrom)
  const before = valuesOf(await versionAt(tx, area, at < tx.now ? tx.now : at))
  return {
    area,
    version: await newestVersion(tx, area),
    effectiveFrom: effectiveFrom === null ? null : at.toISOString(),
    withdraws: null,
    before,
    after,
    changed: changesOf(area, before, after),
  }
}

async function loadWithdrawal(tx: Tx, area: SettingArea, version: number): Promise<Content | undefined> {
  const planned = await versionOf(tx, area, version)
  if (planned === undefined || planned.withdrawn_at !== null || planned.effective_from <= tx.now) return undefined
  const before = valuesOf(planned)
  const after = valuesOf(await versionAt(tx, area, new Date(planned.effective_from.getTime() - 1)))
  return {
    area,
    version: await newestVersion(tx, area),
    effectiveFrom: planned.effective_from.toISOString(),
    withdraws: version,
    before,
    after,
    changed: changesOf(area, before, after),
  }
}

const changesOf = (area: SettingArea, before: AnySetting, after: AnySetting): string[] => {
  const [old, next]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }]
  return changedFields(area, before, after).map((name) => JSON.stringify([area, name, old?.[name], next?.[name]]))
}
const nameOf = (change: string): string => z.tuple([z.string(), z.string()]).rest(z.unknown()).parse(JSON.parse(change))[1]

/** Refuses a change without effect, and a time that has passed or at which another version begins. */
export async function checkChange(tx: Tx, content: Content) {
  if (content.withdraws !== null) return ok(undefined)
  if (content.changed.length === 0) return settingUnchanged
  if (content.effectiveFrom !== null && new Date(content.effectiveFrom) <= tx.now) return settingTimePast
  return (await takenBy(tx, content)) ?? ok(undefined)
}

/** A planned time may pass before the second person confirms. The change then applies at once. */
const beginOf = ({ now }: Tx, { effectiveFrom }: Content): Date => {
  const planned = effectiveFrom === null ? now : new Date(effectiveFrom)
  return planned < now ? now : planned
}

async function takenBy(tx: Tx, content: Content) {
  const other = await versionFrom(tx, content.area, beginOf(tx, content))
  return other && settingTimeTaken(other.version)
}
