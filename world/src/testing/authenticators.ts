import { security } from '@tessera/contract/access/security/security.ts'
import { appCode } from '../people/app-codes.ts'
import { type AccessExchange, password } from './access.ts'
import { type Factors, proveAll } from './step-up.ts'

export type App = { readonly secret: string; readonly backupCodes: string[]; readonly app: () => string }
type TestClock = { readonly now: (steps?: number) => Date; readonly pass: (ms: number) => void }

const STEP_MS = 30_000

/** The time that the exchange's rules read. */
export function testClock(exchange: AccessExchange): TestClock {
  let aheadMs = 0
  return {
    now: (steps = 0) => new Date(Date.now() + aheadMs + steps * STEP_MS),
    pass: (ms) => {
      aheadMs += ms
      exchange.passTime(ms)
    },
  }
}

/** Binds an authenticator; afterwards the time step of the used code is over. */
export async function bindApp(exchange: AccessExchange, { now, pass }: TestClock, who: Factors): Promise<App> {
  const verifyToken = await proveAll(exchange, who, 'bind_authenticator', {})
  const own = exchange.api(security, who)
  const { secret } = await own.setUpAuthenticator({})
  const { backupCodes } = await own.bindAuthenticator({ code: appCode(secret, now()), password, verifyToken })
  pass(2 * STEP_MS)
  return { secret, backupCodes, app: () => appCode(secret, now()) }
}
