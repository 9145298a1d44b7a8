import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { api } from '#parts/api.ts'

export type WithdrawalCase = ReplyOf<typeof withdrawalsReview.get>

export const withdrawalCase = (id: string) =>
  queryOptions({ queryKey: ['withdrawals', id], queryFn: () => api.withdrawalsReview.get({ id }) })
