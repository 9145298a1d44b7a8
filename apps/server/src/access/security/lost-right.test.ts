import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
})
afterAll(() => floor.exchange.close())

const IN_FLIGHT = 100

/** Returns the number of accepted orders and requested transfers of a person so far. */
const acceptedCounts = (who: Person) => sql<{ orders: number; transfers: number }>`
  select (select count(*)::int from trading_order where customer_id = ${who.id}) as orders,
         (select count(*)::int from transfer where customer_id = ${who.id}) as transfers`

test.each([
  ['AZ-06 identity', sql`kyc_status = 'rejected'`, 'KYC_REQUIRED'],
  ['AZ-07 the only second factor', sql`mobile_check = false`, 'SECURITY_FACTOR_REQUIRED'],
] as const)(
  '%s is lost during a hundred actions with money, and no action begins after that commit',
  async (_name, loss, code) => {
    const { exchange } = floor
    const who = await floor.trader('10000', 0)
    await exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', 1_000_000_000n)
    await floor.start()
    const placing = () => floor.place(who, 'buy 1 @ 12.40')
    const moving = () =>
      exchange
        .api(transfers, who)
        .create({ coin: 'tUSD', amount: '1', from: 'token', to: 'spot' }, { idempotencyKey: randomUUID() })
    const running = Array.from({ length: IN_FLIGHT }, (_, n) => (n % 2 === 0 ? placing() : moving()))
    const ended = Promise.allSettled(running)
    // Some of them have finished, most have not.
    await Promise.any(running)
    const valueAtChange = await exchange.deps.db.transaction().execute(async (tx) => {
      // The change waits for all actions with money, which take long on a busy machine.
      await sql`set local lock_timeout = '30s'`.execute(tx)
      await sql`update customer set ${loss} where id = ${who.id}`.execute(tx)
      return (await acceptedCounts(who).execute(tx)).rows[0]
    })
    const late = await placing()
    expect(late).toMatchObject({ ok: false, code })
    await expect(moving()).rejects.toMatchObject({ code })
    await ended
    expect((await acceptedCounts(who).execute(exchange.deps.db)).rows[0]).toEqual(valueAtChange)
    expect((valueAtChange?.orders ?? 0) + (valueAtChange?.transfers ?? 0)).toBeGreaterThan(0)
    await floor.clearBook()
    await floor.booksAreSound()
  },
)
