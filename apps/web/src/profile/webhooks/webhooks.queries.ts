import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type WebhookEndpoint = ReplyOf<typeof webhooks.update>
export type WebhookDelivery = ReplyOf<typeof webhooks.test>
export type CreatedWebhook = ReplyOf<typeof webhooks.create>

export const webhookList = () =>
  queryOptions({ queryKey: ['webhooks'], queryFn: () => api.webhooks.list({}), refetchInterval: 60_000 })

export const webhookDeliveries = (id: string, page: number) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id, page],
    queryFn: () => api.webhooks.deliveries({ id, page }),
    placeholderData: keepPreviousData,
    refetchInterval: 5000,
  })
