import { queryOptions } from '@tanstack/react-query'
import type { fees } from '@tessera/contract/books/fees/fees.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { api } from '#parts/api.ts'

export type FeeTable = ReplyOf<typeof fees.list>
export type OwnFees = ReplyOf<typeof fees.own>

/** The reader's class, volume and tier, and the rates on each pair. */
export const ownFees = () =>
  queryOptions({ queryKey: ['fees', 'own'], queryFn: () => api.fees.own({}), staleTime: 60_000 })
