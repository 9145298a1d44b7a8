import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import type { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { api } from '#parts/api.ts'

export type ManagedProduct = ReplyOf<typeof productsManage.get>
export type ProductFile = ManagedProduct['documents'][number]

export const product = (symbol: string) =>
  queryOptions({ queryKey: ['products', 'one', symbol], queryFn: () => api.productsManage.get({ symbol }) })

/** The valuations of a product's units, newest day first. */
export const valuations = (symbol: string) =>
  queryOptions({
    queryKey: ['products', 'valuations', symbol],
    queryFn: async () => (await api.products.valuations({ symbol })).rows,
  })

export type Market = ReplyOf<typeof publicConfig.market>['market']
