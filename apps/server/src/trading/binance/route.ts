import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import type { Endpoint, Rate } from '@tessera/contract/platform/http/endpoint.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { CustomerSession } from '#platform/http/call.ts'
import type { InTx } from '#platform/database/tx.ts'

export type Caller = CustomerSession & {
  readonly actor: string
  /** A transaction in the name of the person. It checks the roles, and records the act in the company's history. */
  readonly inTx: InTx
}
type RouteResult = Outcome<unknown>

/** One call of the Binance API: its permission, its parameters and its response. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /**
   * `none`: public. `key`: the key alone, as at Binance. Otherwise the call must be signed by a key with this
   * permission.
   */
  readonly needs: 'none' | 'key' | ApiScope
  /** True if the call counts as a placement. */
  readonly places?: true
  /** Our own endpoint that does the same. Both count towards one rate limit. */
  readonly sameAs?: Pick<Endpoint, 'path'> & { readonly rate: Rate }
  /**
   * Our own endpoint that does the same. Its permission is required, and the company's history names the act by its
   * path.
   */
  readonly does?: Pick<Endpoint, 'path' | 'memberRight' | 'reads'>
  /** True for a command of the trading core, which does not run in a transaction. */
  readonly runsInCore?: true
  readonly input: z.ZodObject
  readonly handle: (input: never, caller: Caller | undefined) => Promise<RouteResult>
}

type Open<T extends z.ZodObject> = Omit<Route, 'input' | 'handle' | 'needs'> & {
  readonly input: T
  readonly handle: (input: z.output<T>) => Promise<RouteResult>
}
type Own<T extends z.ZodObject> = Omit<Route, 'input' | 'handle'> & {
  readonly needs: 'key' | ApiScope
  readonly input: T
  readonly handle: (input: z.output<T>, caller: Caller) => Promise<RouteResult>
}

/** A public call. */
export const open = <T extends z.ZodObject>(route: Open<T>): Route => ({ ...route, needs: 'none' })

/** A call by the owner of a key. */
export const own = <T extends z.ZodObject>(route: Own<T>): Route => ({
  ...route,
  handle: (input, caller) => {
    if (caller === undefined) throw new Error(`${route.path} was called without a key`)
    return route.handle(input, caller)
  },
})
