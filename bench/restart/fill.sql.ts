import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { asSuperuser } from '../../world/src/superuser.ts'
import { MIDDLE, PAIR } from '../orders/generated-orders.ts'

/** Orders per statement. The lookups of its triggers stay in memory. */
const BATCH_SIZE = 100_000
/** Number of prices per side that have orders. */
const LEVELS = 200

/**
 * Inserts open orders as if customers had placed them, each with its hold; all triggers and constraints apply. The two
 * sides do not cross.
 */
export const fillOrders = (url: string, count: number): Promise<void> =>
  asSuperuser(url, async (client) => {
    for (const statement of people) await client.query(statement)
    for (let from = 0; from < count; from += BATCH_SIZE) {
      await client.query('begin')
      await client.query(request, [from + 1, Math.min(count, from + BATCH_SIZE)])
      for (const statement of inserts) await client.query(statement)
      await client.query('commit')
    }
    await client.query('vacuum analyze')
  })

/** Numbered customers, each with both spot accounts. */
const people = [
  `create temporary table person as
   select row_number() over (order by c.email) - 1 as at, c.id, cash.id as cash, shares.id as shares
     from customer c join account cash on cash.customer_id = c.id and cash.kind = 'spot' and cash.coin = 'tUSD'
     join account shares on shares.customer_id = c.id and shares.kind = 'spot' and shares.coin = 'AURB'`,
  'alter table person add primary key (at)',
  'analyze person',
]

/** A buy holds its value at the limit and the higher fee of each lot, rounded up; a sell holds its lots. */
const request = `
  create temporary table asked on commit drop as
  select n as number, uuidv7() as id, p.id as customer, case side when 'buy' then cash else shares end as account,
         side, ticks, lots,
         case side when 'buy' then lots * (ticks * 10000 + ceil(ticks * 10000 * 0.0015)) else lots end as amount
    from (select n, case n % 2 when 0 then 'buy' else 'sell' end as side, 1 + n / 7 % 10 as lots,
                 ${MIDDLE} + case n % 2 when 0 then -1 else 1 end * (1 + n / 2 % ${LEVELS}) as ticks
            from generate_series($1::bigint, $2::bigint) n) w
    join person p on p.at = n / 2 % (select count(*) from person)`

const inserts = [
  `insert into trading_order (id, number, customer_id, person_id, market, side, type, flag, ticks, lots, price, quantity, maker_fee_ppm,
                          taker_fee_ppm, status, steps, client_order_id, account_id, hold_amount, placed_at)
   select id, number, customer, customer, '${PAIR}', side, 'limit', 'gtc', ticks, lots, ticks * 10000, lots, 1000, 1500, 0, 1,
          'filled-' || number, account, amount, now() from asked order by number`,
  `update account a set held = held + h.amount from (select account, sum(amount) as amount from asked group by account) h where a.id = h.account`,
]

/** The invariants that the inserts could break, over all rows at once: each query returns no row. */
const faults = [
  `select 'I3' from account a left join (select account_id, sum(amount) as posted from entry group by 1) p on p.account_id = a.id
    where a.posted <> coalesce(p.posted, 0)`,
  `select 'I4' from account a left join (select account_id, sum(hold_amount - hold_captured - hold_released) as held from trading_order where closed_at is null group by 1) h
       on h.account_id = a.id where a.held <> coalesce(h.held, 0)`,
  `select 'I9' where (select max(ticks) from trading_order where side = 'buy') >= (select min(ticks) from trading_order where side = 'sell')`,
]

export const checkFill = (url: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    for (const fault of faults) assert((await client.query(`${fault} limit 1`)).rows.length === 0, fault)
  })
