import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { sessions } from '@tessera/contract/sessions.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type LoginRecord = ReplyOf<typeof sessions.loginHistory>['rows'][number]
export type SettingRecord = ReplyOf<typeof sessions.settingHistory>['rows'][number]
export type OpenSession = ReplyOf<typeof sessions.list>['rows'][number]

export const loginHistory = (page: number, size = 20) =>
  queryOptions({
    queryKey: ['sessions', 'loginHistory', page, size],
    queryFn: () => api.sessions.loginHistory({ page, size }),
    placeholderData: keepPreviousData,
  })

export const settingHistory = (page: number) =>
  queryOptions({
    queryKey: ['sessions', 'settingHistory', page],
    queryFn: () => api.sessions.settingHistory({ page }),
    placeholderData: keepPreviousData,
  })

export const openSessions = () =>
  queryOptions({
    queryKey: ['sessions', 'open'],
    queryFn: async () => {
      const { rows } = await api.sessions.list({})
      return { rows, total: rows.length }
    },
  })
