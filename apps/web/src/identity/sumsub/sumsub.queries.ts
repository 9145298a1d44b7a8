import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type KycConfig = ReplyOf<typeof sumsub.config>

/** Polled every 10 s, because the vendor may decide while the page is open. */
export const kycConfig = (kind: SumsubKind) =>
  queryOptions({
    queryKey: ['kyc', 'config', kind],
    queryFn: () => api.sumsub.config({ kind }),
    refetchInterval: 10_000,
  })
