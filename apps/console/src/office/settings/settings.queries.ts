import { queryOptions } from '@tanstack/react-query'
import type { settings } from '@tessera/contract/office/settings/settings.ts'
import type { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { api } from '#parts/api.ts'

export type SettingRow = ReplyOf<typeof settings.list>['rows'][number]
export type Version = ReplyOf<typeof settings.versions>['rows'][number]
export type Preview = ReplyOf<typeof settings.preview>
export type Change = InputOf<typeof settings.preview>

export const settingList = queryOptions({ queryKey: ['settings', 'list'], queryFn: () => api.settings.list({}) })

export type SetupRow = ReplyOf<typeof settings.setup>['rows'][number]
export const setup = queryOptions({ queryKey: ['settings', 'setup'], queryFn: () => api.settings.setup({}) })

export const settingVersions = ({ area, subject }: SettingOf) =>
  queryOptions({
    queryKey: ['settings', 'versions', area, subject],
    queryFn: () => api.settings.versions({ area, subject }),
  })

export type FileCheck = ReplyOf<typeof settings.checkFile>
export type FileRow = FileCheck['rows'][number]
/** The chosen file; `number` identifies it in the cache instead of its long text. */
export type ChosenFile = { readonly number: string; readonly text: string }

export const fileCheck = (
  { number, text }: ChosenFile,
  { leftOut, effectiveFrom }: Omit<InputOf<typeof settings.checkFile>, 'text'>,
) =>
  queryOptions({
    queryKey: ['settings', 'file', number, leftOut, effectiveFrom],
    queryFn: () => api.settings.checkFile({ text, leftOut, effectiveFrom }),
  })

export const settingPreview = (change: Change) =>
  queryOptions({ queryKey: ['settings', 'preview', change], queryFn: () => api.settings.preview(change) })

export type CsvTrialRow = ReplyOf<typeof bank.tryCsvProfile>['rows'][number]
/** A sample file for a CSV profile; `number` identifies it in the cache instead of its bytes. */
export type Sample = { readonly name: string; readonly number: string; readonly file: string }
export const csvTrial = ({ number, file }: Sample, request: Omit<InputOf<typeof bank.tryCsvProfile>, 'file'>) =>
  queryOptions({
    queryKey: ['settings', 'csv trial', number, request],
    queryFn: () => api.bank.tryCsvProfile({ ...request, file }),
  })
