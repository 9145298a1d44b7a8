import { assert } from '@tessera/domain/outcome.ts'
import { asSuperuser } from '../orders/house.sql.ts'
import { MIDDLE, PAIR } from '../orders/wishes.ts'

/** Orders of one statement. */
const AT_ONCE = 250_000
const MONTHS = 10

/**
 * So many orders that were placed and canceled over the last months, each with what it held, let go, and both steps of its end,
 * in the tables of their months. Triggers do not look on, for the sake of time: `checkHistory` does when all is written.
 */
export const fillHistory = (url: string, count: number): Promise<void> =>
  asSuperuser(url, async (client) => {
    await client.query(`select make_history_partitions(now() - make_interval(months => ${MONTHS}), ${MONTHS})`)
    await client.query('set session_replication_role = replica')
    await client.query(person)
    for (let from = 0; from < count; from += AT_ONCE) {
      await client.query('begin')
      await client.query(canceled, [from + 1, Math.min(count, from + AT_ONCE), count])
      for (const statement of written) await client.query(statement)
      await client.query('commit')
    }
    await client.query('vacuum analyze')
  })

const person = `
  create temporary table person as
  select row_number() over (order by c.email) - 1 as at, c.id, a.id as cash
    from customer c join account a on a.customer_id = c.id and a.kind = 'spot' and a.coin = 'tUSD'`

const canceled = `
  create temporary table canceled on commit drop as
  select n as number, uuidv7(age) as id, now() + age as at, p.id as customer, p.cash, 1 + n % 10 as lots,
         ${MIDDLE} - 1 - n % 200 as ticks
    from generate_series($1::bigint, $2::bigint) n
   cross join lateral (select (n - $3::bigint) * (interval '${MONTHS} months' / $3::bigint) as age) aged
    join person p on p.at = n % (select count(*) from person)`

const written = [
  `insert into otc_order (id, number, customer_id, person_id, market, side, type, flag, ticks, lots, price, quantity, maker_fee_ppm,
                          taker_fee_ppm, status, cancel_cause, canceled_number, steps, client_order_id, account_id, hold_amount,
                          hold_released, placed_at, closed_at)
   select id, 2 * number - 1, customer, customer, '${PAIR}', 'buy', 'limit', 'gtc', ticks, lots, ticks * 10000, lots, 1000, 1500, 4, 'asked',
          2 * number, 3, 'canceled-' || number, cash, lots * ticks * 10100, lots * ticks * 10100, at, at from canceled order by number`,
  `insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
   select 'otc_order', id, n, case n when 2 then '0' else '5' end, case n when 2 then '5' else '4' end, at, 'customer:' || customer
     from canceled cross join generate_series(2, 3) n order by number, n`,
]

/** What triggers and keys would have refused: each returns no row. */
const faults = [
  `select 'an order on no account of its customer' from otc_order o left join account a on a.id = o.account_id and a.customer_id = o.customer_id where a.id is null`,
  `select 'an order of nobody' from otc_order o left join customer c on c.id = o.customer_id where c.id is null`,
]

export const checkHistory = (url: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    for (const fault of faults) assert((await client.query(`${fault} limit 1`)).rows.length === 0, fault)
  })
