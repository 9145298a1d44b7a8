import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { products } from '@tessera/contract/issuance/products/products.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { sql } from 'kysely'
import { maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The currency of the landing page's sums. */
const CURRENCY = 'SGD'

type Counts = { products: number; issuers: number; regions: number; investors: number }
const counts = sql<Counts>`
  select count(*)::int as products, count(distinct terms #>> '{facts,issuer,en}')::int as issuers,
         count(distinct terms #>> '{facts,region,en}')::int as regions,
         (select count(*)::int from customer where kyc_status = 'approved' and status = 'active') as investors
    from product where status <> 'draft' and type <> 'token_sale'`

/** Converts sums to the one currency at the current rate; a coin without a rate adds nothing. */
const inCurrency = (sums: ReturnType<typeof sql>) => sql<{ total: Amount; scale: number }>`
  select coalesce(sum(div(s.amount * r.price * power(10::numeric, f.scale), power(10::numeric, c.scale + ${RATE_SCALE}))), 0)::numeric as total,
         f.scale
    from coin f left join (${sums}) s on true
    left join coin c on c.code = s.coin left join rate r on r.coin = s.coin and r.fiat = f.code
   where f.code = ${CURRENCY} group by f.scale`

const raisedQuery = sql`
  select s.currency as coin, sum(coalesce(s.allotted, s.quantity) * s.price) as amount
    from subscription s where s.status <> 'rejected' group by s.currency`
const tradedQuery = (now: Date) => sql`
  select m.quote as coin, sum(t.value) as amount
    from market m cross join lateral traded_since(m.symbol, ${now}::timestamptz - interval '24 hours') t group by m.quote`

/** The lowest minimum, compared at current rates; minimums without a rate sort last. */
type Lowest = { amount: Amount; currency: string; scale: number }
const lowestQuery = sql<Lowest>`
  select (p.unit_price * p.min_units)::numeric as amount, p.currency, c.scale from product p join coin c on c.code = p.currency
    left join rate r on r.coin = p.currency and r.fiat = ${CURRENCY}
   where p.status = 'in_subscription' and p.type <> 'token_sale' order by p.unit_price * p.min_units * r.price / power(10::numeric, c.scale) nulls last, p.symbol limit 1`

/** Returns the sum as decimal text; `0` if the currency is not listed. */
const sumText = (sum: { total: Amount; scale: number } | undefined): string =>
  sum === undefined ? '0' : formatAmount(sum.total, sum.scale)

/** Returns the numbers of the landing page, computed at this moment. */
export async function siteFacts(tx: Tx): Promise<ReplyOf<typeof products.siteFacts>> {
  const counted = await one(tx, counts)
  const [sum, volume] = [
    await maybeOne(tx, inCurrency(raisedQuery)),
    await maybeOne(tx, inCurrency(tradedQuery(tx.now))),
  ]
  const cheapest = await maybeOne(tx, lowestQuery)
  return {
    ...counted,
    raised: sumText(sum),
    volume24h: sumText(volume),
    currency: CURRENCY,
    lowestMinimum:
      cheapest === undefined
        ? null
        : { amount: formatAmount(cheapest.amount, cheapest.scale), currency: cheapest.currency },
    asOf: tx.now.toISOString(),
  }
}
