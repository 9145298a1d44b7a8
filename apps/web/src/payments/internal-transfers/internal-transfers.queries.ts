import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Terms = ReplyOf<typeof internalTransfers.terms>
export type SendableCoin = Terms['coins'][number]
export type InternalTransfer = ReplyOf<typeof internalTransfers.create>

export const internalTransferTerms = () =>
  queryOptions({
    queryKey: ['internalTransfers', 'terms'],
    queryFn: () => api.internalTransfers.terms({}),
    refetchInterval: 30_000,
  })

export const internalTransferList = (page: number) =>
  queryOptions({
    queryKey: ['internalTransfers', 'list', page],
    queryFn: () => api.internalTransfers.list({ page, pageSize: 10 }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
