import type { MarketState } from '@tessera/domain/markets/market.ts'
import pg from 'pg'
import { isSecured } from '../customers/secured.sql.ts'
import { mayTrade } from '../customers/standing.sql.ts'
import { PipelinedClient } from '../platform/clients.ts'
import { limitedTransactions } from '../platform/database.ts'
import { setStatement, word } from '../platform/sets.ts'
import type { Place } from './command.ts'

export type Standing = {
  readonly person: string
  readonly active: boolean
  readonly approved: boolean
  readonly secured: boolean
  /** False for a sub-account whose owner does not let it trade. */
  readonly trades: boolean
}
export type Stand = {
  /** Of the database. */
  readonly now: Date
  readonly markets: readonly { readonly symbol: string; readonly status: MarketState }[]
  readonly standing: readonly (Standing & { readonly id: string })[]
  /** How many of the placements stand in the tables already. */
  readonly earlier: number
}

/** Of each flight one, and one more. */
const CONNECTIONS = 3

/**
 * Where pairs and people stand, in one question, locked until the batch is committed: no order is taken into a market that
 * has stopped, or of somebody who has lost the right (TRD-13). Locks are all that this transaction leaves behind, so its end
 * does not wait for the disk.
 */
const readStand = setStatement<{ customer: string; client: string }>(
  'read_stand',
  { customer: 'uuid', client: 'text' },
  `with m as (select symbol, status from market order by symbol for share),
        c as (select c.id, coalesce(c.parent_id, c.id) as person, c.status = 'active' and c.parent_active as active,
                     c.kyc_status = 'approved' as approved, ${isSecured} as secured, ${mayTrade} as trades
                from customer c where c.id = any($1)
               order by coalesce(c.parent_id, c.id), c.parent_id nulls first, c.id for share of c)
   select now() as now, (select coalesce(json_agg(m), '[]') from m) as markets,
          (select coalesce(json_agg(c), '[]') from c) as standing,
          (select count(*)::int from {rows}
            where (select true from otc_order o where o.customer_id = r.customer and o.client_order_id = r.client)) as earlier,
          set_config('synchronous_commit', 'off', true)`,
)

/** What batches rest on: each holds it by a transaction of its own, beside the one that writes. */
export class Ground {
  private readonly pool: pg.Pool

  constructor(options: pg.ClientConfig, onError: (error: Error) => void) {
    this.pool = new pg.Pool({
      ...options,
      max: CONNECTIONS,
      idleTimeoutMillis: 0,
      Client: PipelinedClient,
      ...limitedTransactions,
    })
    this.pool.on('error', onError)
    this.pool.on('connect', (client) => client.on('error', onError))
  }

  /** Runs `body` while pairs and people stay as they stand. */
  async hold<T>(
    placements: readonly Pick<Place, 'customer' | 'clientOrderId'>[],
    body: (stand: Stand) => Promise<T>,
  ): Promise<T> {
    const client = await this.connection()
    try {
      const wanted = placements.map(({ customer, clientOrderId }) => ({ customer, client: clientOrderId }))
      const answers = await client.send([word('begin'), readStand(wanted, 1)])
      const done = await body(answers.at(-1)?.rows[0])
      await client.send([word('commit')])
      client.release()
      return done
    } catch (error) {
      // With the connection its locks are gone.
      client.release(true)
      throw error
    }
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  private async connection(): Promise<pg.PoolClient & PipelinedClient> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool makes no others
    return (await this.pool.connect()) as pg.PoolClient & PipelinedClient
  }
}
