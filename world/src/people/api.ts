import { captcha } from '@tessera/contract/services/captcha/captcha.ts'
import { createClient, type Client } from '@tessera/contract/platform/http/client.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { createHash } from 'node:crypto'

export type Session = { token: string | undefined }

/** The device and network address of a person, always the same; people who share one are connected. */
function placeOf(name: string): { readonly device: string; readonly address: string } {
  const digest = createHash('sha256').update(name).digest('hex')
  return {
    device: `local-world-${digest.slice(0, 24)}`,
    address: `2001:db8:${digest.slice(0, 4)}:${digest.slice(4, 8)}::1`,
  }
}

type Connection = {
  readonly baseUrl: string
  readonly session: Session
  /** The person whose device and network address each request has. */
  readonly name: string
  readonly locale?: Locale
  /** Sends requests without a socket. */
  readonly send?: typeof fetch
}

/** Returns a maker of clients for any endpoints, with the session, device and network address of one person. */
export function clientsOf({ baseUrl, session, name, locale = 'en_US', send }: Connection) {
  const { device, address } = placeOf(name)
  return <T extends Endpoints>(rows: T): Client<T> =>
    createClient(rows, {
      baseUrl,
      ...(send !== undefined && { fetch: send }),
      headers: () => ({
        client: 'pc',
        language: locale,
        'device-id': device,
        'x-forwarded-for': address,
        ...(session.token !== undefined && { token: session.token }),
      }),
      clientInfo: async () => ({ uaTime: Date.now(), securityInfo: device }),
    })
}

/** A client of the public HTTP API with its own session, with the device and address of the named person. */
export function openApi(
  baseUrl: string,
  session: Session,
  name: string,
  locale: Locale = 'en_US',
  send?: typeof fetch,
) {
  const client = clientsOf({ baseUrl, session, name, locale, ...(send !== undefined && { send }) })
  return {
    captcha: client(captcha),
    customers: client(customers),
    markets: client(markets),
    orders: client(orders),
    publicConfig: client(publicConfig),
    security: client(security),
    sessions: client(sessions),
    trades: client(trades),
    transfers: client(transfers),
    verification: client(verification),
  }
}
export type Api = ReturnType<typeof openApi>
