import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { clientOf, once } from './client-of.ts'

/** A customer creates a deposit order in SGD. */
export const fileOrder = (baseUrl: string, token: string, amount: string): Promise<ReplyOf<typeof fiatOrders.create>> =>
  clientOf(baseUrl, token, fiatOrders).create({ fiat: 'SGD', amount }, once())

/** A customer subscribes; returns the number of the subscription. */
export async function subscribe(baseUrl: string, token: string, symbol: string, quantity: string): Promise<string> {
  const { version } = await clientOf(baseUrl, token, products).detail({ symbol })
  const { number } = await clientOf(baseUrl, token, subscriptions).create(
    { symbol, quantity, acceptedVersion: version },
    once(),
  )
  return number
}
