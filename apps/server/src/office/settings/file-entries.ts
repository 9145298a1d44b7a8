import { SettingFile } from '@tessera/contract/office/settings/setting-file.ts'
import { withOwnValues } from '@tessera/contract/platform/settings/local-fields.ts'
import { settingId, settingOf, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasBrokenString } from '#platform/http/json.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import { settingFileAreaUnknown, settingFileDuplicate, settingFileUnreadable } from './refusals.ts'
import type { Entry } from './rehearse.ts'

/** Parses a file of settings. Refuses text that is not JSON or that no database column can hold, another format or version, and fields that do not exist. */
export function readFile(text: string): Outcome<SettingFile, 'SETTING_FILE_UNREADABLE' | 'PARAM_INVALID'> {
  const json = parsed(text.replace(/^\uFEFF/u, ''))
  if (!json.ok) return json
  const file = SettingFile.safeParse(json.value)
  return file.success ? ok(file.data) : refuseParam(file.error, json.value, ['text'])
}

function parsed(text: string): Outcome<unknown, 'SETTING_FILE_UNREADABLE'> {
  try {
    const value: unknown = JSON.parse(text)
    // The request was checked, but this is JSON inside one of its texts.
    return hasBrokenString(text) ? settingFileUnreadable : ok(value)
  } catch (error) {
    if (error instanceof SyntaxError) return settingFileUnreadable
    throw error
  }
}

/** An entry of a file: its values, or the reason for which it cannot be imported. */
export type FileEntry = {
  readonly area: string
  readonly subject: string
  readonly entry: Entry | undefined
  /** Undefined if the reader left the entry out. */
  readonly refusal: Refusal | undefined
}

/** The values in force of subjects with fields that files leave out, by the text of `settingId`. */
export type OwnValues = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Parses the entries of a file in their order. `leftOut` has the positions of those that are not imported. */
export function readEntries({ settings }: SettingFile, leftOut: ReadonlySet<number>, own: OwnValues): FileEntry[] {
  const found = new Set<string>()
  return settings.map(({ area, subject, values }, at) => {
    const named = { area, subject, entry: undefined, refusal: undefined }
    if (leftOut.has(at)) return named
    const setting = settingOf(subject === '' ? area : `${area}:${subject}`)
    if (setting === undefined) return { ...named, refusal: settingFileAreaUnknown }
    const id = settingId(setting)
    if (found.has(id)) return { ...named, refusal: settingFileDuplicate }
    found.add(id)
    const read = settingShape(setting.area).safeParse(withOwnValues(setting.area, values, own.get(id)))
    return read.success
      ? { ...named, entry: { ...setting, values: read.data } }
      : { ...named, refusal: refuseParam(read.error, values, ['values']) }
  })
}
