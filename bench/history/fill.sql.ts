import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { asSuperuser } from '../../world/src/superuser.ts'
import { MIDDLE, PAIR } from '../orders/generated-orders.ts'

/** Number of orders per statement. */
const BATCH_SIZE = 250_000
const MONTHS = 10

/**
 * Inserts closed orders of the last months. Two of every four were placed and cancelled, with both steps in the tables
 * of their months. The other two traded with each other. To save time, triggers are disabled and accounts are not
 * changed; `checkHistory` checks everything at the end.
 */
export const fillHistory = (url: string, count: number): Promise<void> =>
  asSuperuser(url, async (client) => {
    await client.query(`select make_history_partitions(now() - make_interval(months => ${MONTHS}), ${MONTHS})`)
    await client.query('set session_replication_role = replica')
    await client.query(person)
    for (let from = 0; from < count; from += BATCH_SIZE) {
      await client.query('begin')
      await client.query(closed, [from + 1, Math.min(count, from + BATCH_SIZE), count])
      for (const statement of inserts) await client.query(statement)
      await client.query('commit')
    }
    await client.query('vacuum analyze')
  })

const person = `
  create temporary table person as
  select row_number() over (order by c.email) - 1 as at, c.id, cash.id as cash, shares.id as shares
    from customer c join account cash on cash.customer_id = c.id and cash.kind = 'spot' and cash.coin = 'tUSD'
    join account shares on shares.customer_id = c.id and shares.kind = 'spot' and shares.coin = 'AURB'`

/** Every fourth order is the maker that the next one takes completely at its price. */
const closed = `
  create temporary table closed on commit drop as
  select n as number, n % 4 in (3, 0) as traded, n % 4 = 0 as takes, uuidv7(age) as id, age, now() + age as at,
         p.id as customer, p.cash, p.shares, 1 + (n - 1) / 4 % 10 as lots, ${MIDDLE} - 1 - (n - 1) / 4 % 200 as ticks
    from generate_series($1::bigint, $2::bigint) n
   cross join lateral (select (n - $3::bigint) * (interval '${MONTHS} months' / $3::bigint) as age) aged
    join person p on p.at = n % (select count(*) from person)`

const inserts = [
  `insert into trading_order (id, number, customer_id, person_id, market, side, type, flag, ticks, lots, price, quantity, maker_fee_ppm,
                          taker_fee_ppm, status, cancel_cause, canceled_number, steps, client_order_id, account_id, hold_amount,
                          hold_released, placed_at, closed_at)
   select id, 2 * number - 1, customer, customer, '${PAIR}', 'buy', 'limit', 'gtc', ticks, lots, ticks * 10000, lots, 1000, 1500, 4, 'requested',
          2 * number, 3, 'canceled-' || number, cash, lots * ticks * 10100, lots * ticks * 10100, at, at from closed where not traded order by number`,
  `insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
   select 'otc_order', id, n, case n when 2 then '0' else '5' end, case n when 2 then '5' else '4' end, at, 'customer:' || customer
     from closed cross join generate_series(2, 3) n where not traded order by number, n`,
  `insert into trading_order (id, number, customer_id, person_id, market, side, type, flag, ticks, lots, price, quantity, filled_lots, filled_value,
                          fee, maker_fee_ppm, taker_fee_ppm, status, steps, client_order_id, account_id, hold_amount, hold_captured,
                          hold_released, placed_at, closed_at)
   select id, 2 * number - 1, customer, customer, '${PAIR}', case when takes then 'sell' else 'buy' end, 'limit', 'gtc', ticks, lots, ticks * 10000,
          lots, lots, lots * ticks * 10000, lots * ticks * case when takes then 15 else 10 end, 1000, 1500, 3, 2, 'traded-' || number,
          case when takes then shares else cash end, case when takes then lots else lots * ticks * 10100 end,
          case when takes then lots else lots * ticks * 10010 end, case when takes then 0 else lots * ticks * 90 end, at, at
     from closed where traded order by number`,
  `insert into fill (id, market, seq, maker_order, maker_step, maker_status, taker_order, taker_step, taker_status, taker_side, price, quantity,
                     value, maker_fee, taker_fee, at, auction, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance,
                     seller_quote_balance, seller_base_balance, buyer_base_balance, journal_id, journal_seq, prev_hash, hash)
   select uuidv7(t.age), '${PAIR}', t.number / 4, m.id, 2, 3, t.id, 2, 3, 'sell', t.ticks * 10000, t.lots, t.lots * t.ticks * 10000,
          t.lots * t.ticks * 10, t.lots * t.ticks * 15, t.at, false, m.cash, t.cash, 0, t.shares, m.shares, 0, 0, 0, 0, uuidv7(t.age),
          -t.number / 4, sha256(m.number::text::bytea), sha256(t.number::text::bytea)
     from closed t join closed m on m.number = t.number - 1 where t.takes order by t.number`,
]

/** Faults that triggers and keys would have rejected: each query returns no row. */
const faults = [
  `select 'the account of an order does not belong to its customer' from trading_order o left join account a on a.id = o.account_id and a.customer_id = o.customer_id where a.id is null`,
  `select 'the customer of an order does not exist' from trading_order o left join customer c on c.id = o.customer_id where c.id is null`,
  `select 'a fill does not match its two orders' from fill f left join trading_order m on m.id = f.maker_order left join trading_order t on t.id = f.taker_order
    where (m.side = 'buy' and t.side = 'sell' and m.status = 3 and t.status = 3 and m.filled_value = f.value and t.filled_value = f.value) is not true
      and f.journal_seq < 0`,
]

export const checkHistory = (url: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    for (const fault of faults) assert((await client.query(`${fault} limit 1`)).rows.length === 0, fault)
  })
