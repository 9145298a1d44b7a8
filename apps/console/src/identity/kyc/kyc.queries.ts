import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { api } from '#parts/api.ts'

export type KycCase = ReplyOf<typeof kycCases.get>
export type KycVersion = KycCase['versions'][number]
export type KycRow = ReplyOf<typeof kycCases.list>['rows'][number]

/** Each view of a case is an entry of the audit log, so it is never refetched automatically. */
export const kycCase = (id: string) =>
  queryOptions({
    queryKey: ['kyc', 'case', id],
    queryFn: () => api.kycCases.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
