import { z } from 'zod'
import { Time } from '#platform/http/shared.ts'
import { settingAreaNames } from '#platform/settings/setting-areas.ts'

/** Maximum length of a file in characters, and maximum number of areas and subjects in it. */
export const SETTING_FILE_LENGTH = 400_000
export const SETTING_FILE_ENTRIES = 500

/** The values of one area or subject. This release may not know the area. */
export const SettingEntry = z.strictObject({
  area: z.string().min(1).max(40),
  /** Empty for an area of the whole exchange. */
  subject: z.string().max(60),
  values: z.record(z.string(), z.unknown()),
})

/** The settings of an exchange as a file: all areas and subjects with their values in force. It contains no secrets. */
export const SettingFile = z.strictObject({
  format: z.literal('tessera-settings'),
  version: z.literal(1),
  /** The exchange that exported the file, and the chain of its networks. */
  exchange: z.string().min(1).max(120),
  chain: z.string().min(1).max(40),
  exportedAt: Time,
  settings: z.array(SettingEntry).min(1).max(SETTING_FILE_ENTRIES),
})
export type SettingFile = z.output<typeof SettingFile>

const Values = z.record(z.string(), z.unknown())
/** The content of a decision on a file: each entry that changes something, with the values that it replaces. */
export const SettingFileContent = z.object({
  fileExchange: z.string(),
  fileChain: z.string(),
  fileExportedAt: z.string(),
  /** Null applies at the moment of the confirmation. */
  effectiveFrom: z.string().nullable(),
  /** The number of entries. */
  fileEntries: z.string(),
  /** The number of open orders that the entries cancel; absent if they cancel none. */
  cancelledOrders: z.number().optional(),
  entries: z.array(
    z.object({
      area: z.enum(settingAreaNames),
      settingSubject: z.string(),
      /** The newest version at the time of the proposal; 0 for a new subject. */
      version: z.number(),
      before: Values.nullable(),
      after: Values,
    }),
  ),
})
export type SettingFileContent = z.output<typeof SettingFileContent>
