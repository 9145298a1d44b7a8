import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { sessions } from '@tessera/contract/sessions.ts'
import { WARN_SECONDS } from '@tessera/domain/sessions/life.ts'
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

/** Between questions while the end is near: another tab may have kept the session alive. */
const NEAR_END_SECONDS = 5

/** How long the session lasts: asked again when it is time to warn, then every few seconds until its end. */
export const sessionLife = (token: string) =>
  queryOptions({
    queryKey: ['sessions', 'life', token],
    queryFn: () => api.sessions.life({}),
    refetchInterval: ({ state }) => {
      const left = state.data?.endsInSeconds
      if (left === undefined) return WARN_SECONDS * 1000
      return left > WARN_SECONDS ? (left - WARN_SECONDS) * 1000 : Math.min(NEAR_END_SECONDS, Math.max(1, left)) * 1000
    },
    refetchIntervalInBackground: true,
  })
