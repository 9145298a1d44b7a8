import type pg from 'pg'
import { MIDDLE, PAIR } from '../orders/generated-orders.ts'

/** Numbered customers with their cash account in spot. */
export const people = `
  create temporary table person as
  select row_number() over (order by c.email) - 1 as at, c.id, a.id as cash
    from customer c join account a on a.customer_id = c.id and a.kind = 'spot' and a.coin = 'tUSD'`

/** Foreign keys in place of the trigger `trading_order_refers`, as they are usually written. */
export const withForeignKeys = `
  drop trigger trading_order_refers on trading_order;
  alter table trading_order
    add foreign key (customer_id) references customer,
    add foreign key (person_id) references customer,
    add foreign key (market) references market,
    add foreign key (account_id) references account`

const insertOrders = `
  insert into trading_order (id, number, customer_id, person_id, market, side, type, flag, ticks, lots, price, quantity, maker_fee_ppm,
                         taker_fee_ppm, status, steps, client_order_id, account_id, hold_amount, placed_at)
  select uuidv7(), n, p.id, p.id, '${PAIR}', 'buy', 'limit', 'gtc', ${MIDDLE}, 1, ${MIDDLE} * 10000, 1, 1000, 1500, 0, 1, 'bench-' || n, p.cash,
         ${MIDDLE} * 10020, now()
    from generate_series($1::bigint, $2::bigint) n join person p on p.at = n * 7919 % (select count(*) from person)`
const holdMoney = `
  update account a set held = held + h.amount
    from (select account_id, sum(hold_amount) as amount from trading_order where number between $1 and $2 group by 1) h where a.id = h.account_id`

/**
 * Commits one batch of orders and the holds of their accounts, as the trading core does, and returns its milliseconds.
 */
export async function commitBatch(client: pg.Client, from: number, until: number): Promise<number> {
  const startedAt = performance.now()
  await client.query('begin')
  await client.query({ name: 'insert', text: insertOrders, values: [from, until] })
  await client.query({ name: 'hold', text: holdMoney, values: [from, until] })
  await client.query('commit')
  return performance.now() - startedAt
}
