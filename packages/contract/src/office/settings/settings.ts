import { z } from 'zod'
import { RequestOptions } from '#access/passkeys/passkeys.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, Time } from '#platform/http/shared.ts'
import { SETTING_FILE_ENTRIES, SETTING_FILE_LENGTH, SettingFile } from './setting-file.ts'
import { settingKind } from './setting.kind.ts'
import { settingAreaNames } from '#platform/settings/setting-areas.ts'
import { settingPermissionNames } from '#platform/settings/setting-permissions.ts'

const Area = z.enum(settingAreaNames)
/** Empty for an area of the whole exchange. */
const Subject = z.string().max(60)
/** The values of an area, as `settingShape` of the area describes them. */
const Values = z.record(z.string(), z.unknown())

const Version = z
  .object({
    version: z.number().int(),
    values: Values,
    /** Null for the first version of an area of the whole exchange, which applies to all times before the second. */
    effectiveFrom: Time.nullable(),
    /**
     * A planned version applies from a later time. A former one applied before the version in force. A refused one
     * broke a rule when it was due.
     */
    state: z.enum(['former', 'in_force', 'planned', 'withdrawn', 'refused']),
    /** The operators who proposed and confirmed it; null for the first version. */
    proposedBy: z.string().nullable(),
    confirmedBy: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SettingVersion' })

const Effect = z.object({
  /** The kind of rows that the change affects, such as `addresses_waiting`. */
  name: z.string(),
  count: z.number().int(),
})

/** The proposal of a change, with the values as `settingShape` of the area describes them. */
const Change = { area: Area, subject: Subject, values: Values, effectiveFrom: Time.nullable() }

/** The effect of one entry of a file of settings. */
const FileRow = z
  .object({
    /** The name as in the file, which this release may not know. */
    area: z.string(),
    subject: z.string(),
    outcome: z.enum(['new', 'changed', 'same', 'refused', 'left_out']),
    values: Values,
    before: Values.nullable(),
    /** The names of the changed fields. */
    changed: z.array(z.string()),
    effects: z.array(Effect),
    /**
     * The reason for which the entry is refused, in the reader's language, and the refused field, such as
     * `values.mint`.
     */
    refusal: z.object({ code: z.string(), message: z.string(), field: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'SettingFileRow' })

/** The requirements of the first deposit, subscription and trade, in the order in which people set them up. */
export const setupTasks = {
  operators: ['two_operators'],
  deposit: ['fiat_coin', 'bank_account', 'crypto_coin', 'network', 'chain_fees'],
  subscription: ['legal_texts', 'registration', 'product'],
  trade: ['allotted_product', 'pair', 'open_pair'],
} as const
export const setupGoals = [
  'operators',
  'deposit',
  'subscription',
  'trade',
] as const satisfies readonly (keyof typeof setupTasks)[]
export type SetupTask = (typeof setupTasks)[keyof typeof setupTasks][number]
const tasks = setupGoals.flatMap((goal): readonly SetupTask[] => setupTasks[goal])

/** Settings of the exchange, for reading. Two people change them through approvals of the kind `setting`. */
export const settings = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/settings/list',
    summary: 'Every area and subject with its values in force and its next planned version',
    who: 'operator',
    permission: 'settings.read',
    input: z.object({}),
    reply: z.object({
      rows: z.array(z.object({ area: Area, subject: Subject, current: Version.nullable(), next: Version.nullable() })),
    }),
    refusals: [],
  },
  setup: {
    method: 'POST',
    path: 'console/api/v1/settings/setup',
    summary: 'Missing parts for the first deposit, subscription and trade',
    who: 'operator',
    permission: 'settings.read',
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({
          task: z.enum(tasks),
          isDone: z.boolean(),
          /** The coins, pairs or roles that lack it, such as `USD` without a bank account. */
          missing: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
  versions: {
    method: 'POST',
    path: 'console/api/v1/settings/versions',
    summary: 'The versions of an area or subject, newest first, at most 200',
    who: 'operator',
    permission: 'settings.read',
    input: z.object({ area: Area, subject: Subject }),
    reply: z.object({ rows: z.array(Version) }),
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: 'console/api/v1/settings/preview',
    summary: 'The fields that a change of an area would alter, and how many rows it would touch',
    who: 'operator',
    permission: 'settings.read',
    input: z.object(Change),
    reply: z.object({
      before: Values.nullable(),
      changed: z.array(z.string()),
      effects: z.array(Effect),
      /** True if both people must sign the change with a passkey, because it raises a withdrawal cap. */
      isSigned: z.boolean(),
    }),
    refusals: ['PARAM_INVALID', 'NOT_FOUND', ...settingKind.refusals],
  },
  exportFile: {
    method: 'POST',
    path: 'console/api/v1/settings/export_file',
    summary: 'All areas and subjects with their values in force, as a file for another exchange',
    who: 'operator',
    permission: 'settings.read',
    input: z.object({}),
    reply: z.object({ file: SettingFile }),
    refusals: [],
  },
  checkFile: {
    method: 'POST',
    path: 'console/api/v1/settings/check_file',
    summary: 'The effect of a file of settings on each area and subject, without changing anything',
    who: 'operator',
    anyPermission: settingPermissionNames,
    rate: { points: 30, seconds: 60 },
    input: z.object({
      /** The content of the file. */
      text: z.string().min(1).max(SETTING_FILE_LENGTH),
      /** Entries that are not imported, each by its position in the file. */
      leftOut: z.array(z.number().int().min(0)).max(SETTING_FILE_ENTRIES),
      effectiveFrom: Time.nullable(),
    }),
    reply: z.object({
      exchange: z.string(),
      chain: z.string(),
      exportedAt: Time,
      /** The chain of this exchange. */
      ownChain: z.string(),
      /** The entries in the order of the file. */
      rows: z.array(FileRow),
      /**
       * The proposal of kind `setting_file` for all entries that are new or changed, and the hash of its content. Null
       * if an entry is refused, or if nothing would change.
       */
      proposal: z.record(z.string(), z.unknown()).nullable(),
      contentHash: z.string().nullable(),
    }),
    refusals: ['PARAM_INVALID', 'SETTING_FILE_UNREADABLE', 'SETTING_TIME_PAST', 'SETTING_TIME_FAR'],
  },
  signProposal: {
    method: 'POST',
    path: 'console/api/v1/settings/sign_proposal',
    summary: 'Options with which the maker’s device signs a change that needs signatures of both people',
    who: 'operator',
    permission: 'settings.money',
    input: z.object(Change),
    reply: z.object({
      /** Null if the change needs no signatures. The proposal is sent with this id. */
      signing: z.object({ requestId: Id, options: RequestOptions }).nullable(),
    }),
    refusals: ['PARAM_INVALID', 'NOT_FOUND', 'SETTING_PASSKEY_UNTRUSTED', 'PASSKEY_NOT_AVAILABLE'],
  },
  signConfirmation: {
    method: 'POST',
    path: 'console/api/v1/settings/sign_confirmation',
    summary: 'Options with which the checker’s device signs a proposed change that needs signatures of both people',
    who: 'operator',
    permission: 'settings.money',
    input: z.object({ requestId: Id }),
    reply: z.object({
      /** Null if the change needs no signatures. */
      options: RequestOptions.nullable(),
    }),
    refusals: ['NOT_FOUND', 'APPROVAL_SUBJECT_MOVED', 'SETTING_PASSKEY_UNTRUSTED', 'PASSKEY_NOT_AVAILABLE'],
  },
})
