import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'

/** The product as its subscription panel needs it. */
export type Offer = ReplyOf<typeof products.detail>
