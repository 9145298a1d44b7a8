import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type SalePage = ReplyOf<typeof newCoins.list>
export type SaleFacts = SalePage['rows'][number]
export type Sale = ReplyOf<typeof newCoins.detail>
export type Purchase = ReplyOf<typeof newCoins.records>['rows'][number]
export type PayCoin = Sale['payCoins'][number]
type ListInput = Parameters<typeof api.newCoins.list>[0]
type RecordsInput = Parameters<typeof api.newCoins.records>[0]

export const saleList = (input: ListInput) =>
  queryOptions({
    queryKey: ['newCoins', 'list', input],
    queryFn: () => api.newCoins.list(input),
    placeholderData: keepPreviousData,
  })

export const saleDetail = (id: string) =>
  queryOptions({ queryKey: ['newCoins', 'detail', id], queryFn: () => api.newCoins.detail({ id }), retry: false })

export const purchaseRecords = (input: RecordsInput) =>
  queryOptions({
    queryKey: ['newCoins', 'records', input],
    queryFn: () => api.newCoins.records(input),
    placeholderData: keepPreviousData,
  })
