import type { products } from '@tessera/contract/issuance/products/products.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type ProductPage = ReplyOf<typeof products.list>
export type ProductCardFacts = ProductPage['rows'][number]
export type Product = ReplyOf<typeof products.detail>
type ListInput = Parameters<typeof api.products.list>[0]

export const productList = (filter: ListInput) =>
  queryOptions({
    queryKey: ['products', 'list', filter],
    queryFn: () => api.products.list(filter),
    placeholderData: keepPreviousData,
  })

export const productDetail = (symbol: string) =>
  queryOptions({ queryKey: ['products', 'detail', symbol], queryFn: () => api.products.detail({ symbol }) })

export const siteFacts = () =>
  queryOptions({ queryKey: ['products', 'siteFacts'], queryFn: () => api.products.siteFacts({}), staleTime: 60_000 })
