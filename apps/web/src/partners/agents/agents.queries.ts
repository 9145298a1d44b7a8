import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Current = ReplyOf<typeof agents.current>
export type OwnAgent = NonNullable<Current['agent']>
export type Client = ReplyOf<typeof agents.clients>['rows'][number]
export type Rebate = ReplyOf<typeof agents.commission>['rows'][number]
export type Period = ReplyOf<typeof agents.summary>['rows'][number]

export const currentAgent = () =>
  queryOptions({ queryKey: ['agents', 'current'], queryFn: () => api.agents.current({}) })

export const agentSummary = (by: 'day' | 'month') =>
  queryOptions({
    queryKey: ['agents', 'summary', by],
    queryFn: () => api.agents.summary({ by }),
    placeholderData: keepPreviousData,
  })

export const agentClients = (page: number) =>
  queryOptions({
    queryKey: ['agents', 'clients', page],
    queryFn: () => api.agents.clients({ page }),
    placeholderData: keepPreviousData,
  })

export const commission = (page: number) =>
  queryOptions({
    queryKey: ['agents', 'commission', page],
    queryFn: () => api.agents.commission({ page }),
    placeholderData: keepPreviousData,
  })

export const ownAgent = () => queryOptions({ queryKey: ['agents', 'own'], queryFn: () => api.agents.own({}) })

export const foundAgent = (code: string) =>
  queryOptions({
    queryKey: ['agents', 'find', code],
    queryFn: () => api.agents.find({ code }),
    enabled: code !== '',
    retry: false,
  })
