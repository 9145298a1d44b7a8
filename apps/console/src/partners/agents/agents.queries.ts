import { queryOptions } from '@tanstack/react-query'
import type { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { api } from '#parts/api.ts'

export type Agent = ReplyOf<typeof agentsManage.get>
export type Run = ReplyOf<typeof agentsManage.run>
export type Payment = ReplyOf<typeof agentsManage.payments>['rows'][number]

export const agent = (id: string) =>
  queryOptions({ queryKey: ['agents', 'one', id], queryFn: () => api.agentsManage.get({ id }) })
export const subAgentsOf = (parentId: string) =>
  queryOptions({
    queryKey: ['agents', 'below', parentId],
    queryFn: () => api.agentsManage.list({ parentId, pageSize: 100 }),
  })
export const clientsOf = (id: string, page: number) =>
  queryOptions({
    queryKey: ['agents', 'clients', id, page],
    queryFn: () => api.agentsManage.clients({ id, page }),
  })
export const ordersOf = (id: string, page: number) =>
  queryOptions({
    queryKey: ['agents', 'orders', id, page],
    queryFn: () => api.agentsManage.orders({ id, page }),
  })
export const rebateRun = (id: string) =>
  queryOptions({ queryKey: ['rebates', 'one', id], queryFn: () => api.agentsManage.run({ id }) })
export const paymentsOf = (id: string, page: number) =>
  queryOptions({
    queryKey: ['rebates', 'payments', id, page],
    queryFn: () => api.agentsManage.payments({ id, page }),
  })
