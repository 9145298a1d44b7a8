import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type KycVerification = ReplyOf<typeof kyc.get>
export type Case = NonNullable<KycVerification['case']>

/** Polled every 30 s, because an operator may decide while the page is open. */
export const kycVerification = () =>
  queryOptions({ queryKey: ['kyc', 'current'], queryFn: () => api.kyc.get({}), refetchInterval: 30_000 })
