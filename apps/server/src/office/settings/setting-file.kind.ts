import { settingFileKind } from '@tessera/contract/office/settings/setting-file.kind.ts'
import {
  SETTING_FILE_ENTRIES,
  SettingEntry,
  SettingFileContent,
} from '@tessera/contract/office/settings/setting-file.ts'
import { Time } from '@tessera/contract/platform/http/shared.ts'
import { changedFields, settingId, settingOf, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingPermission } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, noAmounts } from '#services/approvals/kind.ts'
import { contentHash } from '#platform/random/random.ts'
import { settingFileChanged, settingFileOutdated } from '#platform/settings/refusals.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { applyTogether } from './apply-due.ts'
import { checkAgreedOrders, checkNamedOrders } from './effects.ts'
import { beginOf, type Change, changeOf, checkPeople, checkTime } from './change.ts'
import { type Entry, firstRefusal, inApplyOrder, rehearse } from './rehearse.ts'
import { dueOfRequest, insertVersion, lockSettings, newestVersion, valuesOf } from './versions.sql.ts'

/** The only subject, so that only one file of settings can wait for a decision. */
export const FILE_SUBJECT = 'file'

const idOf = ({ area, subject }: { area: string; subject: string }) => (subject === '' ? area : `${area}:${subject}`)

/** The entries that change something, and the time from which they apply; null means the moment of the confirmation. */
const Proposal = z.strictObject({
  fileExchange: z.string().max(120),
  fileChain: z.string().max(40),
  fileExportedAt: Time,
  effectiveFrom: Time.nullable(),
  /** The number of open orders that the entries cancel, as the dry run counted them; absent for none. */
  cancelledOrders: z.number().int().min(1).optional(),
  entries: z
    .array(SettingEntry)
    .min(1)
    .max(SETTING_FILE_ENTRIES)
    .refine((entries) => new Set(entries.map(idOf)).size === entries.length),
})
export type FileProposal = z.output<typeof Proposal>
const request = { kind: 'setting_file', subjectId: FILE_SUBJECT } as const
/** The decision of two people on a file of settings. All of its entries apply, or none. */
export const settingFileChange = (rules: AllSubjectRules) =>
  approvalKind(settingFileKind, {
    proposal: Proposal,
    content: SettingFileContent,
    load: async (tx, subjectId, proposal) => {
      if (subjectId !== FILE_SUBJECT) return undefined
      const entries = entriesOf(proposal)
      if (entries === undefined) return undefined
      await lockSettings(tx, entries)
      return fileContent(tx, proposal, entries)
    },
    proposed: async (tx, _subjectId, content) => {
      const timely = checkTime(tx, { effectiveFrom: timeIn(content) })
      if (!timely.ok) return timely
      const checked = firstRefusal(await rehearse(tx, rules, entriesIn(content), timeIn(content)))
      return checked.ok ? checkNamedOrders(tx, rules, changesIn(content), content) : checked
    },
    permissionsIn: ({ entries }) => entries.map(({ area }) => settingPermission(area)),
    checkPeople: async (tx, _subjectId, content, people) => {
      for (const change of changesIn(content)) {
        const free = await checkPeople(tx, rules, change, people)
        if (!free.ok) return free
      }
      return ok(undefined)
    },
    approve: async (tx, _subjectId, content) => {
      const checked = firstRefusal(await rehearse(tx, rules, entriesIn(content), timeIn(content)))
      if (!checked.ok) return checked
      for (const change of inApplyOrder(changesIn(content))) await insertOne(tx, change)
      const due = await dueOfRequest(tx, request)
      const applied = due.length === 0 ? undefined : await applyTogether(tx, rules, due)
      return applied ?? checkAgreedOrders(tx, rules, changesIn(content), content)
    },
    explainChange,
    amounts: noAmounts,
    waiting: () => Promise.resolve([]),
    summary: ({ fileExchange, fileEntries }) => ({
      number: '',
      subject: '',
      about: [
        { field: 'fileExchange', value: fileExchange },
        { field: 'fileEntries', value: fileEntries },
      ],
    }),
  })

/** Maximum number of settings that a refusal names. */
const MOST_NAMES = 10
const listOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} …` : names.join(', ')

/** Names the settings of a file whose fields differ in this release, or that were changed since the proposal. */
async function explainChange(tx: Tx, seen: SettingFileContent, proposal: FileProposal) {
  const misfits = proposal.entries.filter((entry) => readEntry(entry) === undefined).map(idOf)
  if (misfits.length > 0) return settingFileOutdated(listOf(misfits))
  const current = await fileContent(tx, proposal, entriesOf(proposal) ?? [])
  const changed = seen.entries.flatMap((entry) => {
    const id = idOf({ area: entry.area, subject: entry.settingSubject })
    const now = current.entries.find(({ area, settingSubject: subject }) => idOf({ area, subject }) === id)
    if (now === undefined || contentHash(now) === contentHash(entry)) return []
    return now.version === entry.version ? [id] : [`${id} (${entry.version} → ${now.version})`]
  })
  return changed.length === 0 ? undefined : settingFileChanged(listOf(changed))
}

async function insertOne(tx: Tx, change: Change & { readonly values: Entry['values'] }): Promise<void> {
  const { area, before, after } = change
  await insertVersion(tx, { ...change, request, effectiveFrom: beginOf(tx, change) })
  const target = { type: 'setting', id: settingId(change) } as const
  await recordAct(tx, {
    action: 'settings.change',
    target,
    before,
    after,
    reason: changedFields(area, before, after).join(),
  })
}

/** Returns the content that both people decide on: each entry with the values that it replaces. */
export async function fileContent(
  tx: Tx,
  { fileExchange, fileChain, fileExportedAt, effectiveFrom, cancelledOrders }: Omit<FileProposal, 'entries'>,
  entries: readonly Entry[],
): Promise<SettingFileContent> {
  const from = effectiveFrom === null ? null : new Date(effectiveFrom)
  const contents: SettingFileContent['entries'] = []
  for (const entry of entries) {
    const { before, after } = await changeOf(tx, entry, entry.values, from)
    contents.push({
      area: entry.area,
      settingSubject: entry.subject,
      version: await newestVersion(tx, entry),
      before: before === null ? null : { ...before },
      after: { ...after },
    })
  }
  return {
    fileExchange,
    fileChain,
    fileExportedAt,
    effectiveFrom: from?.toISOString() ?? null,
    fileEntries: String(entries.length),
    ...(cancelledOrders !== undefined && { cancelledOrders }),
    entries: contents,
  }
}

/**
 * Returns the entries of a proposal with their fields in the order of their shapes, which PostgreSQL does not preserve.
 * Undefined if one does not match its shape.
 */
function entriesOf({ entries }: FileProposal): Entry[] | undefined {
  const read = entries.map(readEntry)
  return read.every((each) => each !== undefined) ? read : undefined
}

function readEntry(entry: FileProposal['entries'][number]): Entry | undefined {
  const setting = settingOf(idOf(entry))
  const parsed = setting && settingShape(setting.area).safeParse(entry.values)
  return setting && parsed?.success === true ? { ...setting, values: parsed.data } : undefined
}

const timeIn = ({ effectiveFrom }: SettingFileContent): Date | null =>
  effectiveFrom === null ? null : new Date(effectiveFrom)
const changesIn = (content: SettingFileContent) =>
  content.entries.map(({ area, settingSubject, before, after }) => {
    const values = valuesOf(area, after)
    return {
      area,
      subject: settingSubject,
      effectiveFrom: timeIn(content),
      before: before === null ? null : valuesOf(area, before),
      after: values,
      values,
    }
  })
const entriesIn = (content: SettingFileContent): Entry[] =>
  content.entries.map(({ area, settingSubject, after }) => ({
    area,
    subject: settingSubject,
    values: valuesOf(area, after),
  }))
