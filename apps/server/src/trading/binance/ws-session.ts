import { wallMs } from '#platform/clock/clock.ts'
import { byConnection } from '#platform/http/rate-limit.ts'
import { type BinanceServices, type Call, signedBy, weighCall } from './call-route.ts'
import { BinanceError, keyMissing } from './errors.ts'
import { countsOf } from './weights.ts'

export const sessionMethods = ['session.logon', 'session.status', 'session.logout'] as const
type SessionMethod = (typeof sessionMethods)[number]
export const isSessionMethod = (method: string): method is SessionMethod =>
  sessionMethods.some((each) => each === method)

/** The session of a socket: the key for calls that name none. Only an Ed25519 key can log on, as at Binance. */
export class WsSession {
  apiKey: string | undefined
  private since: number | null = null
  private readonly connectedSince = wallMs()
  private readonly services: BinanceServices

  constructor(services: BinanceServices) {
    this.services = services
  }

  /** Runs a session method and returns the state of the session after it, as Binance does. */
  async answer(method: SessionMethod, call: Call, userDataStream: boolean): Promise<object> {
    if (method === 'session.logon') await this.logOn(call)
    else await this.weigh(method, call, byConnection(call.ip))
    if (method === 'session.logout') this.become(undefined)
    return {
      apiKey: this.apiKey ?? null,
      authorizedSince: this.since,
      connectedSince: this.connectedSince,
      returnRateLimits: true,
      serverTime: wallMs(),
      userDataStream,
    }
  }

  private async logOn(call: Call): Promise<void> {
    const { apiKey } = call
    if (apiKey === undefined) throw keyMissing()
    const caller = await signedBy(this.services, { ...call, apiKey }, 'none', {
      endpoint: 'WS session.logon',
      repeatable: false,
      admit: (who) => this.weigh('session.logon', call, who),
    })
    if (caller.apiKey?.type !== 'ed25519') throw new BinanceError(400, -4056, 'HMAC_SHA256 API key is not supported.')
    this.become(apiKey)
  }

  private become(apiKey: string | undefined): void {
    this.apiKey = apiKey
    this.since = apiKey === undefined ? null : wallMs()
  }

  private weigh(method: SessionMethod, { sent, counted }: Call, who: string): Promise<void> {
    return weighCall(this.services, countsOf(`WS ${method}`, sent, false), who, counted)
  }
}
