import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { listOrders } from '../../apps/server/src/trading/orders/orders.sql.ts'
import { connect } from '../../apps/server/src/platform/database/database.ts'
import { median } from '../median.ts'
import { asSuperuser } from '../../world/src/superuser.ts'

/** Milliseconds of a page of a customer's own orders, with their number. */
export type ListTimes = { readonly orders: number; readonly first: number; readonly last: number }

const PAGE = 20
const TIMES = 50

export const countOrders = (url: string): Promise<number> =>
  asSuperuser(url, async (client) => {
    const { rows } = await client.query<{ orders: number }>('select count(*)::int as orders from trading_order')
    return rows[0]?.orders ?? NaN
  })

/**
 * Times the product's own list for the customer with most orders: its first page, and its last one by the row before
 * it.
 */
export async function listTimes(url: string): Promise<ListTimes> {
  const { customer, key } = await busiest(url)
  const { db } = connect(url, { onError: (error) => console.error(error) })
  try {
    const page = (after?: string) => listOrders({ db }, customer, { page: 1, pageSize: PAGE, after })
    const { total } = await page()
    assert((await page(key)).rows.length === PAGE, 'the last page is not full')
    return { orders: total, first: await msOf(() => page()), last: await msOf(() => page(key)) }
  } finally {
    await db.destroy()
  }
}

/**
 * The customer with most orders, and the number of the row before their last page. Paging through all orders would
 * exceed the request limit.
 */
const busiest = (url: string): Promise<{ readonly customer: string; readonly key: string }> =>
  asSuperuser(url, async (client) => {
    const { rows } = await client.query<{ customer: string; key: string }>(
      `select customer_id as customer, (array_agg(number order by number))[$1]::text as key
         from trading_order group by 1 order by count(*) desc, 1 limit 1`,
      [PAGE + 1],
    )
    const [first] = rows
    assert(first, 'there is no customer with orders')
    return first
  })

async function msOf(read: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const startedAt = performance.now()
    await read()
    took.push(performance.now() - startedAt)
  }
  return median(took)
}
