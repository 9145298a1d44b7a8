import { captcha } from '@tessera/contract/captcha.ts'
import { createClient, type Client } from '@tessera/contract/client.ts'
import { customers } from '@tessera/contract/customers.ts'
import type { Endpoints } from '@tessera/contract/endpoint.ts'
import type { Locale } from '@tessera/contract/locale.ts'
import { markets } from '@tessera/contract/markets.ts'
import { orders } from '@tessera/contract/orders.ts'
import { publicConfig } from '@tessera/contract/public-config.ts'
import { sessions } from '@tessera/contract/sessions.ts'
import { trades } from '@tessera/contract/trades.ts'
import { transfers } from '@tessera/contract/transfers.ts'
import { verification } from '@tessera/contract/verification.ts'

export type Session = { token: string | undefined }

/** The product's API as anyone outside sees it: over HTTP, with a session of one's own. */
export function openApi(baseUrl: string, session: Session, locale: Locale = 'en_US') {
  const client = <T extends Endpoints>(rows: T): Client<T> =>
    createClient(rows, {
      baseUrl,
      headers: () => ({
        client: 'pc',
        language: locale,
        'device-id': 'local-world',
        ...(session.token !== undefined && { token: session.token }),
      }),
    })
  return {
    captcha: client(captcha),
    customers: client(customers),
    markets: client(markets),
    orders: client(orders),
    publicConfig: client(publicConfig),
    sessions: client(sessions),
    trades: client(trades),
    transfers: client(transfers),
    verification: client(verification),
  }
}
export type Api = ReturnType<typeof openApi>
