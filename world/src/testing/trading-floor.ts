import { orderFlags } from '@tessera/domain/trading/orders/kinds.ts'
import { amount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import { listMarket } from '../../../apps/server/src/trading/markets/list-market.sql.ts'
import { moveMarket } from '../../../apps/server/src/trading/markets/move-market.sql.ts'
import type { AnswerOf, Place } from '../../../apps/server/src/trading/trading/command.ts'
import type { TradingCore } from '../../../apps/server/src/trading/trading/core.ts'
import { loadState } from '../../../apps/server/src/trading/trading/load.sql.ts'
import { replayState } from '../../../apps/server/src/trading/trading/replay.sql.ts'
import { stateHash } from '../../../apps/server/src/trading/trading/state-hash.ts'
import { type Person, testExchange, type TestExchange } from './exchange.ts'

export type Floor = {
  readonly exchange: TestExchange
  readonly core: TradingCore
  /**
   * A verified customer with this balance in spot; create it before the core starts, which reads balances only then.
   */
  readonly trader: (cash: string, shares: number) => Promise<Person>
  /**
   * Creates `count` traders with 10,000 tUSD and `shares` each. Returns a function that returns the next trader.
   */
  readonly crowd: (count: number, shares?: number) => Promise<() => Person>
  /** Places an order such as `buy 5 @ 12.48` in the market of the floor. */
  readonly place: (who: Person, orderText: string, over?: Partial<Place>) => Promise<AnswerOf['place']>
  readonly cancel: (who: Person, order: string) => Promise<AnswerOf['cancel']>
  /** Opens the market; the core of the exchange itself does not run. */
  readonly open: () => Promise<void>
  readonly start: () => Promise<void>
  /** Cancels every open order, so that the next test has an empty book. */
  readonly clearBook: () => Promise<void>
  /**
   * Throws unless the running state equals the state loaded from the tables and the state replayed from the beginning.
   */
  readonly tablesMatchState: () => Promise<void>
  /** Throws with the rows that the invariants return; there are none in a healthy ledger. */
  readonly booksAreSound: () => Promise<void>
}

export const PAIR = 'AURB-tUSD'
const CASH_SCALE = 6

/**
 * An exchange with one open market, AURB-tUSD: tick 0.01, lot 1, fees 0.1 % and 0.15 %, smallest value 1 tUSD, listed
 * at 12.50.
 */
export async function tradingFloor(...options: Parameters<typeof testExchange>): Promise<Floor> {
  const exchange = await testExchange(...options)
  await listPair(exchange)
  const core = exchange.server.trading
  const trader = async (cash: string, shares: number): Promise<Person> => {
    const person = await exchange.customer()
    const spot = { customer: person.id, kind: 'spot' } as const
    const minor = parseAmount(cash, CASH_SCALE)
    if (minor !== undefined && minor > 0n) await exchange.fund(spot, 'tUSD', minor)
    if (shares > 0) await exchange.fund(spot, 'AURB', BigInt(shares))
    return person
  }
  return {
    exchange,
    core,
    trader,
    crowd: async (count, shares = 1_000) => {
      const people: Person[] = []
      for (let at = 0; at < count; at++) people.push(await trader('10000', shares))
      return () => {
        const person = people.pop()
        assert(person, 'the test needs more traders')
        return person
      }
    },
    place: (who, orderText, over = {}) =>
      core.submit({ ...parseOrder(orderText), customer: who.id, clientOrderId: randomUUID(), ...over }),
    cancel: (who, order) => core.submit({ kind: 'cancel', customer: who.id, order, cause: 'requested' }),
    open: () => openMarket(exchange),
    start: async () => {
      await openMarket(exchange)
      await core.start()
    },
    clearBook: async () => {
      const { rows } = await sql<{ order: string; customer: string }>`
        select id as order, customer_id as customer from trading_order where status in (0, 1)`.execute(exchange.deps.db)
      await Promise.all(rows.map((row) => core.submit({ kind: 'cancel', ...row, cause: 'requested' })))
    },
    tablesMatchState: async () => {
      const { db } = exchange.deps
      const runningHash = core.view === undefined ? 'paused' : stateHash(core.view.state)
      assert(
        stateHash(await loadState(db)) === runningHash,
        'the state loaded from the tables differs from the running state',
      )
      assert(stateHash(await replayState(db)) === runningHash, 'the replayed state differs from the running state')
    },
    booksAreSound: async () => {
      const findings = await verify(exchange.database.auditUrl, 'everything')
      if (findings.length > 0)
        throw new Error(`the ledger check failed: ${findings.map((each) => inspect(each)).join()}`)
      assert((await wrongBalances(exchange)) === 0, 'a ledger entry records a wrong balance')
    },
  }
}

/** The number of customers' entries whose balance differs from the sum of all entries before. */
async function wrongBalances(exchange: TestExchange): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
      from (select p.balance, sum(p.amount) over (partition by p.account_id order by p.id) as sum
              from entry p join account a on a.id = p.account_id where a.customer_id is not null) p
     where p.balance is distinct from p.sum`.execute(exchange.deps.db)
  return rows[0]?.n ?? 0
}

async function listPair(exchange: TestExchange): Promise<void> {
  await exchange.coin('AURB', 'token', 0)
  await exchange.coin('tUSD', 'crypto', CASH_SCALE)
  const listed = await exchange.deps.inTx('world')(async (tx) => {
    await listMarket(tx, {
      symbol: PAIR,
      base: 'AURB',
      quote: 'tUSD',
      baseScale: 0,
      quoteScale: CASH_SCALE,
      tick: amount(10_000n),
      lot: amount(1n),
      makerFee: ppm(1_000),
      takerFee: ppm(1_500),
      minValue: amount(1_000_000n),
      maxValue: amount(10n ** 12n),
      band: ppm(200_000),
      dynamicBand: ppm(100_000),
      listingPrice: amount(12_500_000n),
    })
    return ok(undefined)
  })
  assert(listed.ok, 'the market is not listed')
}

async function openMarket({ deps }: TestExchange): Promise<void> {
  await deps.inTx('world')((tx) => moveMarket(tx, PAIR, 'open'))
}

/** Parses an order such as `buy 5 @ 12.48 fok`, `sell 5 market` or `buy 5 @ 12.60 stop 12.55`. */
function parseOrder(orderText: string): Omit<Place, 'customer' | 'clientOrderId'> {
  const words = orderText.split(' ')
  const [side, quantity = ''] = words
  const after = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined)
  const type = words.includes('market') ? 'market' : words.includes('stop') ? 'stop_limit' : 'limit'
  const flag = orderFlags.find((each) => words.includes(each)) ?? (type === 'market' ? 'ioc' : 'gtc')
  const terms = { type, flag, price: after('@'), stop: after('stop'), quantity } as const
  return { kind: 'place', market: PAIR, side: side === 'sell' ? 'sell' : 'buy', ...terms }
}

/** Reads a spot balance from the database. */
export async function spotOf(floor: Floor, who: Person, coin: string): Promise<{ posted: bigint; held: bigint }> {
  const { rows } = await sql<{ posted: bigint; held: bigint }>`
    select posted, held from account where customer_id = ${who.id} and kind = 'spot' and coin = ${coin}`.execute(
    floor.exchange.deps.db,
  )
  return rows[0] ?? { posted: 0n, held: 0n }
}
