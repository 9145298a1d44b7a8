import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { secondsToNextRequest } from '@tessera/domain/access/sessions/life.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type LoginRecord = ReplyOf<typeof sessions.loginHistory>['rows'][number]
export type SettingRecord = ReplyOf<typeof sessions.settingHistory>['rows'][number]
export type OpenSession = ReplyOf<typeof sessions.list>['rows'][number]

export const loginHistory = (page: number, size = 20) =>
  queryOptions({
    queryKey: ['sessions', 'loginHistory', page, size],
    queryFn: () => api.sessions.loginHistory({ page, size }),
    placeholderData: keepPreviousData,
  })

export const settingHistory = (page: number, size = 20) =>
  queryOptions({
    queryKey: ['sessions', 'settingHistory', page, size],
    queryFn: () => api.sessions.settingHistory({ page, size }),
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

/** The remaining time of the session. Requested again when the warning is due, then every few seconds until the end. */
export const sessionLife = (token: string) =>
  queryOptions({
    queryKey: ['sessions', 'life', token],
    queryFn: () => api.sessions.life({}),
    refetchInterval: ({ state }) => secondsToNextRequest(state.data?.endsInSeconds) * 1000,
    refetchIntervalInBackground: true,
  })
