import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'
import type { Endpoint, Rate } from '@tessera/contract/platform/http/endpoint.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { CustomerSession } from '#platform/http/call.ts'
import type { InTx } from '#platform/database/tx.ts'

export type Caller = CustomerSession & {
  readonly actor: string
  /** A transaction in the name of the person: it holds the roles, and writes the act to the history of a company. */
  readonly inTx: InTx
}
type Shown = Outcome<unknown>

/** One call of Binance's surface: who may, what it reads, what it answers. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** `none`: anybody. `key`: the key alone, as Binance has it. Otherwise signed, by a key with this right. */
  readonly needs: 'none' | 'key' | ApiScope
  /** Counts as a placement. */
  readonly places?: true
  /** Our own row that does the same: how often it may be done counts both together. */
  readonly sameAs?: Pick<Endpoint, 'path'> & { readonly rate: Rate }
  /** Our own row that does the same: its right is asked, and the history of a company names an act by its path. */
  readonly does?: Pick<Endpoint, 'path' | 'memberRight' | 'reads'>
  /** A command of the trading core, which has no transaction of its own. */
  readonly runsInCore?: true
  readonly input: z.ZodObject
  readonly handle: (input: never, caller: Caller | undefined) => Promise<Shown>
}

type Open<T extends z.ZodObject> = Omit<Route, 'input' | 'handle' | 'needs'> & {
  readonly input: T
  readonly handle: (input: z.output<T>) => Promise<Shown>
}
type Own<T extends z.ZodObject> = Omit<Route, 'input' | 'handle'> & {
  readonly needs: 'key' | ApiScope
  readonly input: T
  readonly handle: (input: z.output<T>, caller: Caller) => Promise<Shown>
}

/** A call that anybody may make. */
export const open = <T extends z.ZodObject>(route: Open<T>): Route => ({ ...route, needs: 'none' })

/** A call of a key's owner. */
export const own = <T extends z.ZodObject>(route: Own<T>): Route => ({
  ...route,
  handle: (input, caller) => {
    if (caller === undefined) throw new Error(`${route.path} was opened without a key`)
    return route.handle(input, caller)
  },
})
