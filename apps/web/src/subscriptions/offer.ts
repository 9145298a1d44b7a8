import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { products } from '@tessera/contract/products.ts'

/** The product as its subscription panel needs it. */
export type Offer = ReplyOf<typeof products.detail>
