import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { sumsub } from '@tessera/contract/sumsub.ts'
import type { SumsubKind } from '@tessera/domain/sumsub/machine.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type KycConfig = ReplyOf<typeof sumsub.config>

/** Polled every 10 s, because the vendor may decide while the page is open. */
export const kycConfig = (kind: SumsubKind) =>
  queryOptions({
    queryKey: ['kyc', 'config', kind],
    queryFn: () => api.sumsub.config({ kind }),
    refetchInterval: 10_000,
  })
