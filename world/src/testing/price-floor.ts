import { RecentTrades } from '@tessera/domain/trading/markets/recent-trades.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { noteTie } from '../../../apps/server/src/access/customers/ties.sql.ts'
import { insertFreeze } from '../../../apps/server/src/access/withdrawal-pauses/freezes.sql.ts'
import { endAuctions } from '../../../apps/server/src/trading/markets/end-auctions.sql.ts'
import { moveMarket } from '../../../apps/server/src/trading/markets/move-market.sql.ts'
import { saveReference } from '../../../apps/server/src/trading/markets/references.sql.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { insertStop, liftStop } from '../../../apps/server/src/access/stops/stops.sql.ts'
import type { MarketEvent } from '@tessera/domain/trading/markets/market.ts'
import type { LiveMarket } from '../../../apps/server/src/trading/trading/state.ts'
import type { Person, TestExchange } from './exchange.ts'
import { type Floor, PAIR, tradingFloor } from './trading-floor.ts'

type OrderState = { readonly status: number; readonly filled: number; readonly cause: string | null }

export type PriceFloor = {
  readonly floor: Floor
  readonly next: () => Person
  /** Runs a batch without commands. */
  readonly tick: () => Promise<unknown>
  readonly market: () => LiveMarket
  /** Sets the price in minor quote units; undefined for none. */
  readonly setReference: (price: bigint | undefined) => Promise<unknown>
  /** Makes these people use one device from now on. */
  readonly shareDevice: (...people: readonly Person[]) => Promise<unknown>
  /** Freezes an account's payments for 48 hours. */
  readonly freeze: (who: Person) => Promise<unknown>
  /** Makes one account the sub-account of another. */
  readonly makeSubAccount: (sub: Person, owner: Person) => Promise<unknown>
  /** An operator stops an account's payments for a day; returns the stop. */
  readonly stopWithdrawals: (who: Person) => Promise<string>
  readonly liftStop: (stop: string) => Promise<unknown>
  readonly move: (event: MarketEvent) => Promise<unknown>
  readonly call: () => Promise<void>
  /** Ends the auction call immediately and trades its orders. */
  readonly endCall: () => Promise<void>
  readonly became: (placed: Awaited<ReturnType<Floor['place']>>) => Promise<OrderState>
  /** Throws unless the tables match the state, and reopens an empty market at 12.50. */
  readonly reset: () => Promise<void>
}

/** The trading floor with an agreed minimum value of 700 tUSD, and helpers for the price rules. */
export async function priceFloor(traders: number): Promise<PriceFloor> {
  const floor = await tradingFloor()
  const { exchange, core } = floor
  const { db } = exchange.deps
  const inTx = exchange.deps.inTx('operator:test')
  const next = await floor.crowd(traders)
  await sql`insert into least_value (quote, value, at) values ('tUSD', 700000000, now())`.execute(db)
  await floor.start()
  const tick = () => core.submit({ kind: 'take_transfers' })
  const move = (event: MarketEvent) => inTx((tx) => moveMarket(tx, PAIR, event))
  const market = (): LiveMarket => {
    const found = core.view?.state.markets.get(PAIR)
    assert(found, 'the leader has not loaded the market')
    return found
  }
  const setReference = (price: bigint | undefined) =>
    inTx(async (tx) =>
      ok(await saveReference(tx, PAIR, price === undefined ? undefined : { price, source: 'operators' })),
    )
  return {
    floor,
    next,
    tick,
    market,
    setReference,
    move,
    ...accountsOf(floor.exchange),
    call: async () => {
      await move('restrict')
      await move('call')
      await tick()
    },
    endCall: async () => {
      await endCall(exchange.deps)
      await tick()
    },
    became: (placed) => stateOf(db, placed),
    reset: async () => {
      await floor.tablesMatchState()
      await setReference(12_500_000n)
      await tick()
      if (['halted', 'auction'].includes(market().status)) await move('restrict')
      await tick()
      await floor.clearBook()
      if (market().status !== 'open') await move('open')
      await tick()
      await floor.booksAreSound()
      if (core.view !== undefined) core.view.watchlist.starts = []
      Object.assign(market(), { recent: new RecentTrades() })
    },
  }
}

async function stateOf(db: Database, placed: Awaited<ReturnType<Floor['place']>>): Promise<OrderState> {
  assert(placed.ok, 'the order was not accepted')
  const { rows } = await sql<{ status: number; filled: bigint; cause: string | null }>`
    select status, filled_lots as filled, cancel_cause as cause from trading_order where id = ${placed.value.order.id}`.execute(
    db,
  )
  const [row] = rows
  assert(row, 'the order is not in the tables')
  return { ...row, filled: Number(row.filled) }
}

async function endCall(deps: Floor['exchange']['deps']): Promise<void> {
  await sql`update market set auction_until = now() - interval '10 seconds', auction_ends_at = now() - interval '10 seconds'
             where symbol = ${PAIR}`.execute(deps.db)
  await endAuctions(deps)
}

type OfAccounts = Pick<PriceFloor, 'shareDevice' | 'freeze' | 'makeSubAccount' | 'stopWithdrawals' | 'liftStop'>

/** Freezes and links traders' accounts. */
function accountsOf(exchange: TestExchange): OfAccounts {
  const { db } = exchange.deps
  const inTx = exchange.deps.inTx('operator:test')
  return {
    shareDevice: (...people) =>
      inTx(async (tx) => {
        const value = randomUUID()
        for (const { id } of people) await noteTie(tx, { customer: id, kind: 'device', value })
        return ok(undefined)
      }),
    freeze: ({ id }) =>
      inTx(async (tx) => {
        const until = new Date(tx.now.getTime() + 48 * HOUR_MS)
        await insertFreeze(tx, id, 'sign_in_reported', { from: tx.now, until })
        return ok(undefined)
      }),
    makeSubAccount: (sub, owner) =>
      sql`update customer set type = 'sub', parent_id = ${owner.id} where id = ${sub.id}`.execute(db),
    stopWithdrawals: async ({ id: customerId }) => {
      const [id, operator] = [randomUUID(), await exchange.operator('compliance')]
      await inTx(async (tx) => {
        const until_at = new Date(tx.now.getTime() + DAY_MS)
        const about = { scope: 'account_withdrawals', subject_id: customerId, customer_id: customerId } as const
        const why = { reason: 'test', notice: 'safety', thaws: false, by: operator.id } as const
        await insertStop(tx, { id, ...about, ...why, from_at: tx.now, until_at })
        return ok(undefined)
      })
      return id
    },
    liftStop: (id) =>
      inTx(async (tx) => {
        await liftStop(tx, id)
        return ok(undefined)
      }),
  }
}
