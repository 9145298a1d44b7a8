import { createHmac } from 'node:crypto'
import type { AdapterSettings, PeerAdapter, PeerOrder, PeerRequest } from './peer-adapter.ts'

const PATH = '/api/v3/order'
const RECEIVE_WINDOW_MS = '10000'
/** "Unknown order sent.": the order traded in full before. */
const UNKNOWN_ORDER = -2011

/** Binance's signed `POST` and `DELETE /api/v3/order`: parameters in the query, signed with HMAC-SHA256. */
export function binanceAdapter({ symbol }: AdapterSettings): PeerAdapter {
  const request = (method: PeerRequest['method'], { account }: PeerOrder, of: Record<string, string>): PeerRequest => {
    const signed = new URLSearchParams({
      symbol,
      ...of,
      recvWindow: RECEIVE_WINDOW_MS,
      timestamp: String(Date.now()),
    }).toString()
    const signature = createHmac('sha256', account.secret).update(signed).digest('hex')
    return { method, path: `${PATH}?${signed}&signature=${signature}`, headers: { 'X-MBX-APIKEY': account.key } }
  }
  return {
    place: (order) =>
      request('POST', order, {
        side: order.side.toUpperCase(),
        type: 'LIMIT',
        timeInForce: 'GTC',
        quantity: order.quantity,
        price: order.price,
        newClientOrderId: order.clientOrderId,
      }),
    cancel: (order) => request('DELETE', order, { origClientOrderId: order.clientOrderId }),
    isGone: (_status, body) =>
      typeof body === 'object' && body !== null && 'code' in body && body.code === UNKNOWN_ORDER,
  }
}
