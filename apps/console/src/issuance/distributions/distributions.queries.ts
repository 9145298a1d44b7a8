import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { api } from '#parts/api.ts'

export type Distribution = ReplyOf<typeof distributionsManage.get>
export type Holder = ReplyOf<typeof distributionsManage.holders>['rows'][number]

export const distribution = (id: string) =>
  queryOptions({ queryKey: ['distributions', 'one', id], queryFn: () => api.distributionsManage.get({ id }) })

export const holders = (id: string, page: number) =>
  queryOptions({
    queryKey: ['distributions', 'holders', id, page],
    queryFn: () => api.distributionsManage.holders({ id, page }),
  })
