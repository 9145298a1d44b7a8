import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { smsDesk } from '@tessera/contract/services/sms/sms-desk.ts'
import { api } from '#parts/api.ts'

export type SmsState = ReplyOf<typeof smsDesk.get>
export type Use = SmsState['exchange']

export const smsState = queryOptions({
  queryKey: ['sms'],
  queryFn: () => api.smsDesk.get({}),
  refetchInterval: 30_000,
})
