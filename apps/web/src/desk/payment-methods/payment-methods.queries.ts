import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type PaymentMethods = ReplyOf<typeof paymentMethods.list>
export type PaymentMethod = PaymentMethods['rows'][number]

export const ownPaymentMethods = () =>
  queryOptions({
    queryKey: ['paymentMethods'],
    queryFn: () => api.paymentMethods.list({}),
    refetchInterval: 60_000,
  })
