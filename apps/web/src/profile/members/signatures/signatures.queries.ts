import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Act = ReplyOf<typeof signatures.sign>
export type Rule = ReplyOf<typeof signatures.rule>

export const signatureList = (open: boolean) =>
  infiniteQueryOptions({
    queryKey: ['signatures', open],
    queryFn: ({ pageParam }) => api.signatures.list({ open, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: 15_000,
  })

export const signatureRule = () =>
  queryOptions({ queryKey: ['signatures', 'rule'], queryFn: () => api.signatures.rule({}) })
