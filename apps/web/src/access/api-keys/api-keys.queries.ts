import type { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type ApiKey = ReplyOf<typeof apiKeys.one>
export type MadeKey = ReplyOf<typeof apiKeys.create>

export const apiKeyList = () =>
  queryOptions({ queryKey: ['apiKeys'], queryFn: () => api.apiKeys.list({}), refetchInterval: 60_000 })
