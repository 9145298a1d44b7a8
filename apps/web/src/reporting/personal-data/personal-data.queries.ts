import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { personalData } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Consent = ReplyOf<typeof personalData.consents>['rows'][number]
export type DataExport = ReplyOf<typeof personalData.list>['rows'][number]

const WRITING_MS = 2_000

export const consents = () =>
  queryOptions({ queryKey: ['personalData', 'consents'], queryFn: () => api.personalData.consents({}) })

/** Polled every two seconds while a file is being written. */
export const exports = () =>
  queryOptions({
    queryKey: ['personalData', 'exports'],
    queryFn: () => api.personalData.list({}),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ readyAt }) => readyAt === null) ? WRITING_MS : false),
  })
